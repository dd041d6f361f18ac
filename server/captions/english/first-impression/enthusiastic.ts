import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The favourite card
    {
      openings: {
        instagram: [
          'A first look through the DCK cards, and I’ve {already got a favourite|fallen for one of them|picked a favourite}!',
          '{Stop everything|Hold on|Wait}! I’ve looked through some DCK cards, and {I’ve found my card|one of them is so me|one of them is mine}.',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck, and there’s {one card I’d put on every meeting table|one card I’d happily pin above my desk|one card I want to show everyone at work}!',
          '{Some|A lot|Plenty} of the DCK cards made me nod on a first look, and then one made me {sit up|stop and stare}!',
        ],
        facebook: [
          'I’ve been through some of my DCK cards, and {I’ve found the one for the fridge|one of them is going on the fridge|one of them is going straight on the wall}!',
          '{Can I tell you about a card?|You have to hear about this card!|I need to tell you about a card!} I’ve had a first look at the DCK deck, and {I’m smitten|I’ve got a crush on one}.',
        ],
        threads: [
          'First look at DCK, and I’ve {already got a favourite|got a favourite|found my favourite}!',
          '{It only took|All it took was|I only needed} one DCK card, and I was {sold|all ears}!',
        ],
        tiktok: [
          'I’ve looked through my DCK deck, and {I have to show you this card|I’ve got a favourite already|one card is so me}!',
          'You have to see the DCK card I {can’t stop reading|keep going back to|just found}!',
        ],
      },
      middles: [
        'The card is [the title of the card], and {I could talk about it for ages|I’ve got about ten answers|I want it framed}!',
        'I mean [the title of the card], and {I’ve read it again and again|I’ve been grinning at it ever since|I still can’t put it down}!',
        'It’s the card called [the title of the card], and {I’m bursting with answers|I can’t get it out of my head|I’m still thinking about it}!',
      ],
      closings: [
        '',
        'And I’ve {hardly begun|only just started}!',
        'Now I {need|want} a second opinion!',
      ],
      prompts: [
        'What would you {say|answer}? {Shout it|Tell me} in the comments!',
        'Got the deck? {Tell me your favourite|Name your favourite card} in the comments!',
      ],
    },
    // Three words
    {
      openings: {
        instagram: [
          '{Here’s DCK in three words|This is DCK in three words|DCK in three words, coming up}: [your three words]!',
          'My first impression of the DCK deck, {in three words|in just three words|in a nutshell}: [your three words]!',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and {three words are all I need|I’ve boiled it down|here’s my review in three words}: [your three words]!',
          'First impressions of DCK, {from someone still grinning|in high spirits|fresh from the deck}: [your three words]!',
        ],
        facebook: [
          'You {want to know|wonder|might wonder} what the DCK deck is like? {Here it is in three words|I’ll tell you in three words}: [your three words]!',
          'I’ve looked through some DCK cards, and {all I can say is|here’s what I’d shout|I’ll put it in three words}: [your three words]!',
        ],
        threads: [
          'DCK, {first look|so far|at first sight}: [your three words]!',
          '{Three words for DCK|My DCK review|DCK, in short}: [your three words]!',
        ],
        tiktok: [
          'The DCK deck in three words, {here we go|no cheating|quick}: [your three words]!',
          'I’ve had a look at DCK and {my verdict is|I’ve got three words|here’s my review}: [your three words]!',
        ],
      },
      middles: [
        'I’ve only {seen part of the deck|read some of the cards|met a few of the cards}, and {I’m hooked already|I want more|I’m enjoying myself}!',
        'The cards are {short and cheeky|short and to the point}, and {every one makes me want to answer back|each of them gets me talking|I keep reading them out loud}!',
        '{Some cards make me laugh and some make me think|Half of the cards make me smile, the others make me think|One card makes me smile, the next makes me think}, {and I like both|and I love the mix}!',
      ],
      closings: [
        '',
        'Can you tell {I like it|that I’m happy with it}?',
        'I’m {going back for more|off to read on}!',
      ],
      prompts: [
        'Your {week|day} in three words? {Go on|Quick}, in the comments!',
        'Know the deck? {Leave your three words|Three words from you} in the comments!',
      ],
    },
    // Games
    {
      openings: {
        instagram: [
          'There are games in the DCK deck! {I’ve only just found them, and I’m so happy.|I’ve just found them, and I’m thrilled.|I found them on my first look, and I’m delighted.}',
          'I was only {looking|leafing|flicking} through the DCK deck, and then I {found|discovered} the games!',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and there are {games|proper games} {among the theory|next to the theory}! {Work could do with more of that.|More of that at work, please.|I’d play one at work any day.}',
          'Games at work? {Yes, please|I’m in|Count me in}! On a first look, the DCK deck has {a few|some} for groups.',
        ],
        facebook: [
          'I’ve found the games in the DCK deck, so {clear the table|roll up your sleeves|no one’s safe}, {because I’m coming round|I’m coming over}!',
          '{Guess what|Good news}! There are games in the DCK deck, and after a first look {I want to play them all|I’m ready to play}.',
        ],
        threads: [
          'DCK has games in it, and {nobody told me|I’ve only just noticed|I couldn’t be happier}!',
          'I opened DCK for the {ideas|quotes|theory}, and I’m staying for the games!',
        ],
        tiktok: [
          'I’m looking through my DCK deck, and {there are games in here|some of these are games|I’ve found games}!',
          'Who wants to play? {There are games in the DCK deck|The DCK deck has games in it|Some of my DCK cards are games}!',
        ],
      },
      middles: [
        'You need {two or more|at least two people} for the games, so {I’m recruiting|I’m looking for players|somebody come and join me}!',
        'I love how the cards {mix thinking with playing|jump from theory to games|go from a quote to a game}, because {work doesn’t have to be serious all day|thinking should be fun|I like to think and laugh at once}!',
        '{Get everyone together and deal the cards|Pull up some chairs and deal the cards|Gather round and deal the cards}: {that’s how I like to think|that’s my idea of work|that’s my kind of thinking}!',
      ],
      closings: [
        '',
        'I’m {warming up|limbering up} already!',
        'I do {like to win|hate to lose}, by the way!',
      ],
      prompts: [
        '{Who’s playing|Who’s in}? {Hands up|Sign up} in the comments!',
        'Which game {brings out your worst side|do you never say no to}? Own up in the comments!',
      ],
    },
    // One card a day
    {
      openings: {
        instagram: [
          'I’ve had a first look at the DCK deck and I’ve got a plan: {one card a day|a card every single day|one card every morning}!',
          'It’s one DCK card a day for me, {and I can’t wait|starting today|and I’m looking forward to every one}!',
        ],
        linkedin: [
          'I’ve looked through some DCK cards, and I want to {start every day with one|swap my first email for one|begin each morning with one}!',
          'The inbox can {wait|have its turn later}! After a first look at the DCK deck, I’d like to {begin my day|start my mornings} with a card.',
        ],
        facebook: [
          'I could read the whole DCK deck in one go, but I’m sticking to {one card a day|a card a day|one card every day}!',
          'I’ve got a new habit! After a first look at my DCK cards I’m {going for|trying|planning} one a day, {and you can hold me to it|and I’m excited}.',
        ],
        threads: [
          'One DCK card a day, and {no cheating|not one more|I mean one}!',
          'I want to read {all the DCK cards|every DCK card} at once, {but one a day it is|so one a day is hard}!',
        ],
        tiktok: [
          'I’m starting a new thing: one DCK card a day, {no cheating|so hold me to it|as of now}!',
          'I’ve looked at my DCK cards, and {I’m doing one a day|it’s one a day from now|one a day it is}!',
        ],
      },
      middles: [
        '{A card before breakfast gives me something to think about till supper|A card with my first cup gives me something to think about all day|A card first thing gives my head something to do all day}, {and I like that|which I love}!',
        'The cards are so {short|quick to read} that {even I can keep this up|there’s always time for one|even Mondays can cope}!',
        'I’ll {stick each card on my screen|prop each card up where I can see it|carry each card about with me} and {see what it does to my day|see where it takes me|answer it by teatime}!',
      ],
      closings: [
        '',
        'Somebody check {on me|up on me}!',
        '{Tomorrow can’t come soon enough|I’m looking forward to tomorrow already}!',
      ],
      prompts: [
        'What’s your {favourite tiny habit|smallest habit}? Tell me in the comments!',
        'One a day or one a week? {Vote|Choose} in the comments!',
      ],
    },
    // What surprised me
    {
      openings: {
        instagram: [
          'I looked through some DCK cards and {didn’t see this coming|got a surprise|there was a surprise in there}!',
          'I’ve had a first look at the DCK deck, and {I did not expect this|it had a surprise for me|that was a surprise}!',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and {it really surprised me|I’m pleasantly surprised|I’m rarely surprised, but here we are}!',
          '{I love it when a tool surprises me|It’s lovely when a tool surprises you|I do like being surprised at work}, and the DCK deck {did it on a first look|managed it at first sight}!',
        ],
        facebook: [
          'So I’ve looked through part of the DCK deck, and {I have to tell you what surprised me|you won’t guess what surprised me|there’s something I didn’t expect}!',
          '{Hands up if you like surprises!|Who else loves a surprise?} I’ve had a first look at my DCK cards, and {there was one in there|I got one}.',
        ],
        threads: [
          'I’ve had a first look at DCK, and {I’m surprised in a good way|it surprised me|I’m happily surprised}!',
          'I thought I knew card decks, and then {came DCK|I met DCK|DCK came along}!',
        ],
        tiktok: [
          'I’ve looked through my DCK deck, and {there’s one thing I didn’t expect|I did not expect this|one thing really surprised me}!',
          '{Guess what|You’ll never guess what|Let me tell you what} surprised me about the DCK deck!',
        ],
      },
      middles: [
        'What {surprised me|I didn’t expect|caught me out} was [what surprised you], and {I love it|it made my day|it made me grin}!',
        'The surprise was [what surprised you], and {I’m still smiling about it|I’ve been grinning since|I want more of it}!',
        'I looked at the cards and {noticed|spotted|found} [what surprised you], and {I had to look twice|I was delighted|it cheered me up}!',
      ],
      closings: [
        '',
        'I wonder what else is {in there|in that box}!',
        'I’m {off to look for more|going back for another look}!',
      ],
      prompts: [
        'What {was your last nice surprise|surprised you lately}? Tell me in the comments!',
        'Do you {like|love} surprises? {Answer|Be honest} in the comments!',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'You know when {one question won’t let you go|a question follows you around}? The DCK deck is full of {those|them}!',
          'I’ve read some DCK cards, and {I’m talking back to them|I’ve got an answer for each of them|I want to answer every single one}!',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck, and {I want these questions|I’d love these questions|I could do with these questions} in my next meeting {instead of slides|in place of slides}!',
          '{Nothing wakes me up like a good question!|Give me a good question any day!|I’m a sucker for a good question!} The DCK deck, on a first look, is full of them.',
        ],
        facebook: [
          'I’ve read some of the DCK cards, and {now I want to ask you all things|I’ve got questions for everyone|I have so many questions for you}!',
          'The DCK deck asks good questions and {never lectures|never wags a finger|leaves the answers to me}! I’ve had a first look, and I’m {a fan|so pleased}.',
        ],
        threads: [
          'DCK asks, and I {talk back|answer out loud|can’t stop answering}!',
          'I’m a few DCK cards in, and {all I can say is: more questions, please|I’m full of answers|I want more questions}!',
        ],
        tiktok: [
          'I’ve read some DCK cards, and {I can’t stop answering|I’m arguing with a card|I’m answering cards out loud}!',
          'So DCK {asks me things|keeps asking}, and I {can’t stop talking|talk back|love it}!',
        ],
      },
      middles: [
        'The cards {poke me in the ribs|give me a nudge|tickle my brain}, and {I’m enjoying every minute|I’m enjoying it}!',
        '{I read a card, I think, I read it again|I read a card and think and read it again}, and {I could do this all day|my head’s buzzing|I’m wide awake now}!',
        'The cards have {kind questions, odd ones and tough ones|tough questions, silly ones and quiet ones}, and {I can’t pick a favourite|I like them all|I want to try every one}!',
      ],
      closings: [
        '',
        'Next {card|question}, please!',
        'Somebody come and answer {with me|one with me}!',
      ],
      prompts: [
        'What’s the {oddest|loveliest} question {you’ve been asked|anyone’s asked you}? Tell me in the comments!',
        'Got a question {for me|that won’t let you go}? {Drop|Leave} it in the comments!',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}!',
    '{Face up|Right here} in front of me: {card}!',
    'The card I read last: {card}!',
    'The last card I {turned over|picked up}: {card}!',
    'The card in my hand: {card}!',
    'I’m looking at {card} right now!',
    'Say hello to {card}!',
  ],
};
