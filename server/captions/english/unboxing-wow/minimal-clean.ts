import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['{DCK, unboxed|DCK, out of its box|DCK, unpacked}.'],
      ['{Box open|Box empty|Out of the box}. DCK {on the table|in front of me|in full view}.'],
      ['{The DCK deck|A DCK deck}, {before the first draw|undrawn|not a card drawn}.', 'one-card'],
      [
        '{Five colours|Five streams, five colours|In five colours}: the DCK deck.',
        'colours',
        'streams',
      ],
      ['DCK. {Top card|On top|First up}: [title of the top card].', 'slot', 'one-card'],
      ['{Just unpacked|Unpacked|Fresh from the box}: a deck called DCK.'],
      ['DCK cards. {No two alike|Each drawn differently|A pattern apiece}.', 'drawings'],
      ['DCK, {still in order|still tidy|as it came}.'],
      ['{One box|A single box}. {One deck|Many cards}. DCK.'],
      ['The DCK deck. {Noticed first|First noticed|Seen first}: [what you noticed first].', 'slot'],
      ['{Still life with|A portrait of|Study of} a DCK deck.'],
    ],
    linkedin: [
      [
        '{Unpacked|Just unpacked|Out of its box}: the DCK deck. Cards for people who make new things together.',
        'team',
      ],
      [
        'A {tool|working tool} without a {screen|plug|login page}: the DCK deck. Unpacked, in front of me.',
      ],
      [
        'The DCK deck, {out of its box|now unpacked|just opened}. Meant for: [what you want it for].',
        'slot',
      ],
      [
        'DCK, a deck of cards for {new work|work on new ideas|making things with others}. Out of its box, {ready to use|within reach}.',
        'team',
      ],
      [
        'Five streams, {a colour each|one colour apiece|each its own colour}. The DCK deck, just out of its box.',
        'colours',
        'streams',
      ],
      [
        'The DCK deck, {unpacked|just opened|out on the table}. A good reason to {close a few tabs|close the laptop|look up} for a while.',
        'time',
      ],
      [
        '{New in my toolbox|New among my tools|A new tool of mine}: the DCK deck, just unpacked. {Paper|Cards}, no slides.',
      ],
      [
        'DCK, out of its box. {The work it’s for|First in line for it|What I have in mind}: [something you work on].',
        'slot',
      ],
      [
        '{Challenges, sparks, theory, games|Sparks, quotes, theory, games|Challenges, quotes, strategy, games}. All in one DCK box, now open.',
        'kinds',
      ],
      [
        '{One deck of cards, no agenda yet|A deck of cards, no agenda yet|No agenda yet, one deck of cards}. DCK is {out of its box, waiting|unpacked and waiting}.',
        'start',
      ],
      [
        'Less {typing|scrolling|clicking}, more {turning over|picking up}. The DCK deck, just out of its box.',
      ],
    ],
    facebook: [
      ['{New here|A newcomer|In front of me}: the DCK deck, {out of its box|unpacked}.'],
      ['{For the curious|For those who wonder|In case you wonder}: this is DCK, a deck of cards.'],
      [
        'DCK, {unpacked|out of the box|box open}. I’d show it to: [who you have in mind].',
        'slot',
        'team',
      ],
      [
        '{Cards, not the poker kind|Not that kind of cards|Cards, though not for rummy}. DCK, unpacked.',
        'kinds',
      ],
      [
        'A DCK deck, {opened|unpacked|out in the open}. {Company welcome|Visitors welcome}.',
        'team',
      ],
      ['{A small announcement|Small news|News, briefly}: DCK is out of its box.'],
      ['The DCK deck. {Unpacked|Opened|Out}, and not yet {sorted|put away}.', 'shelf'],
      ['DCK, opened. {Top of the pile|Card on top|The top card}: [its title].', 'slot', 'one-card'],
      ['{One box less closed|One more open box|Another box opened}. This one says DCK.'],
      ['DCK is unpacked. {Time to sit down|Chairs, please|Somebody sit down with me}.', 'team'],
      [
        'The DCK deck, just opened. {First thought|My first thought|At first sight}: [your first thought].',
        'slot',
      ],
    ],
    threads: [
      ['{DCK, opened|Opened DCK|DCK: box open}. No turning back.'],
      ['DCK. {A box of questions|Questions in a box|Questions, boxed}. Now loose.', 'talking'],
      ['{Unpacked DCK|DCK unpacked|DCK out of the box}. The easy part.', 'start'],
      [
        'DCK’s top card: [its title]. {Noted|Point taken|Fair enough|All right}.',
        'slot',
        'one-card',
      ],
      ['The DCK deck: {out|open|unpacked}. The screen: {off, nearly|dimmed}.'],
      ['{Box|A box}, minus DCK deck: {just a box|a box|cardboard}.', 'size'],
      ['{Five colours of|Five shades of} DCK, {unsorted|loose|unpacked}.', 'colours'],
      [
        'DCK, unpacked. {First thought|What comes to mind|Comes to mind}: [your first thought].',
        'slot',
      ],
      ['{Read the box|Opened the box|Emptied the box}. Next, the DCK cards.', 'one-card'],
      ['Unpacked: DCK. {Unanswered|Still unanswered|Yet to be answered}: most things.', 'talking'],
    ],
    tiktok: [
      ['{DCK|This is DCK|Okay, DCK}. {Let’s look|Look}.'],
      ['{Open box|Box open}. {DCK inside|DCK deck inside|Inside: DCK}. Watch.'],
      ['{First card|First DCK card}. DCK. {Here goes|Eyes down|Turning it over}.', 'one-card'],
      ['{What’s in the box|In the box|Inside the box}: DCK.'],
      ['{Five colours|Five streams}. One deck. {DCK|It’s DCK}.', 'colours', 'streams'],
      ['DCK. {Here for|Got it for|It’s for} [your reason].', 'slot'],
      ['{Quick look|One look|Short look}: DCK, out of its box.'],
      ['DCK deck. {On top|Top card|Up first}: [its title].', 'slot', 'one-card'],
      ['{No two alike|All different|None alike}. DCK cards, unboxed.', 'drawings'],
      ['DCK, {no talking|no music|no commentary}. Just cards.'],
      ['{Hands, cards, DCK|Cards, hands, DCK|DCK, two hands}. That’s the video.'],
    ],
  },
  middles: [
    ['{One card, one thought|One thought per card|A thought to a card}. Plenty of room around it.'],
    ['Eight kinds of card, {a sign for each|each with its sign|one sign apiece}.', 'kinds'],
    [
      '{Code in, pattern out|Each code grows a pattern|A pattern from every code}. No two alike.',
      'drawings',
      'code',
    ],
    ['{First impulse|First idea|Early plan}: [what you’d try first].', 'slot', 'start'],
    [
      '{It brings to mind|It makes me think of|In my head now}: [what it makes you think of].',
      'slot',
    ],
    [
      'A colour per stream. {Leaning towards|My eye goes to|Drawn to} [your colour].',
      'slot',
      'colours',
    ],
    [
      '{Read more behind each card|More behind each card|Further reading behind each card}, in an app in the browser.',
      'app',
    ],
    [
      '{Questions first|Asks first|It asks}. {Answers are up to us|Answering is our part}.',
      'talking',
    ],
    ['{Draw blind|Draw one}, or {choose|pick one face up}. Both allowed.', 'drawing-cards'],
    [
      '{Nothing to set up|No set-up|Nothing to install}. {Any card can go first|Begin anywhere}.',
      'start',
    ],
    [
      'One stream for {useful accidents|useful accidents alone|accidents of the useful sort}. I approve.',
      'streams',
    ],
    [
      'Some games, {for two or more|not for one|company required}. The rest, {any number|alone or not}.',
      'kinds',
      'team',
    ],
    ['{Hoping for|Looking for|Here for}: [what you hope for].', 'slot'],
  ],
  cards: [
    ['{Drawn|First drawn|First draw}: {card}.', 'one-card'],
    ['{Face up|One face up|Turned over}: {card}.', 'one-card'],
    ['{Card one|First of all|The first card}: {card}.', 'one-card'],
    ['{In hand|In my hand|Now in hand}: {card}.', 'one-card'],
    ['{It starts with|It opens with|We begin with} {card}.', 'one-card'],
    ['{One draw|A single draw|Just one draw}: {card}.', 'one-card'],
    ['{Up first|First up|Going first}: {card}.', 'one-card'],
    ['{Out of the pile|From the pile|Off the pile}: {card}.', 'one-card'],
  ],
  closings: [
    ['{Now, somewhere to sit|Now, a chair|Next, a chair}.'],
    ['{Next, the first card|The first card next|Now, card one}.', 'one-card'],
    ['{It stays out|Staying out|Not going back in}.', 'shelf'],
    ['{Pen ready|Pen at hand|Now, a pen}.', 'writing'],
    ['{No hurry|No rush|All in good time}.', 'time'],
    ['{Company welcome|Room for two|Room for one more}.', 'team'],
    ['{Over to the cards|The cards’ turn|Cards, your turn}.'],
    ['{To be continued|More soon|That’s all for now}.'],
    ['{Curious, quietly|Quietly curious|Curious, for now}.'],
    ['{Let’s talk|Now we talk|Time to talk}.', 'talking'],
    ['{Good so far|So far, so good|A fair start}.'],
    ['{Phone down|Phone away|Screen off} {now|next|in a moment}.', 'time'],
  ],
  prompts: [
    ['{Which colour first|First colour|Your colour}? In the comments.', 'question', 'colours'],
    [
      '{Blind draw or choice|Draw or choose|Blind or face up}? Comment below.',
      'question',
      'drawing-cards',
    ],
    ['{Keep the box|Box: keep it|The box: keep or not}? Tell me in the comments.', 'question'],
    ['{Your first question|A first question|First question}? Comments are open.', 'question'],
    [
      '{Who draws first|Who goes first|First draw, whose}? Comment with a name.',
      'question',
      'team',
    ],
    [
      '{What would you look at first|Where would you look first|What to show next}? Comments, please.',
      'question',
    ],
    [
      '{Alone or in company|Solo or together|By yourself or with others}? Leave a comment.',
      'question',
      'team',
    ],
  ],
};
