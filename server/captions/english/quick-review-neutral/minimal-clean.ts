import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['DCK. {A short review|A brief review|Reviewed briefly}.'],
      ['{Reviewed|Under review|Looked at}: the DCK deck.'],
      ['DCK. {One plus, one minus|A plus, a minus|Pro and con}.'],
      ['DCK, {plainly|in plain words|without fuss}.'],
      ['{Cards for making things|Cards for new work|Cards for makers}: DCK.'],
      ['DCK, for [what you would use it for]. {A verdict|My verdict|Notes}.', 'slot'],
      ['DCK in {one breath|four lines|brief}.'],
      [
        'DCK and [your line of work]. {A match, mostly|It fits, mostly|How they go together}.',
        'slot',
      ],
      ['{A box, some cards|Box open, cards out|Cards, laid out}. DCK.'],
      ['{My word for|One word for} DCK: [one word]. {The reasons|Why}:', 'slot'],
      ['DCK: {what works, what doesn’t|the good, the less good|for and against}.'],
    ],
    linkedin: [
      [
        'DCK: {a card deck for people who develop new things|cards for people who make new things}. {A short, plain review|Reviewed in brief}.',
      ],
      [
        '{A short review of DCK|DCK, reviewed in short}: {one point for it, one point against it|what speaks for it, and what against it}.',
      ],
      [
        '{Tool review, analogue edition|A tool review, on paper}. DCK: {a box of cards for shared work|cards for making things together}.',
      ],
      [
        '{Considered for|Looked at for} [the kind of work you do]: DCK, a deck of cards. {A brief verdict|My notes}.',
        'slot',
      ],
      [
        '{Paper on the desk|Cards beside the keyboard}: the DCK deck. {A sober look at both of its sides|Its use and its limits, in brief}.',
      ],
      [
        '{Every tool has limits|No tool fits everywhere}. {A plain look at|Plain notes on} DCK, {the card deck|a deck of cards}, with its own.',
      ],
      [
        'DCK, {a deck for workshops|cards for workshops}. {What it offers, and where it stops|The strong side first, then the weak}.',
      ],
      [
        'DCK. {Suits people who|A deck for people who} [what they do at work]. {For and against|Reviewed}, in {brief|a few words}.',
        'slot',
      ],
      [
        '{Method cards, looked at soberly|A sober look at method cards}: DCK. {Their strength, then a limit|First the use, then the limits}.',
      ],
      [
        '{A box among the tools|Among the tools, a box}: DCK. {Cards for new products, reviewed|Its cards, for and against, in brief}.',
      ],
      [
        '{My short verdict on|In short, my view of} the DCK cards: [your verdict in a few words]. {And the reasons|Reasons below}.',
        'slot',
      ],
    ],
    facebook: [
      [
        'DCK. {A quick review for the curious|For the curious, a quick review|Reviewed for the curious}.',
      ],
      ['{The DCK deck, briefly|Briefly, the DCK deck}. {No advert|Just a view}.'],
      ['{A box of cards|A box, five colours|A deck}. DCK. {My view|What I think}.'],
      [
        '{For fans of|For people like} [a friend or two]: the DCK deck. {A review|In short}.',
        'slot',
      ],
      ['{Short review|Small review|Brief review}: {DCK|the DCK cards}.'],
      ['DCK. {Liked, with limits|Likeable, with limits|Fond of it, mostly}.'],
      [
        'DCK. {Good for|Made for|Right for} [an occasion that suits it]. {Otherwise|Apart from that}, see below.',
        'slot',
      ],
      ['{The DCK cards|These DCK cards}: {for whom, for what|what for, who for}.'],
      ['{On the table|Laid out here|Here they are}: DCK cards. {A review|My notes}.'],
      ['DCK, {summed up|in sum}: [your verdict in a few words]. {In detail|The detail}:', 'slot'],
      ['DCK, {fairly told|a fair account|told straight}. {Both sides|Good side first}.'],
    ],
    threads: [
      ['DCK, {reviewed in a breath|in under a minute|very briefly}.'],
      ['DCK: {fine cards, small print|good cards, one but|good cards, one catch}.'],
      [
        '{Verdict on DCK|DCK, the verdict}: [your verdict in three words]. {Because|Reason}:',
        'slot',
      ],
      ['{Not a fan post|No fan mail|Neutral ground}: DCK.'],
      [
        'DCK. {Cards that answer with a question|It answers with questions|Ask it, it asks}.',
        'one-card',
      ],
      ['{A few words|Two lines|A line or two} on DCK.'],
      ['DCK. {Who for|For whom}? {People who|Those who} [what they like to do].', 'slot'],
      ['{One deck, two sides|A deck with two sides|Two sides of a deck}: DCK.'],
      ['DCK, {no stars given|unrated|without stars}.'],
      ['{Filed under|I’d file it under|Put it under} [where you would file it]: DCK.', 'slot'],
      ['DCK. {Plus and minus|Credit and debit|For and against}.'],
    ],
    tiktok: [
      ['DCK. {Two facts|Two things|Two points}.'],
      ['DCK cards. {Yes or no?|For you or not?|Any good?}', 'question'],
      ['{Quick one|Quickly|Briefly}: the DCK deck.'],
      ['DCK, {up close|from the top|looked at}.'],
      ['DCK for [who it is for]. {Yes|Fits|Why not}.', 'slot'],
      ['{This|Here}: DCK. {Good bit, bad bit|One good, one bad}.'],
      ['{Review time|Time for a review|Review}: DCK.'],
      ['DCK in one word: [one word]. {Now the rest|The rest|Longer}:', 'slot'],
      ['{What DCK is|DCK, what it is}. {What it isn’t|And isn’t}.'],
      ['DCK? {I’d use it for|Mine’s for|One for} [what you would do with it].', 'slot'],
      ['{Box. Cards. DCK|DCK. Box. Cards|A box: DCK}. {My take|Thoughts}.'],
    ],
  },
  cards: [
    ['{Drawn|My draw|Pulled}: {card}.'],
    ['{On top|Face up|Up first}: {card}.'],
    ['{An example|One example|For example}: {card}.'],
    ['{Card in hand|In my hand|In hand}: {card}.'],
    ['{card}. {My sample|The sample card|Picked by chance}.'],
    [
      '{card}, {drawn blind|turned over|drawn}. {Then|Thought of}: [what it made you think of].',
      'slot',
    ],
    ['{The card here|In front of me|Before me}: {card}.'],
    ['{card}: {a fair sample|one of the deck|a taste of it}.'],
  ],
  middles: [
    [
      '{One thought per card|A single thought per card|A card, a thought}. {Room for mine|Space for my own}.',
      'one-card',
    ],
    [
      '{Five streams, five colours|Five colours, one per stream}. {Easy to tell apart|Sorted at a glance}.',
      'colours',
      'streams',
    ],
    [
      '{Each pattern grows from its code|A pattern grown from each code}. {No two alike|All different}.',
      'code',
      'drawings',
    ],
    [
      '{Challenge, quote, theory, game|Spark, idea, strategy, game}. {A good mix|Variety inside}.',
      'kinds',
    ],
    [
      '{Short cards|Little on the card}. {More behind them, in the app|The rest in an app, no adverts}.',
      'app',
    ],
    [
      '{A card down, a talk begun|Lay one down, then talk|One card, something to discuss}. {Works for me|I like that}.',
      'talking',
    ],
    [
      '{Plain words|Clear words|Calm wording}. {No lecturing|No jargon to wade through}.',
      'writing',
    ],
    [
      '{Draw or choose|Chance or choice|Pick one or draw blind}. {Both allowed|Either is fine}.',
      'drawing-cards',
    ],
    ['{For it|In its favour|Plus}: [one thing you like about it].', 'slot'],
    [
      '{A keeper|The one to keep|First among them}: [the title of a card you like].',
      'slot',
      'one-card',
    ],
    ['{Good for|Of use for|Handy for} [what you would use it for].', 'slot'],
    ['{No manual|Nothing to prepare|No set-up}. {Take a card, begin|One card, then off}.', 'start'],
    [
      '{A stream just for useful accidents|Useful accidents have a stream here}. {I approve|Good thinking}.',
      'streams',
    ],
  ],
  drawbacks: [
    ['{But|The limit|Minus}: {in English only|English, nothing else}.'],
    ['{The games|Its games}: {two players at least|only for two or more|not for one}.', 'kinds'],
    [
      '{Theory and quotes|Quotes and theory}: {a matter of mood|only in the mood|not every day}.',
      'kinds',
    ],
    [
      '{Reading on|To read on|For more}: {phone and account needed|a phone, an account}.',
      'app',
      'start',
    ],
    [
      '{No answers included|No ready answers|No templates inside}. {You do that part|That part’s yours}.',
      'one-card',
    ],
    [
      '{Less good|But}: {no order to follow|no set path}. {You decide|You choose or draw}.',
      'drawing-cards',
      'start',
    ],
    [
      '{Five stream names to learn|Stream names: five to learn}. {A small hurdle|Slow going at first}.',
      'streams',
    ],
    [
      '{One deck, many hands|Many hands, one deck}. {Expect to wait|Sharing means waiting}.',
      'team',
    ],
    [
      '{One more box to carry|Another box in the bag|Yet another box}. {A small minus|It adds up}.',
      'size',
    ],
    [
      '{Some exercises: most of an hour|Longer exercises: nearly an hour}. {Too long for a break|Plan for that}.',
      'time',
    ],
    [
      '{Made for groups|Meant for groups}. {Flat in places when alone|Alone, some cards fall flat}.',
      'team',
      'talking',
    ],
    [
      '{A question, then a blank page|Questions, then empty paper}. {Not for everyone|Some will mind}.',
      'one-card',
    ],
  ],
  closings: [
    ['{On balance|All told|In sum}: {yes|I like it|a yes}.'],
    ['{Judge for yourself|Your call|You decide}.'],
    ['{Worth a look|Worth borrowing|Worth opening}.'],
    ['{It stays out|It stays here|It can stay}. {For now|I think}.', 'shelf'],
    ['{Next card, please|Another card, then|On to another}.', 'drawing-cards'],
    ['{Fair enough|Fine by me|Good enough for me}.'],
    ['{Questions welcome|Ask away|Ask if curious}.', 'question'],
    ['{Not for all|Not for everybody|Not everyone’s thing}. {Fine|No harm}.'],
    ['{That’s all|End of review|That’s the review}.'],
    ['{Try before you judge|Borrow one first|Look first, then judge}.'],
    ['{Fond of it, still|I like it anyway|Liked, all the same}.'],
    ['{The plus weighs more|A plus remains|Mostly plus}, {for me|I’d say}.'],
  ],
  prompts: [
    ['{For you, or not|Yes or no|Your thing}? {Comments open|In the comments}.', 'question'],
    ['{Your verdict|Your view|What’s yours}? {Comments below|Comment below}.', 'question'],
    ['{A deal-breaker|Would that bother you}? {Comment|Leave a comment}.', 'question'],
    ['{Cards or blank page|Card or pen first}? {Tell the comments|Comments}.', 'question'],
    ['{What did I miss|Anything missing}? {Add it in the comments|Comments, please}.', 'question'],
    ['{Questions|Anything to ask}? {Use the comments|Comments are open}.', 'question'],
  ],
};
