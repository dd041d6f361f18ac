import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{I would like to thank|My thanks to|A word of thanks to} the people who {make|made} the DCK deck.',
      ],
      [
        '{With thanks to|I owe thanks to|My thanks go to} [who brought you to it] for the DCK {deck|cards}.',
        'slot',
      ],
      [
        '{A deck like DCK takes patience to make|It takes patience to make a deck like DCK}. {Thank you|My thanks} for that patience.',
      ],
      [
        '{This is a quiet thank-you|A quiet thank-you} to everyone who {worked|has worked} on the DCK cards.',
      ],
      [
        '{Thank you|Thanks}, DCK, {for the care taken|for taking care|for a careful piece of work}.',
      ],
      [
        '{What brought me to say thank you to DCK|My reason for thanking DCK}: [what you want to thank them for]. {Sincerely|It is that simple|So, thank you}.',
        'slot',
      ],
      [
        '{Careful work deserves a word|A careful piece of work deserves a word}. {Thank you|My thanks}, DCK.',
      ],
      [
        '{I do not say it often enough|It is said too rarely}: thank you. {This time to|Here, to} the makers of DCK.',
      ],
      [
        '{Among the things I am grateful for|I am grateful for a few things}: [something small], and the DCK {deck|cards}.',
        'slot',
      ],
      [
        '{Beside me lies the DCK deck|The DCK deck lies beside me}, and {a thank-you is in order|I wish to thank its makers}.',
      ],
      [
        '{To those who wrote and drew|To those who made} the DCK cards: {thank you|I thank you|my thanks}.',
      ],
    ],
    linkedin: [
      [
        '{Tools are reviewed; their makers are rarely thanked|We assess tools and rarely thank their makers}. I would like to thank {those behind|the makers of} the DCK deck.',
      ],
      [
        '{Asking well is hard work|A good question is hard work}, and somebody has {done it|taken it on}. Thank you to the people who {wrote|write} the DCK cards.',
        'one-card',
      ],
      [
        '{My thanks to|I am grateful to} [who pointed you to it] for {drawing my attention to|pointing me to} the DCK deck. {A considerate tip|It was good advice}.',
        'slot',
      ],
      [
        '{Much good work in our field goes unmentioned|Good work often goes unmentioned}. I would therefore like to mention {the DCK deck|DCK, a deck of cards,} and thank {its makers|those who make it}.',
      ],
      [
        '{Those who develop products know|Anyone who makes products knows} how many decisions {hide in|go into} a box of cards. {Thank you|My thanks} to the makers of DCK for {theirs|making them well}.',
      ],
      [
        '{A word of thanks in a working week|From a working desk, a word of thanks}: to DCK, for {a deck of cards|a box of cards} {made with evident care|that was clearly made with care}.',
      ],
      [
        '{In my work as|Working as} [your role], I value tools that {leave room for thought|take their time}. The DCK deck is {such a tool|one}, and I {thank|would like to thank} its makers.',
        'slot',
      ],
      [
        '{It is good to have paper on the desk|There is paper on my desk, for once}: the DCK cards. {I would like to thank|My thanks go to} {everyone involved|all who made them}.',
      ],
      [
        '{Plain words are enough for thanks|A thank-you needs few words}: {thank you|my thanks}, DCK, for a deck of cards that {takes its readers seriously|I like to have at hand}.',
      ],
      [
        'The DCK deck {suits|lends itself to} [the part of your work it suits]. {For that|For this}, {I would like to say thank you|my thanks to those who made it}.',
        'slot',
      ],
      [
        'To {everyone who contributes|all who contribute} to DCK: {thank you|my sincere thanks}. {A good tool is worth|Such a tool deserves} a public word.',
      ],
    ],
    facebook: [
      [
        '{I should like to say thank you|Allow me a word of thanks} to the people behind {the DCK deck|DCK, the card deck}.',
      ],
      [
        '{A thank-you to|Thank you to} [who brought you to it], {to whom I owe|because of whom I have} the DCK deck.',
        'slot',
      ],
      [
        '{Some thanks go unsaid for too long|One puts off saying thank you}. {To DCK, then|So, to the makers of DCK}: {thank you|my thanks}.',
      ],
      [
        'The DCK cards are here {beside me|on my desk}, and {I am grateful to whoever made them|my thanks go to those who made them}.',
      ],
      [
        '{No occasion, only gratitude|There is no occasion, only gratitude}: {thank you|my thanks}, DCK.',
      ],
      [
        '{Those who make things by hand and head|People who make things with care} deserve thanks. {Today I thank|I think of} the makers of DCK.',
      ],
      [
        '{The DCK deck brings to mind|With the DCK deck I think of} [who or what it brings to mind], and {I am grateful|for that I say thank you}.',
        'slot',
      ],
      [
        '{Thank you for the DCK deck|A thank-you for the DCK deck}. {Whoever had a part in it, I mean you|It is meant for all who had a part in it}.',
      ],
      [
        '{On behalf of|Also on behalf of} [who else enjoys it]: {thank you|kind thanks|our thanks}, DCK.',
        'slot',
      ],
      [
        'I {wish to record|would like to put down} a {simple|plain} thank-you: to {DCK|those at DCK}, for their cards.',
      ],
      [
        '{It is a pleasure to thank|I am glad to thank} the people who {give their time to|work on} the DCK deck.',
      ],
    ],
    threads: [
      ['{Thank you, DCK|My thanks, DCK}. {Few words, sincerely meant|Said calmly and meant}.'],
      [
        '{One may thank a deck of cards|A deck of cards can be thanked}. {Thank you|My thanks}, DCK.',
      ],
      [
        '{Owing to|Thanks to} [who pointed you to it], {I know|I have} the DCK deck. {I am grateful|Thank you}.',
        'slot',
      ],
      [
        '{The makers of DCK|Those behind DCK} {have my thanks|deserve thanks|may know that I am grateful}.',
      ],
      ['{A footnote to the day|A note in the margin|A line in between}: thank you, DCK.'],
      [
        '{I thank|Let me thank} DCK for [what you want to thank them for]. {Not only for that|Among other things|To begin with}.',
        'slot',
      ],
      ['{Gratitude, in brief|Briefly}: {thank you for|my thanks for} the DCK cards.'],
      ['{Well made, DCK|A well-made thing, DCK}. {Thank you|I am grateful}.'],
      [
        '{A thank-you need not be loud|Thanks can be quiet}. {To DCK|DCK}: {thank you|this one is}.',
      ],
      ['DCK reminds me of [what it reminds you of]. {I am thankful|Thank you|My thanks}.', 'slot'],
      ['{Whoever thought of DCK|Whoever devised DCK} {has my thanks|should be thanked}.'],
    ],
    tiktok: [
      ['{A calm thank-you|A thank-you, calmly}. {To DCK|For the DCK cards}.'],
      ['{I want to thank|Let me thank} the {people|makers} behind DCK.'],
      ['{Thank you, DCK|DCK, thank you}. {I wanted to say it aloud|Said aloud, for once}.'],
      ['DCK, {because of|thanks to} [who pointed you to it]. {Thank you|I am grateful}.', 'slot'],
      [
        '{This is a deck called DCK|The deck is called DCK}, and {this is a thank-you|I say thank you}.',
      ],
      ['{For the DCK deck|To the DCK makers}: {thank you, sincerely|sincere thanks}.'],
      [
        'DCK, thank you for [what you want to thank them for]. {Sincerely|Truly|I mean it}.',
        'slot',
      ],
      ['{One minute of thanks|A minute of gratitude}: {DCK|the DCK deck}.'],
      [
        '{Somebody made DCK|Somebody made these DCK cards}. {Somebody should say thanks|Thank you}.',
      ],
      ['[your word of thanks], DCK, {from here|for your cards|for all this}.', 'slot'],
      ['{A deck, a thought|A box, a pause|A desk, some cards}, a thank-you: DCK.'],
    ],
  },
  cards: [
    ['The card I {drew|turned over|took from the deck} is {card}.'],
    ['{Before me lies|In front of me lies|I am looking at} {card}.'],
    [
      '{A particular mention|A separate word|Special mention} for {card}, which I drew.',
      'one-card',
    ],
    [
      'I drew {card}, {a good companion for this note|fittingly enough|and let it lie here as I write}.',
    ],
    [
      '{I drew|My card is|I turned over} {card}, and {I thought|it made me think} of [who it made you think of].',
      'slot',
    ],
    ['{Chance gave me|By chance I drew|What came to hand was} {card}.'],
    ['{My card|The card at hand|The card I drew}: {card}.'],
    ['{Drawn unseen|Drawn a moment ago|Taken at random}: {card}.'],
  ],
  middles: [
    [
      '{Each card offers one thought|A card holds one thought} and {then steps back|leaves it with the reader}. {That is considerate|I find that courteous}.',
      'one-card',
    ],
    [
      'The colours {tell the five streams apart|give each stream its own place} and {are a pleasure to look at|please the eye}. {Order can be pretty|It is thoughtfully done}.',
      'colours',
      'streams',
    ],
    [
      'Each pattern {grows out of the card’s code|comes from the code of its card}, and no two look alike. {Few would have gone so far|Such attention is rare}.',
      'code',
      'drawings',
    ],
    [
      '{A quote beside a game, theory beside a spark|Theory, games, quotes and challenges}: {the mix is well considered|there is thought in the mix}.',
      'kinds',
    ],
    [
      '{What stands behind the cards|The background to each card} is {open to read|there to read} in an app, {free and without advertisements|without advertisements}.',
      'app',
    ],
    [
      '{It gives people something to speak about|It is good to have a subject on the table}, {with no screen between them|and nobody looks at a screen}.',
      'talking',
    ],
    [
      '{The wording is clear and kind|The words are clear and never unkind}, and {not one is too many|somebody took time over them}.',
      'writing',
    ],
    [
      '{Draw or choose: the deck leaves it open|The deck lets me draw or choose}. I {value|appreciate} {that freedom|being left to decide}.',
      'drawing-cards',
    ],
    [
      '{What I value most|What I like above all}: [what you value most about it]. {It is well done|Somebody gave it thought}.',
      'slot',
    ],
    [
      '{I am especially fond of|My favourite among them is|I return with pleasure to} [the title of your favourite card].',
      'slot',
      'one-card',
    ],
    ['It {led me to think of|brought to mind|reminded me of} [what it made you think of].', 'slot'],
    [
      '{There is nothing to study first|It asks for no preparation}: {one takes a card and begins|a card is enough to begin}. {I find that hospitable|A courtesy}.',
      'start',
    ],
    [
      '{That one stream is kept for useful accidents|That a stream makes room for useful accidents} {pleases me|strikes me as wise}.',
      'streams',
    ],
  ],
  closings: [
    ['{That is all I wished to say|There is no more to add|That is the whole of it}.'],
    ['The deck {has its place here|stays within reach|keeps its place on my desk}.', 'shelf'],
    ['{The care in it is noticed|The care behind it shows|The care has been noticed}.'],
    [
      'I {look forward to|am curious about} {the next card|the cards still to come}.',
      'drawing-cards',
    ],
    ['{I shall gladly pass it on|I am glad to pass it on|It deserves to be passed on}.', 'team'],
    ['{It is a pleasure to have|It is good to have|I am glad to have it}.'],
    ['{Good work should be named|Good work ought to be named|Good work may be called so}.'],
    ['{A small thing, and a good one|Small, and well made|A small thing done well}.'],
    [
      '{I wish there were more of the kind|There could be more of that kind|One wishes for more of that sort}.',
    ],
    ['{With kind regards|Kind regards|With warm regards}{| from my desk| to all involved}.'],
    ['{I mean this as it stands|These words are meant|It is sincerely meant}.'],
  ],
  prompts: [
    [
      '{Whom would you like to thank|To whom do you owe a thank-you}? {There is room in the comments|Tell me in the comments}.',
      'question',
    ],
    [
      '{Whose work do you value|Whose work deserves a word}? {Name them in the comments|I would like to read it in the comments}.',
      'question',
    ],
    [
      '{Which tip are you grateful for|Who gave you a good tip}? {Tell me in the comments|The comments are open}.',
      'question',
    ],
    [
      '{If you value the deck as well|If you have the deck too}, {a word in the comments would be kind|add your thanks in the comments}.',
      'question',
    ],
    [
      '{Which card do you like|Is there a card you are fond of}? {I look forward to your comments|Please share it in the comments}.',
      'question',
      'one-card',
    ],
    [
      '{What are you grateful for at work|What makes your work pleasant}? {Comments are welcome|Do tell me in the comments}.',
      'question',
    ],
  ],
};
