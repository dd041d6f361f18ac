import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['{Thank you, DCK|Thanks, DCK|DCK, thank you}. {Kindly meant|Truly}.'],
      ['{A thank-you|A small thank-you|A quiet thank-you}. To DCK.'],
      ['{To the makers of DCK|Makers of DCK}: {thank you|my thanks}.'],
      ['DCK, thanks to [who brought you to it]. {Thank you|Much obliged|Grateful}.', 'slot'],
      ['{Said too seldom|Rarely said}: thank you. {To DCK|For DCK}.'],
      ['{With thanks|Gratefully|Thankful} for the DCK {deck|cards}.'],
      [
        'DCK. {Thank you for|Thanks for} [what you want to thank them for]. {Really|Sincerely}.',
        'slot',
      ],
      ['{A box, a thank-you|One box, one thank-you|Box, cards, thanks}: DCK.'],
      [
        '{Grateful for|Thankful for} [something small]. {And for DCK|And for the DCK cards}.',
        'slot',
      ],
      ['{Somebody made this|Made by somebody}: DCK. {Thank you|Thanks}.'],
      ['{For the DCK cards|The DCK cards}: {a bow|a nod|hats off}. Thank you.'],
    ],
    linkedin: [
      [
        '{Thank you to the people behind DCK|To the people behind DCK, thank you}. {Good tools have authors|Every tool has its authors}.',
      ],
      [
        '{Tools get reviews|Tools are rated}. {Their makers get too little thanks|Makers are seldom thanked}. {So, DCK|Hence, DCK}: thank you.',
      ],
      [
        '{Thanks to|My thanks go to} [who pointed you to it] for a good tip: the DCK deck, {cards for new work|cards for makers}.',
        'slot',
      ],
      [
        '{A working day, a box of cards, a thank-you|A desk, a box of cards, a thank-you}. {To everyone behind DCK|To the people who make DCK}.',
      ],
      [
        '{Behind every tool: people|People stand behind every tool}. {Behind the DCK deck too|Also behind the DCK deck}. {Thank you|My thanks}.',
      ],
      [
        '{A thank-you in public|Thanks, in public}: {to those who write, draw and print|to the writers and makers of} the DCK cards.',
      ],
      [
        'DCK, {on my desk|beside the keyboard}. {Useful for|Of use for} [what you use it for]. {So, thank you|Hence a thank-you}.',
        'slot',
      ],
      [
        '{Some work is easy to overlook|Some work stays unseen}. {A deck of cards, for example|Card decks, for instance}. Thank you, DCK.',
      ],
      [
        '{Paper among the screens|Something on paper, at last}: the DCK deck. {Thank you for making it|My thanks to its makers}.',
      ],
      [
        '{Thank you, DCK|DCK, thank you}: {from|on behalf of} [your profession or team], {for a careful deck|for careful cards}.',
        'slot',
        'team',
      ],
      [
        '{Noted, with thanks|With thanks, noted}: the DCK deck. {Careful work, as far as I can see|Careful work, to my eye at least}.',
      ],
    ],
    facebook: [
      ['{A thank-you post|Just a thank-you|Simply thanks}. {To DCK|For DCK}.'],
      ['{Thank you|Thanks}, [who brought you to it]. {DCK is here|DCK it is|For DCK}.', 'slot'],
      ['DCK people, {wherever you are|whoever you are|all of you}: {thank you|thanks}.'],
      ['{No occasion|No reason|Just so}. {Thank you, DCK|Thanks to DCK}.'],
      ['{Thanks for|Thank you for} the box{| of cards}, DCK. {Well made|Good cards}.'],
      ['{Credit to|A nod to} the DCK makers. {And a thank-you|And thanks}.'],
      [
        'DCK reminds me of [who it reminds you of]. {Thank you for that|For that, thanks|Thanks for it}.',
        'slot',
      ],
      ['{Before I forget|Not to forget}: {thank you|thanks}, DCK.'],
      ['{From me and|From} [who else enjoys it]: {thank you|thanks}, DCK.', 'slot'],
      ['{Two words for DCK|For DCK, two words}: {thank you|many thanks}.'],
      [
        '{The DCK deck|DCK cards}, {and a thank-you|with a thank-you} {to everyone involved|to all involved}.',
      ],
    ],
    threads: [
      ['{Thanks|Thank you}, DCK. {No more than that, almost|Mostly that}.'],
      ['DCK: {thanks are due|due thanks|thanks, overdue}.'],
      ['{Thank-you of the day|The day’s thank-you|A thank-you in passing}: DCK.'],
      ['{Owed to|I owe it to} [who pointed you to it]: DCK. {Thanks|Thank you}.', 'slot'],
      ['{Dear DCK|To DCK}: {thank you|thanks}. {P.S.|And a P.S.}:'],
      ['{A bow|A short bow|A small bow} to the DCK makers.'],
      ['For [what you are grateful for]: {thank you|thanks|a bow}, DCK.', 'slot'],
      ['{Thanked|To be thanked|Hereby thanked}: DCK.'],
      ['{Good work, DCK|DCK, good work}. {Thank you|Thanks}.'],
      [
        'DCK. {My first thought|First thought}: [your first thought]. {Second|Then}: thank you.',
        'slot',
      ],
      ['{In short|Briefly|All told}: thank you, DCK.'],
    ],
    tiktok: [
      ['{Thanks|Thank you}, DCK. {That one’s sincere|And I mean it}.'],
      ['DCK. {Thank you|Thanks}. {Now look|Look}.'],
      ['{For DCK|To DCK}: {one thank-you|a short thank-you|a thank-you}.'],
      ['DCK, via [who pointed you to it]. {Thanks|Thank you|Cheers}.', 'slot'],
      ['{Hi, DCK|Hello, DCK}. {Thank you|Thanks}.'],
      ['{Cards, colours|Colours, cards}, {thanks|thank you}: DCK.', 'colours'],
      [
        'DCK, {thanks for|thank you for} [what you want to thank them for]. {Glad of it|Yes}.',
        'slot',
      ],
      ['{Thank-you note|A note of thanks|Short note}: DCK.'],
      ['{Whoever made DCK|DCK makers}: {cheers|thank you|thanks}.'],
      ['[your word of thanks], DCK. {For this|For these cards|For all of it}.', 'slot'],
      ['{Respect|Hats off|A bow}, DCK. {And thanks|Thank you}.'],
    ],
  },
  cards: [
    ['{Drawn|My card|Turned over}: {card}.'],
    ['{Before me|In front of me|Here with me}: {card}.'],
    ['{On top|Top card|Face up}: {card}.'],
    ['{Noted with pleasure|With a nod to|A nod to} {card}.', 'one-card'],
    ['{card}. {Then|My thought|In mind}: [what it made you think of].', 'slot'],
    ['{card}, {drawn by chance|drawn blind|the one I drew}.'],
    ['{Special mention|Extra thanks|Extra mention}: {card}.', 'one-card'],
    ['{Card in hand|In my hand|Held up}: {card}.'],
  ],
  middles: [
    [
      '{One thought per card|A card, a thought}. {The rest stays mine|Then quiet|Then my turn}.',
      'one-card',
    ],
    [
      '{Five streams, a colour each|Each stream in its colour}. {A good sight|Cheerful|Pleasing}.',
      'colours',
      'streams',
    ],
    [
      '{A pattern grown from every code|Every code grows a pattern}. {No two alike|All of them different}.',
      'code',
      'drawings',
    ],
    [
      '{Quote, game, theory, spark|Challenge, idea, quote, game}. {Well mixed|Something for most moods}.',
      'kinds',
    ],
    [
      '{An app behind it|More to read in an app}. {Free, no adverts|No adverts}. {Decent|Rare}.',
      'app',
    ],
    [
      '{Something to talk about|A thing to talk over}. {Made of paper|On the table}. {Good|Welcome}.',
      'talking',
    ],
    ['{Plain words|Clear words|Kind words}. {Each one weighed|None too many}.', 'writing'],
    ['{Draw or choose|Chance or choice}. {Left to me|My decision|Up to me}.', 'drawing-cards'],
    ['{Liked most|Most liked|Above all}: [what you like most about it].', 'slot'],
    [
      '{Favourite|A favourite|Dearest card}: [the title of your favourite card].',
      'slot',
      'one-card',
    ],
    ['{It reminded me of|A reminder of|It led me to} [what it made you think of].', 'slot'],
    ['{No instructions|No manual}. {Open, draw, begin|Just begin|Lid off, begin}.', 'start'],
    [
      '{A stream for useful accidents|Room for useful accidents}. {What a thought|I like that|Wise}.',
      'streams',
    ],
  ],
  closings: [
    ['{That’s all|That was it|Nothing to add}.'],
    ['{It stays within reach|It has a place here|It stays close}.', 'shelf'],
    ['{Next card|On to the next|Another card, then}.', 'drawing-cards'],
    ['{To be passed on|I’ll pass it on|To be shared}.', 'team'],
    ['{Care shows|Care gets noticed|The care shows}.'],
    ['{Small thing, good thing|A small good thing|Small joys count}.'],
    ['{More of that|More like this|Let there be more}.'],
    ['{Meant as written|Every word meant|I mean it}.'],
    ['{Keep well|Take care|Warmly}, {all of you|everyone}.'],
    ['{Good work|Fine work|Nice work}, {all round|all of it}.'],
    ['{Good to have|A pleasure|Glad of it}.'],
  ],
  prompts: [
    ['{Who do you thank|Whom would you thank}? {Comments open|In the comments}.', 'question'],
    ['{Your thanks|Thanks from you too}? {Leave a comment|Comments below}.', 'question'],
    ['{Grateful for what|Glad of what}? {Comment|Tell the comments}.', 'question'],
    ['{The good tip you got|A tip you’re glad of}? {Comments|In the comments}.', 'question'],
    ['{Favourite card|Which card}? {Comments below|Comment}.', 'question', 'one-card'],
    [
      '{Whose work do you like|Good work, by whom}? {Comments|Name it in the comments}.',
      'question',
    ],
  ],
};
