import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // Questions, and no ready answers.
    {
      openings: {
        instagram: [
          'DCK is a deck of cards with {a good many questions in it|plenty of questions and few answers|a question for most occasions}.',
          'I have been reading the DCK cards. {Many of them ask something|There are good questions among them|They ask good questions}.',
        ],
        linkedin: [
          'Meetings rarely lack answers. {What they lack is a good question|It is the good question that is missing}, which is why I {looked at|was curious about} the DCK cards.',
          'Much of the DCK deck is questions, and the answers are left to the people in the room. I {think that is right|like that}, with {one|a single} reservation.',
        ],
        facebook: [
          'I have been looking at the DCK cards. {A lot of them ask something, and ask it well|They ask questions, and good ones|There are some very good questions among them}.',
          'If you {enjoy|like|welcome} a good question, the DCK cards may be for you.',
        ],
        threads: [
          'The DCK deck asks {good|sensible|fair} questions. It does not answer them.',
          'DCK: cards for people who {don’t mind|enjoy|like} being asked.',
        ],
        tiktok: [
          'This is DCK, a deck of cards {with good questions|full of questions|that asks you things}.',
          'Good questions, {no lectures|few answers|short sentences}: this is the DCK deck.',
        ],
      },
      middles: [
        'What I {value|like} is that the cards leave the {thinking|judgement} to the reader.',
        'Most cards can be read out in a {breath|few seconds|minute}, which makes them easy to use in a group.',
        'The questions are plainly worded, and I {could|would} use {most|many} of them as they are.',
      ],
      drawbacks: [
        'That said, anyone {who wants|looking for} finished answers or templates {may be disappointed|should look elsewhere}.',
        'Some of the cards, however, {need|want} a second person, and alone I would {leave those out|set those aside}.',
        'Not everything in the deck is a question, though: the theory {asks for a quiet moment|needs a quiet half-hour|takes some concentration}.',
      ],
      closings: [
        'On balance, I would {recommend|keep} the deck.',
        '{All in all|All things considered}, I would say yes.',
        '',
      ],
      prompts: [
        'Which question {gets your meetings going|do you like to open with}? Tell me in the comments.',
        'Should a tool {ask or answer|ask questions or give answers}? I’d like to read your view in the comments.',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'Who is the DCK deck for? {I have a group in mind.|I thought of some people at once.|Here is my answer.}',
          'The DCK cards are made for {groups|people who work together|people who develop things together}.',
        ],
        linkedin: [
          'Whether a tool is any good depends on who uses it. With the DCK deck, {I had people in mind at once|I knew who I would ask|it was easy to think of someone}.',
          'When I look at a new method, I {think of|picture} the people first. With the DCK cards, that was {easy|not difficult}.',
        ],
        facebook: [
          'I have been asking myself who would {enjoy|get on with|like} the DCK deck.',
          'If you {make|plan|build} things with other people, the DCK cards could be for you.',
        ],
        threads: [
          'DCK is a deck for groups. {On my own I would not buy it|For me alone I would not buy it|I would not buy it just for myself}.',
          'Before you get the DCK deck, {find some company|think of a second person|find someone to draw with}.',
        ],
        tiktok: [
          'Who would enjoy the DCK deck? I {have someone in mind|know who I would ask|can think of a few people}.',
          'The DCK cards are for groups, {so I thought of mine|and I thought of mine|which made me think of mine}.',
        ],
      },
      middles: [
        'I would {use|try} the cards with [your group or team], {given enough|with enough} time to talk.',
        'I can {see|imagine} the deck being {useful|a good start} for [your group or team].',
        'I would put {a card|a few cards} in front of [your group or team] and {listen|see who speaks first}.',
      ],
      drawbacks: [
        'If nobody joins you, you would {skip a few|leave out some|have no use for some} of the cards.',
        'There is one deck to share, so in a larger group you {take turns|wait your turn|do have to wait}.',
        'When nobody else is there, the games {stay in the box|have to wait|are of no use}.',
      ],
      closings: [
        'In {good|the right} company, the deck is worth trying.',
        'I would {gladly|happily} bring the deck to a group.',
        '',
      ],
      prompts: [
        'Who do you {develop|test} new ideas with? Tell me in the comments.',
        'Do you think {well|clearly} alone or in a group? Tell me in the comments.',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          'Cards on the table {instead of|in place of} a screen: {I have been looking at DCK|that is what I like about DCK}.',
          'The DCK deck is {something to hold|printed, not projected|a tool without a screen}, which is a pleasant change.',
        ],
        linkedin: [
          'By the fourth video call of a day, {a card on the table|anything printed|a box of cards} looks inviting. I took a look at the DCK deck.',
          'We share screens {all day|from morning to evening} and rarely look {up|at one another}. The DCK cards are a small reason to do so.',
        ],
        facebook: [
          'I spend enough time {with|in front of} screens, so I {was glad to look at|enjoyed looking at} the DCK cards.',
          'A tool for work that {needs no charger|has no screen|never needs updating}: I have been looking at the DCK deck.',
        ],
        threads: [
          'The DCK deck has never once asked me to {update it|log in|restart}.',
          'DCK is {a deck of cards|just a deck of cards|a printed deck}. After enough screens, that counts for something.',
        ],
        tiktok: [
          'Some praise for a deck of cards, {on a screen of all places|spoken into a phone|from my phone}: DCK.',
          'These are the DCK cards: {no screen, no plug|nothing to charge|nothing to install}.',
        ],
      },
      middles: [
        'With {the cards|a card} in the middle of the table, people can look {at each other|up}. A slide makes that harder.',
        'I read a card {slowly|with some care|to the end}, since there is nothing next to it to click.',
        'The cards can be {moved, sorted and passed on|passed round and put in order|spread out and sorted}, which {keeps hands busy|pleases me}.',
      ],
      drawbacks: [
        'The deck is {one more|another} box to carry, {of course|I admit}.',
        'To read more about a card, however, you {do need|still need|go back to} a phone.',
        'There is only one of each card, so {it takes some sharing|a group has to share|some patience is called for}.',
      ],
      closings: [
        'I would {take|choose} the cards nonetheless.',
        'Even so, for {an hour|some time} away from the screen I {like|would recommend} the deck.',
        '',
      ],
      prompts: [
        'What do you {prefer to|still} do on paper? Tell me in the comments.',
        'When do you {close|put away} the laptop in a meeting? Let me know in the comments.',
      ],
    },
    // Any card is a beginning.
    {
      openings: {
        instagram: [
          'You can begin with any card in the DCK deck, {which makes it easy to try|which makes for an easy start|and that appeals to me}.',
          'The DCK cards need no {introduction|handbook|training}. You {draw|take} one and begin.',
        ],
        linkedin: [
          'Many good methods stay on the shelf because they take {a day|half a day} to explain. The DCK deck {takes a minute|does not}.',
          'I like {tools|methods} that let you start {before you feel ready|without a handbook}. The DCK cards are like that.',
        ],
        facebook: [
          'You don’t have to {study|learn|prepare} anything to use the DCK deck. You draw a card and begin.',
          'The DCK cards are simple: {draw one and talk about it|draw one and see what you make of it|take one and see what comes to mind}.',
        ],
        threads: [
          'The DCK deck has no {page one|first card|fixed order}. I find that a relief.',
          'DCK needs no {handbook|training|preparation}. That leaves time to think.',
        ],
        tiktok: [
          'To start with DCK, you {draw a card|take one card|pick a card}. That is all.',
          'The DCK deck is {easy|quick|simple} to start with. There is one catch.',
        ],
      },
      middles: [
        'I would {use|bring out} a few cards for [a project or meeting], {early on|without much ceremony}.',
        'I would {lay|put} out some cards for [a project or meeting] and {start from there|let people choose}.',
        'A card could {open|start} the discussion about [a project or topic], and {we would go on from there|that may be all we need}.',
      ],
      drawbacks: [
        'Nothing tells you which card to {pick|turn to}, however, and some people will {want more guidance|miss that}.',
        'Some of the exercises do take {most|the better part|a good part} of an hour, so I would read those beforehand.',
        'The cards offer no more than a beginning. {A finished plan|A template|A ready answer} is not in the box.',
      ],
      closings: [
        'As a way {in|to begin}, I like the deck all the same.',
        'For a first {try|round}, one card is enough.',
        '',
      ],
      prompts: [
        'How do you {open|start} a meeting? Tell me in the comments.',
        'What would you {use a card for|try a card on}? I’d like to read it in the comments.',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'Questions, games, theory and quotes: the DCK deck {has all of these|mixes them all|has room for all of them}.',
          'There are {several|quite different|many} kinds of card in the DCK deck, and I have a favourite.',
        ],
        linkedin: [
          'Some colleagues want theory first and some want to {try things|play}. The DCK deck {has cards for both|caters for both}.',
          'A quote suits one meeting and a game {another|the next}. I {like|appreciate} that the DCK cards leave me the choice.',
        ],
        facebook: [
          'Some DCK cards I would use {at once|straight away|right away}, and some I would keep for later.',
          'The DCK deck {mixes|brings together} games, quotes, challenges and theory, and I {have a favourite|have my preferences}.',
        ],
        threads: [
          'The DCK deck has {games|quotes|challenges} and theory. I have a preference.',
          'DCK is {a mixed deck|a mixture|quite a mixture}, and I mean that as a compliment.',
        ],
        tiktok: [
          'There are {several|different|many} kinds of DCK card. I’ll tell you which I like.',
          'What is in the DCK deck? {Games, quotes, theory|Quotes, theory, games|Theory, games, quotes}.',
        ],
      },
      middles: [
        'The ones I would {use|reach for|try} first are the [your favourite kind] cards.',
        'I would {start with|go for} the [your favourite kind] cards and {add the rest later|come to the others afterwards}.',
        'The whole range appeals to me, the [your favourite kind] cards {most of all|above all|in particular}.',
      ],
      drawbacks: [
        'The quotes and the theory {need|want} a reader {in the right mood|with a little patience}.',
        'The games {cannot be played|do not work} alone, so {they depend on company|you need a second person}.',
        'Nothing tells you which kind {fits|goes with} which occasion; that {takes some trying|is for you to find out}.',
      ],
      closings: [
        'All in all, it is a {good|fair} selection.',
        'Even so, there is {something|enough} in it for {most groups|most meetings}.',
        '',
      ],
      prompts: [
        'Theory first, or {straight into a game|a game first}? Tell me in the comments.',
        'Which kind of card would {suit|help} your meetings? Tell me in the comments.',
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
