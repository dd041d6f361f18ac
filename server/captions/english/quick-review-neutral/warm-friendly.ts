import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // Questions, and no ready answers.
    {
      openings: {
        instagram: [
          'I’ve been through the DCK cards, and {there are a lot of questions in there|they’re a nosy lot|a good many of them ask me something}.',
          'If you like {a good question|being asked things|thinking out loud}, the DCK cards {might be for you|could be your thing}.',
        ],
        linkedin: [
          'The meetings I remember {began|started} with a good question. That’s {why I had a look at|what drew me to} the DCK deck.',
          'At work I hear {plenty of|a lot of} answers to things nobody asked. The DCK cards {go about it the other way round|start from the other end}.',
        ],
        facebook: [
          'In case {you’re|anyone’s} wondering about the DCK cards: I’ve had a look, and they’re {full of questions|a curious lot|a nosy bunch}.',
          'So, the DCK deck. You draw a card, and {quite often it asks you something|there’s a fair chance it wants to know something|before you know it you’re thinking}.',
        ],
        threads: [
          'I’m being {questioned|quizzed|interviewed} by a deck of cards. It’s called DCK.',
          'The DCK cards {want to know|like to ask|keep asking} what I think. Makes a change.',
        ],
        tiktok: [
          '{Okay|Right|So}, these are the DCK cards, and they’ve got questions.',
          'I’m letting a deck of cards {ask me things|question me|quiz me}, and it’s called DCK.',
        ],
      },
      middles: [
        'I like that the cards {leave the answer to me|don’t answer for me|are in no rush for an answer}. It’s nice to be {trusted with the thinking|allowed to think}.',
        'The cards are short, so you’ve read one {in no time|in a minute|quickly}, and then {you’re busy thinking|it keeps you thinking}.',
        'A single card {gives me enough to think about|is plenty to be going on with|keeps me going for a bit}, which I like.',
      ],
      drawbacks: [
        'If you’re after {a ready-made answer|a template to fill in|step-by-step instructions}, this isn’t the {place to look|deck for it}.',
        'On my own, though, I’d skip {a few|some} of the cards, because they {want|need} a conversation.',
        'Not every card is a question, though: the theory {wants a quiet moment|wants a clear head|needs some peace and quiet}.',
      ],
      closings: [
        'I’d {happily|gladly} {draw|turn over} another all the same.',
        '{It’s still a yes|Still, it’s a yes} from me.',
        '',
      ],
      prompts: [
        'Which question do you {wish people asked|hear too rarely}? Tell me in the comments.',
        'Would you rather have questions or answers {on a card|in a box like this}? Comments are open.',
      ],
    },
    // Who the deck is for.
    {
      openings: {
        instagram: [
          'Who’s the DCK deck for? {People who like company|Anyone with a friend or two|Groups, mostly}, I’d say.',
          'My {honest|quick} take on DCK: {good cards|a nice deck}, as long as you’ve got company.',
        ],
        linkedin: [
          'The first thing I ask about {any tool|a new tool|anything new} is who it’s for. With the DCK cards that’s easy: people who {work things out|make something} together.',
          'My good ideas {rarely come to me alone|tend to turn up in company}. I looked at the DCK deck with {that in mind|that thought}.',
        ],
        facebook: [
          'Some boxes are for a quiet evening alone. The DCK deck {isn’t one of them|wants company|is for the other evenings}.',
          'The DCK deck is one to share. I know, {that’s what they say about|people say that about} {biscuits|crisps}, too.',
        ],
        threads: [
          'DCK is a deck for {two or more|people in the plural|company}.',
          'The DCK deck {likes|prefers|enjoys} company. So do I, mostly.',
        ],
        tiktok: [
          'Who are the DCK cards for? {Not hermits|People with friends|Groups, basically}.',
          '{Tempted by|Thinking of getting|Eyeing up} the DCK deck? Find a friend first.',
        ],
      },
      middles: [
        'I’d {love|like} to draw {cards|a few cards} with [a friend’s name] and see where we end up.',
        'The person I’d {try|open|unpack} the deck with is [a friend’s name], {given half a chance|any day}.',
        'I can see myself {going through|trying out|talking about} the cards with [a friend’s name]{| at length| over tea}.',
      ],
      drawbacks: [
        'You do need {at least two people|two or more people|a second person} for the games, mind.',
        'On my own, though, I’d {get less out of the cards|only use some of the cards|have to leave the games out}.',
        'There’s only one deck to go round, so {you take turns|expect to wait a bit|patience helps}.',
      ],
      closings: [
        'With {the right people|good friends} round the table, I’m in.',
        'In company, I’d {make a day of it|happily make a day of it}.',
        '',
      ],
      prompts: [
        'Who would you draw {a card|the first card} with? Tell me in the comments.',
        'Do you think {well alone|on your own} or do you need company? {Say so|Tell me} in the comments.',
      ],
    },
    // Cards instead of screens.
    {
      openings: {
        instagram: [
          'Something without a screen, {for once|for a change}: I’ve been {looking|leafing} through the DCK cards.',
          '{My phone can wait|The screen can wait|Emails can wait}: I’m looking at the DCK cards.',
        ],
        linkedin: [
          '{Most|Nearly all} of my tools live on a screen. The DCK deck doesn’t, and {that’s why I had a look|that made me curious}.',
          '{I stare at a screen for a living|My work happens on a screen}, so I was glad to look at {something printed|actual cards}: the DCK deck.',
        ],
        facebook: [
          'Anyone else tired of screens? I’ve been {looking|going|leafing} through the DCK deck, and it’s a nice change.',
          'Real cards you can {hold|shuffle|pin up}: I’ve had a look at the DCK deck.',
        ],
        threads: [
          'The DCK deck has no {notifications|updates|unread messages}. Point in its favour.',
          'DCK: {cards you can hold|cards you can drop}, and {nothing to charge|no charger}.',
        ],
        tiktok: [
          'Put your phone down {after this|in a second}: these are {the|my} DCK cards.',
          'Yes, I’m on a screen, telling you about {a deck of cards|a box of cards|actual cards}: DCK.',
        ],
      },
      middles: [
        'I like having the cards {in my hand|on the table}. You can {move them round|pass one across} and talk at the same time.',
        'A card on the table is {easy to point at|there for everyone|easy to pick up}, and nobody has to {share a screen|find the right tab} first.',
        'It’s {lovely|good} to read one card at a time, {with nothing popping up|with no list to scroll through|in peace}.',
      ],
      drawbacks: [
        'The deck is {one more|another} box to carry about, {of course|I’ll admit}.',
        'To read more about a card, though, {you do need your phone|out comes the phone after all|you’re back on your phone}.',
        'Only one person can hold a card at a time, mind, so {you take turns|the others wait|there’s some waiting}.',
      ],
      closings: [
        'I’d {take|choose} the cards {anyway|any day}.',
        'Even so, for {an hour|a bit of time} off the screen I’d {pick|reach for} the deck.',
        '',
      ],
      prompts: [
        'Cards or screen, {which|what} do you think with? Tell me in the comments.',
        'What do you {still|always} do on paper? Let me know in the comments.',
      ],
    },
    // Any card is a beginning.
    {
      openings: {
        instagram: [
          'No rulebook in sight: {you just draw a DCK card|you draw a DCK card and off you go|the DCK deck starts wherever you do}.',
          'You can start with any card in the DCK deck, which {suits me|is handy}: I {never|don’t} read instructions.',
        ],
        linkedin: [
          'New methods usually {come with|begin with} a handbook. The DCK deck {skips that|doesn’t}: you draw a card and start.',
          'What puts me off most new {tools|methods} is the run-up. The DCK cards have {hardly any|next to none}.',
        ],
        facebook: [
          'I don’t {read|like} instructions, so the DCK deck and I {got off to a good start|were always going to get on}.',
          'How do you use the DCK cards? You draw one. {That’s about it|That’s the whole manual|Then you talk}.',
        ],
        threads: [
          'DCK has {no rulebook to learn|no homework|no manual}, which suits me.',
          'Step one of the DCK deck: {draw a card|take a card}. {There’s no step two|Step two is yours}.',
        ],
        tiktok: [
          'How the DCK deck works: {draw|take|pick} a card, and off you go.',
          'With DCK you can {start anywhere|begin anywhere|begin with any card}, so I will.',
        ],
      },
      middles: [
        'I’d put {a few cards|a card or two} on the table for [a project or meeting] and {just begin|see what comes up}.',
        'I’d {bring|take} the deck to [a project or meeting] and let {someone else|somebody else} draw first.',
        'I can {see|picture} the deck in use at [where you’d use it]: someone {draws|takes} a card and we’re off.',
      ],
      drawbacks: [
        'Nothing tells you which card to {pick|take}, though, so {you choose or trust your luck|be ready to dither}.',
        'Some of the exercises take {the better part|most|a good part} of an hour, mind, so I’d check the clock first.',
        'The cards only start things off; {finished answers|templates|ready-made plans} aren’t in the box.',
      ],
      closings: [
        '{I can live with that|That’s fine by me}.',
        '{All in all|Overall}, I’m glad I {looked|had a look}.',
        '',
      ],
      prompts: [
        'Do you read the instructions first? {Be honest|Own up} in the comments.',
        'What would you {use|draw} a card for? Tell me in the comments.',
      ],
    },
    // Many kinds of card.
    {
      openings: {
        instagram: [
          'Questions, quotes, challenges, games: DCK is a {real mix|proper mix|mixed box}.',
          'There’s a bit of everything in the DCK deck, and I know {what I’d reach for|where I’d dig in|which ones I’d pick}.',
        ],
        linkedin: [
          'People think in different ways, so {I’m glad|I like that|it’s good that} the DCK deck mixes questions, theory, games and quotes.',
          'Not every {meeting|group} needs a game, and not every one needs theory. The DCK deck {has|offers} both.',
        ],
        facebook: [
          'The DCK deck is a bit like a {tin of biscuits|box of chocolates|selection box}: everyone’s got a kind they take first.',
          'I’ve looked through {some|a few} of the DCK cards, and {it’s quite a mix|there’s a real mix in there}: games, quotes, challenges.',
        ],
        threads: [
          'DCK: {games, quotes, theory|quotes, games, challenges|challenges, theory, games}. I don’t like them all equally.',
          'Like any selection box, the DCK deck has {the ones I’d take first|the ones I’d hide from guests|the ones that go first}.',
        ],
        tiktok: [
          '{Which|What} kind of DCK card are you? {I know mine|I’ve picked mine}.',
          'What’s in the DCK deck? {Games, quotes, questions|Questions, games, quotes|Quotes, questions, games}.',
        ],
      },
      middles: [
        'My favourites {so far|at the moment|right now} are the [your favourite kind] cards.',
        'I’d {go straight for|start with} the [your favourite kind] cards and {come back for the rest|read the others later}.',
        'The [your favourite kind] cards are {the ones for me|right up my street|very much my thing}.',
      ],
      drawbacks: [
        'Mind you, the theory needs {a quiet corner|some concentration}, so it {isn’t one for|won’t do for} a busy room.',
        'The games {aren’t for one|take two or more|can’t be played alone}, though, so for those I’d need company.',
        'For the quotes, though, you have to be in the {right mood|mood}, {I find|I’d say}.',
      ],
      closings: [
        'There’s still {plenty|enough} in there to like.',
        'All in all, I’m {happy|pleased} with {the mix|my deck}.',
        '',
      ],
      prompts: [
        'Game, quote or challenge: what would you {draw|pick} first? Tell me in the comments.',
        'Which kind {would you leave in the box|would you skip}? Say so in the comments.',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}.',
    'The card I read last: {card}.',
    'The card in my hand: {card}.',
    'In front of me {as I write|right now}: {card}.',
    'I’m looking at {card}{| right now}.',
    'The last card I {turned over|picked up}: {card}.',
  ],
};
