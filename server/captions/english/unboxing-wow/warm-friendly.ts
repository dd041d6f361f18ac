import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // What I want it for
    {
      openings: {
        instagram: [
          'The DCK deck is {unpacked|out of its box}, and I {already know|know} where I’d like to try it.',
          '{Right, DCK deck.|Hello, DCK deck.|Welcome, DCK deck.} {You’re unpacked, so let’s find you a job.|You’re out of your box, so here’s the plan.}',
        ],
        linkedin: [
          'I’ve just unpacked the DCK deck, and {I can think of one bit of work|there’s one bit of work|I’ve got one bit of work in mind} that could do with a few good questions.',
          '{A lot of tools get tried once and forgotten.|It’s easy to try a new tool once and forget it.|New tools tend to end up in a drawer.} I’ve unpacked the DCK deck with {something real|a real job} in mind.',
        ],
        facebook: [
          '{So|Right|Well}, the DCK deck is out of its box, and before you ask what I want with {a pile of cards|a box of cards}: I have a plan.',
          'I’ve unpacked the DCK deck, {which is a box of cards full of questions|a box of cards that ask you things}, and I {know|think I know} where to start.',
        ],
        threads: [
          'DCK is {unpacked|out of its box}. {Now it has to earn its keep.|Let’s put it to work.|Let’s see it earn its keep.}',
          'I’ve {opened|unpacked} the DCK deck. {For once I have a plan.|I even have a plan.|There’s a plan, too.}',
        ],
        tiktok: [
          'I’ve just {opened|unpacked} the DCK deck, and {here’s what I want it for|I know what I want it for|there’s one thing I want it for}.',
          '{Okay|Right}, this is the DCK deck, and {here’s the first thing|this is the first thing} I’m using it for.',
        ],
      },
      middles: [
        '{First up|First stop|First on the list}: [a meeting or project]. {One card face up on the table|One card in the middle of the table|A card where everyone can see it}, and we’ll see what happens.',
        'I’d like to {take a card into|try the cards on|bring a card to} [a meeting or project] and {see what people say|see who answers first|see where it goes}.',
        'The cards are for [a meeting or project], where {I’d like|there’s room for} a question {nobody has asked yet|we haven’t asked yet}.',
      ],
      closings: [
        '',
        '{I’ll tell you|I’ll let you know} how it goes.',
        '{Wish me luck.|Fingers crossed.}',
      ],
      prompts: [
        'Where would you {try a card first|put a card on the table}? Tell me in the comments.',
        'Which of your meetings {needs a card|could do with a good question}? {Confess|Own up} in the comments.',
      ],
    },
    // The card on top
    {
      openings: {
        instagram: [
          'The DCK deck is unpacked, and I’m {allowing myself|sticking to|stopping at} one card {for now|to begin with}.',
          '{Box open, cards out|Lid off, cards out|Out of the box}: here’s my DCK deck, and I’ve {only read the top card|read the top card and no further}.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck. {Instead of going through the lot|Rather than rush through it|Instead of flicking through it all}, I’m starting with the card on top.',
          '{I tend to skim anything new.|It’s tempting to rush through anything new.|Anything new, I usually skim.} With the DCK deck, just unpacked, I’m {stopping at|starting with} the top card.',
        ],
        facebook: [
          'I’ve just unpacked the DCK deck, and {I’m being very grown up about it|I’m showing great restraint|I’m behaving myself}: one card, no more.',
          'The DCK deck is {out of its box|unpacked}, and {you’re all invited to think about|you can all help me with} the card on top.',
        ],
        threads: [
          'I’ve unpacked DCK and read one card. {That’s plenty.|That’ll do for now.|I need a minute.}',
          '{One card|A single card} into the DCK deck and I’ve {gone quiet|stopped talking}.',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck, so let’s see {what’s on top|which card’s on top|what the top card says}.',
          'This is my DCK deck, {fresh|straight} out of its box, and {here comes the first card|here’s card one}.',
        ],
      },
      middles: [
        'The top card is [title of the top card], and {I’m already arguing with it|I’ve read it twice|I’m still chewing on it}.',
        'On top is [title of the top card]. {I’m leaving it face up until I’ve got an answer.|It’s staying face up until I’ve made up my mind.|I’ll leave it out and see what comes to mind.}',
        'The deck {starts me off with|begins with|opens with} [title of the top card], and {that’s not a bad place to start|I’ll be busy for a bit|I can work with that}.',
      ],
      closings: [
        '',
        'The rest of the {deck|cards} can wait.',
        '{No skipping ahead.|No peeking at the next one.}',
      ],
      prompts: [
        'Could you {stop at one|read just one}? {Be honest in the comments.|Answers in the comments, please.}',
        'Would you {start at the top|take the top card} or {cut the pack|dig about in the middle}? Tell me in the comments.',
      ],
    },
    // Cards instead of a screen
    {
      openings: {
        instagram: [
          '{Something that doesn’t light up|Something without a charger|Something that needs no charging} for once: the DCK deck, just unpacked.',
          'I’ve {unpacked|opened} the DCK deck, and {it’s nice to hold|it’s good to have|I like having} something in my hands that isn’t a phone.',
        ],
        linkedin: [
          '{So much work lives on a screen.|Nearly all my work happens on a screen.|Most of what I work with is on a screen.} The DCK deck, now unpacked, {doesn’t need one|does without}.',
          'I’ve just unpacked the DCK deck, and {it’s a relief|it’s rather nice|it does me good} to come across a tool for new ideas that {has no log-in|sends no reminders|doesn’t ping}.',
        ],
        facebook: [
          '{Look, no screen|No screen, no charger|No plug, no password}: I’ve unpacked the DCK deck, and it’s a proper box of cards.',
          '{Yes, I’m aware this is a screen|I know you’re reading this on a screen}, but I’ve unpacked the DCK deck and it’s {made of actual cards|a proper pile of cards}.',
        ],
        threads: [
          '{My newest tool|My latest find} can’t {send notifications|be updated|run out of battery}: the DCK deck.',
          'I’ve unpacked the DCK deck. {Nothing to install.|It didn’t ask for a password.|No updates required.}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck and {nothing needs charging|I don’t have to charge it|there’s nothing to plug in}.',
          '{You’re watching this on a phone|I know you’re on your phone}, but look: DCK, {a deck you can hold|a real deck of cards}.',
        ],
      },
      middles: [
        'I like the idea of {passing a card across a table|sliding a card across a table|handing someone a card} instead of sharing {my screen|another link}.',
        '{A card|One card} can {sit|lie} on the table for a whole meeting, and {it never goes to sleep|nobody has to share a screen|nothing pops up in the corner}.',
        'The cards are there to {be picked up, argued over and put down again|be handed round and talked about|lie about on the table while people think}, and {that suits me|I’m all for that}.',
      ],
      closings: [
        '',
        '{My phone can wait.|The phone can wait.}',
        '{More of this, please.|I could get used to this.}',
      ],
      prompts: [
        'What do you {still do on paper|refuse to do on a screen}? Tell me in the comments.',
        'Paper or screen {when you’re thinking|when you need an idea}? {Say which|Tell me} in the comments.',
      ],
    },
    // Who I want to draw with
    {
      openings: {
        instagram: [
          'The DCK deck is unpacked, and {it wants company|it needs a second pair of hands|I don’t want to start alone}.',
          '{One DCK deck, out of its box|My DCK deck, lid off|The DCK deck, box open}, and {there’s a seat next to me|there’s room for one more}.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {my first thought was who I’d like to try it with|what I want most is someone to try it with|I’d rather not be the only one thinking}.',
          '{Some tools are for one person.|Plenty of tools are built for one.|Most tools I use are for one person at a time.} The DCK deck, {just unpacked|now unpacked}, looks like it’s for two or more.',
        ],
        facebook: [
          'I’ve unpacked the DCK deck, a box of cards for thinking things up together, so {I’m looking for company|I need an accomplice|I could do with a partner}.',
          'The DCK deck is out of its box. {All it needs now is people.|Now all I need is company.|Now I need somebody to sit down with.}',
        ],
        threads: [
          'The DCK deck is {unpacked|open}. {It’s meant for company.|Now I need people.|I can’t do this alone.}',
          'I’ve unpacked DCK: cards for people who {have ideas together|make things together}. {I’m one. Who’s next?|Who’s in?}',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck and {I know who I’m asking to draw|I’ve picked who gets to draw|there’s someone I want to ask}.',
          '{This is DCK|Here’s DCK}, it’s a deck for more than one, and I {need a partner|need someone to play|want company}.',
        ],
      },
      middles: [
        'The {person|first person} I’d like to draw a card with is [a name], {and I’m curious what we’d make of it|if I get to choose|no question about it}.',
        '{I’m saving a card for|There’s a card here for|I’ve got a card waiting for} [a name], {and a chair, too|like it or not|no getting out of it}.',
        'I’d {sit down with|share the deck with|draw cards with} [a name] any day, {just to hear another view|because two heads are more fun|and I think we’d be at it a while}.',
      ],
      closings: [
        '',
        '{I’ll clear the table.|I’ll tidy up first.}',
        '{Biscuits would be welcome.|Biscuits would help.}',
      ],
      prompts: [
        'Who would you {hand the first card to|draw a card with}? Name them in the comments.',
        '{Want a go?|Fancy a card?} Say so in the comments and {I’ll draw one for you|I’ll turn one over for you}.',
      ],
    },
    // The colours
    {
      openings: {
        instagram: [
          'All {these colours|the colours you see here} {came out of one box|fit into one box|live in one box}: it’s the DCK deck.',
          '{Unpacked|Out of its box|Fresh out of its box}: the DCK deck, in {all five of its colours|five colours}.',
        ],
        linkedin: [
          'I’ve just unpacked the DCK deck, and {I’ll admit|I confess|I don’t mind saying} I {noticed|was taken by} the colours before anything else.',
          '{Colour doesn’t turn up much at work.|Work could do with a bit of colour.|My working day is mostly grey and white.} The DCK deck, just unpacked, {comes in five of them|has five of them}.',
        ],
        facebook: [
          'The DCK deck is {out of its box|unpacked}, and it’s {so cheerful|so colourful|such a cheerful thing} that I had to show you.',
          '{You should see this on the table|I wish you could see this in person|A photo hardly does it justice}: the DCK deck, unpacked, in five colours.',
        ],
        threads: [
          'The DCK deck is {unpacked|out}, in five colours. {I’m trying not to sort them.|I will not sort them.|Sorting them would be silly.}',
          '{Grey day?|Grey desk?} I’ve unpacked the DCK deck: {five colours|five colours, no grey}.',
        ],
        tiktok: [
          'I’ve just unpacked the DCK deck and you {need to see|have to see|should see} the colours.',
          '{One box|One little box}, five colours: this is the DCK deck and {I love it|I’m very happy}.',
        ],
      },
      middles: [
        '{I haven’t read much of it yet|I’ll do the reading later}; I’m {just enjoying|still enjoying|busy with} {the look of the cards|how the cards look}.',
        'No two cards {look alike|look the same}, so {spreading them out|laying them out|going through them} is half the fun.',
        '{Each colour|Every colour} goes with a different kind of question, and I {don’t know them all yet|still have to learn which is which|haven’t worked out which is which}.',
      ],
      closings: [
        '',
        '{Reading comes next.|The reading can wait a minute.}',
        '{I couldn’t pick a favourite yet.|Don’t ask me for a favourite yet.}',
      ],
      prompts: [
        'Which colour would you {reach for|pick} first? Tell me in the comments.',
        '{Sorted by colour, or all mixed up?|Would you sort the cards or mix them?} Comments, please.',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          '{A whole box of questions|A box full of questions|This box is full of questions}, and it’s open: meet the DCK deck.',
          'I {opened a box|unpacked a box} and now {it’s my turn to answer|I’ve got some thinking to do|I’m the one being asked}. It’s the DCK deck.',
        ],
        linkedin: [
          'I’ve unpacked the DCK deck, and {what I like already|the thing I like already|what appeals to me} is that it {wants to know what I think|begins with questions}.',
          '{Most of us are paid to have answers.|Work rewards quick answers.|At work we’re quick with answers.} I’ve just unpacked the DCK deck, {and it’s mostly questions|which mostly asks questions}.',
        ],
        facebook: [
          '{Be warned|Fair warning|I should warn you}: I’ve {opened|unpacked} the DCK deck, it’s full of questions, and I plan to ask them.',
          '{You know I like a good question.|I do like a good question.|Who doesn’t like a good question?} Well, I’ve unpacked the DCK deck, and {that’s a box of them|it’s full of them}.',
        ],
        threads: [
          'I’ve unpacked DCK, a {box|deck} of cards that asks things. {I brought this on myself.|I was warned.|My own fault.}',
          'Opening the DCK deck was the {easy|simple} part. {Now it’s asking me things.|Next come the questions.}',
        ],
        tiktok: [
          'I’ve opened the DCK deck and {it’s full of questions|it’s asking me things already}, {so wish me luck|so here we go}.',
          '{So this is DCK|Okay, so this is DCK}: you draw a card and {it asks you something|you’ve got a question to answer}.',
        ],
      },
      middles: [
        'I like {cards that leave the answer to me|being asked things I can’t answer straight away|a question that doesn’t come with the answer}.',
        '{There’s no wrong way to begin|You can begin anywhere}: turn a card over, read it, {see what comes to mind|say the first thing you think of}.',
        '{The cards don’t tell me what to think.|The cards don’t talk down to me.|The cards don’t lecture.} {They ask, and then it’s up to me.|They ask one thing and then leave me to it.}',
      ],
      closings: [
        '',
        '{Ask me anything. The cards do.|I’d better start thinking.}',
        '{Now for an answer.|Answers to follow, possibly.}',
      ],
      prompts: [
        'What’s {a good question you’ve been asked|a question that made you stop and think}? Tell me in the comments.',
        'Are you {better at questions or answers|an asker or an answerer}? Let me know in the comments.',
      ],
    },
  ],
  cards: [
    'On top of the deck: {card}.',
    'The card on top: {card}.',
    'The card in front of me: {card}.',
    'The card on top of the deck is {card}.',
    '{Face up|Right here} in front of me: {card}.',
    'The top card{| of the deck}, by the way: {card}.',
  ],
};
