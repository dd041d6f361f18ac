import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Thank you, DCK. {For the questions|For asking|For good questions}.',
          'To the people who {write|wrote|make} the DCK cards: thank you.',
        ],
        linkedin: [
          'Good questions are hard to write. {Thank you for yours, DCK|Thank you to the people who wrote the DCK cards|DCK has many, so thank you}.',
          'A thank-you to the people {behind|who make} the DCK deck. {They ask well|You ask well}.',
        ],
        facebook: [
          'Thank you to {the people who make DCK|everyone at DCK|the makers of the DCK deck}.',
          'I wanted to {thank DCK|say thank you to DCK|thank the DCK people}. So: thank you.',
        ],
        threads: [
          'Thank you, DCK, for {asking first|good questions|fewer answers}.',
          'DCK: {well asked|nicely asked|good questions}. Thank you.',
        ],
        tiktok: [
          'A {short|small|quick} thank-you to the people who make DCK.',
          'Thank you, DCK. {Good questions|You ask good questions|I like your questions}.',
        ],
      },
      middles: [
        'The questions are {short|clear}. Somebody {worked on that|took care}.',
        'The cards {don’t lecture|never preach|never lecture}. I {like|notice} that.',
        'Every word on the cards {counts|has its place|was chosen}.',
      ],
      closings: ['{That’s all|That’s it}.', 'I {enjoy|am fond of} the cards.', ''],
      prompts: [
        'Who asks you good questions? {Tell me in the comments|Comment below}.',
        'Who would you thank? {Leave a comment|Tell me in a comment}.',
      ],
    },
    // To whoever pointed me to the deck.
    {
      openings: {
        instagram: [
          'DCK, {thanks to|because of|on the advice of} [who told you about it].',
          'Thank you for {DCK|the DCK deck|the DCK cards}, [who told you about it].',
        ],
        linkedin: [
          'The DCK deck was a tip from [who told you about it]. {Thank you|It was a good one|I’m grateful for it}.',
          'Thank you, [who told you about it], for {showing me|telling me about|pointing me to} the DCK cards.',
        ],
        facebook: [
          '[who told you about it], thank you {for the DCK tip|for telling me about DCK|for DCK}.',
          'A {short|public|small} thank-you to [who told you about it], for the DCK deck.',
        ],
        threads: [
          'DCK was [who told you about it]’s idea. {Good one|Thank you|A good idea}.',
          '[who told you about it]: {thank you|thanks|cheers} for DCK.',
        ],
        tiktok: [
          'Thank you, [who told you about it]. {Look: DCK|The DCK cards are good|DCK was a good tip}.',
          'I have DCK {thanks to|because of} [who told you about it]. {A thank-you|So, thank you}.',
        ],
      },
      middles: [
        'I like the cards. {They ask good questions|They make me think|They’re short and clear}.',
        'It was a good tip. {The deck stays|The cards stay|I’m keeping the deck}.',
        'The cards {suit me|are my kind of thing}. {Good guess|Well guessed}.',
      ],
      closings: ['I’ll {pass it on|return the favour}.', 'Tips like that are {rare|welcome}.', ''],
      prompts: [
        'Who gives you good tips? {Tag them in a comment|Comment below}.',
        'What was your last good tip? {Leave a comment|Tell me in the comments}.',
      ],
    },
    // For cards instead of screens.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for {real cards|cards to hold|something without a screen}.',
          'The DCK deck is something {to hold|I can hold|printed}. Thank you.',
        ],
        linkedin: [
          'My work is {all|mostly} on a screen. The DCK cards are not. {Thank you|Thank you for that}.',
          'Thank you, DCK, for {a tool without a screen|cards on a table|a deck with no login}.',
        ],
        facebook: [
          'Thank you for the DCK cards. {Nothing beeps|No screen|My eyes can rest}.',
          'A thank-you to DCK {from tired eyes|from my tired eyes|from someone with too many screens}.',
        ],
        threads: [
          'DCK doesn’t {beep|blink|update}. Thank you.',
          'No screen, {just DCK|only DCK|just the DCK cards}. Thanks.',
        ],
        tiktok: [
          'Thank you, DCK. {Cards are nice|No screen, just cards|You made cards, not a screen}.',
          'I like {cards|paper|things without a screen}. Thank you, DCK.',
        ],
      },
      middles: [
        'I read {one card|a card}, slowly. {Nothing pops up|That’s enough}.',
        'The cards {fit beside the keyboard|stay within reach|belong next to the laptop}. I like that.',
        'A card on the table {gets people talking|is easy to share|is easy to talk about}.',
      ],
      closings: ['{A quiet pleasure|A nice change}.', 'More {cards|decks like it}, please.', ''],
      prompts: [
        'What do you like on paper? {Comment below|Tell me in the comments}.',
        'How do you rest your eyes? {Leave a comment|Comment below}.',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you, DCK. I have {a plan|plans for the cards|a use for the deck}.',
          'The DCK deck {will be used|has a job|goes to work}. Thank you.',
        ],
        linkedin: [
          'The {nicest|right} way to thank a toolmaker is to use the tool. Thank you, {DCK|people at DCK, for the DCK cards}.',
          'Thank you, DCK. The cards {go to work with me|come to work|have a place at work}.',
        ],
        facebook: [
          'Thank you for the DCK deck. I {know what to do with it|have plans|know what it’s for}.',
          'DCK, thank you. {The cards won’t gather dust|I’ll use the cards|Your cards have work to do}.',
        ],
        threads: [
          'Thank you, DCK. {I’ll use it|I have plans|There’s work for you}.',
          'My thank-you to DCK: {using the cards|a plan for the cards|putting the cards to use}.',
        ],
        tiktok: [
          'Thank you, DCK. Here’s what {I’ll do|I want to do|I’m planning} with the cards.',
          'The DCK cards are {for using|for work|not for the shelf}. Thank you.',
        ],
      },
      middles: [
        'I’ll {use|try|take} the cards for [a project or meeting].',
        '{First|To begin}, I’ll {draw|take} a card for [what you are working on].',
        'The deck {goes|is going|comes} to [where you’ll use it].',
      ],
      closings: ['I’m {curious|looking forward to it}.', 'One card {to start|at a time}.', ''],
      prompts: [
        'What would you use a card for? {Comment below|Tell me in a comment}.',
        'What are you working on? {Tell me in the comments|Leave a comment}.',
      ],
    },
    // For one card.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for {one card|one good card|a single card}.',
          'One DCK card {stays on my desk|stays with me|is staying out}. Thank you for it.',
        ],
        linkedin: [
          'One sentence can {change a meeting|start a conversation|open a discussion}. Thank you, DCK, for a card like that.',
          'Thank you to the people behind DCK for {one card|a card} I {keep reading|go back to}.',
        ],
        facebook: [
          'I have a favourite DCK card. {Thank you for it|Thank you, whoever wrote it|To its author: thank you}.',
          'Thank you, DCK. One card {made me stop|made me think|caught me out}.',
        ],
        threads: [
          'One DCK card {was enough|did it|will do}. Thank you.',
          'Thank you for {one good card|one card|that card}, DCK.',
        ],
        tiktok: [
          'One DCK card, {one thank-you|and a thank-you|and my thanks}.',
          'I like {this|one} DCK card {most|a lot}. Thank you.',
        ],
      },
      middles: [
        'The card: [its title]. {It stayed with me|It made me think|I keep it in view}.',
        'The card {reminds me|makes me think} of [what it made you think of]{.|, and I’m glad.}',
        'I {can’t forget the card|keep the card in sight|often look at the card}. It {made me stop|hits the mark}.',
      ],
      closings: ['{That’s plenty|It’s enough}.', 'A {good|useful} sentence.', ''],
      prompts: [
        'Which sentence stays with you? {Comment below|Tell me in the comments}.',
        'Do you have a favourite card? {Comment below|Name it in a comment}.',
      ],
    },
  ],
  cards: [
    'My card: {card}.',
    'The card I {drew|picked}: {card}.',
    'On top: {card}.',
    'In front of me: {card}.',
    'I drew {card}.',
    'Drawn {today|just now}: {card}.',
  ],
};
