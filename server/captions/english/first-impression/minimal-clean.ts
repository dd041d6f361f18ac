import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // The card I stopped at
    {
      openings: {
        instagram: [
          'A first look at the DCK deck. {One card stayed out.|I stopped at one card.|One card made me stop.}',
          '{Some|A few} DCK cards, face up. One {is my favourite|stays out}.',
        ],
        linkedin: [
          'I’ve looked through some DCK cards, and {there’s one I’d show a colleague|one is staying on my desk|one of them I’d bring to work}.',
          'After a first look at the DCK deck, {one card has stayed out|one card stands out|one card hasn’t gone back in the box}.',
        ],
        facebook: [
          'I’ve read {a few|some} DCK cards, and one {is still on the table|hasn’t gone back|has stayed with me}.',
          'A first look at DCK. {I already have a favourite card.|I have a favourite.|One card won.}',
        ],
        threads: [
          'DCK, first look. {One card won.|One card stuck.|I kept one out.}',
          'I skimmed the DCK deck. {One card stopped me.|One card stuck with me.|One card held me up.}',
        ],
        tiktok: [
          'I like the DCK cards. {This one stopped me.|I keep rereading this one.|This one stayed out.}',
          'I looked through DCK. {This is my card.|This card stayed with me.|I kept this one out.}',
        ],
      },
      middles: [
        '{The card is|My card is|I mean} [the title of the card].',
        '[the title of the card]. {I’ve read it twice.|I’m still thinking about it.|I have no answer yet.}',
        'The card is [the title of the card]. {It’s short, and hard to answer.|It’s quick to read, and I’m slow to answer.|I keep picking it up.}',
      ],
      closings: [
        '',
        '{The others can wait.|The rest can wait.}',
        '{I’ll think about it.|I’m in no hurry.}',
      ],
      prompts: [
        '{What’s your answer|Your answer}? Leave it in the comments.',
        'Have the deck? {Name your card|Tell me your card} in the comments.',
      ],
    },
    // Three words
    {
      openings: {
        instagram: [
          '{DCK in three words|My three words for DCK|DCK, summed up}: [your three words].',
          'First {look|impression|glance}, DCK deck: [your three words].',
        ],
        linkedin: [
          '{A first impression of the DCK deck|My first impression of the DCK deck|The DCK deck after a first look}, in three words: [your three words].',
          'I’ve looked through some DCK cards, and {here are my three words|three words will do|my verdict is brief}: [your three words].',
        ],
        facebook: [
          '{What I think of DCK so far|My view of DCK so far|DCK so far}: [your three words].',
          'I’ve read some DCK cards. {Three words for them|I’d call them|In three words}: [your three words].',
        ],
        threads: [
          'DCK, {briefly|so far|at first sight}: [your three words].',
          'First {look at|glance at|impression of} DCK: [your three words].',
        ],
        tiktok: [
          '{Three words for the DCK deck|The DCK deck, three words|DCK deck, my three words}: [your three words].',
          'I read some DCK cards. {My verdict|My three words|In short}: [your three words].',
        ],
      },
      middles: [
        'The cards are {short|to the point}. {I take them slowly.|The thinking takes longer.|I like that.}',
        'I’ve {seen part of the deck|read some of the cards|read a few cards}. {There’s more to come.|I’ll read on.}',
        '{The cards ask one thing each.|One card, one thought.|Each card keeps to one thought.} {That’s enough.|I like that.}',
      ],
      closings: [
        '',
        '{Early days.|I’m not done yet.}',
        '{I may change my mind.|Ask me again later.}',
      ],
      prompts: [
        'Your {day|week} in three words? {Comment below.|Leave a comment.}',
        'Know the deck? {Your three words|Three words} in the comments, please.',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'I’ve read some DCK cards. {They ask good questions.|They ask, I think.|Most of them ask something.}',
          'The DCK deck, {first look|at first sight}: {many questions, no lectures|questions, no lectures}.',
        ],
        linkedin: [
          'A first look at the DCK deck: {the cards ask and don’t instruct|good questions, and no orders|the cards ask and then leave me to it}.',
          'I’ve looked through some DCK cards, and {they leave me thinking|they leave the thinking to me|the answers are left to us}.',
        ],
        facebook: [
          'The DCK cards {I’ve read want to know things|I’ve read ask and then wait|so far are full of questions}.',
          'First impression of DCK: {it asks kindly|it asks, and it’s kind about it|friendly questions}.',
        ],
        threads: [
          'DCK asks. {I stall.|I think.|I look out of the window.}',
          'First look at DCK. {It has good questions.|It’s curious. So am I.|It asks, kindly.}',
        ],
        tiktok: [
          'I’ve read some DCK cards. {They ask, you think.|They’re good at asking.|They made me think twice.}',
          'What’s DCK like? {It asks you things.|It’s a deck that asks.|It asks, then it waits.}',
        ],
      },
      middles: [
        '{One card asks one thing.|A card asks one thing.} {I do the rest.|Then I think.|The rest is up to me.}',
        'The cards {give no answers|don’t give answers|leave out the answer}. {That’s all right by me.|That suits me.}',
        '{I read a card, then I go quiet.|I read one card and had to think.|A short card can take a long time.} {Fine by me.|I don’t mind.}',
      ],
      closings: [
        '',
        '{I’ll read on.|I’ll keep going.}',
        '{I like being asked.|It’s good to be asked.}',
      ],
      prompts: [
        '{Have a good question|Got a question for me}? The comments are open.',
        'Do you {think|decide} {out loud|on paper} or {in your head|in silence}? Comment below.',
      ],
    },
    // One card a week
    {
      openings: {
        instagram: [
          'I’ve looked through some DCK cards. {I’d like to draw one a week.|New plan: one a week.|One a week seems right.}',
          '{One DCK card a week|A DCK card every Monday}. {I’d like to try that.|That’s the plan.}',
        ],
        linkedin: [
          'A first look at the DCK deck gave me a plan: {one card every Monday|one card a week, before email|one card on Monday, before the inbox}.',
          'I’ve looked through some DCK cards, and {I’d like to read one a week|one a week is a good pace|I’ll take them one a week}.',
        ],
        facebook: [
          'I’ve read some DCK cards, and {one a week will do|now I’d like to try one a week|my plan is one a week}.',
          'My plan after a first look at DCK: {a card a week|one card each Monday|one card every week}.',
        ],
        threads: [
          'One DCK card a week. {I’ll try.|Let’s see.|I can manage that.}',
          'I could read DCK in one go. {I won’t.|One a week, then.|I’d rather do one a week.}',
        ],
        tiktok: [
          'I’m trying one DCK card a week. {It’s a small habit.|I’m starting now.|It’s worth a try.}',
          'New habit: one DCK card {a week|every Monday|each week}.',
        ],
      },
      middles: [
        'The cards are {short|quick to read}. {One lasts a while.|One goes a long way.|One keeps me thinking.}',
        '{I’ll put a card on my desk|I’ll stand a card by the screen|I’ll keep a card in view} and see {what comes up|what comes of it}.',
        '{I forget most of what I rush.|I’d only skim the cards.|I don’t want to rush the cards.} {One card stays with me.|One card is plenty.}',
      ],
      closings: [
        '',
        '{Hold me to it.|I’ll keep you posted.}',
        '{I’d like to keep it up.|I hope I keep it up.}',
      ],
      prompts: [
        'One a day or one a week? {Comment below.|Tell me in the comments.}',
        '{Which habit have you kept|What’s your smallest habit}? Leave a comment.',
      ],
    },
    // Where I’d use it
    {
      openings: {
        instagram: [
          'I’ve looked through the DCK deck. {I can see a use for it.|I know where I’d use it.|I’d like to put it to use.}',
          'DCK, {first look|after a first look}: {useful, I think|I’d use this|I have a use for it}.',
        ],
        linkedin: [
          'I’ve looked through some DCK cards, and {one could replace my first slide|I’d start a meeting with one|I’d like one instead of a slide}.',
          'After a first look at the DCK deck, {I’d like to use it at work|I can see a card on a meeting table|I can think of a use for it at work}.',
        ],
        facebook: [
          'I’ve had a first look at DCK. {I can think of a use for it.|I could use it at work.|It could be useful at work.}',
          'I’ve read a few DCK cards, and {I have one idea so far|now I’d like to try one|I’d use one at work}.',
        ],
        threads: [
          'DCK, first look. {I’d swap a slide for a card.|A card could replace a slide.|One slide fewer, perhaps.}',
          'I’ve read some DCK cards. {I’d open a meeting with one.|One meeting comes to mind.|I know where they’d fit.}',
        ],
        tiktok: [
          'I’ve read some DCK cards. {I know where I’d use one.|I’d use one at work.|Here’s where I’d use one.}',
          'What would I do with DCK? {Here’s one idea.|I’d start here.|This, to begin with.}',
        ],
      },
      middles: [
        '{I’d take a card to|I’d try a card in|I’d draw a card for} [a meeting or project].',
        'I’d put {a card|one of the cards|a few cards} on the table for [a meeting or project].',
        'I’m thinking of [a meeting or project]. {One card would be enough.|It could do with a card.|It could use a fresh question.}',
      ],
      closings: [
        '',
        '{I’d begin small.|I’d keep it simple.}',
        '{I’m curious what comes of it.|I’d like to see what comes of it.}',
      ],
      prompts: [
        'Where would you use {a card|one of the cards}? Comment below.',
        'Which {slide|meeting} would you swap for a card? {Tell me in the comments.|Leave a comment.}',
      ],
    },
  ],
  cards: [
    'In front of me: {card}.',
    'The card I read last: {card}.',
    'Face up: {card}.',
    'In my hand: {card}.',
    'The card in front of me is {card}.',
    'I’m looking at {card}.',
  ],
};
