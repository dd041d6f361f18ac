import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      ['{Meet|Say hello to|Here’s} the DCK deck, {just out of its box|unpacked a moment ago}.'],
      [
        'All the colours you see here {came out of one box|share one box|fit in one box}: it’s the DCK deck.',
        'colours',
      ],
      [
        'The DCK deck, {unpacked|out of its box|in the open}. What caught my eye first: [what you noticed first].',
        'slot',
      ],
      [
        'On top of my {freshly|newly|just} unpacked DCK deck: [title of the top card].',
        'slot',
        'one-card',
      ],
      [
        '{Look closely|Look twice|Zoom in}: every DCK card in this {little heap|pile} has a pattern of its own.',
        'drawings',
      ],
      [
        '{A DCK deck|My DCK deck|The DCK deck} before the first draw, {still in good order|still tidy}.',
        'one-card',
      ],
      [
        'The {box is open|box is empty|unpacking is done}, and this is what a DCK deck {looks like|looks like in the open}.',
      ],
      [
        '{A picture of|One photo of|Exhibit A:} my DCK deck, while it still {looks new|looks untouched}.',
        'time',
      ],
      [
        '{Cards out, phone out|Box first, photo second|Unpacked and photographed}: I wanted you to see the DCK deck.',
      ],
      [
        '{My DCK deck|The DCK deck} is out of its box, and I {have a plan for it|know what it’s for}: [what you want it for].',
        'slot',
      ],
      [
        '{So this is|This, then, is|And this is} DCK: a box of cards for people who {make things|think up things} together.',
        'team',
      ],
    ],
    linkedin: [
      [
        'I’ve {just unpacked|unpacked|just opened} the DCK deck, and I like that {working on new ideas|work} can begin with a pile of cards.',
        'start',
      ],
      [
        '{So much work lives|Most tools live|A good deal of work lives} on a screen. The DCK deck, now unpacked, doesn’t.',
      ],
      [
        'The DCK deck is out of its box, and the work I {have in mind for it|got it for|want it for} is [something you work on].',
        'slot',
      ],
      [
        '{Unpacking|Opening|Taking out} a deck of cards is {an unusual|a rather nice} way to start on work. This one is DCK, and it’s {in front of me|on the table} now.',
        'start',
      ],
      [
        'I have a soft spot for tools you can {hold|pick up|put down again}, so here’s one I’ve just unpacked: the DCK deck.',
      ],
      [
        'In front of me is an {unpacked|opened} DCK deck: cards for people who {make new things with others|work out new ideas together}.',
        'team',
      ],
      [
        'A {newly|freshly|just} unpacked DCK deck is in front of me, and {I’m thinking of|it makes me think of} [something you work on].',
        'slot',
      ],
      [
        '{Out of the box|Unpacked|Now in front of me}: the DCK deck, with a colour for each of its five {streams|directions}.',
        'colours',
        'streams',
      ],
      [
        '{There’s something to be said for|I like|I’m fond of} a tool that needs no introduction round. The DCK deck came out of its box and {was ready|that was that}.',
        'start',
      ],
      [
        'What {interests me|makes me curious} about the DCK deck, now that it’s {out of the box|unpacked}, is that the cards {ask|put questions} and leave the answering to us.',
        'talking',
      ],
      [
        'LinkedIn could do with {more|a few more} boxes of cards, {I think|if you ask me}. Here’s one: the DCK deck, just unpacked.',
      ],
    ],
    facebook: [
      [
        '{Right|So|Well}, the DCK deck is unpacked, and before I {start drawing|draw a card} I wanted to show you.',
        'one-card',
      ],
      [
        '{Some of you will ask what this is|Before you ask what this is|In case you’re wondering}: it’s the DCK deck, a box of cards for making new things with others.',
        'team',
      ],
      [
        'The DCK deck is out of its box, and I {already know|have a good idea|don’t have to think} who I’d like to show it to: [who you have in mind].',
        'slot',
        'team',
      ],
      [
        'I’ve {unpacked|opened|got out} my DCK deck, and it’s {a colourful thing|a colourful business|wonderfully colourful}, with a shade for every stream.',
        'colours',
      ],
      [
        '{Small news|A small bit of news|News, of the small kind}: there’s a DCK deck in front of me, and it’s out of its box.',
      ],
      [
        'For {everyone|all of you|those of you} who like opening boxes as much as I do: this one held {the DCK deck|a DCK deck}.',
      ],
      [
        '{You can’t hear it|There’s no sound here}, but this is {me|somebody} being quite pleased with a freshly {unpacked|opened} DCK deck.',
      ],
      [
        'I’ve unpacked the DCK deck, and the card on top is [title of the top card], {so that’s where we begin|so there we are|which is a beginning}.',
        'slot',
        'one-card',
      ],
      [
        '{Cards, but not for rummy|Cards, though not that kind|Not the kind of cards you’re thinking of}: this is the DCK deck, fresh out of its box.',
        'kinds',
      ],
      [
        'The DCK deck is {unpacked|out of the box|in front of me}. Now I only need {somebody|company} to sit down with, and a {little time|free hour}.',
        'team',
        'time',
      ],
      [
        '{Guess what’s out of its box|Look what’s out of its box|See what’s out of its box}: the DCK deck, which I {wanted for|had in mind for} [what you want it for].',
        'slot',
      ],
    ],
    threads: [
      [
        '{Unpacked|Opened|Got out} the DCK deck. {The box is now the tidiest thing here.|The box is now just a box.}',
      ],
      [
        '{A DCK deck|The DCK deck}, unpacked. {So far|Up to now} neither of us has said much.',
        'talking',
      ],
      [
        'DCK is a {deck of cards|box of cards} that asks things. Mine is {unpacked|open}. I {brought this on myself|have been warned}.',
        'talking',
      ],
      [
        'The DCK deck is out of its box, and {on top is|up first is|the top card is} [title of the top card].',
        'slot',
        'one-card',
      ],
      [
        '{Opening|Unpacking} the DCK deck was the {easy|simple} part. Next come the questions.',
        'start',
      ],
      [
        'My DCK deck is unpacked. {First thing I noticed|What I saw first|Noticed at once}: [what you noticed first].',
        'slot',
      ],
      [
        '{Notifications I chose myself|A feed I can hold|Something to turn over that isn’t a phone}: the DCK deck, just unpacked.',
      ],
      [
        'The DCK deck is {out|unpacked|in front of me}, in five colours. I’m {trying not to|not going to} sort them.',
        'colours',
      ],
      [
        '{New rule|House rule|Note to self}: the DCK deck is out of its box and stays out.',
        'shelf',
      ],
      [
        '{I opened a box|I unpacked something} and it’s full of questions. {It’s called DCK.|It’s DCK.}',
        'talking',
      ],
      [
        'No two DCK cards {look alike|look the same|match}. I’ve just unpacked them, so {I’ve looked|I’m looking}.',
        'drawings',
      ],
    ],
    tiktok: [
      ['Okay, {let me show you|come and look at|have a look at} this DCK deck I just unpacked.'],
      [
        '{So I unpacked|Right, I’ve unpacked|I just unpacked} the DCK deck, and you need to see the colours.',
        'colours',
      ],
      ['{Hang on|Wait|Stay a second}, I’m about to turn over my first DCK card.', 'one-card'],
      ['{Here’s|This is|So, here’s} what’s in a DCK box: cards that ask you things.', 'talking'],
      [
        'This {DCK deck|deck, DCK,} is out of its box and I {got it for|want it for} [your reason].',
        'slot',
      ],
      [
        '{Top card|The top card|First card up} of my DCK deck, right out of the box: [its title].',
        'slot',
        'one-card',
      ],
      ['{I like a good box|I do like opening boxes|I can’t resist cards}. So: DCK, unpacked.'],
      [
        '{Every single|Each and every|Every} DCK card looks different. I’ve just unpacked them, look.',
        'drawings',
      ],
      [
        '{No idea what DCK is?|Never heard of DCK?|What’s DCK?} I’ve got one right here, unpacked.',
        'question',
      ],
      ['I’ve {opened|unpacked|got out} the DCK deck, so now I’ve {no excuse|no more excuses}.'],
      [
        '{One box|One little box|A box}, five colours, DCK. Let’s see {what we’ve got|what’s in here}.',
        'colours',
      ],
    ],
  },
  middles: [
    [
      '{Each card has one thing on it|There’s one thing to a card|Every card keeps to one thing}, a move or a thought, and leaves the rest to whoever’s holding it.',
    ],
    [
      'There are {eight kinds of card|eight kinds in here}, from challenges and sparks to theory, quotes and games, so {I can be choosy|there’s something for most moods}.',
      'kinds',
    ],
    [
      'The patterns grow out of {the little codes on the cards|each card’s code}, which is the sort of {detail|thing} I enjoy.',
      'drawings',
      'code',
    ],
    [
      'I haven’t {picked a favourite|settled on a colour|taken sides} yet, but I’m leaning towards [a colour or a card].',
      'slot',
      'colours',
    ],
    [
      'It already {reminds me of|makes me think of|has me thinking about} [what it makes you think of].',
      'slot',
    ],
    [
      'One of the five streams is for {useful accidents|accidents that turn out useful|happy accidents}, and I {warmed to it|liked that} straight away.',
      'streams',
    ],
    [
      '{There’s more to read behind each card|Behind every card there’s more to read}, in an app in the browser, but {I’ll start on paper|the cards come first}.',
      'app',
    ],
    [
      '{The first person|The person} I’d like to {hand a card to|sit down with over a card|draw a card with} is [who you have in mind].',
      'slot',
      'team',
    ],
    [
      'It’s meant {to be shared|for company|to be talked over}, which suits me, because I think {better out loud|most clearly when I’m talking}.',
      'talking',
    ],
    [
      'I like that you can {begin anywhere|start with any card|dip in wherever you like} and nobody {minds|tells you off}.',
      'start',
    ],
    [
      'You can draw blind or {pick one on purpose|choose one face up|go looking for one}, and I suspect I’m {one for surprises|the surprise-me sort}.',
      'drawing-cards',
    ],
    [
      '{Some|A few|Some of them} are games for two or more, so I’ll {need an accomplice|be looking for company}.',
      'kinds',
      'team',
    ],
    ['{I’m hoping for|What I’d like out of it is|Secretly I’m after} [what you hope for].', 'slot'],
  ],
  cards: [
    [
      '{I couldn’t leave it at looking|Looking wasn’t enough|I had to draw one}, so here’s the card I got: {card}.',
      'one-card',
    ],
    ['{The first one|The one} I drew {is called|goes by the name of} {card}.', 'one-card'],
    ['{And yes|Yes}, I’ve drawn one {already|straight off}: {card}.', 'one-card'],
    ['{Leading the way|In my hand right now|First to be turned over}: {card}.', 'one-card'],
    ['{My first draw|What I drew|The card I drew}: {card}.', 'one-card'],
    [
      '{The deck opened with|The deck dealt me|The card I drew was} {card}, and {I’ll take it|I’m not complaining}.',
      'one-card',
    ],
    [
      'I drew {card}, which is {a good title|quite a title|quite a name} to start with.',
      'one-card',
    ],
    ['{One card is face up|One’s face up already|There’s one face up}: {card}.', 'one-card'],
  ],
  closings: [
    [
      '{Now I just have to|All I have to do now is|Next I have to} decide who gets to draw first.',
      'team',
    ],
    ['{I’ll tell you|I’ll report back on|More when I know} what the first card says.', 'one-card'],
    ['{It stays|I’m leaving it|It can stay} out where I can {see|reach} it.', 'shelf'],
    [
      '{The box has done its job|The box can rest now|That’s the box dealt with}. Over to the cards.',
    ],
    [
      '{If you’d like a closer look|If you want to see one up close|If you fancy a card}, just say.',
    ],
    ['{I’m off to read|Excuse me while I read|Time to read} one properly.', 'one-card'],
    ['{A pen|Something to write with} would be {handy|good} now, I think.', 'writing'],
    ['{Come round and|Do come and|You’re welcome to} draw one with me.', 'drawing-cards', 'team'],
    [
      'I’m in {no hurry|no rush} with it, and {that’s half the pleasure|that’s rather nice}.',
      'time',
    ],
    [
      '{I’m looking forward to|I’m rather keen on|I can’t wait for} the talking that comes with it.',
      'talking',
    ],
    [
      '{Five colours to get to know|Five streams to get to know}, then. {One at a time.|I’ll take my time.}',
      'colours',
      'streams',
    ],
    ['{And that’s|So that’s} me {sorted for|busy for} a while.', 'time'],
  ],
  prompts: [
    [
      '{Which colour|What colour} would you {reach for|pick} first? Tell me in the comments.',
      'question',
      'colours',
    ],
    [
      'Would you draw {blind|one blind} or choose {with care|face up}? {Let me know|Tell me} in the comments.',
      'question',
      'drawing-cards',
    ],
    [
      'What’s the last {box you enjoyed opening|box you were glad to open|thing you enjoyed unpacking}? Tell me in the comments, I’d love to know.',
      'question',
    ],
    [
      'Who would you {sit down with|hand the first card to|draw a card with}? Say so in the comments.',
      'question',
      'team',
    ],
    [
      '{Are you a keeps-the-box person|Do you keep the box}, or does it {go|go out}? Comments, please, I’m curious.',
      'question',
    ],
    [
      '{What should I ask it first|What would you ask a deck of cards|What question would you put to it}? The comments are yours.',
      'question',
    ],
    [
      '{Anything you’d like to see up close|Is there a card you’d like to see}? Leave me a comment {and I’ll look|and I’ll have a look}.',
      'question',
    ],
  ],
};
