import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // What it’s for
    {
      openings: {
        instagram: [
          'The DCK deck is {unpacked|open|out of its box}.',
          '{New on my desk|New here|New to me}: a DCK deck.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, a box of cards for {working on new ideas together|people with new ideas|teams that make new things}.',
          'The DCK deck is out of its box, and {I already know where I’ll start|it already has a job to do|I already have a job for it}.',
        ],
        facebook: [
          'I’ve {unpacked|opened} the DCK deck. {It has a job already.|I know what it’s for.}',
          '{This is|Here’s|Meet} the DCK deck, just unpacked. It won’t stay on a shelf.',
        ],
        threads: [
          'DCK: {unpacked|out of the box}, {not for the shelf|ready for work}.',
          'I’ve unpacked DCK. {I have a use for it.|There’s a job waiting.|It’s going to work.}',
        ],
        tiktok: [
          'This is the DCK deck. I {have one use in mind|have one plan for it|know what it’s for}.',
          'I’ve {unpacked|opened} the DCK deck. {Here’s the plan.|I have plans for it.}',
        ],
      },
      middles: [
        'I want {these cards|the cards|a card} for [a meeting or project].',
        '{I’ll take the cards to|First stop for the cards:|I’m taking the cards to} [a meeting or project].',
        '{First use|First outing|First try}: [a meeting or project].',
      ],
      closings: [
        '',
        '{I’ll start small.|One card will do.}',
        'I’ll {report back|tell you how it goes}.',
      ],
      prompts: [
        'Where would you use {one|a card}? {Tell me in the comments.|Leave a comment.}',
        'Which meeting needs a {question|card}? Comment below.',
      ],
    },
    // The top card
    {
      openings: {
        instagram: [
          'The DCK deck is {unpacked|open}. {I’ve read one card.|One card is face up.}',
          'My DCK deck is {out|out of its box}, with {one card|a single card} face up.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, a whole box of cards, and {I’ve read one|stopped at the first one|read just the top one}.',
          'The DCK deck is out of its box, and {one card is enough to start with|I’m starting with a single card|I’m reading one card at a time}.',
        ],
        facebook: [
          'The DCK deck is {open|unpacked}, and {one card is face up|I’ve turned over one card}.',
          'I’ve unpacked the DCK deck and {read exactly one card|stopped after one card|allowed myself one card}.',
        ],
        threads: [
          'DCK, {unpacked|opened}. {One card read.|I’ve read one card.|One card so far.}',
          'I opened the DCK deck and {read one card|stopped at one card|took one card}.',
        ],
        tiktok: [
          'The DCK deck, just {opened|unpacked}. {This card is on top.|Here’s the top card.}',
          'I’m turning over my {first|very first} DCK card{| now|, look}.',
        ],
      },
      middles: [
        '{The top card|The first card|The card on top} is [title of the top card].',
        'On top: [title of the top card]. {I’m thinking about it.|I’ll start there.|It’s staying out.}',
        'The deck {begins|starts|kicks off} with [title of the top card]. {A good start.|Not a bad one.}',
      ],
      closings: [
        '',
        '{The next one can wait.|The others can wait.}',
        '{I’ll take my time.|There’s no rush.}',
      ],
      prompts: [
        '{Top card, or a random one|Take the top card, or cut the pack}? Comment below.',
        'Could you stop at {one|just one}? Tell me in the comments.',
      ],
    },
    // No screen
    {
      openings: {
        instagram: [
          'The DCK deck, {unpacked|out of its box}. {It needs no charger.|It has no screen.}',
          'A {deck|box} of real cards: DCK, {opened|unpacked}.',
        ],
        linkedin: [
          'Just unpacked: the DCK deck, {a work tool|a tool for new ideas|one of the few tools I have} without a password.',
          'I’ve unpacked the DCK deck, and {I like that it’s not on a screen|there’s no screen involved|it’s just a box of cards}.',
        ],
        facebook: [
          'I’ve unpacked the DCK deck. {No screen, just cards.|There’s nothing to charge.|It doesn’t need a plug.}',
          '{Out of the box|Unpacked|Opened}: the DCK deck. You can hold it, and I like that.',
        ],
        threads: [
          'The DCK deck can’t {log me out|crash|send reminders}. {I like it already.|Good.}',
          'DCK is unpacked. {It has no battery.|Nothing to install.|Nothing to charge.}',
        ],
        tiktok: [
          'I’ve unpacked DCK. {It’s not on a screen, it’s on a table.|It has no screen, and I like that.|It’s real cards, no screen.}',
          'This is DCK. {It’s a deck you can hold.|It’s cards, real ones.|You can pick it up.}',
        ],
      },
      middles: [
        'A card stays {where I put it|within reach|in sight}. I like that.',
        'You {take|draw|turn over} a card, {read it and talk|and the talking starts|and somebody answers}.',
        '{The cards wait.|The cards don’t ping.|No card is in a hurry.} {I can take my time.|I set the pace.}',
      ],
      closings: [
        '',
        '{Phones can wait.|The phone can wait.}',
        'It’s {a nice change|good to hold}.',
      ],
      prompts: [
        '{Paper or screen|Screen or paper}? Tell me in the comments.',
        'What do you still do {on paper|by hand}? Leave a comment.',
      ],
    },
    // Colours
    {
      openings: {
        instagram: [
          '{Five colours, one box|One box, five colours}: the DCK deck, {unpacked|opened}.',
          'The DCK deck is out. {Look at the colours.|It comes in five colours.|It has five colours.}',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck and {looked at the colours before reading a word|looked only at the colours so far|haven’t got past the colours yet}.',
          'The DCK deck, just unpacked, has five colours. {My slides have two.|My notebook has one.|My desk is mostly grey.}',
        ],
        facebook: [
          '{Here’s|This is|Look,} the DCK deck, out of its box. It’s very colourful.',
          'The DCK deck is unpacked. {I’m still looking at the colours.|So far I’ve only looked at the colours.|The colours made me look twice.}',
        ],
        threads: [
          'DCK, unpacked. {Five colours, no grey.|There’s no grey in it.|Not a grey card in it.}',
          'I opened DCK {for the questions|to read it}. {I’m looking at the colours.|The colours got me first.}',
        ],
        tiktok: [
          'Look how {colourful|bright|cheerful} the DCK deck is, {just unpacked|out of its box}.',
          'Five colours, one {deck|box}. {This is DCK.|It’s called DCK.}',
        ],
      },
      middles: [
        'My favourite {colour |}{so far|for now|at first sight} is [your colour].',
        '{I’ll start with|I’ll begin with|First I’ll read|Next I’ll read} the [your colour] cards.',
        '{The cards I like most are|My eye goes to the cards in|I keep looking at the cards in} [your colour].',
      ],
      closings: [
        '',
        '{The other four can wait.|The other colours can wait.}',
        '{I may change my mind.|That may change.}',
      ],
      prompts: [
        '{Which colour would you pick|Your colour}? Tell me in the comments.',
        '{Sort the cards or mix them|Cards sorted or mixed}? Leave a comment.',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'The DCK deck is {open|unpacked}. {It asks a lot.|It’s full of questions.}',
          '{A box of questions|Questions, in a box}: DCK, {just opened|unpacked}.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {it wants to know things|it likes to ask|I can see it’s full of questions}.',
          'The DCK deck is out of its box, {with questions instead of slides|with plenty of questions and no slides|full of questions, without a single slide}.',
        ],
        facebook: [
          'I’ve opened the DCK deck. {It’s full of questions.|There are a lot of questions in it.|Expect questions.}',
          'The DCK deck is unpacked. {I’ll be asking questions.|Ask me for a card.|I can offer you a question.}',
        ],
        threads: [
          'I opened DCK. {It had questions.|It’s full of questions.|Now it’s asking me things.}',
          'DCK, unpacked. {It’s a box of questions.|It asks first.|Questions included.}',
        ],
        tiktok: [
          'This is DCK. {It’s a box full of questions.|It’s a deck that asks you things.|The cards ask questions.}',
          'I’ve {opened|unpacked} the DCK deck. {It wants answers.|It asks things.}',
        ],
      },
      middles: [
        '{Most cards ask something.|A card asks one thing.|A card asks or nudges.} {The rest is up to me.|I do the rest.}',
        'The cards {don’t lecture|give no answers|don’t explain much}. {I like that.|That’s fine by me.}',
        'You can begin {anywhere|with any card}. {That suits me.|I like that.|So I will.}',
      ],
      closings: ['', 'I’m {curious|ready}.', '{Answers|My answers} may take a while.'],
      prompts: [
        'What’s a {good|hard} question? Leave one in the comments.',
        '{Do you ask or answer|Ask first, or answer first}? Comment below.',
      ],
    },
    // With whom
    {
      openings: {
        instagram: [
          'The DCK deck is unpacked. {It’s made for company.|It’s for two or more.|It wants company.}',
          '{My|This} DCK deck is {out|open}. {There’s room for two.|It needs a second person.}',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {now I’d like a second opinion|now I need somebody to draw with|next I need a second person}.',
          'The DCK deck is out of its box, and {it’s made for thinking together|it’s not meant for one person|I’d like to share it with someone}.',
        ],
        facebook: [
          'The DCK deck is unpacked. {Who’s in?|It needs company.|I’d like company.}',
          'I’ve {opened|unpacked} the DCK deck, and {I’d rather not start alone|I’m looking for company}.',
        ],
        threads: [
          'DCK is unpacked. {One person is not enough.|It takes two.|I need a second person.}',
          'My DCK deck is {unpacked|open}, and there’s {one seat left|room for one more}.',
        ],
        tiktok: [
          'I’ve unpacked DCK. {Now I need somebody to draw with.|Who wants to draw a card?|It needs two people.}',
          'This is DCK. {I know who I’d ask.|I know who should join me.|I’d like to share it.}',
        ],
      },
      middles: [
        '[a name], {there’s a card here for you|I have a card for you|I’m keeping a card for you}.',
        'I’d like to {draw a card|open the cards|try the deck} with [a name].',
        '{I’m asking|I’d ask|I’ll ask} [a name] to draw a card.',
      ],
      closings: [
        '',
        '{There’s a spare chair.|There’s room at the table.}',
        '{I’ll make tea.|Tea’s on me.}',
      ],
      prompts: [
        'Who would you {draw with|hand a card to}? Name them in the comments.',
        '{Alone or together|In company or alone}? Comment below.',
      ],
    },
  ],
  cards: [
    'On top: {card}.',
    'The card on top: {card}.',
    'In front of me: {card}.',
    'Face up: {card}.',
    'The top card is {card}.',
    'On top of the deck: {card}.',
  ],
};
