import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The colours
    {
      openings: {
        instagram: [
          'Look at {these five colours|all these colours|those colours}! The DCK deck is unpacked, and I {don’t know where to look first|can’t stop looking}.',
          'The DCK deck is out of its box, and {these colours make me so happy|I’m so taken with the colours|what a lot of colour}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and my desk has {never looked so cheerful|more colour on it now|five new colours on it}. I’d forgotten that {work things|tools} can be fun to look at!',
          '{Nobody told me|I wasn’t told|I had no idea} a tool for new ideas could be this colourful! The DCK deck is {out of its box|unpacked}.',
        ],
        facebook: [
          '{You have to see this|Come and see this|I need to show you this}! The DCK deck is unpacked, and it {comes in five colours|has five colours}.',
          'The DCK deck is out of its box, and I {want to lay it all out|could spread it all out} {just to look at it|for the colours alone|like a child with stickers}!',
        ],
        threads: [
          'The DCK deck is unpacked, and {I’m in love with the colours|the colours are a joy|it’s a riot of colour}!',
          'I’ve unpacked the DCK deck, all five colours of it, and {I’m delighted|it’s quite a sight|it cheers me up}!',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck, and {look at these colours|you have to see the colours|oh, the colours}!',
          'This is the DCK deck, straight out of its box, and {it’s so colourful|it’s such a sight|what colours}!',
        ],
      },
      middles: [
        'No two cards {look alike|look the same|are quite the same}, so {every single one is a treat|I want to turn over every single one|there’s always another one to admire}!',
        'I’ve hardly read {a word|anything|a line} yet, and {I don’t even mind|I’m happy as I am|that’s fine by me}!',
        '{My plan was to read the cards|I meant to start reading the cards|I was going to read the cards}, and {now I’m sorting them by colour instead|here I am sorting them by colour|I’ve got no further than sorting them by colour}!',
      ],
      closings: [
        '',
        '{The words|The reading} can wait {a minute|a little}!',
        'I wish you {were all here to see it|could see it in person}!',
      ],
      prompts: [
        'Which colour is {yours|you}? {Shout it|Tell me} in the comments!',
        'Would you sort the cards or {mix|shuffle} them? Vote in the comments!',
      ],
    },
    // Top card
    {
      openings: {
        instagram: [
          'The DCK deck is open, and I’ve {turned over the top card|got the top card in my hand|just read the top card}!',
          'I couldn’t wait any longer: {the box is open|I’ve opened the box}, and my {first|very first} DCK card is face up!',
        ],
        linkedin: [
          'I unpacked the DCK deck and only meant to {glance at it|tidy it away for later|look at the box}. Then I {read|turned over} the top card!',
          'One card into the DCK deck, just unpacked, and I {want to talk about it|want to answer out loud|can’t keep quiet}!',
        ],
        facebook: [
          'I’ve opened the DCK deck! I {was going to read it slowly|was going to wait|had planned to wait}, but the top card {was right there|was looking at me}.',
          'The DCK deck is unpacked, and {I couldn’t resist turning over the first card|I went straight for the card on top|the top card is already face up}!',
        ],
        threads: [
          'I opened the DCK deck, and {the first card got me|the top card got me|card one got me}!',
          'I only wanted {one card|a single card|one quick card} from my new DCK deck, and {here it is|this is it}!',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck, {so let’s see the first card|and this is the first card|and here’s the top card}!',
          'A drum roll, please, for {my very first DCK card|the first card of my DCK deck|the top card of my DCK deck}!',
        ],
      },
      middles: [
        'The top card is [title of the top card], and {I love that it starts there|I’m already full of answers|I can’t leave it alone}!',
        'On top was [title of the top card], and {I’ve got ideas already|I could talk about that one all day|I have opinions about that one}!',
        'The deck {begins|opens|kicks off} with [title of the top card], and {that’s my kind of start|I’m hooked|I’m very happy with that}!',
      ],
      closings: [
        '',
        'I think I’ll allow myself {one more|just one more}!',
        'And there’s a whole box {to go|still to come}!',
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
          'I’ve unpacked the DCK deck: {it’s real cards|it’s proper cards|it’s a real box of cards}, and {I’m so happy about it|I’m delighted}!',
          'There’s {nothing to plug in|no charger and no screen|nothing to charge}, just the DCK deck, fresh from its box, and {I love it|I’m so pleased}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {I’d forgotten how good it is|it’s such a pleasure|it feels good} to hold something that isn’t a screen!',
          'I’ve just unpacked a work tool {without a log-in|that needs no update|that never pings}: the DCK deck. I’m {enjoying it already|all for it}!',
        ],
        facebook: [
          '{Guess what doesn’t need charging|Guess what has no battery|Guess what has no screen}! I’ve unpacked the DCK deck, and it’s {real cards|a real box of cards}.',
          'I’ve opened the DCK deck, and my laptop can stay shut for {a while|the rest of the day|as long as it likes}!',
        ],
        threads: [
          'I’ve unpacked the DCK deck, and {there’s no screen|it has no battery|nothing pings}. I’m so happy!',
          'The DCK deck is unpacked, and it’s {real|actual|proper} cards {you can hold|with corners}. I’m delighted!',
        ],
        tiktok: [
          'I’ve unpacked the DCK deck, and {it’s cards you can hold|these are real cards|it’s not a screen}!',
          '{Don’t scroll on|Stop scrolling for a second|Hold that thumb}, I’ve got a real deck of cards here: DCK!',
        ],
      },
      middles: [
        'I can’t wait to {slide a card across a table|hand somebody a card|pass a card along} and {watch people lean in|see who talks first|see what they say}!',
        '{The cards can be dealt, passed round and pinned up|The cards can be spread out, swapped and pinned up|I could deal the cards, pass them round or pin them up}, and I {plan to do it all|want to try all three}!',
        'I think {with my hands|with something in my hands}, so {the cards are just right for me|a deck of cards is just my thing|the deck is just what I needed}!',
      ],
      closings: [
        '',
        'If anybody needs me, I’m {shuffling|busy shuffling}!',
        'My screen can have {a rest|the day off}!',
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
          'The DCK deck is open, and all I need now is {people|company|somebody to draw with}!',
          'My DCK deck is {unpacked|out of its box}, and I’m {looking for someone to draw with|not starting without company}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, a box of cards for people who {make new things together|come up with things together}. Now I {need the together part|just need the people}!',
          'The DCK deck is out of its box, and {I can hardly wait to|I’d love to|I so want to} put it {in front of other people|between two people who disagree|on a table with others}!',
        ],
        facebook: [
          'I’ve opened the DCK deck, and {you know what’s coming|you know what that means|some of you can guess}: I’m {inviting myself round|looking for volunteers}!',
          'My DCK deck is unpacked, and I’m {ready|raring to go|far too excited}. All {that’s missing is company|I need now is company}!',
        ],
        threads: [
          'The DCK deck is unpacked, and {I need people|it needs company|I’m recruiting}!',
          'I’ve got a DCK deck, just unpacked, and {one empty chair|room for one more|a seat to fill}!',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck, and {I know exactly who|I know just who|guess who} I’m calling first!',
          'Who’s drawing {DCK cards|a DCK card|from my DCK deck} with me? I know {just who to ask|who I’d like}!',
        ],
      },
      middles: [
        '{There’s a card waiting for|I’ve got a card for|I’m saving a card for} [a name], and {I won’t take no for an answer|there’s no getting out of it|I want a front-row seat}!',
        'I want to {draw cards with|try the deck with|share the deck with} [a name] and {talk until we run out of tea|hear every answer|see where we end up}!',
        '[a name], {this one’s for you|I mean you|I’m looking at you}: {come and draw a card|come over and pick a card|come and share the cards}!',
      ],
      closings: [
        '',
        'I’ll bring {snacks|the biscuits}!',
        'Cards are {no fun alone|for sharing}, after all!',
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
          'The DCK deck is unpacked, and I’ve got {games, quotes and challenges|ideas, quotes and games|questions, games and quotes} in {one box|the same box}!',
          'The DCK deck is out of its box, and {it’s got everything from quotes to games|it goes from theory to games|there’s everything from ideas to games in it}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, with {theory and games|quotes, challenges and games|ideas, strategy and games} in one box, and I know {what I want first|where I’m starting}!',
          'I’ve unpacked the DCK deck, and it’s {a lovely mix|quite a mix|a lively mix} of theory, quotes and games. I’m {so ready for it|ready to dig in}!',
        ],
        facebook: [
          'I’ve opened the DCK deck, and {it’s a lucky dip|it’s like a box of chocolates|anything could be next}: a challenge, a quote, a game, an idea!',
          '{You can’t play rummy with these|You won’t find an ace in here|There’s not one joker in here}! I’ve unpacked the DCK deck, and it’s full of ideas, challenges and games.',
        ],
        threads: [
          'I’ve unpacked DCK, and it’s {quotes, games and challenges|ideas, games and quotes|games, challenges and ideas} in one box!',
          'The DCK deck is open, there’s {a bit of everything|all sorts} in it, and I’m {busy|no use to anyone} now!',
        ],
        tiktok: [
          'I’ve opened the DCK deck, and {it’s full of|it’s got|I’ve found} games, quotes and challenges!',
          'Quote, challenge or game? I’ve unpacked DCK, and {I’ve made my choice|I know mine|I’ve picked}!',
        ],
      },
      middles: [
        'I’m {going straight for|starting with|diving into} the [games, quotes or challenges], and {nobody can stop me|I can hardly wait|I can’t get there fast enough}!',
        'Hand me the [games, quotes or challenges] and {I’m happy|I’m busy for the afternoon|you won’t hear from me for a while}!',
        'The cards I {can’t wait for|most want to read|want first} are the [games, quotes or challenges], and {the others can wait|the rest can follow}!',
      ],
      closings: [
        '',
        'There’s so much {to pick from|to choose from}!',
        'I do love {a mixed box|a good mix}!',
      ],
      prompts: [
        'Game, quote or challenge: {what’s yours|which first}? Tell me in the comments!',
        '{What game do you always win?|Which game would you never say no to?} Tell me in the comments!',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'I’ve just opened a box {full of|bursting with|packed with} questions. Hello, DCK deck!',
          'I {opened|unpacked} the DCK deck, and {it’s packed with questions|it’s full of questions|out came so many questions}!',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {it’s full of questions|there are so many questions in it}! {I’d take one of them over another slide any day.|I can’t remember being this pleased to be asked.|It feels good to be asked.}',
          '{Imagine opening|Why not open} a meeting with a question on a card! The DCK deck is {unpacked|out of its box}, and {I like the thought|I like it already}.',
        ],
        facebook: [
          '{Brace yourselves|Be warned|Watch out}! I’ve unpacked the DCK deck, and it’s {given me|full of} questions to ask you all.',
          'I {do love|can’t resist} a good question, and I’ve just {opened|unpacked} a whole box of them: the DCK deck!',
        ],
        threads: [
          'I’ve unpacked DCK, and it {asks me things|wants to know things|keeps asking}. I love being asked!',
          'I’ve opened a whole box of questions called DCK! {Somebody pass me a pen.|I need a pen.|Where’s my pen?}',
        ],
        tiktok: [
          'I’ve opened the DCK deck, and it’s full of questions, {and I love it|which I love|so here we go}!',
          'So this is DCK: {you draw a card and it asks you something|you take a card and get a question|turn over a card and start thinking}!',
        ],
      },
      middles: [
        'The cards {let me think for myself|don’t tell me what to think|leave the answers to me}, and {that’s just how I like it|that’s the fun of it|it makes a lovely change}!',
        '{You don’t have to study anything first|There’s nothing to study first}: {turn over a card and off you go|pick any card and say what you think|draw a card and start talking}!',
        'A card {starts something|asks one thing}, {then it’s over to us|the rest is ours|we take it from there}, and {that’s the bit I enjoy|I can’t wait to try it}!',
      ],
      closings: [
        '',
        'Go on, {ask me one|somebody ask me one}!',
        'I’m going to {need more paper|be talking all day}!',
      ],
      prompts: [
        'What’s the {funniest|nicest} question {you’ve been asked|anyone’s asked you}? Tell me in the comments!',
        'Got a question {for me|for the room}? {Fire away|Pop it} in the comments!',
      ],
    },
  ],
  cards: [
    'The card on top: {card}!',
    'On top of the deck: {card}!',
    'The card in front of me: {card}!',
    'Look {which card is on top|what’s lying on top}: {card}!',
    '{Face up|Right here} in front of me: {card}!',
    'Say hello to the top card: {card}!',
    'The card lying on top is {card}!',
  ],
};
