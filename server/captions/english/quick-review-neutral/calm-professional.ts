import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      [
        'A {short|brief} review of DCK, a deck of cards for people who {make new things|develop products}.',
      ],
      [
        '{I have looked at|I have gone through} the DCK deck with some care. {My impression, in short|This is what I found}:',
      ],
      [
        '{A measured word|Some measured words} about the DCK cards, {with both sides in view|for and against}.',
      ],
      [
        '{I looked at DCK|I read the DCK cards} as [your role or profession]. {A short assessment|My assessment}:',
        'slot',
      ],
      [
        '{The DCK deck in brief|DCK in brief}: {what it offers, and where it stops|its merit and its limit}.',
      ],
      [
        'DCK is {not a method, it is a box of cards|a box of cards, no more}. {As such, I like it|Seen that way, I like it}.',
      ],
      [
        '{My interest in|What drew me to} the DCK deck was [what interested you]. A {brief|short} review follows.',
        'slot',
      ],
      [
        '{A box of cards deserves a fair review|Cards, too, deserve a fair review}. {This one is about DCK|Here is one of DCK}.',
      ],
      [
        '{To anyone considering DCK|If you are considering the DCK deck}: {a short, sober note|a few sober remarks}.',
      ],
      [
        '{My view of DCK|DCK, as I see it}, {briefly|in brief}: [your verdict in a few words].',
        'slot',
      ],
      [
        '{What is DCK like?|What to make of DCK?} {A calm answer|A short answer|One opinion}.',
        'question',
      ],
    ],
    linkedin: [
      [
        '{Tools for shared thinking|Tools for workshops} deserve {sober|fair} reviews. {This one concerns|Here is one of} DCK, a deck of cards for people who develop new things.',
      ],
      [
        '{Much of product work is deciding what to ask|A good part of product work lies in asking}. The DCK deck {takes that as its subject|is built around that}; a short review.',
        'one-card',
      ],
      [
        '{Before I recommend a tool|Before recommending a tool}, I {like to name its limits|look for its limits}. {The same goes for|That applies to} the DCK card deck.',
      ],
      [
        'I considered the DCK deck for [the kind of work you do]. {A short assessment follows|My assessment, in brief|This is my assessment}.',
        'slot',
      ],
      [
        '{Whether cards belong in serious work|Whether a workshop needs cards} is {a fair question|open to debate}. {My notes on|Some notes on} the DCK deck may {be of use|add to it}.',
      ],
      [
        'A {brief|short} and {even-handed|neutral} look at DCK, a deck of cards for {people who develop products together|product teams and facilitators}.',
      ],
      [
        '{I prefer reviews that mention a weakness|A review without a weakness tells little}. {Here, then, is DCK|So here is DCK}, a deck of cards for developing ideas.',
      ],
      [
        'In my work as [your role], I {see|come across} many tools on {screens|a screen}. DCK is a deck of printed cards, {reviewed here in brief|and this is a short review}.',
        'slot',
      ],
      [
        '{Some methods fill a shelf|There are methods that fill a shelf}; DCK {fits in a box|is a box of cards}. {I have looked through it|I took a look}, and {this is my view|here are my notes}.',
      ],
      [
        '{My summary of|In summary,} the DCK deck: [your verdict in a few words]. {The reasons, for and against|The reasoning behind that}:',
        'slot',
      ],
      [
        '{For facilitators and product people|For those who run workshops}: a {short|sober} note on the DCK cards, {including what they lack|with their limits}.',
      ],
    ],
    facebook: [
      [
        '{A short review for those who may be curious|For the curious, a short review}: DCK, a {deck|box} of cards for making new things.',
      ],
      [
        '{I have looked through the DCK cards|I took a careful look at the DCK cards}. {This is part praise, part complaint|I shall try to be fair}.',
      ],
      [
        '{A few plain remarks|Some plain remarks} on the DCK deck, {as I see it|without any selling}.',
      ],
      [
        '{I would show the DCK deck to|The DCK deck might suit} [who it would suit]. {My reasons, and one reservation|The reasons, briefly}:',
        'slot',
      ],
      [
        'DCK is a {box|deck} of cards for people who {develop something new|work on something new}. {What I think of it|My opinion}:',
      ],
      [
        '{There is room for one more opinion, I hope|Allow me one more opinion}: {mine concerns|this one is about} the DCK deck.',
      ],
      [
        'As somebody who [what you do], I was {curious about|interested in} DCK. {A brief report|My view, briefly}:',
        'slot',
      ],
      [
        '{Cards on the table, in both senses|Let me put the cards on the table}: {a fair review of DCK|my review of DCK}.',
      ],
      [
        '{A quiet hobby of mine is reading|I enjoy reading} [what you like to read]; {now|this time} it is the DCK deck. {A review|In short}:',
        'slot',
      ],
      [
        'The DCK deck, {considered calmly|in a calm light}: {a strength, a weakness|what speaks for it, what does not}.',
      ],
      [
        '{Should you be wondering|If you were wondering} about the {card deck called DCK|DCK deck}: {here is a plain account|a plain account follows}.',
      ],
    ],
    threads: [
      ['{A fair word on DCK|DCK, fairly described}, {nothing more|and no more}.'],
      ['{DCK in two remarks|Two remarks on DCK}: {one for, one against|for and against}.'],
      [
        '{I reviewed the DCK deck|I looked at the DCK deck}. {It asked the questions|It looked back}.',
        'one-card',
      ],
      [
        'DCK, {seen by|from the desk of} [your role or profession]. {Briefly|A note|In short}:',
        'slot',
      ],
      ['{A sober look at|Soberly considered:} the DCK cards, {in brief|briefly}.'],
      [
        '{On the DCK deck, without superlatives|No superlatives, only DCK|DCK, with the superlatives left out}.',
      ],
      [
        '{My verdict on DCK|The DCK deck, in my view}: [your verdict in three words]. {The grounds|Why}:',
        'slot',
      ],
      [
        '{DCK has merits and a limit or two|The DCK deck has its merits and limits}. {Briefly|To name some}:',
      ],
      [
        '{I have a deck, DCK, and an opinion|One deck, DCK, and one opinion}. {Both are modest|Here it is}.',
      ],
      [
        'DCK: {I expected|I had expected} [what you had expected]. {What I found|What there is}:',
        'slot',
      ],
      [
        '{Paper, ink and questions|Paper cards with questions}: DCK. {A brief review|Reviewed}.',
        'one-card',
      ],
    ],
    tiktok: [
      ['{A calm review of DCK|DCK, reviewed calmly}. {It is short|It takes a minute}.'],
      ['{DCK cards|The DCK cards}: {what they are, what they are not|the use and the limits}.'],
      ['{This is DCK|This deck is DCK}. {Let me be fair to it|A fair look}.'],
      ['{Considering DCK?|Is DCK for you?} {A short answer|Consider this}.', 'question'],
      ['DCK, {weighed up for|considered for} [a task or project]. {My view|The finding}:', 'slot'],
      ['{One strength and one limit|A strength, a limit|Its strength, its limit}: the DCK deck.'],
      ['{Without haste|Slowly, now|No haste}: {my notes on DCK|DCK, in a few notes}.'],
      ['If you [what somebody does for work], {look at DCK|here is DCK|DCK is a thought}.', 'slot'],
      ['{No applause|No music}, {just|only} a review of DCK.'],
      ['DCK in one word: [your one word]. {I shall explain|The rest follows|In full}:', 'slot'],
      ['{A short word on|A minute for|Brief notes on} the DCK {deck|cards}.'],
    ],
  },
  cards: [
    ['{As an example|By way of example|As a sample}, I drew {card}.'],
    ['The card I {drew|turned over|took from the deck} is {card}.'],
    ['{My sample is|I start from|I take as my sample} {card}, the card I drew.'],
    ['{The card before me|The card in my hand|The card beside me} is {card}.'],
    [
      '{I drew|My card was|The card I drew is} {card}, which brought to mind [what it made you think of].',
      'slot',
    ],
    ['{Drawn at random|Drawn by chance|Taken unseen}: {card}.'],
    [
      '{card} is the card I drew; {it serves as a sample|it gives a fair idea of the rest|I take it as typical}.',
    ],
    ['{For illustration|To illustrate|To be concrete}: I drew {card}.'],
  ],
  middles: [
    [
      'Each card {makes one move|offers one thought} and {leaves the next to the reader|ends there}. {I value that restraint|That restraint suits me}.',
      'one-card',
    ],
    [
      '{Every stream has a colour|Each of the five streams has its colour}, so {one sees at a glance what is on the table|the deck is easy to sort}.',
      'colours',
      'streams',
    ],
    [
      '{The patterns grow out of|Each pattern follows from} the cards’ codes, and no two look alike: {a considered detail|a detail with thought behind it}.',
      'code',
      'drawings',
    ],
    [
      'The {kinds of card|eight kinds} range {from challenge to game|from theory to games}, which {keeps the deck varied|makes for variety}.',
      'kinds',
    ],
    [
      '{The cards stay brief|The cards are short}, {and the background is in a browser app|with further reading in a free app}: {a sensible division|I find that sensible}.',
      'app',
    ],
    [
      'A card on the table {gives a group something to speak about|offers a subject}, and {nobody has to speak first|no one has to begin from nothing}.',
      'talking',
    ],
    [
      'The {language|wording} is {plain and courteous|clear and free of lecturing}, {which is welcome|which I appreciate}.',
      'writing',
    ],
    [
      'One may {draw at random or choose|choose with care or leave it to chance}; {both are intended|neither is wrong}, and {I like that|that is pleasant}.',
      'drawing-cards',
    ],
    [
      '{In its favour|What speaks for it|Its strength, to my mind}: [one thing you like about it].',
      'slot',
    ],
    [
      '{The card I would keep is|If I kept one card, it would be|One card I would keep is} [the title of a card you like].',
      'slot',
      'one-card',
    ],
    [
      '{I could see it|It could be of use|I would consider it} for [what you would use it for].',
      'slot',
    ],
    [
      'It {needs no preparation|comes without rules to study}: one {takes a card and begins|card is enough for a start}. {I count that in its favour|A point in its favour}.',
      'start',
    ],
    [
      '{One stream is reserved for useful accidents|One of the streams makes room for useful accidents}, {a thought I like|which I find wise}.',
      'streams',
    ],
  ],
  drawbacks: [
    [
      '{A limitation|One limitation|To be noted}: the cards and the app are {in English only|available only in English}.',
    ],
    [
      'The games {require|need} {two people or more|at least two people}, so {they are no use alone|a single reader leaves them aside}.',
      'kinds',
    ],
    [
      'The quotes and theory {ask for a reader in the mood|depend on the reader’s mood}, and {not every meeting allows for that|that is not a given}.',
      'kinds',
    ],
    [
      '{Against it|Less convenient}: what stands behind a card {requires|needs} a phone and {a free account|an account, if a free one}.',
      'app',
      'start',
    ],
    [
      '{Anyone who expects answers|Whoever expects answers} will {look in vain|be left wanting}: the cards ask, {and stop there|and no more}.',
      'one-card',
    ],
    [
      'The deck {prescribes no order|sets no order}; one has to choose or draw, {which does not suit every group|and some will miss guidance}.',
      'drawing-cards',
      'start',
    ],
    [
      'The {names of the five streams|five stream names} {have to be learnt|are not self-explanatory}, {a small hurdle|which is a small nuisance}.',
      'streams',
    ],
    [
      '{In a larger group|In a bigger round}, one deck {means waiting or sharing|has to be shared}, which is {a drawback|a weakness}.',
      'team',
    ],
    [
      '{It is, after all,|And it is} {one more box|another box} to carry, which {counts against it|an app would not be}.',
      'size',
    ],
    [
      'Some of the exercises {take|call for} {most|the better part} of an hour, {which has to be planned for|and one has to find it}.',
      'time',
    ],
    [
      'It is {intended|made} for groups; {for a person alone|for a single reader}, some cards {fall flat|have little to say}.',
      'team',
      'talking',
    ],
    [
      '{What it lacks is a template|There are no templates}: {after the question comes a blank page|one is left with a question and a blank page}.',
      'one-card',
    ],
  ],
  closings: [
    ['{On balance|All told|Taken as a whole}, {I would keep it|I think well of it}.'],
    [
      '{I am happy to answer questions|Questions are welcome|Do ask if you have questions}.',
      'question',
    ],
    ['{That is one opinion|This is one view}; {yours may differ|you may see it otherwise}.'],
    [
      '{If you can, borrow one first|I would suggest borrowing one first|A look at a borrowed deck will tell}.',
    ],
    ['{It does not suit everyone|It is not for everyone}, {and need not|and does not try to be}.'],
    ['{My copy stays|I shall leave it|For now it stays} within reach.', 'shelf'],
    ['{With that in mind|Bearing that in mind}, {I would open it again|I can recommend a look}.'],
    [
      'I {am curious about|look forward to} {the next card|the cards I have yet to turn over}.',
      'drawing-cards',
    ],
    ['{A modest yes|A qualified yes|A yes with a reservation}, {then|from me}.'],
    [
      '{I can accept that|I do not mind that much|That is bearable}, {knowing it beforehand|all things considered}.',
    ],
    [
      '{So much for my review|That concludes my notes}; {judge for yourself|the rest is a matter of taste}.',
    ],
    [
      '{The limits are clear, and so is the use|Its limits are plain, as is its use|One knows its limits, and its use}.',
    ],
  ],
  prompts: [
    [
      '{What would you look for in such a deck|What matters to you in a deck like this}? {I read the comments|Do tell me in the comments}.',
      'question',
    ],
    [
      '{Do you use cards at work|Are cards part of your work}? {I would like to read about it in the comments|Tell me in the comments}.',
      'question',
    ],
    [
      '{Would that limitation matter to you|How much would that weigh for you}? {Comments are welcome|Let me know in the comments}.',
      'question',
    ],
    [
      '{If you know the deck|If you have the deck too}, {add your view in the comments|I would value your comments}.',
      'question',
    ],
    [
      '{Which tool on paper do you value|Which tool would you not give up}? {Name it in the comments|The comments are open}.',
      'question',
    ],
    [
      '{What have I overlooked|What would you add}? {Please use the comments|I look forward to your comments}.',
      'question',
    ],
    [
      '{Questions about the deck|Anything you would like to know}? {Ask in the comments|Please leave a comment}.',
      'question',
    ],
  ],
};
