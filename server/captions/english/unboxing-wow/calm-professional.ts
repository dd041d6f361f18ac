import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      [
        'The DCK deck, {photographed|as it looks} {before the first draw|before a card is drawn}.',
        'one-card',
      ],
      ['{A quiet picture of|A plain view of|One look at} the DCK deck, just out of its box.'],
      [
        '{Unpacked|Newly unpacked|Just unpacked}: DCK, a deck of cards for people who work on new things together.',
        'team',
      ],
      [
        'What {I noticed first|struck me first} about the DCK deck, {once unpacked|out of its box}: [what you noticed first].',
        'slot',
      ],
      [
        'Five colours, one for each stream: {this is the DCK deck|the DCK deck}, {unpacked|out of its box}.',
        'colours',
        'streams',
      ],
      [
        'The {top|uppermost} card of the DCK deck, as {I unpacked it|it came}: [title of the top card].',
        'slot',
        'one-card',
      ],
      [
        'Each card of the DCK deck has {a pattern of its own|its own pattern|a different pattern}; here they are, unpacked.',
        'drawings',
      ],
      [
        '{I have unpacked|Here I have unpacked|I have just unpacked} the DCK deck and left everything as it was.',
      ],
      [
        '{The box is open|The box has been opened|The unpacking is done}. In the picture: the DCK deck.',
      ],
      [
        '{A deck|A set} of cards {deserves|is worth} a second look. This one is DCK, newly unpacked.',
      ],
      ['The DCK deck in {the open|plain view|full view}, {free of its box|without its box}.'],
    ],
    linkedin: [
      [
        'I have {just |now |}unpacked the DCK deck, a box of cards for people who {develop new things with others|work on new ideas together}.',
        'team',
      ],
      [
        '{A working tool|Working material} that needs no screen is {rare enough|worth a note}. The DCK deck is unpacked and in front of me.',
      ],
      [
        'The DCK deck is out of its box. I {intend to use it for|would like to use it for|chose it for} [what you want it for], to begin with.',
        'slot',
        'start',
      ],
      [
        '{Before using a tool|Before I use a tool}, I like to {look at it closely|take a proper look}. The DCK deck has just come out of its box.',
        'time',
      ],
      [
        '{Challenges, theory, quotes and games|Sparks, theory, strategy and games|Challenges, ideas, quotes and games} in one box: I have unpacked the DCK deck.',
        'kinds',
      ],
      [
        '{Good work often begins|Much of my work begins|Most projects begin} with a question. I have just unpacked a box of them: the DCK deck.',
        'talking',
      ],
      [
        'With the DCK deck unpacked in front of me, {I am thinking of|what comes to mind is|my thoughts go to} [something you work on].',
        'slot',
      ],
      [
        'The DCK deck is {sorted into|arranged in} five streams, from rules nobody remembers making to {what people need|useful accidents}. Mine is now unpacked.',
        'streams',
      ],
      [
        '{A printed deck|Something printed} is a {pleasant|welcome} change from {a screen|another tab}. This one is DCK, and it is out of its box.',
      ],
      [
        '{Thinking in groups|Thinking together} often needs {something to point at|an object on the table}. I have unpacked the DCK deck with that in mind.',
        'team',
      ],
      [
        'The DCK deck, now unpacked: {cards that ask rather than explain|cards that ask and do not lecture|cards that put the question to the reader}.',
        'talking',
      ],
    ],
    facebook: [
      [
        'I have {unpacked|opened} the DCK deck, and as some of you {enjoy cards|like such things}, here is a first view.',
      ],
      [
        '{For those who have not met it|For those who do not know it|In case it is new to you}: DCK is a deck of cards, and mine is now out of its box.',
      ],
      [
        'The DCK deck is unpacked, and {the person I would like to show it to is|I would like to show it to|the first I would show it to is} [who you have in mind].',
        'slot',
        'team',
      ],
      [
        '{A short note|A brief note|A line or two} with a picture: this is the DCK deck, fresh from its box.',
      ],
      [
        'My {first thought|thought} on {unpacking|opening} the DCK deck: [your first thought].',
        'slot',
      ],
      [
        'These are {not playing cards|no ordinary playing cards|not the cards you play rummy with}, although a few are games. It is the DCK deck, just unpacked.',
        'kinds',
      ],
      [
        '{The DCK deck is out of its box|I have opened the DCK deck}, and the colours alone are {worth showing you|reason to share it}.',
        'colours',
      ],
      [
        '{An opened box|Opening a box} is {hardly news|not much of an event}, but I would like to show you the DCK deck.',
      ],
      [
        'The DCK deck is open in front of me, with [title of the top card] {on top|uppermost|at the top of the pile}.',
        'slot',
        'one-card',
      ],
      [
        '{No card read so far|Nothing read yet}, only unpacked: {the DCK deck|a DCK deck}, for those who wonder what the box holds.',
        'one-card',
      ],
      [
        'I have a DCK deck in front of me, unpacked, and {would be glad of company|should be glad of company|would welcome company} for it.',
        'team',
      ],
    ],
    threads: [
      [
        'The DCK deck is unpacked. {It asks; I have yet to answer.|It has questions. I have time.|It will ask, I will think.}',
        'talking',
      ],
      [
        '{An opened box|An open box} and {the DCK deck|a DCK deck}. A modest event, and a {pleasant|good} one.',
      ],
      [
        'I have unpacked the DCK deck. {The thinking is not included.|Thinking is left to the reader.|The thinking comes next.}',
        'start',
      ],
      [
        'The DCK deck, unpacked. {The top card reads|Uppermost|On top}: [its title].',
        'slot',
        'one-card',
      ],
      [
        '{The DCK deck is open.|I have opened the DCK deck.} {What it is for|Its purpose}, in my case: [your reason].',
        'slot',
      ],
      ['{Paper|Print} still has its place. {Exhibit|Example}: the DCK deck, unpacked.'],
      [
        'The DCK deck has {left|come out of} its box. I see {no reason|no need} to put it back.',
        'shelf',
      ],
      [
        'Five colours and {not one bullet point|no bullet points|no agenda}: I have unpacked the DCK deck.',
        'colours',
      ],
      ['{A deck that|Cards that} cannot send {notifications|reminders}: DCK, now unpacked.'],
      [
        'No two DCK cards look alike. {I have checked a few.|Unpacking them confirms it.|One sees it at once.}',
        'drawings',
      ],
      ['DCK is unpacked. First {observation|remark|note}: [what you noticed first].', 'slot'],
    ],
    tiktok: [
      ['{This is|Here is|What you see is} the DCK deck, just out of its box.'],
      ['Let me {show you|take you through} a DCK deck, {unpacked|newly opened}.'],
      [
        '{Before I draw a card|Before the first card|First, before I draw}, a look at the DCK deck.',
        'one-card',
      ],
      [
        '{What is in the box|What does the box hold|What comes out of the box}? The DCK deck. Have a look.',
        'question',
      ],
      ['The DCK deck in {half a minute|a minute|short}: cards that ask.', 'talking'],
      ['I {chose|wanted} the DCK deck for [your reason], and {it is now open|here it is}.', 'slot'],
      [
        '{The top card|The first card up|Uppermost} in my DCK deck: [its title].',
        'slot',
        'one-card',
      ],
      [
        '{Five streams|Five directions}, {five colours|a colour each}: the DCK deck, unpacked.',
        'streams',
        'colours',
      ],
      [
        '{Each|Every} DCK card {has its own pattern|looks different}. See for yourself.',
        'drawings',
      ],
      ['{A calm unboxing|A quiet unboxing|An unhurried look}: the DCK deck.', 'time'],
      [
        'You may {wonder|be wondering} what DCK is. {Here it is, unpacked.|I have just unpacked it.}',
      ],
    ],
  },
  middles: [
    [
      'Each card holds {one move or one thought|a single move or thought|one thought, or one move}, and leaves the rest to the reader.',
    ],
    [
      'There are eight kinds of card, {from challenges and theory to quotes and games|among them challenges, theory, quotes and games}, {each with its own sign|and a sign tells them apart}.',
      'kinds',
    ],
    [
      'The pattern on each card grows out of its code, {a detail I like|which I find a thoughtful detail|and one can see that it does}.',
      'drawings',
      'code',
    ],
    [
      'It brings to mind {something from my work|a question of my own|an open matter}: [what it makes you think of].',
      'slot',
    ],
    [
      '{I would begin with|What I would try first is|My first attempt would be} [what you’d try first].',
      'slot',
      'start',
    ],
    [
      'Of the {five colours|colours}, the one I {would reach for|am drawn to} is [your colour].',
      'slot',
      'colours',
    ],
    [
      'For those who want {to read on|more|the background}, an app in the browser has {a page behind each card|a page for every card}.',
      'app',
    ],
    [
      'The cards are meant {for conversation|to be talked over|to be discussed}, which is how I {think most clearly|like to think}.',
      'talking',
    ],
    [
      'You may {draw at random|draw blind} or {choose with care|select on purpose}, and I can see the point of both.',
      'drawing-cards',
    ],
    [
      'One of the five streams makes room for {useful accidents|accidents that prove useful|the useful kind of accident}. I appreciate that somebody thought of it.',
      'streams',
    ],
    [
      'There is {nothing to prepare|nothing to set up}, and {any card can come first|one can begin with any card}.',
      'start',
    ],
    [
      'A few of the cards are games {for two or more|that need a second person|to be played together}, so the deck suits company.',
      'team',
      'kinds',
    ],
    ['What I {hope|would like|wish} to take from it: [what you hope for].', 'slot'],
  ],
  cards: [
    ['{The first card I drew|My first draw|The card I drew first} was {card}.', 'one-card'],
    ['I have {already drawn|drawn|turned over} one card: {card}.', 'one-card'],
    [
      '{In front of me, face up|Face up in front of me|The one card lying face up}: {card}.',
      'one-card',
    ],
    ['{A first draw|One draw|A single draw} gave me {card}.', 'one-card'],
    ['{Chance|The draw|The pile} gave me {card} to begin with.', 'one-card'],
    [
      '{I allowed myself one card|I drew one card, no more|I drew just one card}: {card}.',
      'one-card',
    ],
    ['{I begin|My acquaintance with it begins|For me it starts} with {card}.', 'one-card'],
    ['{The card in my hand|The card I am holding|In my hand} is {card}.', 'one-card'],
  ],
  closings: [
    ['{I will take my time|I intend to take my time|There is no hurry} with it.', 'time'],
    ['The first card {comes next|is the next step|will be next}.', 'one-card'],
    ['It {will stay|stays|can stay} within reach.', 'shelf'],
    ['{I look forward to|I am curious about|I welcome} the conversations it invites.', 'talking'],
    ['{A notebook|Paper and a pen|A pencil} {beside it|next to it} seems a good idea.', 'writing'],
    [
      '{More once I have read a few|More when I have read some|Further notes when I know it better}.',
    ],
    ['{That is all for now|So much for the box|So much for now}; the cards come next.'],
    [
      '{If you would like to see a card|If a closer look would interest you|If you would like a closer look}, please ask.',
    ],
    ['{I would be glad to|I should like to|I hope to} share it with others.', 'team'],
    ['{A pleasant beginning|A good beginning|An agreeable start}, I find.', 'start'],
    [
      '{The five streams|Its five streams} are {new to me|a map I have yet to learn}, and I {like that|do not mind}.',
      'streams',
    ],
    ['{For now I simply|At the moment I just|For the time being I} enjoy looking at it.'],
  ],
  prompts: [
    [
      '{Which colour would you begin with|With which colour would you begin|Which colour would you choose}? I look forward to your comments.',
      'question',
      'colours',
    ],
    [
      'Do you {prefer to draw at random or to choose|choose, or leave it to chance}? {Please leave a comment|I would like to read your comment}.',
      'question',
      'drawing-cards',
    ],
    [
      '{Do you work with cards|Do you use cards in your work|Are cards part of your work}? Your comments would interest me.',
      'question',
    ],
    [
      '{Whom would you invite|Who would join you|Whom would you ask} for a first round? Tell me in the comments.',
      'question',
      'team',
    ],
    [
      'What do you {look at first|notice first} in a new {tool|deck}? I am glad of every comment.',
      'question',
    ],
    [
      '{Is there anything you would like to see|What would you like to see|Which part should I show} more closely? Let me know in the comments.',
      'question',
    ],
    [
      'What would you {use such a deck for|do with a deck like this|try with it first}? I would be interested in your comments.',
      'question',
    ],
  ],
};
