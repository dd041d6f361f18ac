import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // The cards ask and give no answers.
    {
      openings: {
        instagram: [
          'DCK is a box of cards that {ask you things|ask questions}. My {short|quick} review.',
          'I’ve had a {good|proper} look through the DCK deck. {It asks more than it tells|It’s mostly questions}.',
        ],
        linkedin: [
          '{I’m fond of|I have a soft spot for} anything that gets a room thinking. DCK is a deck of cards that {does it with questions|simply asks}.',
          'At work I get {plenty of|a lot of} answers to things nobody asked. The DCK cards go {about it the other way round|the other way}.',
        ],
        facebook: [
          'In case {anyone’s|you’re} wondering about the DCK cards: I’ve had a look, and {they’re a curious lot|they’re full of questions}.',
          '{So, the DCK deck|Right, the DCK deck}. You draw a card, and {the card asks you something|the card wants to know something}.',
        ],
        threads: [
          'DCK is a deck of cards that {asks me things|keeps asking me things|wants to know things}.',
          '{Turns out|It turns out} I {like|quite like} being questioned by a deck of cards. DCK, that is.',
        ],
        tiktok: [
          '{Okay|Right}, these are the DCK cards, and they {ask questions|like to ask questions}.',
          'This is DCK, and I’m being {asked things|questioned|quizzed} by a deck of cards.',
        ],
      },
      middles: [
        'I like that the cards {don’t|never} tell me what to do. They ask, and then {it’s my turn|I have to think}.',
        'The cards {keep it short|are short}: a question or a thought, and {then it’s your turn|the rest is up to you}.',
        '{Some|A few} of the cards {made me look at|sent me back to} my own ideas, and I {enjoyed|liked} that.',
      ],
      drawbacks: [
        'The {catch|downside}: if you {want|need} ready answers or a template, there aren’t any in the box.',
        'Mind you, {on your own|when you’re alone}, {not every card works|there’s less to it}.',
        'My one {grumble|moan}: the cards {only come|are only} in English.',
      ],
      closings: [
        'If you {like|enjoy} a good question, {have a look|it’s worth a look}.',
        'I’d still {draw another|turn over the next one}.',
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
          'Who’s the DCK deck for? {People with company|Groups, mostly|People who like company}, I’d say.',
          'My {honest|quick} take on DCK: {good cards|nice cards}, as long as you’re not alone with them.',
        ],
        linkedin: [
          'The first thing I ask about {any tool|a new tool} is who it’s for. With the DCK cards {the answer’s easy|it’s easy to say}: groups with something to make.',
          'Good ideas {rarely come from one person|tend to need a second person}. I looked at the DCK deck with {that in mind|that thought}.',
        ],
        facebook: [
          'Some boxes are for a quiet evening alone. The DCK deck {isn’t one of them|wants company|is for the other evenings}.',
          '{A few|Some} words of warning and praise: the DCK deck is {for sharing|one to share}.',
        ],
        threads: [
          'DCK is a deck for {two or more|people in the plural|company}.',
          'The DCK deck {likes company|prefers company}. {So do I|I don’t always}.',
        ],
        tiktok: [
          'Who are the DCK cards for? {Not for hermits|People with friends|Groups, basically}.',
          '{Tempted by|Thinking of getting} the DCK deck? {Find a friend|Find some people} first.',
        ],
      },
      middles: [
        'The deck is for {making|building} new things with others. I’d {like to open|happily try} it with [a name or two].',
        'I’d {love|like} to draw {cards|a few cards} with [a friend’s name] and see where we end up.',
        '{If you ask me|For me}, these are cards for [your group or team], {if there’s time|given time} to talk.',
      ],
      drawbacks: [
        '{One catch|The catch}: the games need two of you {at least|or more}.',
        'On my own, {though|I have to admit}, {some|a few} of the cards don’t do much.',
        'With {one deck|a single deck} on the table, {mind you|though}, someone’s always waiting for a card.',
      ],
      closings: [
        'So {find|bring} someone first, then open the box.',
        'With {the right people|good company}, yes from me.',
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
          'Something without a screen, {for once|for a change}: the DCK cards, {reviewed|and what I make of them}.',
          '{My phone|The screen} can wait: these are the DCK cards, and here’s {what I think|my verdict}.',
        ],
        linkedin: [
          '{Most|Nearly all} of my tools live on a screen. The DCK deck doesn’t, and {that’s why I had a look|that made me curious}.',
          '{I stare at a screen for a living|My work happens on a screen}, so I was glad to look at {something printed|actual cards}: the DCK deck.',
        ],
        facebook: [
          'Anyone else tired of screens? I’ve {been looking at|been going through} the DCK deck, and {it’s a nice change|that’s cards you can hold}.',
          'Real cards you can {hold and shuffle|pass round}: DCK. {Here’s a short review|A short review from me}.',
        ],
        threads: [
          'The DCK deck has no {notifications|updates|unread messages}. {Point in its favour|I noticed}.',
          'DCK: {cards you can hold|cards you can drop}, and {nothing to charge|no charger}.',
        ],
        tiktok: [
          'Put your phone down {after this|in a second}: these are {the|my} DCK cards.',
          'Yes, I’m on a screen telling you about DCK, {which is a deck of cards|actual cards|real cards}.',
        ],
      },
      middles: [
        'I like having the cards {in my hand|on the table}. You can {move them round|pass one across} and talk at the same time.',
        'A card on the table {gets looked at|is easy to point at}, and nobody has to {share a screen|find the right tab} first.',
        'It’s {nice|good} to read {one card|a single card} at a time, {with nothing popping up|with no list to scroll through}.',
      ],
      drawbacks: [
        'The {downside|catch}: a deck is {one more|another} box to carry about.',
        'But if you want to read more about a card, {you do need your phone|out comes the phone} {after all|again}.',
        '{A pity|Pity} that the cards are in English {only|and nothing else}.',
      ],
      closings: [
        'Still, {I’ll take the cards|cards win for me}.',
        'For {a break from the screen|time off the screen}, I’d {pick the deck|reach for the deck} again.',
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
          'No rulebook in sight: the DCK deck, {and what I think of it|a short review}{.| from me.}',
          'You can start with any card in the DCK deck. {I like that, mostly|Mostly a good thing|A short review}.',
        ],
        linkedin: [
          'New methods usually {come with|begin with} a handbook. The DCK deck {skips that|doesn’t}: you draw a card and start.',
          'What puts me off most new {tools|methods} is the run-up. The DCK cards have {hardly any|next to none}.',
        ],
        facebook: [
          'I don’t {read|like} instructions, so the DCK deck and I {got off to a good start|were always going to get on}.',
          'How do you use the DCK cards? You {draw one|pick one}. {That’s about it|That’s the whole manual}.',
        ],
        threads: [
          'DCK has {no rules to learn|nothing to study first|no manual}, which suits me.',
          'Step one of the DCK deck: {draw a card|take a card}. {There’s no step two|Step two is yours}.',
        ],
        tiktok: [
          'How the DCK deck works: {draw a card|take a card|pick a card}, off you go.',
          '{No manual, no rules|No rulebook}: this is DCK, and {I’ll start anywhere|I just start}.',
        ],
      },
      middles: [
        'I’d {put|have} a few cards on the table for [a project or meeting] and {just begin|see what comes up}.',
        'I like that {one card|a single card} is {enough to start with|all you need to get going}.',
        '{I can see|I’m picturing} the deck at [where you’d use it]: someone {draws|takes} a card and we’re off.',
      ],
      drawbacks: [
        'The {flip side|downside}: nobody tells you which card comes next, so you {choose or draw|have to choose}.',
        'Some of the exercises that go with the cards {take|need} the better part of an hour, {though|mind you}.',
        'Just {know|remember} that the cards {come in English only|are all in English}.',
      ],
      closings: [
        'I can live with {that|it}. {Can you|Could you}?',
        '{All in all|On the whole}, I’m glad I {looked|had a look}.',
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
          'Questions, quotes, challenges, games: DCK is a {real mix|mixed bag|mixed box}.',
          'There’s a bit of everything in the DCK deck, and I {have a favourite kind|picked a favourite|know my favourite}.',
        ],
        linkedin: [
          'People think in different ways, so I {like|enjoy} that the DCK deck {mixes|has} questions, theory, games and quotes.',
          'Not every {meeting|group} needs a game, and not every one needs theory. The DCK deck {has both|offers both}.',
        ],
        facebook: [
          'The DCK deck is a bit like a box of {chocolates|biscuits}: {everyone’s|everybody’s} got a kind they take first.',
          'I’ve looked through {some|a few} of the DCK cards, and {it’s quite a mix|there’s a real mix in there}: games, quotes, challenges.',
        ],
        threads: [
          'DCK: {games, quotes, theory|quotes, games, challenges|challenges, theory, games}. I didn’t like all of them equally.',
          'Every box has its favourites, and {the DCK deck is|DCK is|the DCK cards are} no exception.',
        ],
        tiktok: [
          '{Which kind of DCK card|What sort of DCK card} are you? {I know mine|I’ve picked mine}.',
          'What’s in the DCK deck? {Games, quotes, questions|Questions, games, quotes|Quotes, questions, games}.',
        ],
      },
      middles: [
        'My favourite {kind of card|kind} so far: [the kind you like most]. The others {can wait|get their turn}.',
        'I {went straight for|started with} the [your favourite kind] cards, and {they’re good company|I’d do it again}.',
        'I {like|enjoy} the whole mix, but the [your favourite kind] cards {most|above all}.',
      ],
      drawbacks: [
        'The quotes and theory {need|want} you in the right mood, {though|I find}.',
        'The games are no use alone, {though|mind you}: {it takes two|you need at least two people}.',
        '{Slight snag|A small snag}: the cards are {all in English|in English only}.',
      ],
      closings: [
        'Still, {I’m glad I looked|I’m happy with the deck}.',
        'There’s {enough|plenty} in there to {try|like}, I’d say.',
        '',
      ],
      prompts: [
        'Game, quote or challenge: what would you {draw|pick} first? Tell me in the comments.',
        'Which kind {would you leave in the box|would you skip}? Say so in the comments.',
      ],
    },
  ],
  cards: [
    'My {first card|card}: {card}.',
    'The card I {drew|turned over}: {card}.',
    'I {drew|pulled} {card}, {by the way|if you’d like an example}.',
    'One {card|example} from the deck: {card}.',
    'The one in {front of me|my hand}: {card}.',
    '{On top of the deck|Top card}: {card}.',
  ],
};
