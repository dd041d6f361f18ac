import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'A thank-you to the people who {write|wrote} the DCK cards, {and their questions|for their questions}.',
          'Good questions take work. Thank you to {the people behind|everyone who makes|the makers of} the DCK deck.',
        ],
        linkedin: [
          'Anyone who has written questions for a workshop knows {how long it takes|how hard it is}. My thanks to {the people|everyone} behind the DCK cards.',
          'We {rarely|seldom} thank the people who make our tools. So: thank you to {everyone at|all of you at} DCK for a deck of good questions.',
        ],
        facebook: [
          'I would like to say thank you to the people who make the DCK cards. Good questions are rare, and {I enjoy yours|yours are good|yours make me think}.',
          'A {short|small} thank-you to {the people behind DCK|DCK} for a deck that asks {good|sensible} questions.',
        ],
        threads: [
          'Thank you, DCK, for questions that {get to the point|don’t answer themselves|leave room}.',
          'To whoever {edits|writes|words} the DCK cards: thank you.',
        ],
        tiktok: [
          'I would like to {thank|say thank you to|say thanks to} the people who make DCK.',
          'A thank-you to DCK, for {asking well|good questions|their questions}.',
        ],
      },
      middles: [
        'The cards are {short|brief} without being {vague|glib}, and {that takes care|I know how much work that is}.',
        'What I {like|value} is that the cards ask {without lecturing|in plain words}, and {leave the thinking to me|trust people to think}.',
        'There is {nothing spare|no padding} on the cards. Someone {cared|took the time}.',
      ],
      closings: [
        'That {deserves|is worth} a thank-you.',
        'I {enjoy using them|appreciate it}.',
        '',
      ],
      prompts: [
        'Who {asks the good questions|asks good questions} where you work? Thank them in the comments.',
        'Whose work {goes unthanked|deserves more thanks}? Tell me in the comments.',
      ],
    },
    // To whoever pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you, [who told you about it], for {recommending|introducing me to|showing me} the DCK deck.',
          'I {found|came across} DCK {thanks to|because of} [who told you about it]. Thank you.',
        ],
        linkedin: [
          'Most of the tools I like came from a colleague’s tip. For the DCK deck, my thanks {go to|are due to|belong to} [who told you about it].',
          '[who told you about it] thought the DCK cards {would suit me|might suit my work|would be my sort of thing}. That was a good guess, and I am grateful.',
        ],
        facebook: [
          'A thank-you to [who told you about it], without whom I {would not have|would never have found|might have missed} the DCK cards.',
          'Some people {remember|know} what you like. Thank you, [who told you about it], for {DCK|the DCK deck}.',
        ],
        threads: [
          'I know DCK through [who told you about it]. {Thank you|I am grateful|It was a good tip}.',
          'Thank you for the DCK deck, [who told you about it]. {Well chosen|A good tip|You were right}.',
        ],
        tiktok: [
          'My thanks for {DCK|the DCK deck|the DCK cards} go to [who told you about it].',
          'Thank you, [who told you about it], for {DCK|the DCK deck|the DCK cards}.',
        ],
      },
      middles: [
        'I like a deck that asks questions, {and these are good ones|and the cards ask good ones|good ones above all}.',
        'I {enjoy|like} the cards: they are {short and clear|brief}, and {they make me think|they ask a lot}.',
        'The cards are {within reach|on my desk}, and I {look forward to using|am glad of} them.',
      ],
      closings: [
        'A tip {like that|of that kind} is worth {passing on|a thank-you}.',
        'I {hope to return|would like to return} the favour.',
        '',
      ],
      prompts: [
        'Whose recommendations do you {trust|follow}? Tell me in the comments.',
        'Which {tip|recommendation} are you grateful for? I’d like to hear it in the comments.',
      ],
    },
    // For cards instead of screens.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for {a tool I can hold|something printed|a deck of real cards}.',
          'A thank-you to DCK for an hour {away from|without} {screens|the screen}.',
        ],
        linkedin: [
          'In a {day|week} full of video calls, I am grateful for anything on {a table|paper}. Thank you to the people who make the DCK cards.',
          'Not everything at work needs {a login|a screen}. Thank you, DCK, for {a deck of cards|keeping it to cards}.',
        ],
        facebook: [
          'I like {paper|printed things}, so thank you to {the people at DCK|DCK} for making a deck of cards.',
          'Thank you, DCK. I {needed|was glad of} something {to look at that is not|other than} a screen.',
        ],
        threads: [
          'Thank you, DCK, for {nothing to install|not needing an update|leaving my screen out of it}.',
          'DCK is {cards on a table|a deck on a table|cards, not slides}. I am grateful for that.',
        ],
        tiktok: [
          'A thank-you for {cards|paper|printed cards}: DCK.',
          'I spend {a lot of time|hours|most days} on screens. So thank you, DCK, for cards.',
        ],
      },
      middles: [
        'A card on the table can be {read by everyone|moved and passed on}, and {no one|nobody} has to share a screen.',
        'I read the cards {slowly|with some care}, which {I seldom do|is not how I read} on a screen.',
        'The deck {can sit beside|can lie next to} the keyboard, as a {quiet|small} reminder to {look up|stop and think}.',
      ],
      closings: ['It is a {welcome|pleasant} change.', 'I find that {restful|pleasant}.', ''],
      prompts: [
        'What do you still {like|prefer} on paper? Tell me in the comments.',
        'How do you {get away from|step away from} the screen at work? Let me know in the comments.',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you to {the people at DCK|DCK|everyone at DCK}. I know what I would like to use the cards for.',
          'A thank-you to DCK, and {a plan for the cards|an idea for the cards|what I have in mind for the deck}.',
        ],
        linkedin: [
          'The people who make a tool seldom hear {what it is used for|where it ends up}. So, to the people at DCK: thank you, and here is {my plan|what I have in mind}.',
          'Thank you to the people behind the DCK cards. I like {a tool|a method} I can {use in my own work|put to work} at once.',
        ],
        facebook: [
          'Thank you, DCK. I have {already |}found {a use|a place} for the cards.',
          'I {wanted|would like} to thank the people behind DCK and tell them what I {have planned|am planning} with the deck.',
        ],
        threads: [
          'Thank you, DCK. The cards {have a purpose already|will be used|have work to do}.',
          'A good tool suggests its own use. {Thank you|Thanks|My thanks}, DCK.',
        ],
        tiktok: [
          'Thank you, DCK. Here is {what I’m planning|my plan|what I’d like to do} with the cards.',
          'A {short|quick|small} thank-you to DCK, and what I’ll use the deck for.',
        ],
      },
      middles: [
        'I would like to {try|use} {a few|some of the} cards for [a project or meeting].',
        'The cards {could be|would make} a good start for [what you are working on], {I think|and I look forward to it}.',
        'I {plan|intend} to take the deck to [where you’ll use it] and {let people draw|see which cards people choose}.',
      ],
      closings: [
        'I am {curious|keen} to see {where it leads|how it goes}.',
        'One {card|question} will be enough to begin.',
        '',
      ],
      prompts: [
        'Where would you {use|try} a card? Tell me in the comments.',
        'What are you {working on|developing} at the moment? I’d like to read it in the comments.',
      ],
    },
    // For one card.
    {
      openings: {
        instagram: [
          'A thank-you to DCK for {one card in particular|a single card|one card}.',
          'Of the DCK cards I have read, one {stayed with me|has stayed on my mind|made me stop}. Thank you for it.',
        ],
        linkedin: [
          'Sometimes {one sentence|a single sentence} is enough to {start a discussion|see a problem clearly}. Thank you, DCK, for a card like that.',
          'There is one DCK card I {want|would like} to keep in view {at work|on my desk}. To the person who wrote it: thank you.',
        ],
        facebook: [
          'I don’t know who wrote my favourite DCK card, but I {would like to|wanted to|want to} thank them.',
          'A {small|short} thank-you for a {small|short} thing: one card from the DCK deck.',
        ],
        threads: [
          'One DCK card {says what I needed to hear|asks what I had avoided|has stayed with me}. Thank you.',
          'Thank you, DCK, for {the one card|a card|one card} I had to read twice.',
        ],
        tiktok: [
          'Thank you, DCK, for {one|a single|this} card I wanted to show you.',
          'I have a favourite DCK card, and I’d like to {thank its author|say thank you|thank someone}.',
        ],
      },
      middles: [
        'The card is [its title], and I {have read it more than once|keep coming back to it}. It {asks a fair question|made me think}.',
        'The card {brought to mind|made me think of|reminded me of} [what it made you think of].',
        'I {want to|will} keep the card where I {can see it|work}, as a reminder.',
      ],
      closings: [
        'I am {glad|grateful} someone wrote it.',
        'It is a {good|useful} sentence to have.',
        '',
      ],
      prompts: [
        'Is there a {sentence|line} you keep in view at work? Share it in the comments.',
        'Which {card|question} has stayed with you? Tell me in the comments.',
      ],
    },
  ],
  cards: [
    'The card I {drew|turned over}: {card}.',
    'My card: {card}.',
    'The card in front of me: {card}.',
    'One {example|card} from the deck: {card}.',
    'I {drew|chose} {card}.',
    'On top of the deck: {card}.',
  ],
};
