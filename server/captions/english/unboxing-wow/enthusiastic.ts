import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The colours
    {
      openings: {
        instagram: [
          '{Look at it!|Just look at this!|Oh, look at this!} The DCK deck, straight out of its box!',
          'These {colours|five colours}! The DCK deck is unpacked and I {don’t know where to look|can’t stop looking|keep laying it out}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and my desk has {never looked so cheerful|more colour on it now|five new colours on it}. I’d forgotten that {work things|tools} can be fun to look at!',
          '{Nobody told me|I wasn’t told|I had no idea} a tool for new ideas could be this colourful! The DCK deck is {out of its box|unpacked}.',
        ],
        facebook: [
          '{You have to see this|Come and see this|I need to show you this}! The DCK deck is unpacked, in five colours, and it’s {all over the place|everywhere}!',
          'The DCK deck is out of its box and I {want to lay it all out|could spread it all out} {just to look|for the colours alone|like a child with stickers}!',
        ],
        threads: [
          'The DCK deck is unpacked and {I’m in love with the colours|the colours are a joy|what a riot of colour}!',
          '{Five colours!|All five colours!} One DCK deck! {I’m easily pleased.|What a sight.}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck and {look at these colours|you have to see the colours|oh, the colours}!',
          '{Wait for it|Ready|Watch this}: the whole DCK deck, all five colours, out of the box!',
        ],
      },
      middles: [
        'No two cards {look alike|look the same}! I could {lay them out|turn them over|look at them} all day!',
        'I’ve hardly read {a word|anything} yet, I’m {just looking|still looking|busy admiring the cards}, and {I could stop right here|that’s fun enough}!',
        '{My plan was to read the cards.|I meant to start reading.|I was going to read the cards.} {Now I’m sorting them by colour instead!|Guess who’s sorting them by colour!|Instead I’m spreading them out like a fan!}',
      ],
      closings: [
        '',
        '{Happy me!|What a start!}',
        '{Reading later, looking now!|The words can wait a minute!}',
      ],
      prompts: [
        'Which colour is {yours|you}? {Shout it|Tell me} in the comments!',
        'Sort them or {mix them|shuffle them}? Vote in the comments!',
      ],
    },
    // Top card
    {
      openings: {
        instagram: [
          'The DCK deck is open! {Drum roll|Deep breath}: {the top card|the first card|card one}!',
          '{Lid off, hands in|Box open, hands in}! My first DCK card is {face up|turned over}!',
        ],
        linkedin: [
          'I unpacked the DCK deck and only meant to {glance at it|tidy it away for later|look at the box}. Then I {read|turned over} the top card!',
          'One card into the DCK deck, just unpacked, and I {want to talk about it|want to answer out loud|can’t keep quiet}!',
        ],
        facebook: [
          'I’ve opened the DCK deck! I {was going to read it slowly|was going to wait|had planned to wait} but the top card {was right there|was looking at me}!',
          '{The DCK deck is out!|The DCK deck is unpacked!} {Shall we see what’s on top?|Who wants to see the first card?|Let’s turn the first one over!}',
        ],
        threads: [
          'I opened the DCK deck and {the first card got me|the top card got me|card one got me}!',
          'DCK is unpacked! {One card|Just one card}, I said. {Here it is!|Ha!}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck! {Turning over the first card|First card coming up|Let’s see the first card}!',
          '{Three, two, one|Drum roll, please|Okay, deep breath}: my very first DCK card!',
        ],
      },
      middles: [
        'The top card is [title of the top card], and {I love that it starts there|I’m already full of answers|I can’t leave it alone}!',
        'On top: [title of the top card]! {I’ve got ideas already.|I could talk about that one all day.|I have opinions about that one!}',
        'The deck {begins|opens|kicks off} with [title of the top card]! {What a way to start!|Yes to that!|I’m in!}',
      ],
      closings: [
        '',
        '{One more? One more!|Just one more card!}',
        '{And that’s only the first one!|And there’s a whole box!}',
      ],
      prompts: [
        'What {would you say to that card|does that card make you think of}? Tell me in the comments!',
        'Next card: {top of the deck or a lucky dip|the top one or a random one}? Decide in the comments!',
      ],
    },
    // No screen
    {
      openings: {
        instagram: [
          'Real cards! {In my hands|Out of a real box|On a real table}! The DCK deck is unpacked!',
          '{No charger!|Look, no screen!|Nothing to plug in!} {It’s the DCK deck, and it’s open!|Just the DCK deck, fresh from its box!}',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {I’d forgotten how good it is|it’s such a pleasure|it feels good} to hold something that isn’t a screen!',
          '{A tool without a log-in!|No log-in, no update, no pop-up!|A tool that doesn’t ping!} The DCK deck is out of its box, and {I’m enjoying it already|I’m all for it}.',
        ],
        facebook: [
          '{Guess what doesn’t need charging!|Guess what has no battery!|Something without a battery!} The DCK deck is unpacked, and it’s {real cards you can shuffle|a real box of cards}!',
          'I’ve opened the DCK deck and {I’d happily shut the laptop|my laptop can stay shut} for {a while|the rest of the day}!',
        ],
        threads: [
          'I’ve unpacked DCK and {I can shuffle it|it has no battery|nothing pings}! {Joy!|Bliss!}',
          'Real cards! {You can hold them!|You can shuffle them!|They have corners!} It’s the DCK deck!',
        ],
        tiktok: [
          'I’ve unpacked the DCK deck, and {listen|hold on}, {you can actually shuffle it|these are real cards}!',
          '{Put the other phone down|Stop scrolling for a second|Don’t scroll on}, I’ve got a real deck of cards: DCK!',
        ],
      },
      middles: [
        'I can’t wait to {slide a card across a table|hand somebody a card|fan the cards out} {and watch people lean in|and see who talks first|instead of sharing a screen}!',
        'The cards can be {shuffled, dealt and stuck on a wall|shuffled, passed round and pinned up|spread out, stacked and swapped}, and I {plan to do it all|want to do all three}!',
        '{Ideas you can hold!|Something to hold while you think!|A card in the hand!} {I think with my hands, so I’m delighted!|That’s my kind of thinking!|I’ve missed that!}',
      ],
      closings: [
        '',
        '{Cards out, everybody!|Screens off, cards out!}',
        '{I’m off to shuffle!|Excuse me while I shuffle!}',
      ],
      prompts: [
        'Team paper or team screen? {Vote|Pick a side} in the comments!',
        'What do you {love doing|still do} {without a screen|on paper}? Tell me in the comments!',
      ],
    },
    // With whom
    {
      openings: {
        instagram: [
          'The DCK deck is open and I {need people|want company|need a partner}! {Now!|Who’s in?}',
          '{One DCK deck, unpacked|A DCK deck, fresh from the box}, and I’m {looking for someone to draw with|not starting without company}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and it’s for people who {make new things together|come up with things together}. {Now I need the together part!|Who’s joining me?|One of us is ready!}',
          'The DCK deck is out of its box, and {I can hardly wait to|I’d love to|I so want to} put it {in front of other people|between two people who disagree|on a table with others}!',
        ],
        facebook: [
          'I’ve opened the DCK deck, and {you know what’s coming|you know what that means|some of you can guess}: I’m {inviting myself round|looking for volunteers}!',
          'DCK deck: {unpacked|open}! Me: {ready|excited}! {Now I only need you lot!|All that’s missing is you!}',
        ],
        threads: [
          'The DCK deck is unpacked! {Who’s in?|I need people!|Company wanted!}',
          'I’ve got a DCK deck and {nobody to draw with|one empty chair|room for one more}! {Help!|Any takers?}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck and {I know exactly who|I know just who|guess who} I’m calling first!',
          '{Who’s drawing|Who wants to draw} a DCK card with me? {I’ve got someone in mind!|I know who I’d ask!}',
        ],
      },
      middles: [
        '{There’s a card waiting for|I’ve got a card for|I’m saving a card for} [a name], and {no excuses|there’s no getting out of it|I want a front-row seat}!',
        'I want to {draw cards with|try the deck with|share the deck with} [a name] and {talk until we run out of tea|hear every answer|see where we end up}!',
        '[a name], {this is for you|I mean you|I’m looking at you}! {Come and draw a card!|Pick a card, any card!|Get over here and draw one!}',
      ],
      closings: [
        '',
        '{I’ll bring snacks!|Snacks are on me!}',
        '{Company makes it fun!|Two heads and all that!}',
      ],
      prompts: [
        'Who’d {draw first in your house|be first to grab a card}? Name them in the comments!',
        'Want {me to draw one for you|a card drawn for you}? {Say “yes”|Say so} in the comments!',
      ],
    },
    // Games, challenges, quotes
    {
      openings: {
        instagram: [
          '{Games!|Challenges!|Quotes!} {Ideas!|Questions!} One box! The DCK deck is unpacked!',
          'The DCK deck is out of its box, and {it’s got everything from quotes to games|there are even games in it|there are games and challenges in it}!',
        ],
        linkedin: [
          '{Theory and games in one box!|Quotes, challenges and games in one box!|Ideas, strategy and games in one box!} I’ve unpacked the DCK deck, and I know which {I’m reading first|cards I want}.',
          'I’ve unpacked the DCK deck, and there are {games|actual games} in it, {for work|for working on new ideas}. {About time!|I’m so ready!|Count me in!}',
        ],
        facebook: [
          'I’ve opened the DCK deck and {it’s a lucky dip|it’s like a box of chocolates|anything could be next}: a challenge, a quote, a game, an idea!',
          '{Cards, but not for rummy!|No aces, no jokers!|Not the kind you play rummy with!} {I’ve unpacked the DCK deck|The DCK deck is out of its box}, and it’s full of ideas, challenges and games!',
        ],
        threads: [
          'I’ve unpacked DCK! {A quote, a game, a challenge|Ideas, games, quotes}, {what next?|bring it on!}',
          '{There are games in here!|It has games in it!} The DCK deck is open and I’m {no use to anyone|busy} now!',
        ],
        tiktok: [
          'I’ve opened the DCK deck and {there are games in it|there are games in here|it’s got games}! {Games!|Yes!}',
          'Quote, challenge or game? I’m {picking|pulling} a DCK card: {let’s see|here goes|let’s go}!',
        ],
      },
      middles: [
        'I’m {going straight for|starting with|diving into} the [games, quotes or challenges]{! No contest!|, obviously!|! Of course I am!}',
        '{Give me|Hand me|I want} the [games, quotes or challenges] first, and {then all the rest|somebody to share them with|a comfy chair}!',
        'The cards I {can’t wait for|most want to read|want first} are the [games, quotes or challenges]! {Everything else later!|All the others can wait!}',
      ],
      closings: ['', '{So much to pick from!|I do like a surprise!}', '{What fun!|What a mix!}'],
      prompts: [
        'Game, quote or challenge: {what’s yours|which first}? Tell me in the comments!',
        '{What game do you always win?|Which game would you never say no to?} Tell me in the comments!',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'A box {full of|bursting with} questions, and it’s {mine|open}! Hello, DCK deck!',
          'I {opened|unpacked} the DCK deck and {it’s packed with questions|it’s full of questions|out came the questions}! {So many!|Good ones, too!}',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {it’s full of questions|there are so many questions in it}! {I’d take one of them over another slide any day.|I can’t remember being this pleased to be asked.|I know where I’d ask the first one.}',
          '{Imagine opening|Why not open} a meeting with a question on a card! The DCK deck is {unpacked|out of its box}, and {I’m sold|I like it already}.',
        ],
        facebook: [
          '{Brace yourselves|Be warned|Watch out}! I’ve unpacked the DCK deck, and it’s {given me|full of} questions to ask you all!',
          'I {do love|can’t resist} a good question, and I’ve just {opened|unpacked} a whole box of them: the DCK deck!',
        ],
        threads: [
          'I’ve unpacked DCK and it {asks me things|wants to know things}! {I love being asked.|Finally, somebody asks!}',
          '{A whole box of questions!|A deck that asks!} Hello, DCK! {Somebody pass me a pen!|I’ll get a pen!}',
        ],
        tiktok: [
          'I’ve opened the DCK deck, and it’s full of questions! I {love it|can’t stop|want more}!',
          'So this is DCK: {you draw|draw} a card and {it asks you something|you get a question}! {Brilliant!|Go on, ask me!}',
        ],
      },
      middles: [
        'The cards {let me think for myself|don’t tell me what to do|leave the answer to me}! {My turn!|Now it’s my turn!|Thinking cap on!}',
        '{No lecture, no instructions first:|Nothing to study first:|No homework:} {turn a card over and off you go|pick any card and say what you think|draw a card and start talking}!',
        'The cards {start something|ask one thing} and {then it’s over to us|the rest is ours|we take it from there}, and {that’s the bit I enjoy|that’s the fun of it}!',
      ],
      closings: [
        '',
        '{Ask me one! Go on!|Somebody ask me one!}',
        '{I’ve got so many answers!|I need more paper!}',
      ],
      prompts: [
        'What’s the {funniest|nicest} question {you’ve been asked|anyone’s asked you}? Tell me in the comments!',
        'Got a question {for me|for the room}? {Fire away|Pop it} in the comments!',
      ],
    },
  ],
  cards: [
    'My first card: {card}!',
    '{The very first card I drew|The first card I drew}: {card}!',
    'I’ve drawn one! {Here it is|It’s this}: {card}!',
    'First card up: {card}!',
    'I drew {card}!',
    '{Look what I drew|Guess what I drew}: {card}!',
    'Card one: {card}!',
  ],
};
