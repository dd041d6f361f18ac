import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // Questions, and no ready answers.
    {
      openings: {
        instagram: [
          'DCK is a deck {full of questions|of cards with questions|with plenty of questions}.',
          'I looked through DCK. {It asks good questions|It asks a lot|Many cards ask something}.',
        ],
        linkedin: [
          'The DCK cards ask good questions. {I like that, with one reservation|That works for me, mostly|I could use some of them at work}.',
          'A good question can {start|open} a meeting. The DCK deck {is full of them|has plenty}.',
        ],
        facebook: [
          'I looked at the DCK cards. {They ask a lot|They like to ask|They’re curious}.',
          'DCK: you draw a card, {and often it asks you something|and it gets you thinking|and you start thinking}.',
        ],
        threads: [
          'The DCK cards ask. I {think|answer|have to think}.',
          'The DCK cards ask {well|good questions|more than I expected}.',
        ],
        tiktok: [
          'These DCK cards have {questions|good questions|a lot of questions}.',
          'DCK is a deck that {asks you things|likes to ask|makes you think}.',
        ],
      },
      middles: [
        'The questions are {short and clear|short|easy to read}, which I like.',
        '{Each card|Every card|A card} makes one point. The rest is {mine|up to me}.',
        'The cards {leave room|leave me room} to think. That’s {what I like|the fun of it}.',
      ],
      drawbacks: [
        'There are no {ready answers|templates|finished answers} in the box, though.',
        'Some cards {don’t work|fall flat|are no use} when you’re alone, though.',
        'Only the theory needs {a quiet moment|some quiet|peace and quiet}.',
      ],
      closings: [
        'I’d still {draw another|keep the deck}.',
        '{It’s a yes|A yes} from me, all the same.',
        '',
      ],
      prompts: [
        'What should a card ask you? {Comment below|Tell me in a comment}.',
        'Questions or answers? {Tell me|Say} in the comments.',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'DCK is a deck for {groups|more than one|people who work together}.',
          'Who is DCK for? {Groups, mostly|People with company|Two people or more}.',
        ],
        linkedin: [
          'The DCK deck is made for groups. {I thought of mine|That made me think of mine|I have one in mind}.',
          'Before I buy a tool, I ask {who it’s for|who would use it|whose it would be}. The DCK deck is for groups.',
        ],
        facebook: [
          'DCK is a deck {for sharing|for good company|for people with company}.',
          'I know who would {appreciate|want|use} the DCK deck.',
        ],
        threads: [
          'DCK needs {company|a second person|people}.',
          '{One person isn’t enough for DCK|DCK is not a solo deck|DCK is not for loners}.',
        ],
        tiktok: [
          'Is DCK for you? {Depends who’s with you|Depends who’s in the room|Depends who you’re with}.',
          'DCK made me think of {someone|somebody|certain people}.',
        ],
      },
      middles: [
        'I’d {use|try|open} the deck with [your group or team].',
        'I’d draw {cards|a card|a few cards} with [your group or team].',
        '[your group or team] would {like|take to|get on with} the cards.',
      ],
      drawbacks: [
        '{You can’t play the games alone|The games take two or more|Playing the games takes two}.',
        '{One deck between you means taking turns|There’s only one deck, so you wait your turn|With only one deck, you take turns}.',
        'On your own, you’d skip {a few cards|some cards|the games}.',
      ],
      closings: ['Worth {a try|trying} together.', 'I’d {happily|gladly} share it.', ''],
      prompts: [
        'Who would you draw with? {Tell me in the comments|Comment below}.',
        'Alone or together? {Comment below|Leave a comment}.',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          'DCK: {cards you can hold|cards, not a screen|real cards, no screen}.',
          'The DCK deck works without a {screen|plug|charger}.',
        ],
        linkedin: [
          'My work is on a screen. The DCK deck {isn’t|sits next to it|is a change}.',
          'Cards on a table, {no slides|no screen|no laptop}: I had a look at DCK.',
        ],
        facebook: [
          'A little time {without a|off the|away from the} screen: I’m looking at the DCK cards.',
          'DCK is something to {hold|pass round|pick up}. I like that about it.',
        ],
        threads: [
          'The DCK deck {never needs charging|has no battery|has no updates}.',
          'The DCK deck: {no login|no tabs|no pop-ups}{|, just cards}.',
        ],
        tiktok: [
          'This is DCK. {Cards, no screen|It’s just cards|Cards you can touch}.',
          '{Screen off|Laptop closed|Phone down}, DCK cards out.',
        ],
      },
      middles: [
        'A card on the table is {easy to see|easy to reach|easy to point at}.',
        'With a card in my hand, I {stop scrolling|slow down|take my time}.',
        'Nothing {blinks|pops up|beeps}. I just read the card.',
      ],
      drawbacks: [
        '{The catch|The downside|Not so handy}: one more box to carry.',
        'To read more, {I need my phone|you need a phone|out comes the phone}.',
        'There’s only one of each card, so {you share|you wait|people take turns}.',
      ],
      closings: [
        'I’d still {prefer|choose} cards.',
        'Still, it’s a {good|welcome} break from screens.',
        '',
      ],
      prompts: [
        'Paper or screen? {Comment below|Tell me in the comments}.',
        'What do you do on paper? {Leave a comment|Tell me in a comment}.',
      ],
    },
    // Any card is a beginning.
    {
      openings: {
        instagram: [
          'DCK: {draw a card and start|pick a card and begin|take any card and start}.',
          'The DCK deck has no {rulebook|manual|handbook}.',
        ],
        linkedin: [
          'Some methods need a course first. The DCK deck {doesn’t|just needs a table|starts with one card}.',
          'With the DCK cards you can start {at once|anywhere|straight away}. {I like that|That suits me}.',
        ],
        facebook: [
          'The DCK cards need {no explaining|no introduction|hardly any explaining}.',
          'How DCK works: {take|draw|pick} a card, then talk.',
        ],
        threads: [
          'The DCK cards have {no fixed order|no first card|no page one}.',
          'DCK: {no manual to read|no preparation|no homework}.',
        ],
        tiktok: [
          'How to start with DCK: {take|draw|pick} one card.',
          'DCK is {easy to start|quick to start|easy to begin}, with one catch.',
        ],
      },
      middles: [
        'I’d use {the cards|the deck|a card} for [a meeting or project].',
        'I’d try {a card|one card|the cards} on [a meeting or project].',
        'I’d put {a card|a few cards|one card} on the table for [a meeting or project].',
      ],
      drawbacks: [
        'Nothing tells you which card to {choose|go for|turn to}, though.',
        'Some exercises do take {most|the better part|a good part} of an hour.',
        'The cards only give you a start, {not an answer|not a plan|not a template}.',
      ],
      closings: ['{I can live with that|That’s fine by me}.', ''],
      prompts: [
        'What would you start with? {Tell me in the comments|Comment below}.',
        'Draw blind or choose? {Comment below|Tell me in a comment}.',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'DCK has {questions, quotes and games|quotes, games and challenges|games, challenges and theory}.',
          'There are {many kinds|all sorts|different kinds} of card in the DCK deck.',
        ],
        linkedin: [
          'The DCK deck mixes {games, quotes and theory|theory, games and challenges|quotes, challenges and games}. Not every card suits every meeting.',
          '{People|Teams|Groups} differ. So do the DCK cards: questions, games, quotes.',
        ],
        facebook: [
          'The DCK deck is {a mix|a mixed box|quite a mix}. I have a favourite kind.',
          'I have a {favourite kind|soft spot for one kind|clear favourite} among the DCK cards.',
        ],
        threads: [
          'DCK has {games and theory|theory and games|quotes and games}. I know which I like.',
          'Not every DCK card is for me. {Many are|Plenty are|Some very much are}.',
        ],
        tiktok: [
          'What’s in the DCK deck? {A mix|All sorts|Many kinds of card}.',
          'DCK has {games, quotes and questions|quotes, games and theory|challenges, games and quotes}. I’ve picked a favourite.',
        ],
      },
      middles: [
        'I like the [your favourite kind] cards {most|most of all|above all}.',
        'I’d {keep|take|go for} the [your favourite kind] cards.',
        'I’d {draw|read|choose} the [your favourite kind] cards first.',
      ],
      drawbacks: [
        'Only the theory wants {time|some patience|concentration}.',
        'The games {need company|take at least two|need a second person}, though.',
        'The quotes {need the right mood|want a quiet reader|are a matter of mood}, though.',
      ],
      closings: [
        'There’s still plenty to {enjoy|try}.',
        'Still, it’s a {good|decent} selection.',
        '',
      ],
      prompts: [
        'Game, quote or theory? {Tell me in the comments|Comment below}.',
        'Which kind would you draw? {Leave a comment|Comment below}.',
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
