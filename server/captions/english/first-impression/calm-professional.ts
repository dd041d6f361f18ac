import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // The card I’d take to work
    {
      openings: {
        instagram: [
          'After a first look at the DCK deck, there’s {one card I’d put on a meeting table|one card I’d show to colleagues|one card I keep coming back to}.',
          '{A few|Some|Several} DCK cards from a first look, and {one that stays out|one that isn’t going back yet}.',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck. {Most cards I’d like to read again; one I’d take straight into a discussion.|One of the cards would suit a discussion I’ve been meaning to have.|One card in particular I’d put on the table at work.}',
          '{When I look at a new tool, I ask what I’d use first.|With any new tool, I look for one thing I’d use at once.|A tool earns its place with one good use.} In the DCK deck, {I’ve found a card for that|it’s a single card}.',
        ],
        facebook: [
          'I’ve looked through some of the DCK cards, and there’s one I’d {hang on the wall|put up where I can see it|gladly show around}.',
          'A few lines on the DCK deck, {after a first look|from a first reading}: {one card has stayed with me|there’s one card I’d keep out}.',
        ],
        threads: [
          'Of the DCK cards I’ve read, {one deserves a second reading|one is still on the table|one has stayed with me}.',
          'First look at DCK: {many cards, one that stays out|I’d take one card to work|one card is staying on my desk}.',
        ],
        tiktok: [
          'I’ve looked through the DCK deck, and {this is the card I paused at|one card made me pause|there’s one card I’d take to work}.',
          'If I could show you one DCK card {only|from my first look}, {this would be it|I’d show you this one}.',
        ],
      },
      middles: [
        'The card is [the title of the card]. {I’d like to hear how others answer it.|It’s brief, and I’ve thought about it more than once.|It’s quickly read and not so quickly answered.}',
        'It’s [the title of the card], which {puts its finger on something|touches on something I recognise|seems to know my work rather well}.',
        'What caught my eye was [the title of the card]. {I don’t have an answer yet.|I’ll keep it in view.|I’d like to discuss it with someone.}',
      ],
      closings: [
        '',
        '{The rest of the deck|The other cards} can follow.',
        '{A good sign, I think.|That’s a good start.}',
      ],
      prompts: [
        'If you know the deck, {which card did you stop at|which card would you take to work}? Tell me in the comments.',
        'How would you {answer it|begin to answer}? I’d like to {hear it|read it} in the comments.',
      ],
    },
    // A question in place of a slide
    {
      openings: {
        instagram: [
          'After a first look at the DCK deck: {I’d like to open a meeting with a card|one of these instead of a first slide, perhaps|a card might do the work of a slide}.',
          'A first look through the DCK cards, and {an idea for the next meeting|a thought about meetings|a thought about first slides}.',
        ],
        linkedin: [
          'After a first look at the DCK deck, I’m {wondering|thinking about} what would happen if {a meeting opened with one card instead of a title slide|the first slide were a question on a card|we left out the first slide and drew a card}.',
          '{Answers are rarely in short supply at work.|There’s no lack of answers in most meetings.|Most meetings have plenty of answers.} The DCK deck, on a first look, {starts with the question|is more interested in questions}.',
        ],
        facebook: [
          'I’ve looked through some DCK cards, and {they’ve given me an idea for work|I’d like to take one to a meeting}: {a question in place of the first slide|one question instead of an agenda}.',
          'For anyone who has {sat through too many slides|wished for fewer slides}: I’ve had a first look at the DCK deck, and {it might be a way out|it gives me an idea}.',
        ],
        threads: [
          'I’ve looked through the DCK deck. {I’d swap my first slide for a card.|One card instead of a title slide: why not?|There’s a slide I’d gladly drop for a card.}',
          'DCK, first impression: {I’d sooner discuss a card than a slide|a card could open my next meeting|I’d start a meeting with a card}.',
        ],
        tiktok: [
          'I’ve looked through the DCK deck, and I’d {swap my first slide for a card|open a meeting with a card|happily drop a slide for a card}.',
          'What if a meeting {started|began|opened} with a DCK card {and not with a slide|instead of a slide}?',
        ],
      },
      middles: [
        'A card {asks one thing|asks one question} and {leaves it on the table|then leaves room|stays in view}, which {is about what a good start needs|is a decent way to begin}.',
        'The cards are {simple enough to read out|plain enough to read aloud}, and I can imagine {a good discussion from a single one|people answering in turn|a quiet group starting to talk}.',
        '{You don’t have to explain a card|Nobody has to present a card|A card needs no presenter}: {someone reads it, and the others answer|you read it out and wait|you put it down and see who speaks}.',
      ],
      closings: [
        '',
        '{I’d like to try it.|It’s worth a try.}',
        '{The slides can follow.|Slides can come afterwards.}',
      ],
      prompts: [
        'How do you {open a meeting|begin a meeting} when {you want people to talk|the group is quiet}? Let me know in the comments.',
        'Which slide would you {gladly leave out|not miss}? Tell me in the comments.',
      ],
    },
    // Who it’s for
    {
      openings: {
        instagram: [
          'A first look at the DCK deck, and {a thought on who it’s for|a word on who might like it|a note on who would enjoy it}.',
          'I’ve read {some|a few} DCK cards, and {I know who I’d lend them to|I can picture who would like them}.',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and {I’ve been asking myself who it’s for|the obvious question is who it’s for|I’d like to be fair about who it’s for}.',
          '{No tool suits everybody.|Not every tool is for everyone.|I’m wary of tools that suit everybody.} After a first look at the DCK deck, I’d say {it knows its readers|it doesn’t pretend to}.',
        ],
        facebook: [
          'I’ve looked through some of the DCK deck. {Is it for everyone? Probably not.|It won’t be for everybody, and that’s all right.|Some of you would like it, some wouldn’t.}',
          '{If you’re wondering whether the DCK deck is for you|In case you wonder whether DCK is for you|For those who wonder if DCK is for them}, here’s what I think.',
        ],
        threads: [
          'Card decks {aren’t for everyone|are a matter of taste}. DCK, so far, {is for me|suits me}.',
          'I’ve read some DCK cards. {Not for the impatient.|Not for people in a hurry.|They want a patient reader.}',
        ],
        tiktok: [
          'I’ve looked through the DCK deck. {Here’s who I think it’s for.|Is it for you? Perhaps.|So who’s it for?}',
          'Who would like the DCK deck? {I’ve had a first look.|My guess, after a first look.|A first guess from me.}',
        ],
      },
      middles: [
        'If you {like being asked|enjoy a good question|don’t need all the answers}, {the cards should suit you|these cards are for you|I’d say the cards are for you}.',
        'The cards are for people who {work on new things together|make new things with others}. {If you want ready-made answers, look elsewhere.|Those who want instructions may be disappointed.|Anyone who wants a recipe may not warm to them.}',
        '{I’d lend the deck to someone with time to talk|I’d give the deck to a group that likes to talk|I’d hand the deck to people who like to discuss things}, {not to someone in a rush|though not just before a deadline}.',
      ],
      closings: [
        '',
        '{That’s how it looks so far.|So it seems to me.}',
        '{That’s a first impression, no more.|I may see it differently later.}',
      ],
      prompts: [
        'Would it be {for you|something for you}? {Tell me in the comments, either way.|Yes or no, in the comments.}',
        'Who would you {lend it to|show it to}? I’d like to read it in the comments.',
      ],
    },
    // What it made me think of
    {
      openings: {
        instagram: [
          'A first look at the DCK deck, and {one card set me thinking|my thoughts have moved on to work|one card has sent my thoughts elsewhere}.',
          'I {turned over|read} a few DCK cards and {put the rest aside to think|stopped to think after one of them}.',
        ],
        linkedin: [
          'A first look at the DCK deck {brought back|reminded me of} something {from my own work|I’d set aside at work|I hadn’t finished thinking about}.',
          'I’ve looked through some of the DCK cards, and one {came closer to my work than I expected|was closer to home than I’d expected|could have been about my own desk}.',
        ],
        facebook: [
          'I’ve read a few of the DCK cards, and {one of them has stayed on my mind|one has kept me thinking|my thoughts haven’t quite come back}.',
          'A first look through the DCK deck, and {it’s left me thinking|I’ve ended up thinking about something else|I find myself thinking about work}.',
        ],
        threads: [
          'I’ve read some DCK cards, and one {had a point|was about me, I suspect|came rather close to home}.',
          'First look at DCK. {I’m now thinking about work.|One card, and my thoughts are elsewhere.|It has set me thinking.}',
        ],
        tiktok: [
          'I’ve looked through some DCK cards, and {one made me think|one of them set me thinking|one stayed with me}.',
          'A DCK card {asked me something|asked a simple question}, and {my mind wandered|I had to think}.',
        ],
      },
      middles: [
        '{What came to mind was|My thoughts went to|I was soon thinking of} [what it made you think of], which {deserves another look|I hadn’t considered for some time|could do with a fresh start}.',
        '{What’s on my mind is|My mind is on|What I’m left with is} [what it made you think of], and {I’d like to follow that up|that alone was worth the look|I want to come back to it}.',
        'On my mind now: [what it made you think of]. {A card only asks; the rest is mine.|A short question is sometimes enough.|It’s good to be reminded.}',
      ],
      closings: [
        '',
        '{I should write that down.|I’d better write that down.}',
        '{The next card can wait.|I’ll leave it at one card.}',
      ],
      prompts: [
        'What did a good question last {remind you of|make you reconsider}? Tell me in the comments.',
        'What would you like to {think about again|take another look at}? I’d be glad to read it in the comments.',
      ],
    },
    // One card a week
    {
      openings: {
        instagram: [
          'A first look through the DCK deck, and {a plan|a modest plan|a simple plan}: one card {a week|every Monday}.',
          'I won’t read the DCK deck {in one sitting|in a hurry}. {One card a week seems about right.|I’d like to draw one card a week.|A card a week will do.}',
        ],
        linkedin: [
          'After a first look at the DCK deck, I’d like to {begin each week with one card|draw one card every Monday|start my Mondays with a card}, {before I open my inbox|before the first email}.',
          '{Good habits at work tend to be small.|The habits I keep are small ones.|I trust small habits.} With the DCK deck, after a first look, {mine could be one card a week|I’m thinking of one card a week}.',
        ],
        facebook: [
          'I’ve looked through some DCK cards and {decided to slow down|decided against reading them all}: {one a week|one every Monday} {is plenty|will do}.',
          'It’s tempting to {rush|gallop|race} through the DCK cards. {I’d like to draw one a week instead.|My plan is one a week.}',
        ],
        threads: [
          'One DCK card a week. {A modest plan.|That’s the whole plan.|I think I can keep that up.}',
          'A DCK card takes {a moment|seconds} to read. {I’d still allow a week for each.|A week for each seems right.}',
        ],
        tiktok: [
          'I’ve looked through the DCK deck, and I’d like to {draw one card a week|try one card a week|make it one card a week}.',
          'One DCK card {a week|every Monday}: {that’s a habit I’d like to try|that’s my plan}.',
        ],
      },
      middles: [
        'A card on the desk {asks nothing of me but a thought|is easy to keep in view|doesn’t take much room}, and {a week gives it time|by Friday I may have an answer}.',
        'The cards are {quickly read, but not quickly answered|short, and the answers take a while}, so {I’d rather take my time|a slow pace suits them|I’d rather wait a week than skip ahead}.',
        'If I read {many cards|too many of the cards} at once, {I only skim|I forget most of them}. {One gets my full attention.|With one, I take my time.|One on its own I remember.}',
      ],
      closings: [
        '',
        '{Let’s see how long I keep it up.|I’ll see how it goes.}',
        'One a week {should be manageable|is something I can keep up}.',
      ],
      prompts: [
        'Which small habit {has lasted for you|do you keep at work}? Tell me in the comments.',
        'How do you {begin your week|start a Monday}? {Tell me|Let me know} in the comments.',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}.',
    'The card I read last: {card}.',
    'In front of me as I write: {card}.',
    'The last card I {turned over|picked up}: {card}.',
    'The card I have {here|in front of me} is {card}.',
    'The card beside me as I write: {card}.',
  ],
};
