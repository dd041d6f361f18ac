import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{A thank-you that’s overdue|I owe somebody a thank-you}: to the people who {make|made} the DCK deck.',
      ],
      [
        'Thank you, [who brought you to it], for {the DCK cards|putting me on to DCK|the DCK deck}.',
        'slot',
      ],
      [
        '{To whoever sat down and made|To everyone who made} the DCK cards: {thank you, really|thank you, I mean it|thanks a lot}.',
      ],
      [
        '{Just a quick thank-you|Only a small thank-you} to DCK, for {a box I like opening|a deck I enjoy}.',
      ],
      [
        '{Saying thanks costs nothing|A thank-you costs nothing}, so: thank you, DCK{| people}, {from the bottom of my heart|warmly}.',
      ],
      [
        'If you had a hand in the DCK deck, {this is for you|this post’s yours}: thank you{| so much}.',
      ],
      [
        'I have [who you want to thank] to thank for the DCK deck, {so, thank you|and I’m glad of it|and I don’t forget it}.',
        'slot',
      ],
      [
        '{Things I’m grateful for|Today I’m thankful for}: [something small], and the {DCK deck|DCK cards}.',
        'slot',
      ],
      [
        '{There’s a DCK card in my hand|I’m holding a DCK card}, and {I’d like to say thanks|I just want to say thank you}.',
        'one-card',
      ],
      [
        'Dear {people at DCK|DCK people|makers of DCK}, {thank you|a big thank-you|thanks} {for the cards|for this deck}.',
      ],
      [
        '{It’s easy to forget to say thank you|People forget to say thank you}, so {here’s mine|I’m doing it}: thanks, DCK.',
      ],
    ],
    linkedin: [
      [
        '{We review tools and forget to thank|We rate tools and seldom thank} the people behind them. {So thank you|Thank you, then}, DCK, for the deck.',
      ],
      [
        '{Somebody has to sit down and write|Somebody sat down and wrote} the good questions. Thank you to {those who did|the people who did it} for the DCK cards.',
        'one-card',
      ],
      [
        '{Thank you|A warm thank-you} to [who pointed you to it] for {pointing me to|telling me about} the DCK deck. {Tips like that are worth a lot|I do listen, you see}.',
        'slot',
      ],
      [
        '{Plenty of tools look as if they were made in a hurry|Many tools look as if nobody had time}. The DCK deck doesn’t, and I’d like to {thank its makers|say thank you}.',
      ],
      [
        'A thank-you {between two tasks|in the middle of the working week}: to everyone who {makes|works on} DCK, {the card deck|cards for people who make new things}.',
      ],
      [
        '{Those of us who make things|People who make things} know how much {stays unseen|goes unseen}. So thank you, {DCK|people of DCK}, for this deck of cards.',
      ],
      [
        '{In my line of work|At work}, [what helps you think] helps me think. {Now there’s the DCK deck too|And there’s the DCK deck}, so thank you for {that|it}.',
        'slot',
      ],
      [
        'I’d like to thank the {people behind|makers of} the DCK deck. {Kind tools are rare|Friendly tools deserve a kind word}, and {this is one|I have one here}.',
      ],
      [
        '{Credit where it’s due|Some credit, on a working day}: thank you {for the DCK cards|to those who made the DCK cards}, {which leave the thinking to me|which ask and don’t lecture}.',
        'one-card',
      ],
      [
        'It’s {good|nice} to have something on the desk that isn’t a screen. {Thank you|My thanks} to everyone who {had a hand in|made} the DCK deck.',
      ],
      [
        '{A good tip deserves a public thank-you|Good tips deserve a thank-you}: [who pointed you to it], the DCK deck {was one|is just my thing|is a good one}.',
        'slot',
      ],
    ],
    facebook: [
      [
        '{Let me say thank you to somebody|I’d like to say a quick thank-you}. To {the people behind|everyone behind} the DCK deck: {I like it a lot|I’m enjoying your cards}.',
      ],
      [
        '[who brought you to it], this one’s {for you|yours}: thank you for {the DCK deck|the DCK cards|DCK}.',
        'slot',
      ],
      [
        '{Somewhere there are people who thought up|I keep picturing the people who thought up} the DCK cards. {Thank you, whoever you are|A thank-you to all of them}.',
      ],
      [
        '{Not much news from me|No big news}, just a thank-you: to {those who make|everyone who makes} the DCK deck.',
      ],
      [
        '{As every mum says|As the old rule goes}: say thank you. So thank you, DCK, for {these cards|the deck}.',
      ],
      [
        '{I could keep this to myself|I could just enjoy it quietly}, but I’d rather say it: thank you{| to the people} {at|behind} DCK.',
      ],
      [
        '{There’s a DCK deck here|I’ve got the DCK deck here}, and {the one to thank is|I owe it to|my thanks go to} [who brought you to it].',
        'slot',
      ],
      [
        'If anybody {from DCK|who works on DCK} {happens to read|reads} this: thank you. {The cards are a joy|You’ve made something nice}.',
      ],
      [
        'Thank you, DCK, {on behalf of|from me and} [who else enjoys it], {who’d say so too|who’d agree}. {Lovely cards|A lovely deck}.',
        'slot',
      ],
      [
        '{Small post, big thank-you|A little post with a thank-you in it}: to DCK, {for the box of cards beside me|for this box of cards}.',
      ],
      [
        '{Thank you for the DCK cards|A thank-you for the DCK cards}, to {all of you who|everybody who} {wrote, drew and printed|had anything to do with} them.',
      ],
    ],
    threads: [
      ['{Thanks, DCK|Thank you, DCK}. {That’s the post, nearly|Just that, really}.'],
      [
        '{Grateful for|Thankful for} boxes with {cards|questions} in them. {Yours|This one}, DCK.',
        'one-card',
      ],
      ['{To the people behind|Dear people behind} DCK: {somebody noticed|it shows}. Thank you.'],
      [
        'Thanks to [who pointed you to it] I {have|own|know} a DCK deck. {No regrets|I’m glad}.',
        'slot',
      ],
      [
        '{I don’t thank card decks often|One doesn’t often thank a deck of cards}. DCK, {thank you|thanks}.',
      ],
      [
        '{Whoever had the idea of|Whoever thought of} DCK: {thank you|thanks for that}, {from here|kindly}.',
      ],
      ['DCK gave me [what it gave you]. {Thank you|Thanks|I’m grateful}.', 'slot'],
      ['{Public thank-you|Thank-you note}, no occasion: {the DCK deck|DCK}.'],
      ['{Manners first|Manners}: thank you, DCK, for {the cards|this deck}.'],
      [
        '{I’m thanking|Let me thank|I’d like to thank} [who you want to thank], and the DCK people.',
        'slot',
      ],
      [
        '{The DCK deck was made with care|Someone took care over the DCK deck}. {Thank you|Thanks} for that.',
      ],
    ],
    tiktok: [
      ['{This is a thank-you|A thank-you}, DCK. {Just a short one|A real one}.'],
      ['{Shout-out|A quick shout-out} to whoever made {the DCK cards|DCK}.'],
      ['{DCK people|People of DCK}, {this one’s for you|listen}: thank you.'],
      ['Thank you, [who gave it to you], for {this|the} DCK deck. {Look|See|Truly}.', 'slot'],
      ['{Hold on|One second}, I {want to|have to} say thanks to DCK.'],
      ['{Thank-you post|A thank-you post}, {for|all for} the DCK deck.'],
      ['DCK, thank you for [what you want to thank them for]. {Really|Honestly|Truly}.', 'slot'],
      ['{Whoever made DCK|Whoever drew these DCK cards}, {thank you|I want to say thanks}.'],
      ['{Saying thanks to|I’m saying thanks to} a box of DCK cards. {Yes, really|Why not}.'],
      [
        '[your word of thanks], DCK. {I like these cards|Nice cards you make|For the cards}.',
        'slot',
      ],
      ['{A thank-you from my desk|From my desk, a thank-you}: {for DCK|to DCK}.'],
    ],
  },
  cards: [
    ['The card {I drew|in front of me|I turned over} is {card}.'],
    ['{Special mention|A special mention|An extra nod} for {card}, the one I drew.', 'one-card'],
    [
      'I drew {card}, and {it may stay out|I’ll leave it lying here|it can lie here} for a bit.',
      'shelf',
    ],
    ['{Top of the pile|The one I drew|My card}: {card}.'],
    [
      '{I drew|My card’s|I turned over} {card}, and {I thought|it made me think} of [who it made you think of].',
      'slot',
    ],
    ['{Chance handed me|What I drew was|The deck gave me} {card}.'],
    ['{My draw was|What came out was|Out came} {card}.'],
    [
      '{I’d have liked to see|I wonder about} the moment {card}, the card I drew, {was thought up|came into being}.',
    ],
    ['{card} is {my card|the one I drew|what I turned over}. {Hello there|I like its name}.'],
  ],
  middles: [
    [
      'A card says {its one thing|one thing} and then {leaves me in peace with it|lets me think}. {That’s a rare kindness|Few things do that}.',
      'one-card',
    ],
    [
      '{Each stream has a colour of its own|A colour for each stream}, and {the box is a cheerful sight|together they brighten up the room}.',
      'colours',
      'streams',
    ],
    [
      'The patterns {grow out of the cards’ codes|come from the cards’ own codes}, so no two look alike. {Nobody had to do that|Somebody went to that trouble}.',
      'code',
      'drawings',
    ],
    [
      '{Quotes, games, theory, sparks|Games and theory, quotes and challenges}: {whoever put that together knows moods|there’s a card for most moods}.',
      'kinds',
    ],
    [
      'And {there’s an app with more behind each card|each card goes on in an app}, free and {without a single advert|with no adverts}. {You don’t see that often|That’s decent}.',
      'app',
    ],
    [
      '{It’s nice to have|I like having} something to {put on the table|lay between us} and talk about {that isn’t a phone|with the phones away}.',
      'talking',
    ],
    [
      '{Somebody weighed those words|You can tell somebody weighed the words}: {plain, kind, not one too many|they’re plain and they’re kind}.',
      'writing',
    ],
    [
      '{I can draw one blind|I can shut my eyes and draw one} or {go looking|pick one out}, and {neither is wrong|both are right}. {I like being trusted like that|That’s freedom}.',
      'drawing-cards',
    ],
    [
      'What I like {most of all|most}: [what you like most about it]. {That’s hard to make up|A lovely touch|That’s it, really}.',
      'slot',
    ],
    [
      '{A special hello to|My favourite is|I’ve got a soft spot for} [the title of your favourite card].',
      'slot',
      'one-card',
    ],
    [
      'It made me think of [what it made you think of], and {that alone was worth it|I’m glad of that|I like that}.',
      'slot',
    ],
    [
      '{You open the box and you can begin|Take a card and that’s the beginning}. {No instructions, no fuss|Not a word of instructions}.',
      'start',
    ],
    [
      'That {somebody keeps a whole stream for|there’s a stream just for} useful accidents {makes me smile|does me good}.',
      'streams',
    ],
  ],
  closings: [
    ['{That’s all I wanted to say|That was all|I just wanted that said}.'],
    [
      '{I’ll pass it on|I’m going to pass it round|I’ll gladly share it}, {card by card|as one does with good things}.',
      'team',
    ],
    [
      '{It’s good to know such people exist|Nice to know there are people like that|Good people, clearly}.',
    ],
    [
      '{The deck has a place here|The deck can stay|There’s room for the deck here}, {within reach|close by}.',
      'shelf',
    ],
    ['{Now I’ll draw the next one|Time for another card|And now, the next card}.', 'drawing-cards'],
    [
      '{The care in it doesn’t go unnoticed|The care in it gets noticed|I do notice the care in it}.',
    ],
    ['{It’s a small thing, and it’s a good one|A small thing, a good thing|Small, and so nice}.'],
    ['{Right, enough sentiment|Enough of the soft stuff}. {Carry on|As you were}.'],
    ['{Consider this a hug|Picture me waving|Think of this as a wave} {from over here|from afar}.'],
    [
      '{More things should be made like that|I wish more things were like that|Let’s have more of that}.',
    ],
    ['{And yes, I mean every word|I mean it|Every word of it meant}.'],
  ],
  prompts: [
    [
      '{Who would you like to thank|Who deserves a thank-you from you}? {Tell me in the comments|There’s room in the comments}.',
      'question',
    ],
    [
      '{Who’s put you on to something good|Who gives you the good tips}? {Name them in the comments|Thank them in the comments}.',
      'question',
    ],
    [
      '{If you like the deck too|If you’ve got the deck as well}, {leave a thank-you in the comments|say so in the comments}.',
      'question',
    ],
    [
      '{Which little thing are you grateful for|What small thing makes you happy}? {Comments, please|Tell me in the comments}.',
      'question',
    ],
    [
      '{What’s your favourite card|Do you have a favourite card}? {Put it in the comments|I’d love to read it in the comments}.',
      'question',
      'one-card',
    ],
    [
      '{When did you last thank somebody|Whom did you last thank}? {The comments are a good place|Why not do it in the comments}?',
      'question',
    ],
    [
      '{What has somebody made that you love|Whose work do you enjoy}? {Share it in the comments|Let me read it in the comments}.',
      'question',
    ],
  ],
};
