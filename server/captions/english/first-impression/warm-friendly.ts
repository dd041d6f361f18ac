import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        'A first look through the DCK cards, {and these are a few of them|and I took you along|for anyone who’s curious}.',
      ],
      ['The DCK card I {stopped at|lingered over|went back to}: [its title].', 'slot', 'one-card'],
      [
        'I’ve been through some of my DCK cards, and they {look good side by side|look good in a row|go well together}.',
      ],
      [
        '{My first impression of the DCK deck|The DCK deck, at a first look|What I’d say about the DCK deck}, in three words: [your three words].',
        'slot',
      ],
      [
        '{Hard to explain|Not easy to explain|Tricky to describe}, easy to {show|photograph}: some DCK cards, after a first look.',
      ],
      [
        '{Come for|You notice} the patterns, {stay for|then you notice} the questions: a first look at the DCK deck.',
        'drawings',
      ],
      [
        'The first DCK card I turned over was [its title], {hence the picture|so that’s the one you see|which is why it’s in the picture}.',
        'slot',
        'one-card',
      ],
      [
        '{A few|Some|A handful of} DCK cards I’ve looked at, and a few I’m {saving|keeping for later}.',
      ],
      [
        '{Not quite a game, not quite a book|Neither a game nor a book}: my {first look at|first round with} the DCK deck.',
        'kinds',
      ],
      [
        '{Face up|Turned over|In a row}: the DCK cards from my first look, {colours and all|in whatever order they came}.',
        'colours',
      ],
      [
        'I’ve had a first look at the DCK deck, and {here’s the view over my shoulder|this is roughly what I saw|here it is for you}.',
      ],
    ],
    linkedin: [
      [
        'I’ve had a first look through the DCK deck, and {what I like|what stays with me} is that the cards {ask before they tell|ask instead of telling}.',
        'talking',
      ],
      [
        'First impressions of the DCK deck, {from somebody|by someone} who {likes being asked things|enjoys a good question}: I’d like to have these cards around at work.',
      ],
      [
        'A first look at the DCK deck, and the card {I’d take to work|I’d bring to work|I’d show at work} is [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        'I’ve looked through {some of the|a few} DCK cards, and I can see them {loosening up a conversation|getting people to talk}.',
        'talking',
      ],
      [
        '{What struck me about|What I noticed about|Something I like about} the DCK deck on a first look: you can read a card {in one breath|between two emails|while a call connects}.',
        'time',
      ],
      [
        'The DCK deck, at first sight, {reminds me of|makes me think of|takes me to} a part of my work: [what it reminds you of].',
        'slot',
      ],
      [
        '{A first look|One first look} at the DCK deck, and I’d like to {rethink|think about} how {I start things|new work starts}.',
        'start',
      ],
      [
        'I {expected|was expecting} [what you expected] of the DCK deck, and {a first look|looking through it} gave me something to think about.',
        'slot',
      ],
      [
        '{Rules nobody remembers making|The rules nobody remembers making}: one of the five streams in the DCK deck is about those, and I {can think of a few|know one or two}.',
        'streams',
      ],
      [
        'The DCK deck, after a first look: {a good colleague|rather like a colleague} who {asks one thing and then waits|puts one question and lets you think}.',
        'one-card',
      ],
      [
        '{I like tools|I’m fond of tools} that {leave me the thinking|don’t do the thinking for me}. A first look through the DCK cards says this is one.',
      ],
    ],
    facebook: [
      [
        '{So|Well|Right}, I’ve had a first look through the DCK deck, and I’d {gladly|happily} tell you about it.',
      ],
      [
        '{How do I explain DCK?|How to describe DCK?} It’s a deck of cards that {wants to know things|asks you things}, and I’ve read {some|a little} of it.',
        'talking',
      ],
      [
        'Of the DCK cards I’ve seen {so far|up to now}, the one I’d {frame|put on the fridge} is [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        'I’ve looked through some of the DCK deck, and {I keep thinking of|the person I thought of is|it made me think of} [who you thought of].',
        'slot',
        'team',
      ],
      [
        '{Early days|It’s early days|These are early days} for me and the DCK deck, but I’d say we’re {getting on|off to a good start}.',
        'start',
      ],
      [
        'I was {ready for|braced for} clever, and the DCK cards are {kind, too|rather kind}. That’s my first impression.',
      ],
      [
        'My first impression of DCK: cards to {have|read} one at a time, like {the good biscuits|chocolates}, if you have the willpower.',
        'time',
      ],
      [
        'Some DCK cards made me {nod|think}, and one, [its title], I {put to one side|kept out}.',
        'slot',
        'one-card',
      ],
      [
        'You know those people who ask {a good question|one good question} and then {listen|wait}? The DCK deck, at a first look, is like that.',
        'talking',
      ],
      [
        '{For those keeping track|For those who like to know|For the record}: I’ve now looked at some of the DCK cards, and yes, I’m {charmed|taken with them}.',
      ],
      [
        'I’ve {sampled|dipped into} the DCK deck, {a card here, a card there|no order, no plan}, and I like where it goes.',
        'drawing-cards',
      ],
    ],
    threads: [
      [
        'First look at DCK: {it asks, I stall|it asks, I look out of the window}. {Fair|Promising}.',
        'talking',
      ],
      [
        '{I’ve read some DCK cards.|I’ve looked through some DCK cards.} They {ask a lot|are kind, but nosy}.',
        'talking',
      ],
      [
        '{First DCK card|The first DCK card}: [its title]. {Worth a second look.|I’d read it twice.}',
        'slot',
        'one-card',
      ],
      [
        'DCK, first impression: {short texts, long looks into space|short texts, long pauses}. {I’m fine with that.|That’s all right.}',
      ],
      [
        'DCK asks about rules nobody remembers making. {I can think of a few|I have several|Guilty}.',
        'streams',
      ],
      [
        '{My first thought on reading|A first thought on reading|What I thought, reading} DCK cards: [your first thought].',
        'slot',
      ],
      [
        '{A minute|One minute|A quick minute} for a first look at DCK? {Optimistic|Ambitious}.',
        'time',
      ],
      [
        'The odd DCK cards are the ones I {like|like most|want to keep}. {First look, this.|It’s early, mind.}',
      ],
      [
        '{The DCK deck|DCK} in one line, after one look: {you can’t scroll it|it doesn’t scroll}, and that’s {nice|restful}.',
      ],
      [
        'DCK’s games want {two people|company}. DCK’s quotes want {silence|a chair}. {That’s a first look for you.|First look done.}',
        'kinds',
      ],
      [
        '{Some DCK cards and I|The DCK deck and I} have {met|been introduced}. It was {short and friendly|friendly}.',
      ],
    ],
    tiktok: [
      [
        '{I looked through|I’ve looked through|I had a look at} some DCK cards, and okay, I get it.',
      ],
      [
        '{Three words for|My three words for|In three words,} the DCK deck: [your three words].',
        'slot',
      ],
      ['{Right, first impressions|First impressions, then|Okay, first impressions}: DCK.'],
      ['This DCK card {stopped me|caught me|got me}: [its title].', 'slot', 'one-card'],
      [
        'So what {are DCK cards|is DCK} like, {at first sight|on a first look}? {Come here|Sit down}.',
        'question',
      ],
      [
        '{You read one|You turn one over} and then you {stare at the wall|go quiet}: DCK, a first look.',
        'one-card',
      ],
      [
        '{You can’t flick|Nobody flicks|There’s no flicking} through DCK. {Try it.|I can’t.}',
        'time',
      ],
      ['{Let me read you|I’ll read you|I want to read you} the titles of a few DCK cards.'],
      [
        'DCK cards {ask you stuff|ask questions}. {Good stuff.|Good ones.} First look, come on.',
        'talking',
      ],
      [
        'First DCK card {I ever turned over|I turned}, {you ready?|here goes:} [its title].',
        'slot',
        'one-card',
      ],
      ['{Tiny|Little|Short} tour of the DCK cards I’ve seen so far.'],
    ],
  },
  middles: [
    [
      'Some ask, some nudge, some {quote somebody wise|quote people}, and {none of them lecture|not one of them lectures}.',
    ],
    [
      'The one {I’d like to keep near me|I’d keep within sight|I’ll go back to} is about [what it is about].',
      'slot',
      'one-card',
    ],
    [
      'What I {hadn’t expected|didn’t see coming|wasn’t expecting} was [what surprised you].',
      'slot',
    ],
    [
      'I read one and thought of [what it made you think of], which {is a good sign|says something|I’ll take as a good sign}.',
      'slot',
      'one-card',
    ],
    [
      'Each one {sticks to|keeps to|is about} a single move or thought, so you {aren’t swamped|can breathe}.',
    ],
    [
      'The little code on each card {decides its pattern|grows into its pattern}, {and now I look at the codes too|so the drawing is a sort of name tag}.',
      'code',
      'drawings',
    ],
    [
      '{My favourite stream, so far|The stream I’d start with|The stream I like the sound of} is the one for useful accidents.',
      'streams',
    ],
    [
      '{If a card leaves you wanting more|When one card isn’t enough|If you’d like the story behind a card}, you scan it and read on in an app in the browser.',
      'app',
    ],
    [
      'There are games in here too, {so it’s not all chin-stroking|so it isn’t all thinking|so it needn’t be quiet}.',
      'kinds',
    ],
    [
      'You can draw {blind|one blind} or {choose|pick one you like}, and those are {two different moods|quite different things}.',
      'drawing-cards',
    ],
    [
      'I can imagine {a good long talk|a long talk|a whole evening of talk} over just one of them.',
      'talking',
      'time',
    ],
    [
      '{Nothing to learn first|There’s nothing to learn first|You don’t need to learn anything first}: turn one over, read it, see where it {goes|takes you}.',
      'start',
    ],
    [
      'It’s {meant for|made for} people who make new things together, and {I can see why|you can tell}.',
      'team',
    ],
    [
      'If I had to {describe|sum up|explain} it to a friend, I’d say [how you’d describe it].',
      'slot',
    ],
  ],
  cards: [
    [
      'The card I drew is {card}, and {it’s a good one|I’d show it to anyone|I’d draw it again}.',
      'one-card',
    ],
    [
      '{I drew|The one I drew was|Out came} {card}, and I {like the sound of it|have no complaints}.',
      'one-card',
    ],
    ['{One to remember|One I’ll remember|One for the memory}: {card}.', 'one-card'],
    ['{To give you a taste|To give you an idea|As an example}: I drew {card}.', 'one-card'],
    ['{My card|The card that found me|The one in my hand}: {card}.', 'one-card'],
    [
      'I {turned over|drew} {card}, and {that one stays out|that one isn’t going back yet}.',
      'one-card',
    ],
    ['{Take|There’s|Look at} {card}, {the one I drew|which is what I drew}.', 'one-card'],
    [
      'Mine was {card}, {in case you have the deck too|for those who know the deck|if you want to look it up}.',
      'one-card',
    ],
  ],
  closings: [
    ['{I’ll keep going|On I go|I’m going on}, a card at a time.', 'time'],
    ['{That’s as far as I’ve got|That’s where I am|So much for now}, and I’m {enjoying it|happy}.'],
    ['{I’d like to|I want to|I’m hoping to} try a few with other people next.', 'team'],
    ['{A notebook|A pencil|A bit of paper} next to it would be a good idea.', 'writing'],
    ['{They can stay|They’re staying|I’m leaving them} where I see them.', 'shelf'],
    ['{Ask me again|Ask me} when I’ve {read more|seen them all}.'],
    ['{Next I’ll draw one|Next time I’ll draw} without {looking|peeking}.', 'drawing-cards'],
    ['{Give me|I’d like|I could do with} a free hour and somebody to talk to.', 'time', 'talking'],
    [
      '{I like it here|I’m glad I looked|I’m glad I had a look}. {That’s the whole verdict.|That’s my verdict.|That’s all I can say yet.}',
    ],
    ['{You’re welcome to|Come and|Do come and} have a look yourself.', 'team'],
    ['I {think|have a feeling|suspect} we’ll get along, these cards and I.'],
    [
      'Where to {go|turn|look} next? {I’ll let a colour decide.|Whichever colour calls first.}',
      'colours',
      'start',
    ],
  ],
  prompts: [
    [
      'Would you {rather|sooner} draw {blind|one blind} or choose? Tell me in the comments.',
      'question',
      'drawing-cards',
    ],
    [
      'What’s {the shortest question you’ve been asked|the oddest question you’ve been asked|the kindest question you’ve been asked}? I’d love to read it in the comments.',
      'question',
    ],
    [
      '{Got the deck as well|Do you have the deck too|Anyone else got the deck}? Tell me your card in the comments.',
      'question',
      'one-card',
    ],
    [
      'Who would you {like to draw a card with|share a card with|try this with}? The comments are open.',
      'question',
      'team',
    ],
    [
      '{Something you’d like to know|Anything you’d like to know|Want to know something} about it? Ask me in the comments.',
      'question',
    ],
    [
      '{Quiet card or game first|A quote first, or a game|Game, quote or challenge}? Leave me a comment.',
      'question',
      'kinds',
    ],
    [
      'Do you {think|work things out} {out loud|on paper} or {in your head|in the shower}? Comments, please, I’m nosy.',
      'question',
      'talking',
    ],
  ],
};
