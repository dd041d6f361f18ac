import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // What I want it for
    {
      openings: {
        instagram: [
          'The DCK deck is out of its box, and I have {a use for it in mind|one use in mind already|something in mind for it}.',
          '{Newly unpacked|Just unpacked|Out of the box today}: the DCK deck, a box of cards for working on new ideas with others.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, a box of cards for {working on new ideas with others|people who develop new things together}. {I’d rather use it than shelve it.|It would be a pity to leave it on a shelf.}',
          '{A new tool is only worth something once it’s used.|New tools tend to wait for the right occasion.|I like to give a new tool a job straight away.} The DCK deck is unpacked, and I’ve chosen where to begin.',
        ],
        facebook: [
          'The DCK deck is unpacked, and {for anyone wondering what it’s for|in case you wonder what it’s for|if you’re wondering what it’s for}, here is my first idea.',
          'I’ve {opened|unpacked} the DCK deck, a box of cards for {working on ideas together|thinking things through together}, and I know where I’d like to use it.',
        ],
        threads: [
          'The DCK deck is {unpacked|out of its box}. {It won’t be gathering dust.|I have a use for it.|It already has a job.}',
          'I’ve unpacked DCK. {A shelf would be a waste.|It isn’t going on a shelf.|There’s work for it.}',
        ],
        tiktok: [
          'This is the DCK deck, just unpacked, and {I already have a use in mind|I can think of a use for it|I have a plan for it}.',
          'I’ve {opened|unpacked} the DCK deck, and {I have one use in mind|there’s one place I’d like to use it}.',
        ],
      },
      middles: [
        'I’d like to try {the cards|one of the cards|a card or two} in [a meeting or project], {without much ceremony|early on|right at the start}.',
        '{The cards could be useful in|I can see the cards being useful in} [a meeting or project], where {a fresh question would do no harm|it’s time for a fresh question}.',
        'My first thought is [a meeting or project], {with one card on the table to begin with|where a card could open the discussion|starting with a single card}.',
      ],
      closings: [
        '',
        'I’m {curious|interested} to see {where it leads|how it goes}.',
        '{One card should do.|I’ll keep it simple.}',
      ],
      prompts: [
        'Where in your work {would you try a card|would a card like that fit}? Let me know in the comments.',
        'Which {meeting|discussion} of yours could do with {a different opening|a new question}? Tell me in the comments.',
      ],
    },
    // The top card
    {
      openings: {
        instagram: [
          'The DCK deck, {unpacked|out of its box}, with {the top card turned over|one card turned over|a single card face up}.',
          'I’ve {unpacked|opened} the DCK deck and read {one card|the top card}, {no more|nothing else yet}.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck and, {for once|for a change}, {resisted reading everything at once|haven’t tried to take it all in at once}. One card is enough to begin with.',
          '{One good prompt is usually enough for a day.|One thought at a time is a reasonable pace.|It’s rarely a good idea to start with everything.} I’ve unpacked the DCK deck and turned over the top card.',
        ],
        facebook: [
          'The DCK deck is {open in front of me|unpacked}, and {I’ve turned over the first card|I’ve just read the top card|the first card is face up}.',
          'I’ve unpacked the DCK deck and {decided to read it slowly|decided to take it slowly|made up my mind to go slowly}, beginning with the top card.',
        ],
        threads: [
          'DCK, unpacked. {I’ve read one card and paused.|One card in, and I’ve paused.|I’m one card in.}',
          'I’ve opened the DCK deck. {One card is plenty.|The first card will do.|One card at a time.}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck. {Let’s look at the first card.|I’ll turn over the top card.|Here’s the card on top.}',
          'This is the {top|first} card of my DCK deck, {newly unpacked|straight from the box}.',
        ],
      },
      middles: [
        'The top card is [title of the top card], and I’m {leaving it out on the desk|going to think it over|keeping it in view} for a while.',
        'The deck opens with [title of the top card]. {I’ll give it some thought before turning the next one.|I’d rather think about it before I go on.|I’d like to have an answer before I go on.}',
        'On top was [title of the top card], which {makes as good a start as any|is a fair place to start|gives me something to think about}.',
      ],
      closings: ['', 'The {others|rest} can wait.', '{I’m in no hurry.|There’s no rush.}'],
      prompts: [
        'Would you {start at the top|take the top card} or {choose one yourself|cut the deck}? Tell me in the comments.',
        'Do you {read a new thing slowly|take new things slowly} or {all in one go|all at once}? Let me know in the comments.',
      ],
    },
    // Cards instead of slides and screens
    {
      openings: {
        instagram: [
          '{Nothing to charge and nothing to install|Nothing to install, nothing to update|No cable, no update}: the DCK deck, just unpacked.',
          'The DCK deck is {unpacked|out of its box}. {It’s good to hold something other than a phone.|I like that it isn’t another screen.}',
        ],
        linkedin: [
          'A {working tool|tool for new ideas} that needs no screen is {rare these days|a welcome change}. I’ve just unpacked the DCK deck, which is {simply a box of cards|a plain box of cards}.',
          '{Most of my meetings happen in front of a slide.|Most meetings I sit in begin with a slide.|I’ve sat through a good many slides.} Now I’ve unpacked the DCK deck, and {I’d like to try a card instead|a card might be a nice change}.',
        ],
        facebook: [
          'I’ve unpacked the DCK deck, and {what I like first of all|what pleases me most|the first thing I like} is that {it isn’t on a screen|I can hold it}.',
          '{A quiet pleasure|A small pleasure|A small joy}: {opening a box that needs no charger|unpacking something that needs no charger}. It’s the DCK deck.',
        ],
        threads: [
          'The DCK deck is unpacked. {It has never once crashed.|It needs no update.|There’s no password to forget.}',
          'I’ve {unpacked|opened} the DCK deck, and {it asked for no password|nothing needed charging|there was nothing to update}.',
        ],
        tiktok: [
          'I’ve unpacked the DCK deck. {There’s no screen in it, and I like that.|It’s just cards, and I like that.|It’s cards, on a table, and that’s all.}',
          'This is DCK: {a deck of cards for work, no screen needed|a tool for work that isn’t a screen|a work tool you can shuffle}.',
        ],
      },
      middles: [
        'A card can {lie on the table|stay in the middle of the table} while people talk, and {nobody has to present it|nobody has to share a screen|everyone can reach it}.',
        'I suspect people {listen differently|look up more|talk more easily} {when there’s a card between them|with a card on the table|around a card}, and I’d like to find out.',
        '{Handing someone a card|Passing someone a card} is {a simple gesture|a simple thing}, but {it invites an answer|it’s hard not to answer|it does invite a reply}.',
      ],
      closings: [
        '',
        '{It’s worth a try.|I’m looking forward to it.}',
        '{The slides can wait.|Slides can wait.}',
      ],
      prompts: [
        'What do you {still prefer on paper|prefer to do without a screen}? Tell me in the comments.',
        'When did you last {work without a screen|hold a meeting without slides}? I’d like to hear in the comments.',
      ],
    },
    // The kinds of card
    {
      openings: {
        instagram: [
          'In this box: {challenges, ideas, quotes and games|quotes, theory, challenges and games|ideas, strategy, quotes and games}. The DCK deck, just unpacked.',
          'The DCK deck, {newly unpacked|out of its box}. It’s {quite a mix of cards|a mixed box of cards}: {ideas, quotes, even games|challenges, theory, even games}.',
        ],
        linkedin: [
          '{Theory and games don’t often share a box.|Theory and games rarely sit side by side.|Theory and games seldom go together.} In the DCK deck, which I’ve just unpacked, they do.',
          'I’ve unpacked the DCK deck, and {the range is broad|there’s plenty of range}: {challenges, quotes, theory, even games|ideas, strategy, quotes, even games}.',
        ],
        facebook: [
          'I’ve unpacked the DCK deck. {You can’t play rummy with it|There are no aces or kings in it}: it’s {ideas, challenges, quotes and games|challenges, theory, quotes and games}.',
          '{For anyone who likes a mixed box|If, like me, you enjoy a mixed box|If you like a mixed box}, the DCK deck, now unpacked, has quotes, challenges, ideas and games.',
        ],
        threads: [
          'The DCK deck has {theory and games|quotes and games} in one box. {I’ve unpacked both.|It’s now unpacked.}',
          'I’ve unpacked DCK: {some cards to read, some to play|some cards for thinking, some for playing|quotes for quiet days, games for company}.',
        ],
        tiktok: [
          'I’ve unpacked the DCK deck: {quotes, challenges, ideas, games|theory, challenges, quotes, games|ideas, strategy, quotes, games}.',
          'So what’s in a DCK deck? {Some theory, some games|Some quotes, some games|A few games, some theory}, and I’ve just unpacked it.',
        ],
      },
      middles: [
        'I’ll probably {begin with|reach for|look first at} the [your favourite kind] cards, because {they suit how I think|that’s where I usually start|I know I’ll enjoy them}.',
        'The [your favourite kind] cards {come first for me|go to the top of the pile|are the ones I’m looking forward to}.',
        'If I had to {choose|pick one kind}, I’d {begin with|start with} the [your favourite kind] cards {and work my way through from there|and see how far I get}.',
      ],
      closings: [
        '',
        'The others {will have|can take} their turn.',
        'I’m looking forward to {all of them|the rest of the deck}.',
      ],
      prompts: [
        'Theory, quote or game: {which would you read first|where would you begin}? Tell me in the comments.',
        'Do you {like games at work|play at work}? {Tell me|Let me know} in the comments.',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'The DCK deck is unpacked. {It asks a good deal|It asks rather a lot}, {and I’m glad of it|which is what I hoped for}.',
          '{A box of questions|A box with plenty of questions|A box of cards that ask}, now open: the DCK deck.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {what appeals to me|what I like} is that it {asks before it explains|asks a question and leaves it there|asks, and leaves the answer to us}.',
          '{Many discussions start with an answer.|We often start with the answer.|It’s easy to start with the answer.} The DCK deck, which I’ve just unpacked, {starts with a question|begins by asking}.',
        ],
        facebook: [
          'I’ve unpacked the DCK deck. {It would rather ask than advise.|It’s short on advice and long on questions.|There’s little advice in it, and plenty of questions.}',
          'The DCK deck is {out of its box|unpacked}, so {expect the odd question from me|I may be asking you things|you may hear a few questions from me}.',
        ],
        threads: [
          'I’ve unpacked DCK. {It asks; the answers are up to me.|It has questions. I have time.|It asks, I think.}',
          'I’ve opened DCK. {The questions are in the box, the answers aren’t.|Answers are not included.|The thinking is left to me.}',
        ],
        tiktok: [
          'This is the DCK deck, just unpacked: {cards that ask you something|the cards ask, you think|a box of questions, in a way}.',
          'I’ve unpacked DCK, and {it asks good questions|it’s mostly questions}. {I like that in a deck.|That suits me.}',
        ],
      },
      middles: [
        'A card {makes one point|asks one thing} and {stops there|goes no further}. I {find that restful|like the restraint}.',
        'There’s no {set order|fixed order|right order}, so I can {begin with any card|start anywhere} and {see where it goes|follow what interests me}.',
        '{Give me|I’m happy with|All I need is} a good question {and a bit of quiet|and ten minutes to think|and time to think}; the cards seem to be made for that.',
      ],
      closings: [
        '',
        'I look forward to trying {a few cards|one or two cards}.',
        '{The answers|My answers} may take a while.',
      ],
      prompts: [
        'Which question {has stayed with you|do you keep coming back to}? Tell me in the comments.',
        'Is there a question you’d {like to be asked more often|be glad to be asked}? Let me know in the comments.',
      ],
    },
  ],
  cards: [
    'On top of the deck: {card}.',
    'The card on top: {card}.',
    'The card in front of me: {card}.',
    'The card on top of the deck is {card}.',
    '{Face up|Right here} in front of me: {card}.',
    'The card at the top of the pile: {card}.',
  ],
};
