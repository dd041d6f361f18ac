import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{Review time|Mini review|Time for a little review}! {On the table|In front of me}: the DCK deck!',
      ],
      [
        'I {like|really like} the DCK deck, and I’ll {still be fair|try to stay fair}! {Here goes|Watch me}!',
      ],
      [
        '{Oh, these DCK cards|These DCK cards, though}! {A quick review|Let me review them} before I {draw the next one|draw another}.',
        'drawing-cards',
      ],
      [
        'The DCK deck and [what you are working on]: {I can see it|yes, please|that could be fun}!',
        'slot',
      ],
      [
        '{Hooray for paper|Paper, real paper|A box full of paper}! My {quick|little} review of DCK, {the card deck|the deck}.',
      ],
      [
        'DCK, {reviewed with a grin|reviewed by a happy person|by somebody who loves cards}! The catch {comes later|is in there too}.',
      ],
      [
        'One word for DCK: [your one word]! {And here’s the rest|Now the long version|The reasons}:',
        'slot',
      ],
      [
        '{I do love a deck of cards|Give me a deck of cards and I’m happy}! So, {my fair view of DCK|DCK, fairly reviewed}.',
      ],
      ['DCK in {one minute|a minute|half a minute}: {go|off we go|here we go}!'],
      [
        '{Calling|Hello to|A shout to} everyone who likes [something your friends like]: here’s my DCK review!',
        'slot',
      ],
      [
        '{Good news first|The good news first}! {A DCK review|My review of DCK}, {grumble included|grumble and all}!',
      ],
    ],
    linkedin: [
      [
        'I {get excited about|light up at|have a weakness for} tools made of paper! DCK is a deck of cards for {making new things|new products}, and {here’s my fair view|this is my review}.',
      ],
      [
        '{Reviewing a card deck is a happy task|What a nice thing to review}! DCK: {cards for people who invent things together|a box of cards for making new things}.',
      ],
      [
        '{Workshop people, this one’s for you|One for everybody who runs workshops}! My {quick|short} review of the DCK cards, {limits included|catch included}.',
      ],
      [
        'I looked at the DCK deck as [your role], and {I’m rather taken|I’m keen}! {Still, a fair review|Fairly, though}:',
        'slot',
      ],
      [
        'Yes, I’m {enjoying|fond of} the DCK cards! And yes, a {decent|fair} review {names|has room for} {a weak spot|a drawback}.',
      ],
      [
        '{Card decks at work|Cards among the laptops}? Count me in! Here’s my {brief|short} and, I hope, {fair|level} review of DCK.',
      ],
      [
        '{So much of our work starts with|New work often starts from} a question. DCK is a {whole |}box of them, and {I’m a fan|I like that}!',
        'one-card',
      ],
      [
        'For [the part of your work it suits] I’d {happily|gladly} open the DCK deck! {For the rest|As for the rest}, {a fair review|read on}.',
        'slot',
      ],
      [
        '{A little joy between two spreadsheets|Something cheerful between two slides}: the DCK cards! Here’s what I {like|enjoy} and what I {don’t|could do without}.',
      ],
      [
        '{My inner player|The child in me} likes the DCK deck. {The planner|The grown-up} has one {objection|reservation}, so {both get a word here|here are both}!',
      ],
      [
        '{In one phrase|Put briefly}, the DCK deck is [your phrase for it]! {I’ll give you the reasons|Here’s why}, {along with|and} the drawback.',
        'slot',
      ],
    ],
    facebook: [
      [
        '{Friends, I’ve got cards|I’ve got cards, friends}! They’re called DCK, and {here’s a quick review|I’ll be fair about them}.',
      ],
      [
        '{Guess who has opinions|I have opinions} about a box of cards! {It’s|The box is} DCK, and {I like it, mostly|I’m happy with it, mostly}.',
      ],
      [
        '{Who likes|Any fans of|Who’s fond of} {games, questions and paper|questions, drawings and games}? Then {meet|have a look at} DCK!',
        'question',
        'kinds',
      ],
      [
        '[a friend’s name], this would be {your kind of thing|one for you}! {The DCK deck, reviewed|My DCK review}:',
        'slot',
      ],
      [
        '{I’m having fun with the DCK cards|The DCK cards are fun}, and {that’s half the review|there’s the short version}! The {other half|longer one}:',
      ],
      [
        'DCK! {Three letters, five colours|A box, five colours}, and a {quick|little|short} review!',
        'colours',
      ],
      [
        '{Quick review coming up|Here comes a quick review}! {The good, then the grumble|First the praise, then the grumble}: DCK.',
      ],
      [
        'Somewhere between a game and [what else it is like]: {that’s|meet} DCK! {My review|What I make of it}:',
        'slot',
      ],
      [
        '{Yay, cards|Cards, yes}! {A fair word|Some fair words} on DCK, from {someone who can’t resist a deck|a person who likes to shuffle}.',
      ],
      [
        '{Prepare for praise|Praise ahead}! And {a bit of grumbling|one grumble}, because {I want to be fair to you|fair’s fair}: the DCK deck.',
      ],
      [
        'If DCK were a dish, it’d be [which dish it would be]! {Seriously, though|But seriously|Jokes aside}, {a review|in short}:',
        'slot',
      ],
    ],
    threads: [
      ['DCK! {Cards|A deck|A box} full of questions! {I’m in|Sold, nearly}!', 'one-card'],
      ['{Reviewing DCK|A DCK review} while {grinning|shuffling}! {Bear with me|Bias declared}.'],
      ['{Me, neutral about cards|Me, staying neutral}? {I’ll try|Watch me try}! DCK:'],
      [
        'DCK makes me want to [what it makes you want to do]! {Review|In short|Here’s why}:',
        'slot',
      ],
      ['{Happy little review|Cheerful review}: DCK, {the deck|a card deck}!'],
      ['DCK! {One cheer, one sigh|A cheer and a sigh|A yes and a but}.'],
      [
        'I’d {play|try} DCK with [who you would play it with] {any day|tomorrow|at once}! {Review|Why}:',
        'slot',
      ],
      ['{Good things come in boxes|I love a good box}! {This one’s DCK|Mine’s called DCK}.'],
      [
        '{Full marks for colour|Top marks for colour}, DCK! {The rest is below|And otherwise}:',
        'colours',
      ],
      ['My mood with DCK: [your mood in two words]! {Details|The details|More}:', 'slot'],
      [
        '{Quick, before I shuffle again|Quickly, then back to shuffling}: DCK, {reviewed|a review}!',
      ],
    ],
    tiktok: [
      ['{DCK cards, review, go|DCK! Cards! Review|Review time, DCK cards}!'],
      ['{Look at this|Look at these|Look}! DCK cards, {quick review|reviewed}!'],
      ['{Okay, I’m excited|I’m excited, okay}! DCK, {the honest version|an honest word}!'],
      ['DCK is for anyone who [what somebody likes to do]! {Listen|Look|Hear me out}!', 'slot'],
      ['{One yay, one nay|A yay and a nay|First yay, then nay}: DCK!'],
      ['{You, me and|Us and|You and me and} a box of DCK cards! {Review|My verdict}:'],
      ['{Cards|A box of cards}? {For me|Yes|Always}! {Meet|This is} DCK!'],
      ['DCK? [your reaction in a word]! {And here’s why|Let me explain|Now in full}:', 'slot'],
      ['{I tried to stay calm about DCK|Calm about DCK? I tried}! {Here’s the review|Review}:'],
      ['{Pick a colour|Choose a colour}, any colour! {DCK has five|That’s DCK}!', 'colours'],
      [
        'What DCK has going for it: [what you like about it]! {And more|There’s more|And then}:',
        'slot',
      ],
    ],
  },
  cards: [
    ['I {drew|pulled|turned over} {card}! {There you have it|That’s my sample}.'],
    ['{And look what I got|Look what came up|See what I drew}: {card}!'],
    ['{My card|The card I drew|My draw}? {card}!'],
    ['{Out of all of them|Of all the cards}, {chance gave me|I got} {card}!'],
    [
      '{I drew|My card’s|I turned over} {card}, and {I thought|it made me think} of [what it made you think of]!',
      'slot',
    ],
    ['{Exhibit one|First witness|Let me show you one}: {card}!'],
    ['{Hello|Nice to meet you|Well, hello}, {card}!'],
    ['{card} {came up|turned up} when I drew! {I’ll take it|Fine by me}!'],
    ['{One for the taste|To give you a taste|A taste of it}: {card}!'],
  ],
  middles: [
    [
      'A card {makes one move|has one thought} and then {hands over to me|it’s my turn}. {I like the pace|Lovely}!',
      'one-card',
    ],
    [
      '{Five streams, five colours|A colour for every one of five streams}. I could {sort them all day|just look at them for a while}!',
      'colours',
      'streams',
    ],
    [
      '{Every pattern grows out of|Each pattern comes from} the card’s code, so no two look alike. {What a nice idea|That delights me}!',
      'code',
      'drawings',
    ],
    [
      '{Challenges, sparks, quotes, theory, games|Ideas, strategy, quotes, games}. You {never quite know|can’t tell} what {you’ll turn over|comes up}!',
      'kinds',
    ],
    [
      '{Scan a card|Point your phone at a card} and there’s more to read, {free and without adverts|no adverts anywhere}. {Hooray|Yes, please}!',
      'app',
    ],
    [
      '{Put a card down|One card on the table} and {everybody has something to talk about|there’s a subject for everyone}. {I’m all for it|I love that}!',
      'talking',
    ],
    [
      '{Plain, friendly words|Such plain words} on the cards. {No lectures, hooray|Not a lecture in sight}!',
      'writing',
    ],
    [
      '{Draw blind and be surprised|Shuffle and hope|Close your eyes and draw}, or {choose on purpose|pick your favourite}. Both are {allowed|fun}!',
      'drawing-cards',
    ],
    [
      'What {makes me grin|I love}: [one thing you like about it]. {Just my thing|So good}!',
      'slot',
    ],
    [
      '{Favourite so far|My favourite|The card I’d frame}: [the title of a card you like]!',
      'slot',
      'one-card',
    ],
    [
      '{I’d love to use it|I want to try it|I can picture it} for [what you would use it for]!',
      'slot',
    ],
    [
      '{No manual, no set-up|Nothing to set up, nothing to study}. {Grab a card and go|Take a card and you’ve begun}!',
      'start',
    ],
    [
      'There’s {a whole stream|one stream} just to {make room for|welcome} useful accidents. {I’m so in favour|My kind of stream}!',
      'streams',
    ],
  ],
  drawbacks: [
    [
      '{One sigh|The one sigh|A small sigh}: {cards and app speak only English|it’s all in English only}.',
    ],
    [
      'The games? {Not for one|Not when you’re alone}, {sadly|alas}: they need {two people or more|at least two of you}.',
      'kinds',
    ],
    [
      '{Quotes and theory need the right mood|For theory and quotes you need the mood}, {and I’m not always in it|which isn’t every day}.',
      'kinds',
    ],
    [
      '{A bit of a faff|Now the fiddly bit}: to read {behind a card|on} you need a phone and {a free account|an account}.',
      'app',
      'start',
    ],
    [
      '{Fair warning|A warning}: {no answers in the box|the box holds no answers}, {you bring those yourself|those are up to you}.',
      'one-card',
    ],
    [
      '{Nobody tells you|Nothing says} which card comes next, and {too much choice|so much choice} can {slow you down|leave you dithering}.',
      'drawing-cards',
      'start',
    ],
    [
      '{The stream names, phew|Phew, the stream names}: five of them, {and they all have to be learnt|to be learnt like vocabulary}.',
      'streams',
    ],
    [
      '{If only there were two of it|I want a second one}: with one deck on the table, you {wait your turn|have to share}.',
      'team',
    ],
    [
      '{My bag objects, though|My bag isn’t thrilled, though}: it’s {one more box|another box} to carry.',
      'size',
    ],
    [
      '{Patience, though|You’ll want patience}: some exercises {take|need} {most|the better part} of an hour.',
      'time',
    ],
    [
      '{Bring people|You need people for it|Find some people first}, because {alone, some cards fall flat|some cards fall flat when you’re alone}.',
      'team',
      'talking',
    ],
    [
      '{Don’t look for templates|Templates? None}: {it asks, and you fill the blank page|you get a question and a blank page}.',
      'one-card',
    ],
  ],
  closings: [
    ['{Still|Even so|All the same}: {a happy yes from me|I’m glad it exists}!'],
    [
      '{Ask me anything|Ask away|Go on, ask me}, {I’m happy to tell|I love talking about it}!',
      'question',
    ],
    ['{Would I open the box again|Open it again}? {Yes|Oh yes|Any time}!'],
    [
      '{Next card, please|On to the next card|One more card}. {Just one|And then another}!',
      'drawing-cards',
    ],
    ['{If you like that sort of thing|If that’s you}, {have a look|go and borrow one}!'],
    ['{Not everyone’s cup of tea|Not for everybody}, {but mine|but it’s mine}!'],
    ['{End of review|That’s my review}, {back to the cards|and now I’ll shuffle}!'],
    [
      '{It’s staying right here|It stays within reach|It’s not going on a shelf}, {I think|for now}!',
      'shelf',
    ],
    [
      '{So, one grumble, and I’m still smiling|I grumbled, and I’m still smiling|Grumble over, and I’m smiling}!',
    ],
    [
      '{Try it, then tell me I’m wrong|Tell me I’m wrong once you’ve tried it|Go and try it, then argue with me}!',
      'question',
    ],
    ['{I can live with that|I’ll live with it|Fine, I’ll live}. {Happily|Easily|Cheerfully}!'],
    ['{Two thumbs up|Thumbs up}, {one of them a bit lower|with a footnote}!'],
  ],
  prompts: [
    [
      '{Is it one for you|Would you try it}? {Tell me in the comments|Shout it in the comments}!',
      'question',
    ],
    [
      '{Which colour would you draw first|Which colour’s yours}? {Straight into the comments|Comments, please}!',
      'question',
      'colours',
    ],
    [
      '{Got questions|Anything you want to know}? {Drop them in the comments|The comments are open}!',
      'question',
    ],
    [
      '{What’s your favourite deck|Which deck should I try next}? {Tell me in the comments|Comment below}!',
      'question',
    ],
    [
      '{Would the catch put you off|Does that bother you}? {Comments, go|Let me hear it in the comments}!',
      'question',
    ],
    [
      '{Who’d sit down and play|Who would you play with}? {Name them in the comments|Comments, please}!',
      'question',
    ],
    [
      '{Do you have it too|Got the deck too}? {Then add your review in the comments|I want your view in the comments}!',
      'question',
    ],
  ],
};
