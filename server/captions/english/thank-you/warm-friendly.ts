import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Somebody thought up all these questions. Thank you to {the people who make|everyone behind} {DCK|the DCK deck}.',
          'A {little|small} thank-you to the {people|clever people} who wrote the DCK cards.',
        ],
        linkedin: [
          'A good question is hard to write, as anyone who’s {run a meeting|planned a workshop} knows. So thank you to {the people who make|everyone behind} the DCK cards.',
          'We thank people for answers all the time. {I’d like to thank|Here’s a thank-you to} the people behind the DCK cards for {asking|their questions}.',
        ],
        facebook: [
          'I’d like to {say thank you|say thanks} to some people I’ve never met: the ones who {make|wrote} the DCK cards.',
          'You don’t often thank {a deck of cards|the makers of a card deck}, do you? {Well, thank you, DCK|I will: thank you, DCK}.',
        ],
        threads: [
          'Dear {DCK people|people at DCK|people who make DCK}: thank you for the questions.',
          'Thank you, DCK, for {asking|all the questions|being curious}.',
        ],
        tiktok: [
          'This is {just|only} me saying {thank you|thanks} to the people who make DCK.',
          'Whoever wrote {these DCK cards|the DCK cards|the questions on these DCK cards}: thank you.',
        ],
      },
      middles: [
        'You can tell that someone {took their time|thought hard} over every card, and {it’s a pleasure to read them|I notice}.',
        'The cards {ask kindly|are kind}, and they {let me do my own thinking|don’t tell me what to think}.',
        'Each card is {only a few words|so short}, and I know how {hard that is|much work that takes}.',
      ],
      closings: ['I {just |}wanted to say so.', 'Whoever you are, {thank you|I’m grateful}.', ''],
      prompts: [
        'Who would you like to {thank|say thanks to}? Tell me in the comments.',
        'Who {asks you good questions|makes you think}? Thank them in the comments.',
      ],
    },
    // To whoever pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you, [who told you about it], for {telling me about|pointing me to} {DCK|the DCK deck}.',
          '[who told you about it] is the reason I have {DCK|the DCK deck|these DCK cards}. Thank you.',
        ],
        linkedin: [
          'Good tips rarely come from {a newsletter|an advert}. The one about the DCK deck came from [who told you about it], and I’m {grateful|very glad}.',
          'Thank you, [who told you about it]. Without you I’d {never have looked at|have missed} the DCK cards, and that would have been {a pity|a shame}.',
        ],
        facebook: [
          'This one’s for [who told you about it]: {thank you for|thanks for} {the DCK cards|the tip about the DCK deck}.',
          'Everyone {needs|should have} a person like [who told you about it]. Thank you for {DCK|the DCK deck}.',
        ],
        threads: [
          'Thanks for the DCK tip, [who told you about it]. {You know me well|Good call|You were right}.',
          '[who told you about it] was right about {DCK|the DCK deck|the DCK cards}. Thank you.',
        ],
        tiktok: [
          'I’ve got DCK because of [who told you about it]. {Thank you|Thanks|So thank you}.',
          '[who told you about it], {this DCK deck is your fault|I blame you for DCK|you got me into DCK}. Thanks.',
        ],
      },
      middles: [
        'A deck of cards that asks me things: {that really is|that’s} {my kind of thing|very me}.',
        'The cards are {just what I like|right up my street}: short, {friendly|kind} and a bit nosy.',
        'I {like|love} the deck, and {that tip was a good one|I’m glad I listened}.',
      ],
      closings: [
        'And now {I’m passing it on|I’m telling you all}.',
        'Good tips {deserve|are worth} a thank-you.',
        '',
      ],
      prompts: [
        'Who gives you {good tips|the good tips}? Tag and thank them in the comments.',
        'What’s the nicest tip you’ve {had|been given}? Tell me in the comments.',
      ],
    },
    // For cards instead of screens.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for something I can {hold|hold in my hands|put on a table}.',
          'Real cards, no screen. Thank you {for that|so much for that}, {DCK|dear DCK people}.',
        ],
        linkedin: [
          'My whole working day happens on a screen, so a thank-you to the people who {make|print} the DCK cards. {I needed something to hold|They’re a nice change}.',
          'Somebody decided that good questions belong {in print|on a card}, not on a slide. {Thank you, DCK|To the people at DCK: thank you}.',
        ],
        facebook: [
          'Thank you to the DCK people for making {cards|a deck of cards} and not {one more thing|yet another thing} to log in to.',
          'A {small|little} thank-you for {small|simple} pleasures: the DCK deck, and nothing that beeps.',
        ],
        threads: [
          'Thank you, DCK, for {not being a notification|staying off my screen|not beeping}.',
          'DCK, thank you: {a deck|something} I can’t {scroll|scroll past}.',
        ],
        tiktok: [
          'Thank you, DCK, for {real cards|proper cards|cards I can hold}. That’s the video.',
          'I’m on my phone to say thank you for DCK, {which is a deck of cards|a deck of cards|a box of cards}.',
        ],
      },
      middles: [
        'It’s {nice|good} to read a card {slowly|in peace}, with nothing popping up beside it.',
        'I {like|love} having the cards {within reach|beside me}, for when I’ve {looked at a screen for too long|had enough of the screen}.',
        'You can put a card {in the middle|on the table} and {talk about it|talk}, and nobody has to share a screen.',
      ],
      closings: [
        'My eyes {say thanks|are grateful} too.',
        'More {decks like that|cards}, please.',
        '',
      ],
      prompts: [
        'What’s your favourite thing {without a screen|on paper}? Tell me in the comments.',
        'What do you do to {rest your eyes|get off the screen}? I’ll read the comments. On a screen.',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you for the DCK deck. I {know what it’s for|have plans for it|know where I’ll use it} already.',
          'Dear DCK people, thank you. {Your cards have a job here|I’ve got a job for your cards|Your cards won’t be bored}.',
        ],
        linkedin: [
          'The nicest thank-you for a tool is using it. So thank you, DCK, and {here’s my plan|this is my plan|these are my plans} for the cards.',
          'Thank you to the people behind the DCK deck. I {like tools|enjoy things} that {make me want to start|give me ideas for my work}.',
        ],
        facebook: [
          'Thank you, DCK! Yes, I’m thanking a {box|deck} of cards, and {yes, I have plans for it|I’m already making plans}.',
          'To the people who make DCK: {thank you|thanks}. Your cards are {going to get some use|going to be busy}.',
        ],
        threads: [
          'Thank you, DCK. I’ve {found a use for you|got work for you|put you on the agenda}.',
          'Saying thank you to DCK by {actually using|really using|making plans for} the cards.',
        ],
        tiktok: [
          'Thank you, DCK! {Here’s|This is|Now for} what I want to do with the cards.',
          'The DCK people should know {what I’m planning|my plans|what I’m up to}, so: thank you.',
        ],
      },
      middles: [
        'I’d like to {lay|put} a few cards on the table for [a project or meeting] and {see what comes up|just start}.',
        'The cards {are coming with me|come along} to [where you’ll use them]. {I’m curious|I look forward to it}.',
        'I {can’t wait|want} to draw {a card|a few cards} with [a friend’s name].',
      ],
      closings: [
        'Thanks to you I’ve {got|found} something to try.',
        'It’s {nice|good} to have something to {look forward to|try}.',
        '',
      ],
      prompts: [
        'What would you use {the cards|a card like that} for? Tell me in the comments.',
        'What are you {working on|making}? Tell me in the comments, and I’ll draw you a card.',
      ],
    },
    // For one card.
    {
      openings: {
        instagram: [
          'There’s one DCK card I {want|have|would like} to say thank you for.',
          'Thank you, DCK, for {one card above all|one card in particular|one card most of all}.',
        ],
        linkedin: [
          'Sometimes {one sentence|a single sentence} is enough to look at your work differently. {Thank you|Thanks} to the people behind the DCK cards for one of those.',
          'I’d like to thank the people who make the DCK deck for one card {in particular|above all}. It {asks what I’d rather avoid|goes straight to the point}.',
        ],
        facebook: [
          'Do you ever {read a sentence|come across a line} and feel caught? {Thank you for that|Thanks a lot}, DCK.',
          'Out of the whole DCK deck, one card {got me|stayed with me|won’t leave me alone}. Thank you for it.',
        ],
        threads: [
          'One DCK card {has my number|knows me too well|read my mind}. Thank you, I suppose.',
          'Thank you, DCK, for {one card|a card} I {can’t stop thinking about|keep going back to}.',
        ],
        tiktok: [
          'Thank you, DCK, for {this one card|one card|a card} I keep coming back to.',
          'One DCK card {has|got} my attention, and I want to say {thank you|thanks}.',
        ],
      },
      middles: [
        'The card {I mean|I’m talking about}: [its title]. {I’ll keep that one close|That one’s mine now}.',
        'It’s [the title of your card], and it {made me think|made me stop|has stayed with me}.',
        'The card is {short|only a few words}, and it {made me|makes me} think of [what it made you think of].',
      ],
      closings: [
        'One card {is enough|will do} to say thank you for.',
        'Well done, whoever {wrote it|thought of it}.',
        '',
      ],
      prompts: [
        'Which {line|sentence} won’t leave you alone? Share it in the comments.',
        'Got the deck too? Tell me your {card|favourite} in the comments.',
      ],
    },
  ],
  cards: [
    'My card {right now|at the moment}: {card}.',
    'The card in front of me: {card}.',
    'The card I {drew|turned over}: {card}.',
    'I {drew|pulled} {card}.',
    'One {to show you|for you to see}: {card}.',
    'On top{| of the deck}: {card}.',
  ],
};
