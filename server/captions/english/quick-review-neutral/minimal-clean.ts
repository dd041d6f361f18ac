import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // The cards ask and give no answers.
    {
      openings: {
        instagram: [
          'DCK is a deck of {questions|cards that ask|cards with questions}.',
          '{A short review|A brief review|My review} of DCK: cards that ask.',
        ],
        linkedin: [
          'The DCK cards ask questions. {That is their strength and their limit|I like that, with one reservation|That works for me, mostly}.',
          'A good question can {start|open} a meeting. The DCK deck {is full of them|has many}.',
        ],
        facebook: [
          'I looked at the DCK cards. {They ask a lot|They like to ask|They are curious}.',
          'DCK: you draw a card, {it asks|the card asks|you get a question}.',
        ],
        threads: [
          'The DCK cards ask. I {think|answer|have to think}.',
          'The DCK cards ask {well|good questions|more than I expected}.',
        ],
        tiktok: [
          'These DCK cards ask {questions|you questions|me questions}. Here’s what I think.',
          '{Quick review|Short review|Mini review}: DCK, the cards that ask.',
        ],
      },
      middles: [
        'The questions are {short|clear|easy to read}. I like {that|them}.',
        '{Each card makes one point|A card holds one thought}. The rest is {mine|up to me}.',
        'The cards {never lecture|don’t preach|don’t lecture}. They {ask|just ask}.',
      ],
      drawbacks: [
        'But there are {no answers|no templates|no ready answers} in the box.',
        'But the cards {are in English only|only come in English|are all in English}.',
        'But alone, {some|a few} cards {fall flat|don’t work}.',
      ],
      closings: [
        'I’d still {draw another|keep the deck}.',
        'Good, {with that limit|with limits}.',
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
          'Who is DCK for? {Not everyone|A short answer|Here’s my view}.',
        ],
        linkedin: [
          'The DCK deck is made for groups. {That decides who should get it|So I asked who would use it|Think about yours first}.',
          'Before buying {any tool|a tool|another tool}, ask who will use it. My answer for the DCK cards:',
        ],
        facebook: [
          'DCK is for {company|groups|more than one}. My {short |}review.',
          'I know {who would like|who should see|whom to show} the DCK deck.',
        ],
        threads: [
          'DCK needs {people|company|a second person}.',
          'DCK is not {a solo deck|solitaire|a game of patience}.',
        ],
        tiktok: [
          'Is DCK for you? {Depends who’s with you|Depends on your people|Count your people first}.',
          '{DCK, and who it’s for|Who DCK is for|Who I’d give DCK to}. A quick review.',
        ],
      },
      middles: [
        'I’d {use|try|open} the deck with [a name or two].',
        'The cards {would suit|are right for|fit} [your group or team].',
        'I’d {lend|show|give} the deck to [a friend’s name]. {It would fit|Gladly}.',
      ],
      drawbacks: [
        'But the games {need two people|take two or more|don’t work alone}.',
        'But with one deck, {you wait your turn|someone always waits|somebody has to wait}.',
        'But {alone|for one person}, {there’s less to do|a few have little to offer}.',
      ],
      closings: ['{With company|In a group}: yes.', '{Worth sharing|Good to share}.', ''],
      prompts: [
        'Who would you draw with? {Tell me in the comments|Comment below}.',
        'Alone or together? {Comment below|Leave a comment}.',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          'DCK. {No screen|Cards, not a screen|Cards you can hold}.',
          'The DCK deck {works|does its job} without a {screen|plug}.',
        ],
        linkedin: [
          'My work is on a screen. The DCK deck {is not|isn’t, and I noticed|sits beside it}.',
          'Cards on a table, {no slides|no screen|no laptop}: a short review of DCK.',
        ],
        facebook: [
          'A little time without a screen: {DCK|the DCK deck|the DCK cards}.',
          'DCK is something to {hold|pass round|touch}. A short review.',
        ],
        threads: [
          'The DCK deck {never needs charging|has no battery|has no updates}.',
          'The DCK deck: {no login|no tabs|no pop-ups}{|, just cards}.',
        ],
        tiktok: [
          'This is DCK. {Cards, no screen|It’s just cards|Cards you can touch}.',
          '{Screen off|Laptop closed|Phone down}. DCK cards out. A quick review.',
        ],
      },
      middles: [
        'The cards {lie on the table|are easy to pass round|are easy to point at}. {Everyone can see them|I like that}.',
        'I {read more slowly|slow down} with a card in my hand. {I like that|That’s pleasant}.',
        'Nothing {blinks|pops up}. There’s {a card and a thought|just the card}.',
      ],
      drawbacks: [
        'But the deck is {a box to carry|another box to carry|one more box to store}.',
        'But to read more, {I need my phone|you need a phone|out comes the phone}.',
        'But {you need English to read the cards|the cards speak English and nothing else|without English the cards won’t help}.',
      ],
      closings: [
        'I {prefer|like} cards{| anyway}.',
        'Still a {good|welcome} break from screens.',
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
          'DCK: {draw a card, start|pick a card, begin|take a card and start}.',
          'The DCK deck has no {rulebook|manual|instructions to study}.',
        ],
        linkedin: [
          'Some methods need a course first. The DCK deck {doesn’t|needs a table|needs one card}.',
          'With the DCK cards you can start {at once|anywhere|straight away}. {Good, mostly|I like that, mostly}.',
        ],
        facebook: [
          'The DCK cards {need no explaining|explain themselves}. {Nearly|Almost}.',
          'How DCK works: {take a card|draw a card|pick a card}. Talk.',
        ],
        threads: [
          'The DCK cards have {no fixed order|no first card|no page one}.',
          'DCK: {no rules to learn|nothing to prepare|no homework}.',
        ],
        tiktok: [
          'How to use DCK: {take one card|draw one card|pick one card}. Start.',
          'A DCK review {in two points|in two parts|of two points}: easy start, one catch.',
        ],
      },
      middles: [
        'I’d use {the cards|the deck|a card} for [a meeting or project].',
        'Nothing has to be {prepared|explained}. {I like that|That’s rare}.',
        'I’d {draw|take} a card before [a meeting you know]. {Just one|One is enough}.',
      ],
      drawbacks: [
        'But which card {comes next is up to you|is next, nobody says|comes next is for you to decide}.',
        'But some exercises take {most of an hour|nearly an hour|a good while}.',
        'But {English is all the cards speak|there are no cards but English ones|everything on the cards is in English}.',
      ],
      closings: [
        '{A good start|An easy start}.',
        'I’d still {try a card|begin with one card}.',
        '',
      ],
      prompts: [
        'What would you start with? {Tell me in the comments|Comment below}.',
        'Draw blind or choose? {Comment below|Tell me in a comment}.',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'DCK: {questions, quotes, games|quotes, games, challenges|games, challenges, questions}.',
          'There are {many kinds of|all sorts of|different kinds of} card in the DCK deck.',
        ],
        linkedin: [
          'The DCK deck mixes {games, quotes and theory|theory, games and challenges|quotes, challenges and games}. Not every card suits every meeting.',
          '{People differ|Teams differ|Groups differ}. So do the cards in the DCK deck: questions, games, quotes.',
        ],
        facebook: [
          'The DCK deck is {a mix|a mixed box|quite a mix}. I have {a favourite|my favourites}.',
          'I have a {favourite kind|soft spot for one kind|clear favourite} among the DCK cards.',
        ],
        threads: [
          'DCK has {games and theory|theory and games|quotes and games}. I know which I like.',
          'Not every DCK card is {for me|my sort|my thing}. {Many are|Plenty are}.',
        ],
        tiktok: [
          'What’s in the DCK deck? {A mix|All sorts|Many kinds of card}. A quick review.',
          'DCK has {games, quotes and questions|quotes, games and theory|challenges, games and quotes}. I’ll choose one.',
        ],
      },
      middles: [
        'I like the [your favourite kind] cards {most|most of all|above the others}.',
        'My favourite kind{| so far| at the moment}: [the kind you like most].',
        'The [your favourite kind] cards are {my favourites|the ones for me|the ones I’d draw}.',
      ],
      drawbacks: [
        'But the theory needs {a quiet moment|time|some patience}.',
        'But the games {take two|need a second person|need company}.',
        'But {everybody at the table needs English|the cards suit English readers only|whoever reads no English sits it out}.',
      ],
      closings: ['Plenty to {choose from|try}.', 'I’d {pick and choose|take the mix}.', ''],
      prompts: [
        'Game, quote or theory? {Tell me in the comments|Comment below}.',
        'Which kind would you draw? {Leave a comment|Comment below}.',
      ],
    },
  ],
  cards: [
    'My card: {card}.',
    'The card I {drew|picked}: {card}.',
    'One {card|example}: {card}.',
    'On top: {card}.',
    'I {drew|turned over} {card}.',
    'In {front of me|my hand}: {card}.',
  ],
};
