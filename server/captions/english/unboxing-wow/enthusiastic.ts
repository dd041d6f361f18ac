import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      ['{Look at this|Just look|Oh, look at this}! The DCK deck, straight out of its box!'],
      [
        'These {colours|colours, though|five colours}! The DCK deck is unpacked and I don’t know where to look!',
        'colours',
      ],
      ['{It’s open|The box is open|It’s unpacked}! DCK deck, say hello to {everybody|the camera}!'],
      [
        'The DCK deck is out, and {the first thing I saw was|my eye went straight to|I went straight for} [what you noticed first]!',
        'slot',
      ],
      ['{Box off|Box open}, {cards out|hands in}, here’s the DCK deck!'],
      [
        'Every DCK card {has its own pattern|is drawn differently|comes in its own pattern}, and I’ve got them all in front of me!',
        'drawings',
      ],
      [
        '{Top card|On the very top|First in the pile} of my DCK deck: [title of the top card]! {What a start|Hello}!',
        'slot',
        'one-card',
      ],
      [
        '{Freshly|Newly|Just} unpacked and already my favourite thing in the picture: the DCK deck!',
      ],
      [
        '{A whole box of|An entire box of|So many} DCK cards, and {not one|none} of them read yet! Heaven!',
        'one-card',
      ],
      [
        'There’s nothing like a {just-opened|freshly opened|newly opened} box, and this one’s full of DCK cards!',
      ],
      [
        '{Yes, I took a picture first|Photo first, cards second|One photo before we start}! This is the DCK deck!',
        'start',
      ],
    ],
    linkedin: [
      [
        'I get to {open|unpack} a box and {call it work|count it as work}: the DCK deck is in front of me, and I’m delighted!',
      ],
      [
        'The DCK deck is {out of its box|unpacked}, and I {already know what for|have just the thing for it|know where it’s needed}: [what you want it for].',
        'slot',
      ],
      [
        'A tool for new ideas that {comes without|doesn’t need|does without} a single slide! The DCK deck is unpacked and in front of me.',
      ],
      [
        '{Cards|A box of cards}, for work! The DCK deck is open and I’m {all in favour|thoroughly pleased}.',
      ],
      [
        '{Challenges, sparks, theory, games|Sparks, quotes, strategy, games}: the DCK deck is unpacked and I’d like to {start everywhere at once|read it all at once}!',
        'kinds',
      ],
      [
        'I’ve {just unpacked|unpacked} the DCK deck, and the {work|piece of work} I’d love to try it on is [something you work on]!',
        'slot',
      ],
      [
        '{I do love|I really like|Give me} a tool you can spread out and walk around! The DCK deck is out of its box.',
      ],
      [
        '{Five streams|Five colours|Five ways in}, one box, and it’s open! The DCK deck and I have {work to do|some thinking to do}.',
        'streams',
        'colours',
      ],
      [
        '{Good questions|Questions} are the part of my work I {like most|enjoy most}, and here’s a box of them: the DCK deck, just unpacked!',
        'talking',
      ],
      [
        'The DCK deck is made for people who {build|make} new things with others, and {mine’s unpacked|I’ve just opened mine}. Let’s go!',
        'team',
      ],
      [
        '{Slides closed|Laptop closed|Tabs closed}, box open! The DCK deck is in front of me and I’m itching to {begin|start}.',
        'start',
      ],
    ],
    facebook: [
      ['{Everyone|Friends|People}! I’ve unpacked the DCK deck and I need to show somebody!'],
      [
        'The DCK deck is out of its box, and yes, I’m {this happy|this pleased|that excited} about a deck of cards!',
      ],
      [
        '{I can’t keep this to myself|I have to show you this|You have to see this}: the DCK deck, fresh out of the box!',
      ],
      [
        'Box open, DCK deck out, and {I’ve got to show it to|first in line to see it is|next to see it is} [who you have in mind]!',
        'slot',
        'team',
      ],
      [
        '{Who else|Who here|Anyone else who} loves opening a box? This one had the DCK deck in it!',
        'question',
      ],
      [
        '{You know me and cards|Me and a new deck|Me and a box of cards}! The DCK deck is out, and I’m {all over it|beaming}!',
      ],
      [
        'It’s a deck, it’s {colourful|full of colour}, it’s called DCK, and it’s {finally in the open|out of its box}!',
        'colours',
      ],
      [
        'I’ve just opened the DCK deck, and the {very first thing I thought|first thing I thought|first thing to cross my mind} was: [your first thought]!',
        'slot',
      ],
      [
        '{Come and see|Quick, come and see|Come and look}! The DCK deck is unpacked and there are cards everywhere you look!',
      ],
      [
        'The DCK deck’s out of its box, and on top is [title of the top card]! {I’m in|Love it|What a name}!',
        'slot',
        'one-card',
      ],
      [
        '{So happy to|So glad to|What fun to} have the DCK deck in front of me! Now, who’s {drawing|playing}?',
        'team',
        'question',
      ],
    ],
    threads: [
      ['{DCK deck, unpacked|Unpacked the DCK deck|DCK is out of the box}! I have no other news!'],
      [
        'A box full of {questions|questions to chew on}! Thank you, DCK, {I’ll take them all|I’ll have the lot}!',
        'talking',
      ],
      ['{Am I allowed to|Can a person|Is it all right to} cheer at a box of cards? Hi, DCK!'],
      [
        'DCK’s {open|unpacked|out}! Top card: [its title]! {Same to you|Well, hello}!',
        'slot',
        'one-card',
      ],
      ['{So many|All these|A whole box of} DCK cards, and I’ve only got two hands!'],
      ['The DCK box is empty! That’s {good news|the good part}, the cards are {out here|with me}!'],
      ['{First|One} thought on {opening|unpacking} the DCK deck: [your first thought]!', 'slot'],
      [
        '{Nobody|No one} told me the DCK cards {all look different|are all different|come in such colours}! Help, I love it!',
        'drawings',
        'colours',
      ],
      [
        'DCK deck {in hand|unpacked}! {All other plans|Other plans|My other plans}: postponed!',
        'time',
      ],
      ['Five colours of DCK, {one very happy me|one grinning person|one happy owner}!', 'colours'],
      [
        '{I opened DCK|DCK is open|DCK is out} and now I want to talk to {everybody|everyone}!',
        'talking',
      ],
    ],
    tiktok: [
      ['{Okay okay okay|Okay, look|You guys}! The DCK deck is out of the box!'],
      ['{Wait till you see|Wait for|You have to see} the colours on these DCK cards!', 'colours'],
      [
        'I’ve got a DCK deck and I’m {about to|going to|just going to} draw my first card!',
        'one-card',
      ],
      ['{Unboxing|Opening|Unpacking} DCK, come along! Ready? Go!'],
      ['No two DCK cards look the same! {Watch|Look|Pause anywhere}!', 'drawings'],
      ['DCK deck, top card, {let’s go|here we go|here it is}: [its title]!', 'slot', 'one-card'],
      ['{That sound when|When|The moment} a box of cards opens! It’s DCK!'],
      [
        'I wanted a DCK deck for [your reason], and {here it is|it’s here|look, it’s open}!',
        'slot',
      ],
      [
        '{Five colours|Eight kinds of card}, {one box|one deck}, DCK! I can’t pick!',
        'kinds',
        'colours',
      ],
      ['{Stop scrolling|Don’t scroll|Stay here}, I’ve unpacked DCK and it’s so pretty!'],
      ['{Say hi to|Everyone say hi to|Wave at} my DCK deck! It’s out of its box!'],
    ],
  },
  middles: [
    [
      'Each card has a code, and the pattern {grows out of it|grows from it|is grown from that code}! I could look at them for ages!',
      'drawings',
      'code',
    ],
    [
      'Challenges, sparks, quotes, {even games|and games too|and games as well}: eight kinds of card and I want to {try|meet} them all.',
      'kinds',
    ],
    [
      'There’s a stream just for {useful accidents|the accidents that turn out useful|lucky accidents}, and I’m so glad somebody thought of that!',
      'streams',
    ],
    [
      'I’ve got my eye on [a colour or a card], and {don’t you dare take it|it’s mine|I saw it first}.',
      'slot',
      'colours',
    ],
    [
      '{The first thing|The very first thing|One thing} I’m going to do with it is [what you’d try first]!',
      'slot',
      'start',
    ],
    [
      'It {makes me think of|reminds me of|has me thinking of} [what it makes you think of], and that makes me {smile|grin}.',
      'slot',
    ],
    [
      'One card, one {thought|idea}, and {all that room|all the room} for yours! I like that so much.',
    ],
    [
      'You can draw blind or {pick your card|go hunting for one|choose face up}, and I want to do both!',
      'drawing-cards',
    ],
    [
      '{And it goes on|It doesn’t end there|And there’s more}: behind every card there’s something to read in an app in the browser.',
      'app',
    ],
    [
      'They’re cards to {talk over|argue over, kindly|think out loud with}, and if there’s one thing I can do, it’s talk!',
      'talking',
    ],
    [
      'No {set-up|instructions to learn|preparation}, just {turn one over|pick one up} and off you go.',
      'start',
    ],
    [
      'The games want {two people or more|at least two|a second person}, so I’m {recruiting|looking for volunteers}!',
      'team',
      'kinds',
    ],
    ['What I’m {hoping for|after|looking for}: [what you hope for]! Let’s see.', 'slot'],
  ],
  cards: [
    ['{I drew one straight away|Of course I drew one|I had to draw one}: {card}!', 'one-card'],
    ['{And my first card is|My very first card|First card ever}: {card}.', 'one-card'],
    ['{Drum roll|Ready|Here it comes}: I drew {card}!', 'one-card'],
    ['{I turned one over|One draw|One card up}, and there it was: {card}.', 'one-card'],
    ['{Guess who I drew|Guess what I drew|Look what I drew}: {card}!', 'one-card'],
    [
      'I’ve drawn {card}, and {I’m keeping it in sight|it’s staying face up|it’s lying right here}.',
      'one-card',
    ],
    ['The deck dealt me {card}, and {I’m game|I accept|I’m having it}!', 'one-card'],
    ['{Out of all of them|Out of the whole pile|Of all the cards}, I got {card}.', 'one-card'],
  ],
  closings: [
    ['{Right|Okay|Now}, who’s drawing first?', 'team', 'question'],
    ['{I can’t wait|I can hardly wait|I’m so ready} to turn over the first one!', 'one-card'],
    [
      '{It’s not going back in|There’s no putting it back in|Nobody’s putting it back in} its box, that’s for sure.',
      'shelf',
    ],
    ['{Somebody|Someone} hand me a pen, {quick|please|now}!', 'writing'],
    [
      '{Five colours, here I come|Look out, five colours|Five colours and I want them all}.',
      'colours',
    ],
    ['{Happy|Very happy|Ridiculously happy}, and I’ve only opened a box!'],
    ['Let the {talking|questions|big conversations} begin.', 'talking'],
    [
      '{I’ll tell you everything|More soon|Full report to follow}, I {just had to show you|only wanted you to see it}!',
    ],
    ['{What a good feeling|What a nice feeling|What a joy}, a box that’s just been opened.'],
    ['All I need is {a table|some space|a little room}, and I’m {ready|all set}!', 'start'],
    [
      '{Sit down with me|Come and sit down|Pull up a chair}, there are {plenty of cards|cards enough for everyone}.',
      'team',
    ],
    ['Don’t {wait up|call}, I’m {reading|busy}!', 'time'],
  ],
  prompts: [
    [
      '{Which colour|What colour} would you {grab|go for} first? Tell me in the comments!',
      'question',
      'colours',
    ],
    [
      '{Blind draw or careful choice|Draw blind or choose|Blind draw, or eyes open}? Into the comments, I want to know.',
      'question',
      'drawing-cards',
    ],
    [
      'Who’d {draw the first card|get the first draw|be your partner for a game}? Name them in the comments!',
      'question',
      'team',
    ],
    [
      '{What was|What’s} the last thing you were this {happy|glad} to unpack? Comment, please.',
      'question',
    ],
    [
      '{What shall I show you next|Which bit do you want to see|What do you want to see up close}? Say it in the comments!',
      'question',
    ],
    [
      '{Do you keep the box|Box: keep it or not|Keepers of boxes, are you there}? Meet me in the comments.',
      'question',
    ],
    [
      'What would you {ask|want to ask} {a deck like this|a card}? The comments are all yours!',
      'question',
    ],
  ],
};
