import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'A thank-you to the people who wrote the DCK cards, for {their questions|the questions above all|the care in them}.',
          'Good questions do not write themselves. Thank you to {the people who wrote|everyone who wrote|whoever wrote} the DCK cards.',
        ],
        linkedin: [
          'Anyone who has written questions for a workshop knows {how long it takes|how hard it is}. My thanks to {the people|everyone} behind the DCK cards.',
          'We {rarely|seldom} thank the people who make our tools. So, thank you to everyone at DCK for a deck {of|with} good questions.',
        ],
        facebook: [
          'Thank you to the people who make the DCK cards. Good questions are {rare|hard to come by}, and {I enjoy these|these make me think}.',
          'A {small|sincere} thank-you to {the people behind DCK|DCK} for a deck that asks {good|sensible} questions.',
        ],
        threads: [
          'Thank you, DCK, for questions that {get to the point|don’t answer themselves|leave room to think}.',
          'To whoever writes the DCK cards: thank you for {plain language|taking care|the short sentences}.',
        ],
        tiktok: [
          'I would like to {thank|say thank you to|say thanks to} the people who wrote the DCK cards.',
          'A thank-you to DCK for {asking well|good questions|asking good questions}.',
        ],
      },
      middles: [
        'The cards are {short|brief} without being {vague|glib}, and that takes {skill|patience}.',
        'What I {like|value} is that the cards {leave the thinking to me|trust people to think}.',
        'There is no padding on the cards. Someone {took the time|took trouble over them|weighed every word}.',
      ],
      closings: [
        'I {appreciate|admire} that.',
        'It is {good|a pleasure} to read something so carefully made.',
        '',
      ],
      prompts: [
        'Who {asks the good questions|asks good questions} where you work? Thank them in the comments.',
        'Whose work {goes unthanked|deserves more thanks}? Tell me in the comments.',
      ],
    },
    // To the person who pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you, [who told you about it], for {recommending|introducing me to|showing me} the DCK deck.',
          'I {found|discovered|came across} the DCK deck because of [who told you about it], and I am grateful.',
        ],
        linkedin: [
          'Many of the tools I like began as somebody’s tip. For the DCK deck, my thanks {go to|are due to|belong to} [who told you about it].',
          '[who told you about it] thought the DCK cards {would interest me|might be useful to me|would be my sort of thing}. That was a good guess, and I am grateful.',
        ],
        facebook: [
          'A thank-you to [who told you about it], without whom I {would not have found|would never have found|might have missed} the DCK cards.',
          'Some people {remember|know} what you like. Thank you, [who told you about it], for {the DCK tip|telling me about DCK}.',
        ],
        threads: [
          'I know DCK through [who told you about it], and I am {grateful|glad of it|thankful}.',
          'Thank you for the DCK tip, [who told you about it]. {It was well chosen|You were right|It was a good one}.',
        ],
        tiktok: [
          'My thanks for the tip about {DCK|the DCK deck|the DCK cards} go to [who told you about it].',
          'Thank you, [who told you about it], for {telling me about DCK|pointing me to DCK|the word about DCK}.',
        ],
      },
      middles: [
        'I like a deck that asks questions, and {these are good ones|this one asks good ones|there are good ones in it}.',
        'The cards are {short and clear|brief}, and they {make me think|suit the way I work}.',
        'The cards are {within reach|on my desk|next to my keyboard}, and I look forward to using them.',
      ],
      closings: [
        'A tip {like that|of that kind} is worth passing on.',
        'I {hope|would like} to return the favour.',
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
          'A thank-you to DCK for {keeping it simple|making a tool without a plug|something I do not have to switch on}.',
        ],
        linkedin: [
          'In a {day|week} full of video calls, I am grateful for anything on {a table|paper}. Thank you to the people who make the DCK cards.',
          'Not everything at work needs {a login|a screen}. Thank you, DCK, for {a deck of cards|keeping it to cards}.',
        ],
        facebook: [
          'I like {paper|printed things|things in print}, so thank you to the people at DCK for making a deck of cards.',
          'Thank you, DCK, for something {to read|to look at|to work with} that is not another screen.',
        ],
        threads: [
          'Thank you, DCK, for {nothing to install|not needing an update|leaving my screen out of it}.',
          'DCK is {cards on a table|a deck on a table|cards, not slides}. I am grateful for that.',
        ],
        tiktok: [
          'A thank-you to DCK for {real cards|cards I can shuffle|a deck I can hold}.',
          'I spend {a lot of time|hours|most days} on screens. So thank you, DCK, for cards.',
        ],
      },
      middles: [
        'A card can be {read by everyone at the table|moved about}, {passed on|put aside} and picked up again.',
        'I read the cards {slowly|with some care}, which {I seldom do|is not how I read} on a screen.',
        'The deck can {sit|lie} next to the keyboard, as a {quiet|small} reminder to {look up|stop and think}.',
      ],
      closings: ['It is a {welcome|pleasant} change.', 'My eyes are {grateful|glad of it}.', ''],
      prompts: [
        'What do you still {like|prefer} on paper? Tell me in the comments.',
        'How do you {get away from|step away from} the screen at work? Let me know in the comments.',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you to {the people at DCK|everyone at DCK|the makers of DCK}. I know what I would like to use the cards for.',
          'A thank-you to DCK for the cards, and {a plan for them|a first idea for using them|a word on what I have in mind}.',
        ],
        linkedin: [
          'The people who make a tool seldom hear {what it is used for|where it ends up}. So, to the people at DCK: thank you, and here is {my plan|what I have in mind}.',
          'Thank you to the people behind the DCK cards. I like {a tool|a method} I can {use in my own work|put to work} at once.',
        ],
        facebook: [
          'Thank you, DCK, for these cards. I have {found a use|found a place|a plan} for them.',
          'I {wanted|would like} to thank the people behind DCK and tell them what I {have planned|am planning} with the deck.',
        ],
        threads: [
          'Thank you, DCK. The cards {have a purpose already|will be used|have work to do}.',
          'A good tool suggests its own use. Thank you for {one|this one|yours}, DCK.',
        ],
        tiktok: [
          'Thank you, DCK. Here is what {I’m planning|I have in mind|I’d like to do} with the cards.',
          'A {short|quick|small} thank-you to DCK, and what I’ll use the deck for.',
        ],
      },
      middles: [
        'I would like to {try|use} {a few|some of the} cards for [a project or meeting].',
        'The cards could {be|make} a good start for [what you are working on], {I think|I believe}.',
        'I {hope|intend} to take the deck to [where you’ll use it] and {let people draw|see which cards people choose}.',
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
          'Of the DCK cards I have read, one {stayed with me|has stayed on my mind|made me stop}. My thanks to its author.',
        ],
        linkedin: [
          'Sometimes a single sentence is enough to {start a discussion|see a problem clearly|think again}. Thank you, DCK, for a card like that.',
          'There is one DCK card I would like {my colleagues|more people|everyone at work} to read. To the person who wrote it: thank you.',
        ],
        facebook: [
          'I don’t know who wrote my favourite DCK card, but I {would like to|wanted to|want to} thank them.',
          'A {small|short} thank-you for a {small|short} thing: one card from the DCK deck.',
        ],
        threads: [
          'One DCK card {says what I needed to hear|asks what I had avoided|has stayed with me}. Thank you for it.',
          'Thank you, DCK, for {the one card|a card|one card} I had to read twice.',
        ],
        tiktok: [
          'Thank you, DCK, for one card {I want to show people|worth showing|everyone should read}.',
          'I have a favourite DCK card, and I’d like to {thank its author|say thank you for it|thank whoever wrote it}.',
        ],
      },
      middles: [
        'The card is [its title]. It {asks a fair question|puts its point simply|is easy to read and hard to forget}.',
        'The card {brought to mind|made me think of|reminded me of} [what it made you think of].',
        'I will keep the card {where I can see it|on my desk|next to my keyboard}.',
      ],
      closings: ['I am {glad|grateful} it exists.', 'It is {a fine|a good} piece of writing.', ''],
      prompts: [
        'Is there a {sentence|line} you keep in view at work? Share it in the comments.',
        'Which {card|question} has stayed with you? Tell me in the comments.',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}.',
    'The card I read last: {card}.',
    'In front of me as I write: {card}.',
    'The last card I {turned over|picked up}: {card}.',
    'The card I have {here|in front of me} is {card}.',
    'The card beside me as I write: {card}.',
  ],
};
