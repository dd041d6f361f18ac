import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // Questions, and no ready answers.
    {
      openings: {
        instagram: [
          'There are so many questions in one deck! {DCK has got me thinking|The DCK cards won’t let me off|DCK has me talking to myself}.',
          'I {love|do love} a good question, and the DCK deck is {full of them|packed with them}!',
        ],
        linkedin: [
          '{Give me|I’ll take} a good question over a long presentation any day! So of course I {had to look at|wanted a look at} the DCK cards.',
          'Who doesn’t like a question that gets people talking? The DCK deck has {plenty|lots of them}, and I’m {a fan|rather taken}!',
        ],
        facebook: [
          'I’ve got a deck of cards that {asks me things|wants to know what I think|wants answers}, and I love it! It’s called DCK.',
          'Curious people, {this one’s for you|come here|gather round}! The DCK cards {have questions for you|are full of questions}.',
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
        'The questions are so {clear|friendly|well put} that I {want to hear everybody’s answers|could ask them all day}!',
        '{It only takes|All it takes is} one card and my head’s {busy|buzzing|racing}, {in a good way|and it feels good}!',
        'The cards are {so short|quick to read}, and then I’m {thinking for ages|happily lost in thought}!',
      ],
      drawbacks: [
        'Just don’t {look for|expect} ready answers, because there {aren’t any|are none} in the box.',
        'Mind you, some of the cards are {no fun|a bit flat} on your own, so {grab someone|bring a friend}.',
        'Only the theory wants {a quiet moment|peace and quiet}, and {I’m not good at quiet|quiet isn’t my strong point}.',
      ],
      closings: [
        'I’d still draw {another|another one} right away!',
        'It’s a {yes|big yes} from me all the same!',
        '',
      ],
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
          '{Grab|Find|Fetch} a friend, because the DCK deck is one for sharing!',
        ],
        linkedin: [
          'Some tools are for one person at a desk, but the DCK deck {isn’t one of them|is for everyone round the table}! I {love|like} that about it.',
          'New ideas love company, and {that’s why I like|that’s what I like about|so do} the DCK cards!',
        ],
        facebook: [
          'Quick, {who’s in|who wants to join me|who’s up for it}? I’ve got the DCK deck, and it’s {made|meant} for company!',
          'DCK is a deck of cards for {sociable people|people who like people|people who can’t sit still alone}!',
        ],
        threads: [
          'DCK is a {good|great|lovely} excuse to get people together!',
          'The DCK deck {wants|needs} company, so {who’s coming|who’s in}?',
        ],
        tiktok: [
          'Who’d you {draw|share|read} DCK cards with? I know who I’d pick!',
          'Don’t {open|get|unpack} the DCK deck without a friend to share it!',
        ],
      },
      middles: [
        'I’d love to {draw a few cards|try the deck|go through the cards} with [a friend’s name]!',
        'The first person I’d {ask|drag along|invite} is [a friend’s name], and I’d bring the cards{| and the biscuits}!',
        'I’d love to see what [your group or team] would {make of|say to|do with} the cards!',
      ],
      drawbacks: [
        'Mind you, the games take two or more, so {count yourselves first|don’t count on playing alone|one isn’t enough}.',
        'There’s only one deck, so {you do have to share|no hogging the cards|you take turns}.',
        'On my own I’d only have {half the fun|half as much fun}, because the games {need company|take two or more}.',
      ],
      closings: [
        'In company it’s {such fun|a joy}, though!',
        'I can’t wait to {get people together|get everyone round a table}!',
        '',
      ],
      prompts: [
        'Who would you draw {with|a card with}? Shout their name in the comments!',
        'Who’s {always|usually} up for a new idea? Name them in the comments!',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          'These are {real|actual|proper} cards, no screen! I’ve been through the DCK deck, and I like it.',
          'My DCK deck is made of cards I can {shuffle|hold|pin up}, and I’m so happy with it!',
        ],
        linkedin: [
          'An hour without a screen? {Yes please|Gladly}! The DCK cards are {a good excuse|as good a reason as any}.',
          'No slides, no shared screen, just a few DCK cards on the table: {I’m all for it|count me in|that’s for me}!',
        ],
        facebook: [
          'I {love|do love} a thing you can {hold|hold in your hands}! This one’s the DCK deck.',
          'I’ve put the screen away and got out the DCK cards, and {I’m all for it|it’s a relief|it’s lovely}!',
        ],
        threads: [
          'The DCK deck never {runs out of battery|needs an update|asks for a password}, and I love it!',
          'There’s nothing to {scroll|swipe|tap}, because DCK is just cards, and I’m delighted!',
        ],
        tiktok: [
          '{Real cards|Proper cards|Actual cards}, and no screen: this is the DCK deck!',
          'Yes, I’m {happy|this happy|beaming} about a deck of cards, and it’s called DCK!',
        ],
      },
      middles: [
        'You can {spread the cards out|lay the cards out|put the cards in a row}, and everyone can see them!',
        'With a card in my hand I {actually read every word|read slowly|really read to the end} for once!',
        'You can pass the cards {round|on}, and {nobody needs to log in|there’s no tab to find}!',
      ],
      drawbacks: [
        'Only my bag isn’t {thrilled|keen|convinced}, because the deck is one more box to carry.',
        'To read more about a card, though, {you do need your phone|I’m back on my phone|out comes the phone after all}.',
        'There’s only one of each card, mind you, so {I do have to share|sharing it is|you have to be quick}.',
      ],
      closings: [
        '{I’m team cards|It’s cards for me} all the same!',
        'I’d {still take|still choose} the cards any day!',
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
          'With DCK you draw a card and go, {with no rulebook|with no manual|with no handbook} and no fuss!',
          'I can start {anywhere|wherever I like|with any card}? The DCK deck gets me!',
        ],
        linkedin: [
          'A method without a handbook? The DCK deck lets you {draw a card and begin|start with any card}, and {I’m all for that|that suits me}!',
          '{I like|Give me} things I can use {straight away|right away}! With the DCK cards, the first step is drawing one.',
        ],
        facebook: [
          'There are no instructions to read, so the DCK deck {and I are friends already|had me at once|suits me}!',
          'You shuffle, you draw and you {talk|start|think}: DCK is my kind of deck!',
        ],
        threads: [
          'DCK has no {rulebook|manual|page one}, and {I love that|that makes me happy}!',
          'I {opened|picked up} DCK and {just started|just drew a card}, and it was lovely!',
        ],
        tiktok: [
          'To start with DCK, you {take|draw|grab} a card, and that’s it!',
          'No manual, just cards: {this is|say hello to|here’s} DCK!',
        ],
      },
      middles: [
        'I’d {love|like} to try {a few|some} cards on [your project or idea]!',
        'I can already see the cards at [a meeting you have in mind], {one each|one for everyone|all over the table}!',
        'The first thing I’d use a card for is [your project or idea], and {I can’t wait|I’m so curious|I’d start today}!',
      ],
      drawbacks: [
        'Nothing tells you which card to {pick|take}, though, and {I dither|I can never decide}.',
        'Mind you, some of the exercises take most of an hour, so {bring time|clear some time|get comfortable}.',
        'The cards only get you going; {the hard work|finding the answer|the rest of the work} is still yours.',
      ],
      closings: [
        'I’m {up for it|in} all the same!',
        'I’d say it’s {worth a try|worth trying}!',
        '',
      ],
      prompts: [
        'What would you {try|use} a card on? Tell me in the comments!',
        'Manual first or straight in? {Confess|Own up} in the comments!',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'The DCK deck has games, quotes and challenges, and {I love the mix|it’s such a mix|it’s a lively mix}!',
          'I’ve {picked|found|got} my favourite kind of DCK card!',
        ],
        linkedin: [
          'A game, a quote or a bit of theory? The DCK deck {has all three|lets me pick}, and I {enjoy|like} the mix!',
          'No two people {think|work|learn} alike, so I like how mixed the DCK cards are!',
        ],
        facebook: [
          'The DCK deck is like a {tin of biscuits|box of chocolates|selection box}, only it’s cards, and I’ve got a favourite!',
          'With all its games, quotes and challenges, the DCK deck {is a proper treat|is my idea of fun|has me spoilt for choice}!',
        ],
        threads: [
          'DCK has {games, quotes and challenges|quotes, challenges and games|challenges, games and quotes}, and I’m sold!',
          'I have a favourite {kind|sort|type} of DCK card! Don’t tell the others.',
        ],
        tiktok: [
          'Game, quote or challenge? DCK has {all three|the lot|all of them}!',
          'My favourite kind of DCK card? {I don’t have to think|That’s easy|I’ll tell you}!',
        ],
      },
      middles: [
        'I’m all about the [your favourite kind] cards, {without a doubt|all the way|and proud of it}!',
        'I went {straight|right} for the [your favourite kind] cards, and {I’d do it again|I regret nothing}!',
        'Hand me the [your favourite kind] cards and {I’m happy|I’m busy for a while|I’m in my element}!',
      ],
      drawbacks: [
        'The theory {isn’t for|doesn’t work in} a noisy room, though, so {save it for later|find a quiet corner}.',
        'Mind you, the games need {company|at least two people|a second player}, so they’re out when I’m alone.',
        'You have to be in the mood for the quotes, though, and {I’m not always|some days I’m not|that depends on the day}.',
      ],
      closings: [
        'I’m {thrilled|delighted} with my deck all the same!',
        'Luckily there’s {plenty|so much} to choose from!',
        '',
      ],
      prompts: [
        'Game or quote, {what’s yours|which would you draw}? Tell me in the comments!',
        'Which kind would you {go for|try first}? Shout it in the comments!',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}!',
    'The card I read last: {card}!',
    'On top of the deck: {card}!',
    'The card in my hand: {card}!',
    '{Face up|Right here} in front of me: {card}!',
    'I’m looking at {card} right now!',
    'Say hello to {card}!',
  ],
};
