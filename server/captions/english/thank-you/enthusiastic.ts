import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{Thank you, DCK|DCK, thank you|A big thank-you, DCK}! {These cards make me happy|I’m so happy with this deck}!',
      ],
      [
        '{Three cheers for|A cheer for|Applause for} the people who {made|make} the DCK deck! Thank you!',
      ],
      [
        'Thank you, thank you, [who brought you to it]! {A DCK deck|DCK cards|The DCK deck}!',
        'slot',
      ],
      [
        '{I just have to say it|It has to be said|I can’t keep it in}: thank you for the DCK {cards|deck}!',
      ],
      [
        '{Whoever came up with DCK|Whoever invented the DCK cards}: {thank you|I could hug you}! {Really|Truly}!',
      ],
      [
        '{Happy post|A happy post|Joyful post} with a thank-you in it! {It goes to DCK|DCK, it’s for you}!',
      ],
      [
        '[what you love about it]! {For that alone|Just for that|For that and more}: thank you, DCK!',
        'slot',
      ],
      [
        '{I love it when people make things with care|Things made with care make me happy|Oh, I do like things made with care}! Thank you, DCK!',
      ],
      [
        'DCK, you’ve {made me smile|got me grinning}! {Thank you for|Thanks for} [what made you smile]!',
        'slot',
      ],
      [
        '{A box full of cards|A whole box of cards}, and a {heart|head} full of thanks! DCK, {that’s you|this is for you}!',
      ],
      ['{Look at me, thanking|Here I am, thanking} a deck of cards! {Thank you|Thanks}, DCK!'],
    ],
    linkedin: [
      [
        '{Somebody made this with joy, I’m sure of it|I like to think that somebody made this with joy}! Thank you to everyone {behind|who works on} the DCK deck.',
      ],
      [
        '{Let’s thank the toolmakers|Time to thank some toolmakers}! Today {mine are|it’s} the people who make the DCK cards: {thank you|thanks} for {a cheerful deck|such a cheerful deck}.',
      ],
      [
        'Thank you, [who pointed you to it], for {telling me about|the tip about} the DCK deck! {Tips like that brighten a working week|I’m so glad of such tips}.',
        'slot',
      ],
      [
        '{A tool for work that makes me smile|Something for work that makes me smile}: {there is one|it exists}! Thank you, DCK, for {a deck of cards with heart|this deck of cards}.',
      ],
      [
        '{Colour on the desk|Some colour between the laptops}! Thank you to {everyone|the people} behind the DCK cards, {which cheer me up|a sight I enjoy}.',
        'colours',
      ],
      [
        '{Busy people forget to say thank you|It’s easy to be too busy for a thank-you}. {Not today|Not this one}: thank you, DCK, {for the cards|for this deck}!',
      ],
      [
        'The DCK deck suits [the part of your work it suits], and {I’m delighted|that delights me}! {A warm thank-you|Thank you} to those who {made it|thought it up}.',
        'slot',
      ],
      [
        '{Hats off|Hats off, please,} to people who {still print things|put ideas on paper}! My thanks {today |}go to {DCK|everyone at DCK} for a deck of cards I enjoy.',
      ],
      [
        'As [your role], I’m {easily won over by|fond of} a good box of cards! So thank you, DCK, {for this one|for making one}.',
        'slot',
      ],
      [
        '{A thank-you doesn’t need an agenda|No agenda, just a thank-you}! {To all of you who|To everybody who} wrote, drew or printed DCK: {I like your cards|I see the work in it}.',
      ],
      [
        '{A public thank-you|Loudly and in public}, {for once|because I feel like it}: DCK, you make {a lovely deck|lovely cards}, and I hope somebody tells you so!',
      ],
    ],
    facebook: [
      [
        '{Friends, I have to thank some people|I have to thank some people, friends}! {The ones who make|Those who make} the DCK deck: {thank you, all|many, many thanks}!',
      ],
      [
        '[who brought you to it], {take a bow|come here, a hug}! {Thank you for|Thanks for} the DCK cards!',
        'slot',
      ],
      [
        '{Who do I have to hug for|Who’s responsible for} these DCK cards? {Thank you, thank you|Thank you, all of you}!',
        'question',
      ],
      [
        '{I’m a bit in love with|I’m very taken with} a box of cards, and {I don’t mind who knows|everyone may know}! Thank you, DCK!',
      ],
      [
        '{This is just|Here’s} a big, {cheerful|happy|noisy} thank-you to {the DCK people|everybody at DCK}!',
      ],
      [
        '{Hip, hip|Drum roll, please}: my thank-you of the day goes to {the makers of DCK|the DCK deck and its makers}!',
      ],
      [
        'The DCK deck is so very [a word for it]! {Thank you to|Thanks to} everyone who {made it|had a part in it}!',
        'slot',
      ],
      [
        'DCK people, if you {can hear me|read this}: {you make lovely cards|your cards are a joy}! Thank you!',
      ],
      [
        '{Happiness is|My idea of happiness is} [something that makes you happy] and a box of DCK cards! {Thank you for that|Thanks for the cards}!',
        'slot',
      ],
      [
        '{Good manners and real joy|Joy and good manners} in one post: thank you, DCK, for {this deck|these cards}!',
      ],
      [
        '{I’ve got the DCK cards here|Here I sit with the DCK cards}, {beaming|smiling}! {Thank you to everyone behind them|Thanks to all who made them}!',
      ],
    ],
    threads: [
      ['DCK! {Thank you|Thanks}! {End of speech, nearly|That’s my whole speech, nearly}!'],
      ['{Unasked and loud|Unasked, but loud}: thank you, DCK {people|makers}!'],
      [
        '{I’d like to thank|Let me thank} [who you want to thank], and DCK! {Like at the Oscars|As one does on stage}!',
        'slot',
      ],
      [
        '{To the maker of my DCK deck|Dear makers of DCK}: {you’re wonderful|I’m a fan}! Thank you!',
      ],
      ['{Only a deck of cards|A mere box of cards}, {but a big|but a loud} thank-you! DCK!'],
      ['{Some days need cards|Some days need a card}! {Thanks|Thank you}, DCK!'],
      ['DCK and [what you like to have with it]: {what a pair|lovely|bliss}! Thank you!', 'slot'],
      ['{A thank-you out of the blue|Out of the blue, a thank-you}! DCK, {it’s yours|for you}!'],
      ['{Clapping|Applause} for a deck of cards! {It’s DCK|DCK}, thank you!'],
      ['DCK, I [what you feel about it]! {And thank you|Thank you|Thanks}!', 'slot'],
      ['{Glad that DCK exists|Happy that there’s DCK}! {Thank you|Thanks} for that!'],
    ],
    tiktok: [
      ['{DCK! Thank you|Thank you, DCK}! {I had to|Had to say it}!'],
      ['{Big thank-you|Giant thank-you}, tiny video: DCK{| cards}!'],
      ['{Everybody clap|Clap, everybody}! {For DCK|DCK deserves it}!'],
      ['[who gave it to you], look! {My DCK deck|The DCK cards}! {Thank you|Thanks}!', 'slot'],
      ['{This goes out to|A greeting to} the DCK {people|makers}! Thank you!'],
      [
        '{Thank|I thank} you, DCK, for {every colour|all the colours}! {Yes, every one|Look}!',
        'colours',
      ],
      [
        'DCK, thank you for [what you want to thank them for]! {Really|Out loud|And loudly}!',
        'slot',
      ],
      ['{One deck|A deck}, one happy person! {Thanks|Thank you}, DCK!'],
      ['{Ready|All set}? {One, two, three|All together}: thank you, DCK!'],
      [
        '{Me with DCK|How DCK makes me feel}: [your face in one word]! {Thank you|Thanks|Thank you all}!',
        'slot',
      ],
      [
        '{Can you thank a card|Can one thank a card}? {Watch|I can}! Thank you, DCK!',
        'question',
        'one-card',
      ],
    ],
  },
  cards: [
    ['I {drew|turned over|pulled} {card}! {What a nice start|Hello|I’m pleased}!'],
    ['{Extra applause|A special cheer|One more cheer} for {card}, the card I drew!', 'one-card'],
    ['{And the card goes to|And I drew|Look what I drew}: {card}!'],
    ['{card}, {nice to meet you|I’m glad I drew you|welcome}!'],
    [
      '{I drew|My card’s|I turned over} {card}, and {I thought|it made me think} of [who it made you think of]!',
      'slot',
    ],
    ['{My card|The card I drew|My draw}: {card}! {I’ll take it|Gladly}!'],
    ['{Greetings from|Greetings from me and|A wave from me and} {card}, fresh from the deck!'],
    ['{Here with me|Beside me|Right here}: {card}!'],
    [
      '{Of all the cards|Out of the whole box}, I drew {card}! {I approve|Good luck or good taste}!',
    ],
  ],
  middles: [
    [
      '{One thought on a card|A card, a thought}, and {off you go|the rest is up to you}. {Whoever wrote them trusts people|I love that trust}!',
      'one-card',
    ],
    [
      '{Five streams and a colour for each|A colour for each of five streams}. {It’s like a paintbox|My eyes are delighted}!',
      'colours',
      'streams',
    ],
    [
      'Each pattern {grows out of|springs from} its card’s code, and no two look alike. {Who thinks of such things|Imagine the patience}!',
      'code',
      'drawings',
    ],
    [
      '{Games next to theory, quotes next to challenges|Sparks, games, quotes, ideas}. {What a lively mix|I love a mix}!',
      'kinds',
    ],
    [
      'And there’s {an app with more to read|more to read in an app}, free, {with no adverts|not an advert in it}. {That’s so kind|So decent}!',
      'app',
    ],
    [
      '{Cards on the table|A card in the middle}, phones away, {let’s talk|and talk}. {I’m so in favour of that|That’s how I like it}!',
      'talking',
    ],
    [
      '{The words are so plain and kind|Such plain, kind words}. Somebody {chose every one of them|really listened while writing}!',
      'writing',
    ],
    [
      '{Draw blind|Shuffle and draw}, or {hunt for the right one|spread them out and choose}. {I can’t decide which is nicer|Both are such fun}!',
      'drawing-cards',
    ],
    [
      '{What I love most|The loveliest bit}: [what you love most about it]. {Bravo|Well done|So nice}!',
      'slot',
    ],
    [
      '{My favourite card|Favourite card|The card I love}: [the title of your favourite card]. {It had me at once|What a card}!',
      'slot',
      'one-card',
    ],
    [
      'It made me think of [what it made you think of], and {that’s a gift|I’m so glad|I’m delighted}!',
      'slot',
    ],
    [
      '{Lid off, card out, go|Open the box, take a card, go}. {Nothing to study first|No manual in sight}. I {like that|love it}!',
      'start',
    ],
    [
      '{A stream for useful accidents|Useful accidents get a stream of their own}. {I’ve been waiting for that|My kind of stream}!',
      'streams',
    ],
  ],
  closings: [
    ['{There, I’ve said it|So, now it’s said|That had to come out}!'],
    ['{I’ll tell everyone|I’m telling everyone|Everyone’s going to hear about it}!', 'team'],
    ['{And now, the next card|Next card, here I come|One more card, then}!', 'drawing-cards'],
    ['{You’ve got a fan here|Count me among the fans|A happy fan here}!'],
    [
      '{It stays right beside me|It’s staying where I can see it|It’s got a place of honour here}!',
      'shelf',
    ],
    ['{Such care, and it shows|The care shows|You can see the care}. {Everywhere|All over}!'],
    ['{What a nice thing to have|What a nice thing to own|It’s a joy to have}!'],
    ['{Keep|Please keep} things like that coming, {world|everybody}!'],
    ['{I mean it|I mean every word}. {All of it|Even the loud bits}!'],
    ['{Happy, happy me|I’m one happy person|Happy me}!'],
    ['{More of this, please|More like that, please|Let’s have more of it}!'],
  ],
  prompts: [
    [
      '{Who do you want to thank|Who’s your thank-you for}? {Shout it in the comments|Tell me in the comments}!',
      'question',
    ],
    [
      '{Who gave you something lovely|Who gives you good tips}? {Cheer for them in the comments|Name them in the comments}!',
      'question',
    ],
    [
      '{Join in|Come on, join in}: {leave your own thank-you in the comments|thank somebody in the comments}!',
      'question',
    ],
    [
      '{What made you smile today|What are you happy about}? {Into the comments with it|Comments, please}!',
      'question',
    ],
    [
      '{Which card do you love|What’s your favourite card}? {Tell me in the comments|Comments open}!',
      'question',
      'one-card',
    ],
    [
      '{Fans of the deck|Other fans}, {say hello in the comments|where are you? Wave in the comments}!',
      'question',
    ],
    [
      '{Whose work makes you happy|Whose work do you love}? {Praise it in the comments|Let me read it in the comments}!',
      'question',
    ],
  ],
};
