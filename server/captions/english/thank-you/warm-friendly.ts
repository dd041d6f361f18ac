import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Somebody thought up all these questions. Thank you to {the people who make|everyone behind|whoever wrote} the DCK deck.',
          'A {little|small|heartfelt} thank-you to the people who wrote the DCK cards.',
        ],
        linkedin: [
          'A good question is hard to write, as anyone who’s {run a meeting|planned a workshop} knows. So thank you to {the people who make|everyone behind} the DCK cards.',
          'We thank people for answers all the time. {I’d like to thank|Here’s a thank-you to} the people behind the DCK cards for {asking|their questions}.',
        ],
        facebook: [
          'I’d like to {thank|say thank you to|say thanks to} the people you don’t see: the ones who wrote the DCK cards.',
          'You don’t often thank the {makers|writers|authors} of a deck of cards, do you? Well, thank you, DCK.',
        ],
        threads: [
          'Dear {DCK people|people at DCK|people who make DCK}: thank you for the questions.',
          'Thank you, DCK, for {asking nicely|all the questions|being so curious}.',
        ],
        tiktok: [
          'This is {just|only} me saying {thank you|thanks} to the people who wrote the DCK cards.',
          'Whoever wrote {these|my|the} DCK cards: thank you.',
        ],
      },
      middles: [
        'You can tell someone {took their time|took trouble} over every card, {and they’re a pleasure to read|right down to the last word}.',
        'The questions are {kind|friendly}, and they {let me do my own thinking|don’t tell me what to think}.',
        'The cards are {so short|short and clear}, and I can {guess|imagine} how {much work goes into that|long that takes}.',
      ],
      closings: [
        'I just wanted to {say so|let you know}.',
        'I’m enjoying {every one|every card}.',
        '',
      ],
      prompts: [
        'Who would you like to {thank|say thanks to}? Tell me in the comments.',
        'Who {asks you good questions|makes you think}? Thank them in the comments.',
      ],
    },
    // To the person who pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you, [who told you about it], for {telling me about|pointing me to|introducing me to} the DCK deck.',
          'I’ve got these DCK cards because of [who told you about it]. {Thank you for that|So, thank you|Thanks for that}.',
        ],
        linkedin: [
          'Good tips rarely come from {a newsletter|an advert}. The one about the DCK deck came from [who told you about it], and I’m {grateful|thankful}.',
          'Thank you, [who told you about it]. Without you I’d {never have looked at|have missed} the DCK cards, and that would have been {a pity|a shame}.',
        ],
        facebook: [
          'This one’s for [who told you about it]: {thank you|thanks|many thanks} for the tip about the DCK deck.',
          'Everyone needs someone like you, [who told you about it]. Thank you for {the DCK tip|telling me about DCK|pointing me to DCK}.',
        ],
        threads: [
          'Thanks for the DCK tip, [who told you about it]. {You know me well|Good call|Well spotted}.',
          'You were right about {DCK|the DCK deck|the DCK cards}, [who told you about it]. Thank you.',
        ],
        tiktok: [
          'I’ve got DCK {because of|thanks to|on the advice of} [who told you about it], so: thank you.',
          '[who told you about it], {this DCK deck is your fault|I blame you for DCK|you got me into DCK}. Thanks for the tip.',
        ],
      },
      middles: [
        'A deck of cards {full of questions|that asks me things}: {that’s very me|that’s my kind of thing}.',
        'The cards are {just what I like|exactly my thing}: short, friendly and {a bit nosy|full of ideas}.',
        'I {like|love} the cards already, and I’ll {spread the word|tell everyone who’ll listen}.',
      ],
      closings: [
        'There’s {a coffee|a cup of tea} in it.',
        'Tips like that don’t come along {often|every day}.',
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
          'Thank you, DCK, for something I can {hold|hold in my hands|shuffle}.',
          'Real cards, no screen. Thank you for {that|those|making them}, DCK.',
        ],
        linkedin: [
          'My whole working day happens on a screen, so thank you to the people behind the DCK cards for {something to hold|something printed|a reason to look up}.',
          'Somebody decided that good questions belong {in print|on a card}, not on a slide. {Thank you for that|Well done, and thank you}, DCK.',
        ],
        facebook: [
          'Thank you to the DCK people for making {cards|a deck of cards} and not {one more|yet another} thing to log in to.',
          'A small thank-you to DCK for {a small pleasure|a simple pleasure|simple things}: cards, and nothing that beeps.',
        ],
        threads: [
          'Thank you, DCK, for {not being a notification|staying off my screen|not beeping}.',
          'DCK, thank you for {a deck|something|cards} I can’t scroll past.',
        ],
        tiktok: [
          'Thank you, DCK, for {real cards|proper cards|cards I can hold}. That’s the post.',
          'I’m on my phone to thank the {people behind|makers of|people at} DCK for a box of cards.',
        ],
      },
      middles: [
        'It’s {nice|good|lovely} to read a card slowly, without anything popping up beside it.',
        'I like having the cards {within reach|beside me}, for when I’ve {been online for too long|had enough of pixels}.',
        'You can put a card {in the middle|on the table} and {talk about it|just talk}, and nobody has to share a screen.',
      ],
      closings: [
        'My eyes {say thanks|are grateful} too.',
        'I’d take {more decks|any tool} like this.',
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
          'Thank you to the people behind the DCK deck. I already know {where it’s going|what it’s for|where I’ll use it}.',
          'Dear DCK people, thank you for these cards. {They have a job here|I’ve got a job for them|They won’t be bored}.',
        ],
        linkedin: [
          'The nicest thank-you for a tool is using it. So thank you, DCK, and {here’s|this is} my plan for {the cards|your cards}.',
          'Thank you to the people behind the DCK deck. I like {tools|things} that {make me want to start|give me ideas for my work}.',
        ],
        facebook: [
          'Thank you, DCK. Yes, I’m thanking a {box|deck} of cards, and {yes, I have plans for it|I’ve made plans for it}.',
          'To the people who make DCK: {thank you|thanks}. Your cards are going to {get some use|be busy}.',
        ],
        threads: [
          'Thank you, DCK. I’ve {found a use for you|got work for you|put you on the agenda}.',
          'My thank-you to DCK: {actually using|really using|making plans for} the cards.',
        ],
        tiktok: [
          'Thank you, DCK! {Here’s|This is} what {I want to do|I’m planning to do} with the cards.',
          'DCK people, thank you. {Guess what I’m planning|You should hear my plan|I’ve got a plan for the deck}.',
        ],
      },
      middles: [
        'I’d like to put a few cards on the table for [a project or meeting] and {see what comes up|take it from there|see who picks what}.',
        'The cards are coming with me to [where you’ll use them], and {I’m curious who draws first|somebody has to draw first|everyone gets one}.',
        'First {up|stop|on the list}: [a project or meeting], with a card {each|for everyone}.',
      ],
      closings: [
        'I’ll tell you how it {goes|went}.',
        'I’m {rather |}looking forward to {it|that}.',
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
          'Thank you, DCK, for one card {above all|in particular|most of all}.',
        ],
        linkedin: [
          'Sometimes {one|a single} sentence makes you see your work differently. {Thank you|Thanks} to the people behind the DCK cards for one of those.',
          'I’d like to thank the people who make the DCK deck for one card {in particular|above all}. It {asks what I’d rather avoid|goes straight to the point}.',
        ],
        facebook: [
          'Do you ever {read a sentence|come across a line} and feel caught? {Thank you for that|Thanks a lot}, DCK.',
          'Out of the whole DCK deck, one card {got me|stayed with me|won’t leave me alone}. Thank you for it, DCK.',
        ],
        threads: [
          'One DCK card {has my number|knows me too well|reads my mind}. Thank you, I suppose.',
          'Thank you, DCK, for a card I {can’t stop thinking about|keep going back to|had to read twice}.',
        ],
        tiktok: [
          'Thank you, DCK, for {the one|one|a} card I keep coming back to.',
          'One DCK card {has|got|caught} my attention, so thank you to its author.',
        ],
      },
      middles: [
        'The card I mean is [its title], and {it’s mine now|I’ve grown fond of it|I’d like it framed}.',
        'The card is [the title of your card], and it made me {smile|sit up|rethink a thing or two}.',
        'The card {brought up|reminded me of|set me thinking about} [what it made you think of].',
      ],
      closings: [
        '{All that from one card|Not bad for one card}.',
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
    'The card in front of me: {card}.',
    'The card I read last: {card}.',
    'In front of me {as I write|right now}: {card}.',
    'I’m looking at {card}{| right now}.',
    'The card I have here is {card}.',
    'Right here in front of me: {card}.',
  ],
};
