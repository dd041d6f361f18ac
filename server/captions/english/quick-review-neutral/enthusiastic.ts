import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The cards ask and give no answers.
    {
      openings: {
        instagram: [
          'A whole deck of questions! {My quick review of DCK|DCK, reviewed in brief}{.| for you.}',
          'I {love|do love} a good question, and the DCK deck is {full of them|packed with them}!',
        ],
        linkedin: [
          '{Give me|I’ll take} a good question over a long presentation any day! So of course I {had to look at|wanted a look at} the DCK cards.',
          'Who doesn’t like a question that gets people talking? The DCK deck has {plenty|lots of them}, and I’m {a fan|rather taken}!',
        ],
        facebook: [
          'I’ve got a deck of cards that {asks me things|wants to know things}, and I {love it|like it a lot}! It’s called DCK.',
          'Curious people, {this one’s for you|come here|gather round}! The DCK cards ask and ask!',
        ],
        threads: [
          'The DCK deck asks questions, and I {can’t stop answering|keep answering|love it}!',
          'DCK: cards as {nosy|curious} as {me|I am}!',
        ],
        tiktok: [
          'These DCK cards ask {such|really} good questions! {Quick review!|Here’s my review!}',
          'You’ve got to see how {nosy|curious|inquisitive} these DCK cards are!',
        ],
      },
      middles: [
        'What I love about the cards: they {ask|just ask}, and {the thinking’s all mine|I get to do the thinking}!',
        'One card, one thought, and my head’s {busy|buzzing} already! I {really like that|like that a lot}.',
        'The cards are {short|so short}, and they {still make me think|get me thinking anyway}! {Lovely.|I like that.}',
      ],
      drawbacks: [
        'Just don’t {look for|expect} ready answers: there {aren’t any|are none} in the box!',
        'One catch: {on your own|alone}, some of the cards fall {flat|a bit flat}.',
        'My only {moan|grumble}: the cards are {in English only|only in English}.',
      ],
      closings: ['I’d {draw again|take another} right away!', 'Yes from me{|, catch and all}!', ''],
      prompts: [
        'What’s a question you {love|like} being asked? {Off to the comments with it|Tell me in the comments}!',
        'Got a good question? {Leave it|Ask it} in the comments!',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'I know exactly who’d {love|enjoy} the DCK deck! {A short review.|My quick review.}',
          '{Grab a friend|Find a friend|Bring someone}! The DCK deck is one for sharing.',
        ],
        linkedin: [
          'Some tools are for one person at a desk, but the DCK deck {isn’t one of them|is for everyone round the table}! My {short|quick} review.',
          'New ideas are more fun in company! That’s {why I like|what I like about} the DCK cards, {with one reservation|mostly}.',
        ],
        facebook: [
          'Quick, {who’s in|who wants to join me}? The DCK deck {needs people|is no fun alone}!',
          'I’ve {found|got} a deck of cards for {sociable people|people who like people}! It’s called DCK.',
        ],
        threads: [
          'DCK: a {good|great} excuse to {get people together|sit down with people}!',
          'The DCK deck {wants|needs} company! {Volunteers?|Any takers?|So do I!}',
        ],
        tiktok: [
          'Who’d you play {the DCK cards|a DCK card|DCK} with? I know who I’d pick!',
          'Don’t {open|get} DCK alone! {Here’s why.|Let me explain.}',
        ],
      },
      middles: [
        'I’d {love to|so like to} draw {cards|a few cards} with [a friend’s name]!',
        'The deck is made for people who {make|dream up} new things together, and I’d {start|try it} with [a name or two]!',
        'The cards {would be such fun|would be a treat} for [your group or team], {I’m sure|I think}!',
      ],
      drawbacks: [
        'The games {need|take} two of you {at least|or more}, though.',
        'One {deck|box}, many hands: {you’ll have to|you do} wait your turn, though!',
        'Alone, {I must say|I admit}, {some|a few} of the cards are only half the fun.',
      ],
      closings: ['So {bring people|don’t come alone}!', 'The more, the {merrier|louder}!', ''],
      prompts: [
        'Who would you draw {with|a card with}? Shout their name in the comments!',
        'Who’s {always|usually} up for a new idea? Name them in the comments!',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          '{Real|Actual} cards, no screen! The DCK deck, {quickly reviewed|a quick review}.',
          'Cards I can {shuffle|hold|spread out}! I’m happy with my DCK deck already.',
        ],
        linkedin: [
          'An hour without a screen? {Yes please|Gladly}! The DCK cards are {a good excuse|as good a reason as any}, so here’s a short review.',
          'No slides, no shared screen, just a few {DCK cards on the table|cards on the table: DCK}! I {like the idea|like that}.',
        ],
        facebook: [
          'I {love|do love} a thing you can {hold|hold in your hands}! This one’s the DCK deck.',
          'Screens off, DCK cards out! {Who’s with me?|I’m all for it.|It’s a relief!}',
        ],
        threads: [
          'The DCK deck never {runs out of battery|needs an update|asks for a password}! I love it.',
          '{Nothing to scroll|Nothing to swipe}! DCK is {just cards|good old cards}.',
        ],
        tiktok: [
          'Cards! {Real cards|Proper cards|Actual cards}! DCK, and here’s what I think.',
          'Yes, I’m {happy|this happy} about a deck of cards! It’s {called |}DCK.',
        ],
      },
      middles: [
        'I love to {spread|lay} the cards out, so that {everyone sees|everybody can see} the same thing!',
        'Holding a card is {such a pleasure|a joy}! I read {slowly|every word} for once.',
        'The cards {go round the table|get passed round}, and {nobody needs to log in|there’s no tab to find}!',
      ],
      drawbacks: [
        'My bag isn’t {thrilled|keen}, though: the deck is {another|one more} box to carry!',
        'But to read more about a card, you {do|still} need your phone. {Caught me!|Ha!}',
        'The cards {only come|are only} in English, {which is a pity|sadly}.',
      ],
      closings: [
        'Still, {I’m team cards|it’s cards for me}!',
        'My eyes say {thank you|thanks}!',
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
          'Draw a DCK card and go! {No rulebook|No manual}, {no fuss|hooray}!',
          'I can start {anywhere|wherever I like}? The DCK deck {gets me|knows me}!',
        ],
        linkedin: [
          'A method without a handbook! The DCK deck lets you {draw a card and begin|start with any card}, and {I’m all for that|that suits me}.',
          'I {love|like} things I can use {straight away|right away}! With the DCK cards, the first step is {drawing one|a card}.',
        ],
        facebook: [
          'No instructions to read! The DCK deck {and I are friends already|had me at that|suits me}!',
          'Shuffle, draw, {talk|go}! That’s DCK, and {that’s my kind of deck|I like it}!',
        ],
        threads: [
          'DCK has no {rulebook|manual|page one}! {Freedom!|Hooray!}',
          'I {opened|picked up} DCK and {just started|just drew a card}! Lovely.',
        ],
        tiktok: [
          'How to start with DCK: {take|draw|grab} a card! That’s it!',
          'No rules, just cards! {This is|Say hello to|Here’s} DCK!',
        ],
      },
      middles: [
        'I’d {love|like} to try {a few|some} cards on [your project or idea]!',
        'I can {so|already} see the deck at [a meeting you have in mind], {one card each|a card for everyone}!',
        'One card, and {I’m off|I’ve started}! I {love|like} how easy that is.',
      ],
      drawbacks: [
        'You do have to {choose|decide} for yourself which card comes next, and {I dither|that takes me ages}!',
        'Some of the exercises that go with the cards {take|need} most of an hour, so {bring time|clear some time}!',
        '{One thing|One grumble}, though: the cards {are|come} in English only!',
      ],
      closings: ['I’m {up for it|in}!', 'Where do I {start|begin}? {Anywhere!|Everywhere!}', ''],
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
          'I’ve got a favourite kind of DCK card {already|now}! {Guess which.|Quick review.}',
        ],
        linkedin: [
          'A game, a quote or a bit of theory? The DCK deck {has all three|lets me pick}, and I {enjoy|like} the mix!',
          'People {think|work} so differently, and I like that the DCK cards {do too|are just as mixed}! My short review.',
        ],
        facebook: [
          'It’s like a {tin of biscuits|box of chocolates}, only it’s cards! The DCK deck, {reviewed|a quick review}.',
          'Games! Quotes! Challenges! I {don’t know where to look|want to read them all}: {it’s|this is} the DCK deck.',
        ],
        threads: [
          'DCK has {games|challenges|quotes}! {I’m sold!|Need I say more?}',
          'I have a favourite {kind of DCK card|sort of DCK card|type of DCK card}! Don’t tell the others.',
        ],
        tiktok: [
          'Game, quote or challenge? {Let’s see what DCK has|Let’s look at DCK|DCK has all three}!',
          'My favourite kind of DCK card? {Wait for it|Easy|I’ll tell you}!',
        ],
      },
      middles: [
        'My favourite {kind|sort} of card is [the kind you like most]! {No contest.|By far!}',
        'I went {straight|right} for the [your favourite kind] cards, and {I’d do it again|I regret nothing}!',
        'I {love|like} the whole mix, and the [your favourite kind] cards {most of all|above all}!',
      ],
      drawbacks: [
        'The theory {wants|needs} a quiet moment, though, and {I don’t get many|those are rare}!',
        'The games {need|want} at least two people, {though|mind you}!',
        'The cards are only in English, {mind you|though}, {which is a shame|so brush yours up}!',
      ],
      closings: [
        'I’m {happy|delighted} with my deck!',
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
