import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // Questions, and no ready answers.
    {
      openings: {
        instagram: [
          'So many questions in one deck! {DCK has got me thinking|The DCK cards won’t let me off|DCK has me talking to myself}!',
          'I {love|do love} a good question, and the DCK deck is {full of them|packed with them}!',
        ],
        linkedin: [
          '{Give me|I’ll take} a good question over a long presentation any day! So of course I {had to look at|wanted a look at} the DCK cards.',
          'Who doesn’t like a question that gets people talking? The DCK deck has {plenty|lots of them}, and I’m {a fan|rather taken}!',
        ],
        facebook: [
          'I’ve got a deck of cards that {asks me things|wants to know what I think|wants answers}, and I love it! It’s called DCK.',
          'Curious people, {this one’s for you|come here|gather round}! The DCK cards {have questions for you|are full of questions}!',
        ],
        threads: [
          'The DCK deck asks questions, and I {can’t stop answering|keep answering|answer out loud}!',
          'DCK: cards as {nosy|curious|inquisitive} as I am!',
        ],
        tiktok: [
          'These DCK cards ask {such|really|seriously} good questions!',
          'You’ve got to see how {nosy|curious|inquisitive} these DCK cards are!',
        ],
      },
      middles: [
        'The cards leave the {answer|answering|thinking} to me! {My turn!|Over to me!}',
        'One card, and my head’s {busy|buzzing|racing} already! I {do like|enjoy} that.',
        'The cards are {so short|quick to read}, and then I’m {thinking for ages|lost in thought}!',
      ],
      drawbacks: [
        'Don’t {look for|expect} ready answers, because there {aren’t any|are none} in the box!',
        'Some of the cards are {no fun|a bit flat} on your own, so {grab someone|bring a friend}!',
        'The theory wants {a quiet moment|peace and quiet}, and {I’m not good at quiet|quiet isn’t my strong point}!',
      ],
      closings: ['I’d draw {again|another} right away!', 'It’s a {yes|big yes} from me!', ''],
      prompts: [
        'What’s a question you {love|like} being asked? {Off to the comments with it|Tell me in the comments}!',
        'Got a good question? {Leave it|Ask it} in the comments!',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'I know exactly who’d {love|enjoy|want} the DCK deck!',
          '{Grab|Find|Fetch} a friend! The DCK deck is one for sharing.',
        ],
        linkedin: [
          'Some tools are for one person at a desk, but the DCK deck {isn’t one of them|is for everyone round the table}! I {love|like} that about it.',
          'New ideas love company! That’s {why I like|what I like about|why I’m drawn to} the DCK cards.',
        ],
        facebook: [
          'Quick, {who’s in|who wants to join me|who’s up for it}? The DCK deck is no fun alone!',
          'DCK is a deck of cards for {sociable people|people who like people|people who can’t sit still alone}!',
        ],
        threads: [
          'DCK is a {good|great|lovely} excuse to get people together!',
          'The DCK deck {wants|needs} company! {Volunteers?|Any takers?}',
        ],
        tiktok: [
          'Who’d you {draw|share|read} DCK cards with? I know who I’d pick!',
          'Don’t {open|get|unpack} DCK alone! Take it from me!',
        ],
      },
      middles: [
        'I’d love to {draw a few cards|try the deck|go through the cards} with [a friend’s name]!',
        'The first person I’d {ask|drag along|invite} is [a friend’s name], and I’d bring the cards{| and the biscuits}!',
        '[your group or team] and these cards: {I’d love to see that|what a combination|that would be a treat}!',
      ],
      drawbacks: [
        'The games take two or more, so {count yourselves first|no hermits, please|two’s company}!',
        'There’s only one deck, so {you do have to share|no hogging the cards|you take turns}!',
        'On my own I’d only have {half the fun|half as much fun}, and {no games at all|I’d have to skip the games}!',
      ],
      closings: ['Come {in pairs|along}!', 'The more, the {merrier|louder}!', ''],
      prompts: [
        'Who would you draw {with|a card with}? Shout their name in the comments!',
        'Who’s {always|usually} up for a new idea? Name them in the comments!',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          '{Real|Actual|Proper} cards, no screen! I’ve been through the DCK deck and I like it!',
          'Cards I can {shuffle|hold|pin up}! I’m happy with my DCK deck already.',
        ],
        linkedin: [
          'An hour without a screen? {Yes please|Gladly}! The DCK cards are {a good excuse|as good a reason as any}.',
          'No slides, no shared screen, just a few DCK cards on the table! {I’m all for it!|Count me in!|Where do I sign?}',
        ],
        facebook: [
          'I {love|do love} a thing you can {hold|hold in your hands}! This one’s the DCK deck.',
          'Screens off, DCK cards out! {Who’s with me?|I’m all for it.|It’s a relief!}',
        ],
        threads: [
          'The DCK deck never {runs out of battery|needs an update|asks for a password}! I love it.',
          'Nothing to {scroll|swipe|tap}! DCK is just cards.',
        ],
        tiktok: [
          'Cards! {Real cards|Proper cards|Actual cards}! It’s the DCK deck!',
          'Yes, I’m {happy|this happy|beaming} about a deck of cards! It’s DCK.',
        ],
      },
      middles: [
        'You can {spread the cards out|lay the cards out|put the cards in a row}, and everyone can see them!',
        'A card in the hand is {such a pleasure|a joy|lovely}! I {read every word|read slowly} for once.',
        'You can pass the cards {round|on}, and {nobody needs to log in|there’s no tab to find}!',
      ],
      drawbacks: [
        'My bag isn’t {thrilled|keen|convinced}: the deck is one more box to carry!',
        'To read more about a card, you do need your phone. {Caught me!|Ha!|Back to the screen!}',
        'There’s only one of each card, so {I do have to share|sharing it is|be quick}!',
      ],
      closings: [
        '{I’m team cards|It’s cards for me}, whatever happens!',
        'My eyes {say thank you|are grateful} all the same!',
        '',
      ],
      prompts: [
        'Cards or screens? {Pick a side|Choose} in the comments!',
        'What {would you never do|do you never do} on a screen? Tell me in the comments!',
      ],
    },
    // Any card is a beginning.
    {
      openings: {
        instagram: [
          'Draw a DCK card and go! {No rulebook|No manual|No handbook}, no fuss!',
          'I can start {anywhere|wherever I like|with any card}? The DCK deck gets me!',
        ],
        linkedin: [
          'A method without a handbook! The DCK deck lets you {draw a card and begin|start with any card}, and {I’m all for that|that suits me}.',
          '{I like|Give me} things I can use {straight away|right away}! With the DCK cards, the first step is drawing one.',
        ],
        facebook: [
          'No instructions to read! The DCK deck {and I are friends already|had me at that|suits me}!',
          'Shuffle, draw, {talk|go|think}! DCK is my kind of deck!',
        ],
        threads: [
          'DCK has no {rulebook|manual|page one}! {Freedom!|Hooray!}',
          'I {opened|picked up} DCK and {just started|just drew a card}! Lovely.',
        ],
        tiktok: [
          'How to start with DCK: {take|draw|grab} a card! That’s it!',
          'No manual, just cards! {This is|Say hello to|Here’s} DCK!',
        ],
      },
      middles: [
        'I’d {love|like} to try {a few|some} cards on [your project or idea]!',
        'I can already see the cards at [a meeting you have in mind], {one each|one for everyone|all over the table}!',
        'First {stop|try}: [your project or idea]! {One card and off we go!|A card on the table and go!}',
      ],
      drawbacks: [
        'Nothing tells you which card to {pick|take}, and {I dither|I can never decide}!',
        'Some of the exercises take most of an hour, so {bring time|clear some time|get comfortable}!',
        'The cards get you going; {the hard work|finding the answer|the rest of the work} is still yours!',
      ],
      closings: ['I’m {up for it|in}!', '{Where’s that deck|Who wants a card}?', ''],
      prompts: [
        'What would you {try|use} a card on? Tell me in the comments!',
        'Manual first or straight in? {Confess|Own up} in the comments!',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'Games, quotes, challenges! The DCK deck {is such a mix|is a lively mix|can’t sit still}!',
          'I’ve {picked|found|got} my favourite kind of DCK card!',
        ],
        linkedin: [
          'A game, a quote or a bit of theory? The DCK deck {has all three|lets me pick}, and I {enjoy|like} the mix!',
          'No two people {think|work|learn} alike, so I like how mixed the DCK cards are!',
        ],
        facebook: [
          'It’s like a {tin of biscuits|box of chocolates|selection box}, only it’s cards! I’m talking about the DCK deck.',
          'Games! Quotes! Challenges! I {don’t know where to look|want to read them all|want all of it}: this is the DCK deck.',
        ],
        threads: [
          'DCK has {games|challenges|quotes}! {I’m sold!|Need I say more?}',
          'I have a favourite {kind|sort|type} of DCK card! Don’t tell the others.',
        ],
        tiktok: [
          'Game, quote or challenge? DCK has {all three|the lot|all of them}!',
          'My favourite kind of DCK card? {Wait for it|Easy|I’ll tell you}!',
        ],
      },
      middles: [
        'I’m all about the [your favourite kind] cards, {no contest|all the way|and proud of it}!',
        'I went {straight|right} for the [your favourite kind] cards, and {I’d do it again|I regret nothing}!',
        'Hand me the [your favourite kind] cards and {I’m happy|I’m busy for a while|leave me to it}!',
      ],
      drawbacks: [
        'The theory {isn’t for|doesn’t work in} a noisy room, so {save it for later|find a quiet corner}!',
        'The games need {company|at least two people|a second player}, so who’s in?',
        'You have to be in the mood for the quotes, and {I’m not always|some days I’m not|that depends on the day}!',
      ],
      closings: [
        'I’m {thrilled|delighted} with my deck!',
        'There’s {plenty|so much} to choose from!',
        '',
      ],
      prompts: [
        'Game or quote, {what’s yours|which would you draw}? Tell me in the comments!',
        'Which kind would you {go for|try first}? Shout it in the comments!',
      ],
    },
  ],
  cards: [
    'My card: {card}!',
    'Look {who|what} I drew: {card}!',
    'The card {I drew|in my hand}: {card}!',
    'I {drew|turned over} {card}, and I’m {pleased|happy} with it!',
    'Say hello to {card}!',
    '{First out of the box|On top of the deck}: {card}!',
  ],
};
