import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for {the|good|your} questions.',
          'To the people who {write|wrote|make} the DCK cards: thank you.',
        ],
        linkedin: [
          'Good questions are hard to write. {Thank you for yours, DCK|Thank you to DCK for these|Thank you, DCK, for a deck of them}.',
          'A thank-you to the people behind the DCK deck for {asking well|their questions|good questions}.',
        ],
        facebook: [
          'Thank you to {the people who make DCK|everyone at DCK|the makers of the DCK deck} for the questions.',
          'I wanted to thank {the people at DCK|the DCK people|whoever writes for DCK} for the cards.',
        ],
        threads: [
          'Thank you, DCK, for {asking first|asking well|asking}.',
          'DCK: {well asked|nicely asked|good questions}. Thank you.',
        ],
        tiktok: [
          'A {short|small|quick} thank-you to the people who make DCK.',
          'Thank you, DCK. {Those are good questions|You ask good questions|I like being asked}.',
        ],
      },
      middles: [
        'Nothing on the cards is {vague|too long}. Somebody {worked on that|took care}.',
        'The cards {don’t lecture|never preach|never lecture}. I {like|appreciate} that.',
        'Every word on the cards {counts|has its place|was chosen}.',
      ],
      closings: ['{That’s all|That’s it}.', 'I enjoy {reading them|every card}.', ''],
      prompts: [
        'Who asks you good questions? {Tell me in the comments|Comment below}.',
        'Who would you thank? {Leave a comment|Tell me in a comment}.',
      ],
    },
    // To the person who pointed me to the deck.
    {
      openings: {
        instagram: [
          'I found DCK {thanks to|because of|through} [who told you about it]. Thank you.',
          'Thank you for the {DCK tip|tip about DCK|word about DCK}, [who told you about it].',
        ],
        linkedin: [
          'The DCK deck was a tip from [who told you about it]. {Thank you for that|I’m grateful|I’m grateful for it}.',
          'Thank you, [who told you about it], for {recommending|telling me about|pointing me to} the DCK cards.',
        ],
        facebook: [
          '[who told you about it], thank you {for the DCK tip|for telling me about DCK|for pointing me to DCK}.',
          'A {short|public|small} thank-you to [who told you about it], for the DCK tip.',
        ],
        threads: [
          'DCK was your idea, [who told you about it]. {Thank you|Thanks|I’m grateful}.',
          '[who told you about it]: {thank you|thanks|cheers} for the DCK tip.',
        ],
        tiktok: [
          'Thank you, [who told you about it]. {You were right about DCK|I have DCK now|I’ve got the DCK deck}.',
          'I have DCK because of [who told you about it]. {Thank you|Thanks|So, thank you}.',
        ],
      },
      middles: [
        'I like the cards. {They ask good questions|They make me think|They’re short and clear}.',
        'The cards are {staying|on my desk|within reach}. I’m {glad|happy} to have them.',
        'The cards {suit me|are my kind of thing}. {Good guess|Well guessed}.',
      ],
      closings: [
        'I’ll {pass the tip on|return the favour}.',
        'Tips like that are {rare|welcome}.',
        '',
      ],
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
          'The DCK deck is {something to hold|something I can hold|printed}. Thank you for that.',
        ],
        linkedin: [
          'My work is {all|mostly} on a screen. The DCK cards are not. {Thank you|Thank you for that}.',
          'Thank you, DCK, for {a tool without a screen|cards on a table|a deck with no login}.',
        ],
        facebook: [
          'Thank you for the DCK cards. {Nothing beeps|There’s no screen|My eyes can rest}.',
          'A thank-you to DCK for {a rest from screens|cards I can hold|printed cards}.',
        ],
        threads: [
          'DCK doesn’t {beep|blink|update}. Thank you for that.',
          'No screen, {just DCK|only DCK|just the DCK cards}. Thanks.',
        ],
        tiktok: [
          'Thank you, DCK, for {cards|a deck|a box of cards} and no screen.',
          'No {charger|plug|battery}, just cards. Thank you, DCK.',
        ],
      },
      middles: [
        'I can read {one card|a card} slowly, and {nothing pops up|that’s enough}.',
        'The cards {fit beside the keyboard|stay within reach|belong next to the laptop}. I like them there.',
        'A card on the table is {there for everyone|easy to share|easy to talk about}.',
      ],
      closings: ['It’s a {quiet pleasure|nice change}.', 'More {of this|like this}, please.', ''],
      prompts: [
        'What do you like on paper? {Comment below|Tell me in the comments}.',
        'How do you rest your eyes? {Leave a comment|Comment below}.',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you for the DCK deck. I have {a plan|a use|an idea} for it.',
          'Thank you for the cards, DCK. {I’ll use them|They have a job|They won’t gather dust}.',
        ],
        linkedin: [
          'The {nicest|right|simplest} way to thank a toolmaker is to use the tool. Thank you, DCK.',
          'Thank you for the cards, DCK. {I know where to use them|They’re coming to work|I have a use for them}.',
        ],
        facebook: [
          'Thank you for the DCK deck. I {know what to do with it|have plans for it|know what it’s for}.',
          'DCK, thank you for the cards. {They won’t stay in the box|I’ll use them well|They have work to do}.',
        ],
        threads: [
          'Thank you, DCK. {I’ll use the cards|I have plans for you|There’s work for you}.',
          'My thank-you to DCK: {using the cards|a plan for the cards|putting the cards to use}.',
        ],
        tiktok: [
          'Thank you, DCK. Here’s what {I’ll do|I want to do|I’m planning to do} with the cards.',
          'The DCK cards are {for using|for work|not for the shelf}. Thank you for them.',
        ],
      },
      middles: [
        'I’ll {use|try} {the deck|a card} for [a project or meeting].',
        'First, I’ll {draw|choose|pick} a card for [what you are working on].',
        'I’m taking {the deck|a few cards|the box} to [where you’ll use it].',
      ],
      closings: [
        'I’m {curious how it goes|looking forward to it}.',
        'I’ll {start|begin} small.',
        '',
      ],
      prompts: [
        'What would you use a card for? {Comment below|Tell me in a comment}.',
        'What are you working on? {Tell me in the comments|Leave a comment}.',
      ],
    },
    // For one card.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for {one|one good|a single} card.',
          'One DCK card {got me|won me over|stopped me}. Thank you for it.',
        ],
        linkedin: [
          'One sentence can {start a conversation|open a discussion|turn a meeting round}. Thank you, DCK, for a card like that.',
          'Thank you to the people behind DCK for a card I keep {reading|rereading|going back to}.',
        ],
        facebook: [
          'I have a favourite DCK card. {Thank you for it|Thank you, whoever wrote it|To its author: thank you}.',
          'Thank you, DCK. One card {made me stop|kept me busy|caught me out}.',
        ],
        threads: [
          'One DCK card {stuck|hit home|made me pause}. Thank you for it.',
          'Thank you, DCK, for a card that {stuck|stayed|fits}.',
        ],
        tiktok: [
          'One DCK card, {one thank-you|and a thank-you|and my thanks}.',
          'I like one DCK card {most|a lot|very much}. Thank you for it.',
        ],
      },
      middles: [
        'The card is [its title]. {It’s short and to the point|It’s a good one|I’ve read it twice}.',
        'The card {reminds me of|brings back|makes me think of} [what it made you think of].',
        'The card is staying {in sight|on my desk|next to my screen}.',
      ],
      closings: ['Well {done|written}.', ''],
      prompts: [
        'Which sentence stays with you? {Comment below|Tell me in the comments}.',
        'Do you have a favourite card? {Comment below|Name it in a comment}.',
      ],
    },
  ],
  cards: [
    'In front of me: {card}.',
    'The card I read last: {card}.',
    'Face up: {card}.',
    'In my hand: {card}.',
    'The card in front of me is {card}.',
    'I’m looking at {card}.',
  ],
};
