import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['{DCK: first look|DCK, at first sight|DCK, a first look}.'],
      ['{A few|Some|Several} DCK cards, {face up|turned over}.'],
      ['DCK. {The card I stopped at|Stopped at|One that stayed}: [its title].', 'slot', 'one-card'],
      [
        'The DCK deck, {in three words|three words for it|just three words}: [your three words].',
        'slot',
      ],
      [
        '{Patterns first, words second|First the patterns, then the words|Eyes first, words later}. DCK.',
        'drawings',
      ],
      ['{First impressions|Impressions so far|Early impressions}: {DCK|the DCK deck}.'],
      ['{Side by side|In a row|Together}: DCK cards, first look.'],
      [
        'DCK. {First card turned|First one over|Turned over first}: [its title].',
        'slot',
        'one-card',
      ],
      ['{Part game, part book|Half game, half book|Not game, not book}. DCK.', 'kinds'],
      [
        '{Colour, sign, question|Colour, sign, code|A colour, a sign}. {That’s a DCK card|A DCK card}.',
        'colours',
        'code',
      ],
      ['The DCK deck, {a first round|first round|round one}.'],
    ],
    linkedin: [
      [
        '{First impressions of|A first look at|Looking through} the DCK deck. Cards that {ask before they tell|ask first and tell later}.',
        'talking',
      ],
      [
        'The DCK deck, first look. {The card I’d take to work|First card for work|One for work}: [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        '{Short texts, clear questions|Clear questions, short texts|Short texts, long thoughts}. A first, slow look at the DCK deck.',
      ],
      [
        'DCK, {after a first look|at first sight|on first reading}. {Reminds me of|Brings to mind}: [what it reminds you of].',
        'slot',
      ],
      [
        '{Rules nobody remembers making|Old rules, who made them}? DCK has a stream for those. {Noted, on a first look|So says a first look}.',
        'streams',
      ],
      [
        'A deck for {making new things with others|new work in good company|people who make things together}. DCK, my first impressions.',
        'team',
      ],
      [
        'The DCK deck, a first look through. {Less manual, more nudge|Fewer rules, more nudges|No method, but many nudges}.',
        'start',
      ],
      [
        '{Challenge, spark, theory, quote|Idea, strategy, quote, game|Spark, theory, leadership, game}. All DCK, after {a first look through|a first read through}.',
        'kinds',
      ],
      [
        'DCK, read card by card. {Expected|I expected}: [what you expected]. {Found: questions|Met: questions}.',
        'slot',
        'talking',
      ],
      [
        'A first look at the DCK deck. {Quick to read, slow to forget|Soon read, long thought about|A minute’s reading, then a pause}.',
        'time',
      ],
      [
        '{A tool that leaves me the thinking|A tool, and the thinking stays mine|The thinking stays with me}. My first impression of the DCK deck.',
      ],
    ],
    facebook: [
      ['{So, DCK|DCK, then|Right, DCK}. First impressions, {briefly|in short}.'],
      ['{Some DCK cards|A few DCK cards}, read. {Many left|More to go|The rest can wait}.', 'time'],
      [
        'DCK. {The one I’d frame|One to frame|I’d frame}: [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        'A first look at DCK. {Made me think of|Thought of|Brought to mind}: [who you thought of].',
        'slot',
        'team',
      ],
      ['{Me and DCK|DCK and me}: {early days|a start|first steps}.', 'start'],
      ['DCK cards, {clever|curious} but {kind|friendly}. First impression.'],
      ['{For the record|For the curious|In case you ask}: DCK, first look.'],
      [
        '{A card here, a card there|Here a card, there a card|No order, no plan}. DCK.',
        'drawing-cards',
      ],
      ['DCK, first look. {What surprised me|A surprise|Unexpected}: [what surprised you].', 'slot'],
      [
        '{Asks well, waits well|Good at asking|Asks, then waits}. DCK, first impression.',
        'talking',
      ],
      ['The DCK deck and I: {introduced|acquainted|on first-name terms}.'],
    ],
    threads: [
      ['DCK asks. {I pause|Silence|Long pause}. First impression.', 'talking'],
      ['First DCK card: [its title]. {Sat down|Oh|Well then}.', 'slot', 'one-card'],
      ['{DCK: short texts|Short texts, DCK}. {Long stares|Long silences}.'],
      ['DCK. {First thought|My thought|One thought}: [your first thought].', 'slot'],
      ['{No scrolling|Nothing to scroll|Unscrollable}. First look at DCK.'],
      [
        'DCK, first look: {more questions|questions, mostly|questions on questions}. {As hoped|Good}.',
        'talking',
      ],
      ['{Some DCK cards|A few DCK cards} later: {still here|quieter}.', 'time'],
      [
        '{Quotes for one, games for two|Games for two, quotes for one|Some for one, some for two}. DCK, glimpsed.',
        'kinds',
      ],
      ['{Read DCK|Looked at DCK}. {Looked up|Put the phone down}. {Recommended|Nice view}.'],
      ['{DCK, at a glance|At a glance, DCK|A glance at DCK}: not for glancing.'],
    ],
    tiktok: [
      ['DCK. {First impressions|First look}. {Go|Ready|Here}.'],
      ['{Three words|My three words|DCK deck, three words}: [your three words]. DCK.', 'slot'],
      ['{One card|One DCK card}. DCK. {Listen|Watch|Read along}.', 'one-card'],
      ['DCK card: [its title]. {Pause|Hold on|Wait}.', 'slot', 'one-card'],
      ['{Flip|Turn}. {Read|Look}. {Think|Stare}. DCK.', 'time'],
      ['{This deck asks|The deck asks|It asks}. DCK, first look.', 'talking'],
      ['{DCK titles|Titles from DCK|A few DCK titles}. {No comment|No commentary}.'],
      ['{Game, quote, challenge|Spark, theory, game|Idea, quote, game}. All DCK.', 'kinds'],
      ['{DCK, first look|First look at DCK}. {Verdict pending|Opinion forming}.'],
      ['Favourite {so far|for now|yet}, DCK: [its title].', 'slot', 'one-card'],
      ['{Short tour|Quick tour|A tour}: DCK cards, some.'],
    ],
  },
  middles: [
    ['{One move or one thought|A move or a thought|A single thought or move} per card.'],
    ['{Some ask|Some question}. {Some nudge|Some tease}. None {lecture|preach}.'],
    ['{What stayed|Still with me|Staying with me}: [what stayed with you].', 'slot'],
    ['{It made me think of|Now thinking of|On my mind}: [what it made you think of].', 'slot'],
    [
      '{A code on each|Each has a code|Code on every card}, and from it the pattern.',
      'code',
      'drawings',
    ],
    [
      '{More behind each card|More to read behind each|Scan one, read on}, {in the browser|in an app}.',
      'app',
    ],
    ['Five streams. {Nearest to me|Mine, I think|First choice}: [your stream].', 'slot', 'streams'],
    ['{Games, too|Also games|Even games}. {Two players or more|For two and up}.', 'kinds', 'team'],
    ['{Draw|Draw blind}, or choose. {Two moods|Two kinds of day}.', 'drawing-cards'],
    [
      'No {manual|rule book|instructions}. {Any card works as a start|Start with any card}.',
      'start',
    ],
    [
      '{Good for two, I think|Better in company, I think|Made to be read aloud, I think}. Good alone, too.',
      'team',
    ],
    [
      '{Useful accidents|Even useful accidents|Accidents of the useful sort} get a stream. {I nodded|Good}.',
      'streams',
    ],
    ['{In short|In a few words|Summed up}: [how you’d describe it].', 'slot'],
  ],
  cards: [
    ['{Read and kept|Drew|My draw}: {card}.', 'one-card'],
    ['{One of them|Among them|For instance}: {card}.', 'one-card'],
    ['{Still beside me|Still in hand|Beside me}: {card}.', 'one-card'],
    ['{The card|This card|Here’s mine}: {card}.', 'one-card'],
    ['{Read twice|Worth two reads|Read and reread}: {card}.', 'one-card'],
    ['{Kept out|Left face up|Not put back}: {card}.', 'one-card'],
    ['{Exhibit one|Example|An example}: {card}.', 'one-card'],
    ['{To look up|Worth looking up|If you have it}: {card}.', 'one-card'],
  ],
  closings: [
    ['{Onwards|On I go|Going on}, slowly.', 'time'],
    ['{Off to a good start|A good start|A friendly start}.'],
    ['{Next, with others|Next time, in company|Better shared}.', 'team'],
    ['{Pencil, please|Now, a pencil|Pencil out}.', 'writing'],
    ['{They stay out|Staying in sight|Kept in reach}.', 'shelf'],
    ['{More when I know more|More another day|More in a while}.'],
    ['{Next one, blind|Next draw: blind|Eyes shut next time}.', 'drawing-cards'],
    ['{That’s all so far|That’s it for now|That’s as far as I am}.'],
    ['{I’d go on|I’ll go on|I’d look again}.'],
    ['{Worth a talk|To be talked over|Discuss}.', 'talking'],
    ['{Early verdict: yes|A cautious yes|Yes, on the whole}.'],
    ['{Curious what’s next|What’s next, I wonder|Wondering what’s next}.'],
  ],
  prompts: [
    [
      '{Draw, or pick|Chance, or pick|Chance or choice}? Comment below.',
      'question',
      'drawing-cards',
    ],
    ['{Your card|Have the deck? Your card|Yours}? In the comments.', 'question', 'one-card'],
    ['{A good question|Your favourite question|A question for me}? Comments, please.', 'question'],
    ['{Game or quote|Quote or challenge|Theory or game}? Leave a comment.', 'question', 'kinds'],
    ['{Anything you’d ask|Questions about it|Curious about it}? Comments are open.', 'question'],
    [
      '{Think aloud or alone|Out loud or on paper|Talk or write}? Tell me in the comments.',
      'question',
      'talking',
    ],
    ['{Draw one with whom|Who’d join you|With whom}? Name them in a comment.', 'question', 'team'],
  ],
};
