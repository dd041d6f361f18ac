import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        'I’ve had a {good|proper|decent} look through the DCK deck. {Here’s what I think|This is my verdict so far}.',
      ],
      [
        'DCK in {a nutshell|a few lines|short}: cards to {put on the table|pass round} while you’re making something new.',
      ],
      [
        '{A small review of|A few lines on|Something short on} DCK, {the good and the bad|with the snags left in}.',
      ],
      [
        'I’d lend the DCK deck to [who you would lend it to], {but read this first|with a word of warning|and here’s why}.',
        'slot',
      ],
      [
        'DCK, {the short version|told quickly|in brief}: {one thing I like, one I don’t|a plus and a minus}.',
      ],
      ['My {small|pocket-sized|short} review of DCK, in case you’re {tempted|curious|wondering}.'],
      [
        '{So what’s it like|What’s it actually like}, this DCK deck? {Quite likeable, with a catch|Nice, with reservations}.',
        'question',
      ],
      [
        'I picked up the DCK cards because of [what made you curious]. {My thoughts so far|Here’s where I’ve got to|So far, this}.',
        'slot',
      ],
      [
        '{Card decks like DCK are easy to like|It’s easy to like a deck like DCK}. I’ve {tried to be fair|tried not to gush}.',
      ],
      [
        'My {first word|one word} for the DCK deck: [your one word]. {A few more words|The longer version} below.',
        'slot',
      ],
      [
        '{Two things to know|Two things to say} about DCK: {what’s nice and what isn’t|a nice one and a less nice one}.',
      ],
    ],
    linkedin: [
      [
        '{I have a soft spot for|I’m fond of} tools that {leave the thinking to people|don’t do the thinking for me}. Here’s my view of one: the DCK card deck.',
      ],
      [
        'Making something new with others {is mostly talking|comes down to talking a lot}. DCK is a box of cards for that, and {here’s my short review|this is what I make of it}.',
        'talking',
      ],
      [
        'If you run workshops, you may {come across|be wondering about} the DCK deck. {Here’s what I like and what I don’t|My view, with the weak spot included}.',
      ],
      [
        '{A short review|A few honest lines} of DCK, a box of cards for people who {build things together|make new things with others}.',
      ],
      [
        'I looked at the DCK deck with [the kind of project you work on] in mind. {This is how it seems to me|Here’s my short review|Some of it fits, some doesn’t}.',
        'slot',
      ],
      [
        '{Good tools have limits|Every tool has its limits}, and it’s {kinder|fairer} to name them. So here’s DCK, the card deck, in {brief|short}.',
      ],
      [
        '{I like reviews that mention the weak spot|A review should name the weak spot too}. This one is about the DCK cards, and it {does|has one}.',
      ],
      [
        'For work like [what you do], I’d call the DCK card deck {useful, within limits|a friendly companion|worth a look}. The {slightly |}longer version:',
        'slot',
      ],
      [
        '{Paper on a desk full of screens|A box of paper cards among the screens}: DCK. {A short review from somebody who likes the idea|Here’s a small review}.',
      ],
      [
        'DCK is on my desk, so {here’s a review in plain words|let me review it plainly|a few plain words on it}: a box of cards for [who it would suit].',
        'slot',
      ],
      [
        '{Some people collect methods|People in my line of work collect methods}, so here’s a short note on {one more|another}: DCK, a deck of cards.',
      ],
    ],
    facebook: [
      [
        'In case {anybody’s|any of you are|somebody’s} wondering about the DCK deck: I’ve had a look, and {here’s what I think|this is my review}.',
      ],
      [
        '{For those of you who like|This one’s for people who like} a good box of cards: DCK, the {short|quick} version.',
      ],
      [
        '{Friends, a small review|A small review, friends}: DCK, a box of cards for {making new things together|people with something new to make}.',
      ],
      [
        '{If you’re anything like|If you’re at all like} [a friend who would enjoy it], {the DCK deck may be for you|you may like the DCK deck}. Or not, so read on.',
        'slot',
      ],
      [
        'I know, {nobody asked for a review of a card deck|a card deck is an odd thing to review}. {You’re getting one anyway|Here it is all the same}: DCK.',
      ],
      [
        '{Right, the DCK cards|So, the DCK cards}. I’ve {looked at plenty of them|turned over a fair few} and {formed an opinion|made up my mind, more or less}.',
      ],
      [
        'My {two pennies’ worth|two pence} on the DCK deck, {for what it’s worth|with nothing left out}.',
      ],
      [
        'I’d sum up the DCK deck as [your verdict in a few words]. {There’s a bit more to say, though|And now for the details|The long version’s still short}.',
        'slot',
      ],
      [
        '{Before you ask|Before anybody asks} what that box of DCK cards is like: {nice, with a but|I like it, mostly}.',
      ],
      [
        'The DCK deck for [what sort of person you are]: {does that work|would that go well}? {Here’s my view|Let me tell you}.',
        'slot',
        'question',
      ],
      [
        '{Not an advert, just my opinion|Just an opinion, no advert}: the DCK deck, {the nice side and the other one|what’s nice and what’s missing}.',
      ],
    ],
    threads: [
      [
        'DCK, {reviewed by somebody who likes cards|as seen by a person who likes cards|seen by a fan of paper}.',
      ],
      [
        '{Things I’d tell a friend|What I’d tell you face to face|What I’d say, if asked,} about the DCK deck:',
      ],
      ['The DCK deck: {mostly nice|nice, mostly|likeable}. {Let me explain|Details follow}.'],
      [
        'My verdict on DCK: [your verdict in three words]. {More below|Here’s why|A bit longer}:',
        'slot',
      ],
      ['{Reviewing|I’m reviewing} a box of cards, {as one does|as you do}. It’s DCK.'],
      [
        'DCK is a deck for people who {don’t mind being asked things|like a nudge|enjoy a question}. Short review:',
        'one-card',
      ],
      ['{A fair word|Some fair words|A kind but fair word} about the DCK cards.'],
      [
        'I’d give DCK to [who would enjoy it]. {Not to just anybody|Others I’d warn|Not to all of you}.',
        'slot',
      ],
      ['DCK: {one plus, one minus|a pro and a con}, {no stars|no star rating|no marks}.'],
      [
        'DCK reminds me of [what it reminds you of], {in a good way|and I mean that kindly|sort of}.',
        'slot',
      ],
      [
        '{Quick|Short|Small} thoughts on DCK, {before I draw another card|with the box still open}.',
        'drawing-cards',
      ],
    ],
    tiktok: [
      ['{Okay, DCK cards|Right, DCK cards}. {What’s good, what isn’t|The good bit and the catch}.'],
      ['{Let’s talk about|Let me tell you about} this box of DCK cards for {a second|a moment}.'],
      [
        '{So you’re thinking about DCK|Thinking about the DCK deck}? {Hear me out|One minute|Listen}.',
        'question',
      ],
      ['DCK deck, {honest opinion|real talk}, {no script|nothing rehearsed}.'],
      ['If you’re [what kind of person you are], {look at DCK|here’s DCK|this is DCK}.', 'slot'],
      ['{One thing I like|Something I like} about DCK, {and one I don’t|then the catch}.'],
      [
        '{You’ve never heard of DCK|DCK, never heard of it}? {The short version|In brief|Quickly, then}:',
        'question',
      ],
      ['{Tiny|Very small|Little} review: DCK, {the card deck|a box of cards}.'],
      [
        'DCK in three words: [your three words]. {And now slowly|Now the rest|Let me explain}.',
        'slot',
      ],
      ['{I’ve got opinions|I have thoughts} on the DCK deck. {Mostly kind ones|Two of them}.'],
      [
        'Would I give DCK to [a friend of yours]? {Let’s see|Good question|Maybe}.',
        'slot',
        'question',
      ],
    ],
  },
  cards: [
    ['The card {I drew|I turned over|in front of me}: {card}.'],
    ['I {drew|pulled|turned over} {card}, so {take this with that in mind|that’s my example}.'],
    ['{To give you an idea|For a taste of it|As an example}, I drew {card}.'],
    ['{card} is the one I {drew|turned up|pulled}, {if you want an example|to give you an idea}.'],
    [
      '{I drew|My card’s|I turned over} {card}, and {I thought|it made me think} of [what it made you think of].',
      'slot',
    ],
    ['{My draw|The one that turned up|The draw}: {card}.'],
    ['{Chance gave me|The deck gave me|What I got was} {card}.'],
    ['{Out of the box came|My card was|Out came} {card}.'],
    ['I drew {card}. {Make of that what you like|I’ll leave that there|A fair sample, I think}.'],
  ],
  middles: [
    [
      '{What I like|What’s nice}: a card {makes one point and stops|says one thing and then stops|stops after one thought}.',
      'one-card',
    ],
    [
      'The colours aren’t {just there to look pretty|mere decoration|only for show}: {there’s one for each stream|each stream has its own}.',
      'colours',
      'streams',
    ],
    [
      '{My favourite detail|A detail I love}: the pattern on a card {grows out of|comes from} its code, so no two look alike.',
      'code',
      'drawings',
    ],
    [
      'There’s {a good mix|plenty of variety} in the box: {a challenge, a quote, a bit of theory, a game|sparks, ideas, strategy, a game or two}.',
      'kinds',
    ],
    [
      'The cards stay short, and {if you want more|for anyone who wants more} there’s {an app without adverts|an app in the browser, no adverts}.',
      'app',
    ],
    [
      '{Put a card on the table|Lay one card down} and {there’s something to talk about|you’ve got a subject}. Nobody has to be clever first.',
      'talking',
    ],
    [
      '{The words are plain|It’s written in plain words|The tone is friendly}, and the cards {never talk down to me|don’t preach}.',
      'writing',
    ],
    [
      'You can {draw blind or choose on purpose|choose a card or leave it to chance}. {I like that both are fine|Either is fine, which I like}.',
      'drawing-cards',
    ],
    ['What {won me over|caught my eye|I liked first}: [one thing you like about it].', 'slot'],
    [
      'The card I’d {keep|show you first|hang on the wall}: [the title of a card you like].',
      'slot',
      'one-card',
    ],
    [
      '{I can see myself using it|I’d use it|It could come in handy} for [what you would use it for].',
      'slot',
    ],
    [
      'There’s {nothing to prepare|no rulebook to get through|no manual to read}: {take a card, read it, begin|you pick up a card and you’re off}.',
      'start',
    ],
    [
      'One of its five streams is there to {make room for|welcome} useful accidents. {I’m all for that|I approve}.',
      'streams',
    ],
  ],
  drawbacks: [
    ['{The catch|One snag|The downside}: cards and app come in English {only|and nothing else}.'],
    [
      '{Less handy|Not so handy|A small but}: the games need {two people or more|at least two of you}.',
      'kinds',
    ],
    [
      'The quotes and the theory {want you in the right mood|depend on your mood|ask for patience}; {on a busy day I’d skip them|they’re not for a busy day}.',
      'kinds',
    ],
    [
      'To read {what’s behind a card|the rest of a card} you need your phone and {a free account|an account, a free one}, {which is a pity|which I could do without}.',
      'app',
      'start',
    ],
    [
      '{Don’t expect answers, though|Ready answers you won’t get, though}: the cards {ask, and the work stays with you|do the asking, you do the work}.',
      'one-card',
    ],
    [
      '{Nobody|Nothing} tells you which card is next, {though|mind you}. You choose or you draw, and {some will find that vague|that isn’t for everyone}.',
      'drawing-cards',
      'start',
    ],
    [
      '{What I’d warn you about|What’s a bit much}: the five stream names {have to be learnt|take a while to learn|don’t stick at once}.',
      'streams',
    ],
    [
      'With {one|a single} deck on the table, somebody’s {always waiting for a card|waiting their turn}. {That’s the weak spot|Not ideal}.',
      'team',
    ],
    [
      'It’s {one more box|another box} to {carry about|lug around|find room for}, {I can’t deny it|let’s be fair}.',
      'size',
    ],
    [
      '{Bring time, though|You do need time}: some exercises take {the better part|most} of an hour.',
      'time',
    ],
    [
      'It’s {made for|meant for} groups, though. {Alone|On your own|By yourself}, some cards fall flat.',
      'team',
      'talking',
    ],
    [
      '{What I miss|What’s missing}: {a template to fill in|something to fill in}. You get the question and {then a blank page|bring your own paper}.',
      'one-card',
    ],
  ],
  closings: [
    ['{All in all|On balance|Taken together}, {I’m glad it’s here|I like having it around}.'],
    ['{Ask me|Ask away|Just ask} if you’d like to know {more|anything else}.', 'question'],
    ['{That’s me done|That’s all from me}; {make up your own mind|the rest is for you to judge}.'],
    [
      'If {that sounds like you|that’s your kind of thing}, {have a look|give it a go|borrow a deck}.',
    ],
    ['{Not for everybody|Not for every day}, {and that’s all right|which is fine by me}.'],
    ['I’d {open the box again|reach for it again}, {no question|snag and all|yes}.'],
    [
      'I’m {curious|keen to see} {which card I turn over next|what the next card has to say}.',
      'drawing-cards',
    ],
    ['{I’ll keep it within reach|It can stay within reach}, {for now|I think}.', 'shelf'],
    [
      '{If you can, borrow one first|Look through one first, if you can}, {that’s my advice|I’d say}.',
    ],
    [
      '{Liking it is allowed, and so is shrugging|I like it; you’re free to shrug|You may like it, you may shrug}.',
    ],
    [
      '{A thumbs up from me|I’d say yes}, {with that one reservation|knowing that|in spite of that}.',
    ],
    [
      '{So: a nice thing|A nice thing, then}, {if you know what you’re getting|with an edge or two}.',
    ],
  ],
  prompts: [
    [
      'What would you {want to know first|ask before you tried it}? {Tell me in the comments|The comments are open}.',
      'question',
    ],
    [
      '{Would that bother you|Is that a deal-breaker for you}? {Let me know in the comments|Say so in the comments}.',
      'question',
    ],
    [
      '{Got a deck like this you’d recommend|Which deck do you like}? {Leave it in the comments|Put it in the comments}.',
      'question',
    ],
    [
      '{Cards or a blank sheet|A card or a blank page}: {which gets you going|which do you prefer}? {Tell me in the comments|Comments, please}.',
      'question',
    ],
    [
      'If you {have the deck too|know the deck}, {tell me in the comments what I’ve missed|add your view in the comments}.',
      'question',
    ],
    [
      '{Yes, no, maybe|Something for you, or not}? {I read the comments|I’m curious about your comments}.',
      'question',
    ],
    [
      '{Who would you play this with|Who’d sit down with you for this}? {Name them in the comments|Tell me in the comments}.',
      'question',
    ],
  ],
};
