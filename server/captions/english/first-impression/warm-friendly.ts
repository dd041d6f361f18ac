import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // The card I stopped at
    {
      openings: {
        instagram: [
          'A first look through the DCK cards, and {I got stuck on one|one of them stopped me|one wouldn’t let me past}.',
          'I {meant to flick|was going to flick} through the DCK deck, {but I stopped at one card|but one card stopped me|but I couldn’t get past one card}.',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck. {Most cards I nodded at, one made me stop.|I turned the cards one by one until one made me stop.|One card held me up.}',
          '{I judge a new tool by the first thing I’d show a colleague.|The test of a new tool is what you’d show someone first.} With the DCK deck, {I know which card that is|that’s one particular card}.',
        ],
        facebook: [
          'I’ve had a first look through my DCK cards, and {there’s one I’d put on the fridge|one of them belongs on the fridge|one of them is going on the fridge}.',
          'So, the DCK deck: I’ve {read a few cards|looked at a few cards}, and one of them {is still face up in front of me|hasn’t gone back in the box}.',
        ],
        threads: [
          'I was {skimming|flicking through} DCK cards. {Then I met my match.|One of them objected.|One of them won.}',
          'First look at DCK. {One card won’t go back in the box.|I’ve kept one card out.|One card is staying out.}',
        ],
        tiktok: [
          'I was flicking through my DCK deck and {one card stopped me|one card made me stop|I had to stop at one card}.',
          'Let me show you the one DCK card I {keep going back to|can’t put back|keep picking up}.',
        ],
      },
      middles: [
        'The card is [the title of the card], and {I went straight back to read it again|I read it again straight away|I still have no clever answer}.',
        'The card I mean is [the title of the card]. {Simple enough to read, not so simple to answer.|It’s quick to read, and I’m slow to answer.|It takes a second to read and a lot longer to answer.}',
        'The culprit: [the title of the card]. {I’d like to hear what you’d say.|I wonder what you’d make of it.|I’d love to know what anyone else would say.}',
      ],
      closings: [
        '',
        '{I’ll get to the others.|The others will have to wait.}',
        '{Not bad for one card.|Quite something for one card.}',
      ],
      prompts: [
        'What would you {answer|say to that one}? Tell me in the comments.',
        'Got the deck too? Tell me the card {you stopped at|you’d keep out} in the comments.',
      ],
    },
    // Three words
    {
      openings: {
        instagram: [
          'The DCK deck in three words, {after a first look|on first acquaintance|after a quick look through}: [your three words].',
          '{My first impression of DCK|First impressions of DCK|How I’d describe DCK so far}, in a nutshell: [your three words].',
        ],
        linkedin: [
          '{Asked for|If you asked me for|Put on the spot for} a first impression of the DCK deck, I’d say: [your three words].',
          'I’ve looked through part of the DCK deck, and {I’ve got three words for it|I’d sum it up in three words|three words will do for now}: [your three words].',
        ],
        facebook: [
          'I’ve had a look through my DCK cards, and {for those who like it short|the short version is|before I go on and on}: [your three words].',
          '{What’s DCK like?|Some of you will wonder what DCK is like.|How are the DCK cards?} In three words: [your three words].',
        ],
        threads: [
          'DCK, first look, {three words|in three words|my three words}: [your three words].',
          '{My review of DCK so far|What I make of DCK so far|All I’ll say about DCK for now}: [your three words].',
        ],
        tiktok: [
          'Okay, the DCK deck in three words, {go|here goes|no cheating}: [your three words].',
          'I’ve {looked at|read} some DCK cards and {all I can say is this|here’s my verdict|here are my three words}: [your three words].',
        ],
      },
      middles: [
        'I’ve only {seen a few of the cards|been through some of the deck|dipped into the deck}, so {it’s early days|I may change my mind|don’t hold me to it}.',
        'The cards are short, so {you read one quickly|reading one is quick}, and then you’re {looking at the ceiling|thinking about something else entirely|left looking out of the window}.',
        '{Some of the cards make me nod|A few of the cards make me smile} and {one or two make me squirm|some make me think twice|others I’ll have to read again}, {which seems a good mix|which is about right}.',
      ],
      closings: [
        '',
        '{That’ll do for now.|That’s all I’ve got for now.}',
        '{More when I’ve got further.|Ask me when I’ve seen the rest.}',
      ],
      prompts: [
        'Three words for your {day|week} so far? {In the comments, please.|Comments, please.}',
        'If you know the deck: {would you pick the same three words|what are your three words}? Tell me in the comments.',
      ],
    },
    // It asks, and it’s kind about it
    {
      openings: {
        instagram: [
          'I {expected|was braced for} clever, and the DCK cards {are kind as well|turn out to be kind too}. {That’s how they strike me so far.|That’s my first impression.}',
          'A first look at the DCK deck: {lots of questions|all these questions}, and {no lectures|not one lecture|nobody wagging a finger}.',
        ],
        linkedin: [
          'The DCK deck, after a first look, {is like a colleague|reminds me of a colleague} who asks one good question and then {actually waits|waits for the answer|lets you think}.',
          'I’ve had a first look through the DCK deck, and {what I like is that|I like how} the cards {ask before they tell|ask instead of telling|leave the thinking to us}.',
        ],
        facebook: [
          'You know those people who ask {a good question|one good question} and then {really listen|wait for your answer}? The DCK deck, on a first look, is like that.',
          'How do I explain DCK? It’s a deck of cards that {wants to know what you think|asks what you’d do|asks you things}, and I’ve {read a few|been reading some}.',
        ],
        threads: [
          'First look at DCK: {it asks, I stall|it asks, I stare out of the window}. {Fair.|Fine by me.}',
          'I’ve read some DCK cards. {They’re kind, but nosy.|They ask a lot and mean well.|They’re polite, and they don’t let go.}',
        ],
        tiktok: [
          'I’ve read some DCK cards and {they ask really good questions|they’re nosy in a nice way|they keep asking me things}.',
          'So what are DCK cards like? {You read one and go quiet.|You read one and stare at the wall.|Imagine a friend who asks good questions.}',
        ],
      },
      middles: [
        '{Some of the cards ask, some nudge, some quote somebody wise.|Some cards ask, some dare you, some just quote somebody.} {None of them talks down to me.|Not one of them nags.|None of them shows off.}',
        'The cards {don’t hand you an answer|leave the answer to you|stop where the answer would be}, and I {rather like that|rather enjoy that|must say that suits me}.',
        'One card, {one thought|one question}, and then {it’s over to me|the rest is up to me|it’s my turn}. I can {work with that|live with that}.',
      ],
      closings: [
        '',
        '{I think we’ll get along.|We’re getting along.}',
        '{I like being asked.|It’s nice to be asked.}',
      ],
      prompts: [
        'What’s the kindest question {you’ve been asked|anyone’s asked you}? I’d love to read it in the comments.',
        'Do you {think out loud|talk things through} or {go quiet|keep it in your head}? Tell me in the comments.',
      ],
    },
    // One card a week
    {
      openings: {
        instagram: [
          'I’ve looked through some of my DCK cards, and {now I’ve got an idea for Mondays|I’ve had an idea about Mondays|they’ve given me an idea for Mondays}.',
          'The DCK deck, after a first look: {I won’t read it in one go|it’s not one to race through|it wants to be taken slowly}. One card at a time.',
        ],
        linkedin: [
          'After a first look through the DCK deck, I’d like to {make a small habit of it|try a small habit with it|start a small habit}: one card a week, {before the inbox|before I open my inbox}.',
          '{Mondays could do with a better start.|My Mondays usually start with email.|Most of my weeks start in the inbox.} I’ve looked through some DCK cards, and {I’d rather start with one of those|one of them might do the job}.',
        ],
        facebook: [
          'I’ve read a few DCK cards, and they’re like {the good biscuits|good chocolates}: {one at a time, if you have the willpower|one at a time is enough|I’m trying to stop at one}.',
          'I’m making {a new rule|a small rule|one rule} after my first look at the DCK deck: one card a week, and {no skipping|no cheating}.',
        ],
        threads: [
          'I’ve looked through some DCK cards. {Plan: one a week.|One a week, I think.|New habit: one a week.} {We’ll see.|No, really.}',
          'You can read a DCK card in {seconds|a moment|no time}. {One a week will do.|One a week, though.}',
        ],
        tiktok: [
          'I’ve looked at my DCK deck and I’m trying one card a week, {starting now|so hold me to it|no cheating}.',
          '{New habit|New rule}: one DCK card every Monday, {before anything else|before my emails|before I check my phone}.',
        ],
      },
      middles: [
        'The cards are {short enough to read|quick enough to read} while a call connects, and {each one could keep me busy till Friday|one is enough to think about all day|one of them goes a long way}.',
        'I’ll {prop a card against my screen|leave a card by the keyboard|stand a card on my desk} and {see what comes to mind|see what I make of it by Friday|let it get on with it}.',
        '{Read too many cards at once|Rush through the cards} and {they blur|you only skim}. {One of them, slowly, is plenty.|A single card gives me enough to chew on.|One on its own has room to work.}',
      ],
      closings: [
        '',
        '{Hold me to it.|Ask me in a week.}',
        '{Small habits are the ones I keep.|I’m good at small habits.}',
      ],
      prompts: [
        '{What’s a small habit you’ve kept|Which small habit has stuck with you}? Tell me in the comments.',
        'One a day or one a week: what {would you manage|could you keep up}? Comments, please.',
      ],
    },
    // What it made me think of
    {
      openings: {
        instagram: [
          'I turned over a few DCK cards, and {my thoughts went straight to work|my head is buzzing|one of them set me thinking}.',
          '{A first look at the DCK deck|My first look at the DCK deck}, and {it’s already got me thinking|I’m already miles away|I’m somewhere else entirely}.',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck, and {one card landed rather close to home|one card was uncomfortably close to home|one card might have been written for my desk}.',
          'The DCK deck, on a first look, {did what a good question does|did something useful}: it {reminded me of something unfinished|brought up something unfinished}.',
        ],
        facebook: [
          'I’ve had a {little|first} look at the DCK deck, and {one card has got me thinking|now I can’t stop thinking about something|one card set me off}.',
          'So I turned over a few DCK cards, and {guess what they made me think of|guess where my mind went|my mind went for a walk}.',
        ],
        threads: [
          'Read a few DCK cards. {Now I’m thinking about work. Voluntarily.|My mind wandered, usefully.|Now I’m thinking.}',
          'DCK, first look: {one card, one guilty conscience|one card hit a nerve|one card and I’m elsewhere}.',
        ],
        tiktok: [
          'I turned over a DCK card and {it got me thinking straight away|now I can’t stop thinking|it hit a nerve}.',
          'You know when {one question|a single card} sends your mind off? {That’s DCK for me.|DCK just did that.}',
        ],
      },
      middles: [
        '{What came to mind was|The cards made me think of|The cards took me back to} [what it made you think of], which {I hadn’t looked at for a while|deserves another look|could do with a fresh look}.',
        '{My head is full of|My head keeps going back to|I keep coming back to} [what it made you think of], and {I blame the cards|the cards are to blame|it’s the deck’s fault}.',
        'On my mind {now|ever since}: [what it made you think of]. {Thank you, cards.|The cards started it.|I blame the deck.}',
      ],
      closings: [
        '',
        '{I should write that down.|Where’s my notebook?}',
        '{I’ll take that as a good sign.|That’s a good sign, I think.}',
      ],
      prompts: [
        'What have you been {putting off thinking about|meaning to think about}? {Own up|Tell me} in the comments.',
        'When did {a question|one question} last {catch you out|stick with you}? Tell me in the comments.',
      ],
    },
    // Games
    {
      openings: {
        instagram: [
          'There are games in the DCK deck! I’ve had a first look, and {now I need a partner|I’m looking for players|now I want somebody to play with}.',
          '{Bits of theory, bits of fun|Quotes, challenges and a few games|A bit of thinking, a bit of playing}: my first look at the DCK deck.',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck and found {games among the theory|a few games between the quotes and the theory}. {I know which I’ll try first at work.|I’d like to see one in a meeting.|I’d bring one to a meeting.}',
          '{Adults at work don’t play nearly enough.|We could all play a bit more at work.|I’d like more play in my working day.} The DCK deck, on a first look, has {a few games|games} for that.',
        ],
        facebook: [
          'I’ve looked through some of the DCK deck, and {there are games in it|some of the cards are games}, so {I’ll be round with them|be ready when I visit|you know what’s coming}.',
          '{Fair warning|A small warning}: I’ve had a first look at the DCK deck, found the games, and I’m {looking at you|coming for you|short of players}.',
        ],
        threads: [
          'The DCK games {want two people|want company}. The DCK quotes want {quiet|a comfy chair}. {I want both.|I’m up for both.}',
          'I’ve found the games in the DCK deck. {The theory can wait.|Work can wait.|Sorry, theory.}',
        ],
        tiktok: [
          'I’ve looked through my DCK cards, and some are games, so {I’m in|I need players|come and play}.',
          'Nobody told me there were games in the DCK deck. {Deal me in.|Count me in.|I want to play.}',
        ],
      },
      middles: [
        'I like that the cards {switch between serious and silly|aren’t all serious}: {think for a minute, play for ten|one makes you think, the next makes you play|a hard question here, a bit of fun there}.',
        'The games are for {a group|two or more}, so I’ll have to {find people|talk somebody into it|ask around}, which is {half the fun|no hardship}.',
        '{A game seems a good way in|A game is an easy way in|I’d start with a game}: nobody {has to be clever|needs to prepare}, and {people talk|everyone joins in}.',
      ],
      closings: [
        '',
        '{I’ll bring the deck, you bring biscuits.|I’ll bring the cards.}',
        '{No prizes, sorry.|Winning is optional.}',
      ],
      prompts: [
        'Who’s {in for a game|playing}? {Put your hand up|Say so} in the comments.',
        '{Last game you enjoyed?|What did you last play?} {Tell me in the comments.|Comments, please.}',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}.',
    'The card I read last: {card}.',
    'The card in my hand: {card}.',
    'In front of me {as I write|right now}: {card}.',
    'I’m looking at {card}{| right now}.',
    'The last card I {turned over|picked up}: {card}.',
  ],
};
