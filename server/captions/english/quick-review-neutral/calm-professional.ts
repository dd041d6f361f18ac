import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // The cards ask and give no answers.
    {
      openings: {
        instagram: [
          'A few notes on DCK, a deck of cards that {asks questions|mostly asks|would rather ask than tell}.',
          'The DCK deck is mostly questions. {My view in brief|A short review|What I make of it}.',
        ],
        linkedin: [
          'Meetings rarely lack answers. They lack {a good question|someone who asks a good question}, which is why I {looked at|took a look at} the DCK cards.',
          'The DCK deck asks questions and leaves the answers to the people in the room. {I find that|That seems} {sensible|right}, with one reservation.',
        ],
        facebook: [
          'I have been looking at the DCK cards. They ask questions, {most of them good|and good ones, mostly|many of them good}.',
          'A short review of DCK: a deck of cards that {asks and waits|asks and leaves you to think|makes you think}.',
        ],
        threads: [
          'The DCK deck asks {good|sensible|fair} questions. It does not answer them.',
          'DCK: cards for people who {don’t mind|enjoy|like} being asked.',
        ],
        tiktok: [
          'This is DCK, a deck of cards that {asks questions|mostly asks|asks you things}. A short review.',
          'Good questions, no answers: {the DCK deck|DCK|the DCK cards}, briefly reviewed.',
        ],
      },
      middles: [
        'What I value is that the cards {do not lecture|never lecture}. They ask {something|one thing} and leave it there.',
        'Each card {makes a single point|keeps to one thought}, which is {enough to start a conversation|about as much as I can use at once}.',
        'The questions on the cards are {plainly worded|short}, and {I can use them as they are|easy to put to a group}.',
      ],
      drawbacks: [
        'If you {want|need} finished answers or templates, {though|however}, this is not the deck for you.',
        'On your own, {though|however}, {some|a few} of the cards fall flat.',
        'One {limitation|drawback}: the cards are {available in|printed in} English only.',
      ],
      closings: [
        'On balance, I would {use it|recommend a look}.',
        'For {the right group|a patient group}, I would say yes.',
        '',
      ],
      prompts: [
        'Which question {gets your meetings going|do you like to open with}? Tell me in the comments.',
        'What do you think, should a tool {ask or answer|give answers}? I’d like to hear it in the comments.',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'Who is the DCK deck for, and who is it not for? {A short review|A few thoughts|My view}.',
          'The DCK cards are made for groups. {That matters|It is worth knowing|I would start there}.',
        ],
        linkedin: [
          'Whether a tool is any good depends on {who is in the room|who uses it}. {Here is how I see|That is how I looked at} the DCK deck.',
          'When I look at a new method I {think of|picture} the people first. With the DCK cards, {some names came to mind|that was easy}.',
        ],
        facebook: [
          'I have been asking myself who would {enjoy|get on with} the DCK deck. {Some of you, I think|A few of you came to mind}.',
          'If you {work with other people|make things with other people}, the DCK cards {may suit you|could be for you}. A short review.',
        ],
        threads: [
          'DCK is a deck for {groups|people working together|small groups}. I would not buy it to be alone with.',
          'Before you get the DCK deck, {count your people|think of company|find some company}.',
        ],
        tiktok: [
          'Who I would {give|lend|show} the DCK deck to, and who I would not.',
          'The DCK cards are for groups. {Here is what that means|Let me explain|A short review}.',
        ],
      },
      middles: [
        'I would {use|try} the cards with [your group or team], {given time|with enough time} to talk.',
        'I would {draw|turn over} a card with [a name or two] and {see where it takes us|talk it through}.',
        'I can {imagine|picture} the deck {working well|being useful} for [a group you work with].',
      ],
      drawbacks: [
        'For the games, {however|mind you}, you need {at least two people|two people or more}.',
        'With {one|a single} deck between several people, {there is some waiting|someone is always waiting}.',
        'For one person {alone|at a desk}, {on the other hand|though}, there is less in it.',
      ],
      closings: [
        'In {good company|a group}, it is worth trying.',
        'I would {borrow one|look through one} first.',
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
          'Cards on the table {instead of|in place of} a screen: {a short review of DCK|my view of DCK}.',
          'The DCK deck is {something to hold|printed, not projected|a tool without a screen}. I like that.',
        ],
        linkedin: [
          'By the fourth video call of a day, {a card on the table|anything printed} looks inviting. {Some notes on|A short review of} the DCK deck.',
          'We share screens {all day|from morning to evening} and rarely {look up|look at one another}. The DCK cards are a small reason to.',
        ],
        facebook: [
          'I spend enough time {with|in front of} screens, so I {was glad to look at|enjoyed looking at} the DCK cards.',
          'A tool for work that {needs no charger|has no screen}: the DCK deck. {Here is my review|A short review}.',
        ],
        threads: [
          'The DCK deck has never once asked me to {update it|log in|restart}.',
          'DCK is {a deck of cards|just a deck of cards|a printed deck}. After enough screens, that counts for something.',
        ],
        tiktok: [
          'A {short|brief|quick} review of DCK, a deck of cards, told on a screen.',
          'These are the DCK cards: {no screen, no plug|nothing to charge|nothing to install}.',
        ],
      },
      middles: [
        'With the cards in the middle of a table, {people look at each other|everyone sees the same thing}. A slide {seldom does that|does not do that}.',
        'I {read|take in} a card {with more care|slowly}, and there is {nothing else on it|nothing beside it} to click.',
        'The cards can be {moved, sorted and passed on|passed round and put in order}, which {keeps hands busy|I like}.',
      ],
      drawbacks: [
        'The deck is also {one more|another} box to carry, {I should add|of course}.',
        'To read more about a card, {however|though}, you {do need|still need} a phone.',
        'The cards {are|come} in English only, {which will not suit everyone|which rules out some groups}.',
      ],
      closings: [
        'I would {still|gladly} take the cards.',
        'For {an hour away from the screen|a break from the screen}, worth having.',
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
          'With the DCK deck you can {start anywhere|begin with any card|simply draw a card}. A short review.',
          'The DCK cards need no {introduction|handbook|training}. {A few notes.|My view in brief.}',
        ],
        linkedin: [
          'Many good methods stay on the shelf because they take {a day|half a day} to explain. The DCK deck {does not|asks for a minute}.',
          'I like {tools|methods} that let you start {before you feel ready|without a handbook}. The DCK cards are of that sort, with one catch.',
        ],
        facebook: [
          'You don’t have to {study|learn} anything to use the DCK deck. You {draw a card|take a card} and begin.',
          'How the DCK cards work is {quickly told|soon told}: draw one and {talk about it|see what you make of it}.',
        ],
        threads: [
          'The DCK deck has no {page one|first card|fixed order}. I found that a relief.',
          'DCK needs {no handbook|no training|little explaining}. {One catch|A small catch}, though.',
        ],
        tiktok: [
          'To start with DCK, you {draw a card|take one card|pick a card}. That is all.',
          'A review of the DCK deck: {easy|quick|simple} to start, with one catch.',
        ],
      },
      middles: [
        'I would {use|bring} a few cards for [a project or meeting], {without much preparation|with little to prepare}.',
        'The cards can be used {as they are|straight from the box}, and {nothing|very little} has to be prepared.',
        'I would {lay out|bring} some cards for [what you are working on] and {start from there|let the group choose}.',
      ],
      drawbacks: [
        'Which card comes next, {though|however}, is {left to you|yours to decide}, and some people will want more guidance.',
        'Some of the exercises that go with the cards {take|need} {most|the better part} of an hour, however.',
        'Your group does need to {be comfortable with|read} English, {I should add|as the cards come in nothing else}.',
      ],
      closings: [
        'As a way {in|to begin}, I like it.',
        'For {a first try|a first round}, one card is enough.',
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
          'Questions, games, theory and quotes: the DCK deck {is a mixed one|has all of these|mixes them}. A short review.',
          'Not all DCK cards are {alike|of one kind|the same sort}. I have a favourite kind.',
        ],
        linkedin: [
          'Some colleagues want theory first and some want to {try things|play}. The DCK deck {has cards for both|caters for both}.',
          'A quote suits one meeting and a game {another|the next}. I {like|appreciate} that the DCK cards leave me the choice.',
        ],
        facebook: [
          'Some DCK cards I would use {at once|straight away|right away}, and some I would keep for later.',
          'The DCK deck {mixes|brings together} games, quotes, challenges and theory. {I like some of it very much|I know what I like most}.',
        ],
        threads: [
          'The DCK deck has {games|quotes|challenges} and theory. I have a preference.',
          'DCK is a mixed deck. I {say that|mean that|say so} as a compliment, mostly.',
        ],
        tiktok: [
          'There are {several|different|many} kinds of DCK card. I’ll tell you which I like.',
          'What is in the DCK deck? {Games, quotes, theory|Quotes, theory, games|Theory, games, quotes}. A short review.',
        ],
      },
      middles: [
        'The cards I {would use|would reach for|would try} first are [the kind you like most].',
        'I {would start|would begin} with the [your favourite kind] cards and {add the rest later|leave the others for later}.',
        'The mix {is a good one|suits me}, although I {prefer|favour} the [your favourite kind] cards.',
      ],
      drawbacks: [
        'The quotes and the theory {need|want} a reader in the right mood, {though|however}.',
        'The games, {however|on the other hand}, {cannot be played|do not work} alone.',
        '{I should mention|Worth knowing}: the cards are in English only, {so not every group can use them|which rules out some groups}.',
      ],
      closings: [
        'On the whole, a {good|fair} selection.',
        'I would {look through one|borrow one} first.',
        '',
      ],
      prompts: [
        'Theory first, or {straight into a game|a game first}? Tell me in the comments.',
        'Which kind of card would {suit|help} your meetings? Tell me in the comments.',
      ],
    },
  ],
  cards: [
    'The card I {drew|turned over}: {card}.',
    'One {example|card} from the deck: {card}.',
    'My {card|example}: {card}.',
    'The card in front of me{| as I write}: {card}.',
    'For {example|instance}, I drew {card}.',
    'The card on {top|my desk}: {card}.',
  ],
};
