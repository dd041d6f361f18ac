import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The favourite card
    {
      openings: {
        instagram: [
          'A first look through the DCK cards, and I’ve {already got a favourite|fallen for one of them|picked a favourite}!',
          '{Stop everything!|Hold on!|Wait, wait!} I’ve looked through some DCK cards and {I’ve found my card|one of them is so me|this one’s mine}!',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck, and there’s {one card I’d put on every meeting table|one card I’d happily pin above my desk|one card I want to show everyone at work}!',
          '{Some cards made me nod, one made me sit up!|Plenty of nodding, and then one card made me sit up!} I’ve had a {first|quick first} look at the DCK deck, {and I’m hooked|and I have to tell you which}.',
        ],
        facebook: [
          'I’ve been through some of my DCK cards and {I’ve found the one for the fridge|one of them is going on the fridge|one of them is going straight on the wall}!',
          '{Can I tell you about a card?|You have to hear about this card!|I need to tell you about a card!} First look at the DCK deck, and {I’m smitten|I’ve got a crush on one}!',
        ],
        threads: [
          'First look at DCK and I’ve {already got a favourite|got a favourite|found my favourite}!',
          '{One DCK card|Just one DCK card} and I’m {gone|sold|all ears}!',
        ],
        tiktok: [
          'I’ve looked through my DCK deck and {this card, this one here|I have to show you this card|I’ve got a favourite already}!',
          'You have to see the DCK card I {can’t stop reading|keep going back to|just found}!',
        ],
      },
      middles: [
        '{My favourite is|The card is|The winner is} [the title of the card], and {I could talk about it for ages|I’ve got about ten answers|I want it framed}!',
        'The card I mean: [the title of the card]! {Isn’t that a good one?|I’ve read it again and again!|I want to hear everybody’s answer!}',
        'I’m talking about [the title of the card]! {Read that again!|What would you say to that?|Now there’s a card!}',
      ],
      closings: [
        '',
        '{And I’ve hardly begun!|And there are loads left!}',
        '{Somebody else read it, please!|Who’s got an opinion?}',
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
          'DCK in three words! {Here goes|Ready|Deep breath}: [your three words]!',
          'My first impression of the DCK deck? {Three words|In three words|In a nutshell}: [your three words]!',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and {three words are all I need|I’ve boiled it down|here’s my review in three words}: [your three words]!',
          'First impressions of DCK, {from someone still grinning|in high spirits|fresh from the deck}: [your three words]!',
        ],
        facebook: [
          'You {want to know|wonder|might wonder} what the DCK deck is like? {Three words, no peeking|In three words}: [your three words]!',
          'I’ve looked through some DCK cards, and {all I can say is|here’s what I’d shout|what can I say}: [your three words]!',
        ],
        threads: [
          'DCK, {first look|so far|at first sight}: [your three words]!',
          '{Three words for DCK!|My DCK review!|DCK, in short!} [your three words]!',
        ],
        tiktok: [
          'The DCK deck in three words, {let’s go|ready|quick}: [your three words]!',
          'I’ve had a look at DCK and {my verdict is|I’ve got three words|here’s my review}: [your three words]!',
        ],
      },
      middles: [
        'I’ve only {seen part of the deck|read some of the cards}, {and I’m hooked already|and I want more|and there’s more to come}!',
        'The cards are {short and cheeky|short and to the point}, and {every one makes me want to answer back|each of them gets me talking|I keep reading them out loud}!',
        '{Some cards make me laugh, some make me think|Half of the cards make me smile, the others make me think|One card makes me smile, the next makes me think}, {and I like both|and I love the mix}!',
      ],
      closings: [
        '',
        '{More soon!|There’s more to read!}',
        '{Can you tell I like it?|I’m enjoying this!}',
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
          'There are games in the DCK deck! {Games!|Actual games!} {I’ve just found them!|I’m so happy!}',
          'I {looked through|was looking through} the DCK deck and {found the games|discovered the games}! {Look!|Yes!}',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and there are {games|proper games} {among the theory|next to the theory}! {Work could do with more of that.|I know where I’d play one.|More of that at work, please.}',
          'Play at work? {Yes, please!|I’m in!|Count me in!} The DCK deck, on a first look, has {games for groups|a few games for groups}.',
        ],
        facebook: [
          'I’ve found the games in the DCK deck, so {clear the table|no one’s safe|roll up your sleeves}! {I’m coming round!|Who’s first?}',
          '{Guess what|Good news}! There are games in the DCK deck! I’ve had a first look, and {I want to play them all|I’m ready to play}!',
        ],
        threads: [
          'DCK has games! {I repeat: games!|Why did nobody say?|See you later!}',
          'I opened DCK for the {ideas|quotes}. {I’m staying for the games!|Then I saw the games!}',
        ],
        tiktok: [
          'I’m looking through my DCK deck and {there are games in here|some of these are games|I’ve found games}!',
          'Okay, who wants to play? {There are games in the DCK deck|The DCK deck has games in it}{| and I’m ready}!',
        ],
      },
      middles: [
        'You need {two or more|at least two people} for the games, so {I’m recruiting|I’m gathering people|somebody come over}!',
        'I love that the cards {mix thinking with playing|jump from theory to games|go from a quote to a game}! {My head is delighted!|Never a dull card!|Who says work has to be serious?}',
        '{Cards on the table, everyone in|Everybody round the table, cards out|Deal the cards, pull up a chair}: {that’s how I like to think|I can’t wait|that’s my idea of work}!',
      ],
      closings: [
        '',
        '{I’m warming up!|Game on!}',
        '{I like to win, by the way!|I’m a terrible loser!}',
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
          'One DCK card a day! {That’s the plan!|Starting now!|Who’s joining?}',
        ],
        linkedin: [
          'I’ve looked through some DCK cards, and I want to {start every day with one|swap my first email for one|begin each morning with one}!',
          '{Forget the inbox!|Not the inbox first!|No more starting with email!} After a first look at the DCK deck, I’d like to {begin my day|start my mornings} with a card.',
        ],
        facebook: [
          'I could read the whole DCK deck in one go, {but I won’t|and I’m so tempted}! {One card a day!|One a day, that’s the deal!}',
          'New habit! After a first look at my DCK cards I’m {going for|trying|planning} one a day, {and you can hold me to it|and I can’t wait for the next}!',
        ],
        threads: [
          'One DCK card a day! {Let’s see how long I last!|No cheating!|I can do it!}',
          '{I want to read all the DCK cards now!|I’d like every DCK card at once!} {One a day, I say. One!|Deep breath. One a day!}',
        ],
        tiktok: [
          'I’m starting a new thing: one DCK card a day, {no cheating|so hold me to it|as of now}!',
          'I’ve looked at my DCK cards, and {I’m doing one a day|it’s one a day from now|one a day it is}!',
        ],
      },
      middles: [
        '{A card before breakfast, something to think about till supper|One card with my first cup, a whole day to think about it|One card first thing, and my head has something to do all day}! {I like that!|Yes!}',
        'The cards are so {short|quick to read} that {I have no excuse|even I can manage that|even Mondays can cope}!',
        'I’ll {stick each card on my screen|prop each card up where I can see it|carry each card about with me} and {see what it does to my day|see where it takes me|answer it by teatime}!',
      ],
      closings: [
        '',
        '{Check on me!|Somebody check on me!}',
        '{Tomorrow can’t come soon enough!|Is it tomorrow yet?}',
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
          'First look at the DCK deck! {I thought I knew what was coming!|I did not expect this!|Well, that was a surprise!}',
        ],
        linkedin: [
          'I’ve had a first look at the DCK deck, and {it really surprised me|I’m pleasantly surprised|I’m rarely surprised, but here we are}!',
          '{I do like being surprised at work!|It’s lovely when a tool surprises you!|Surprises at work are rarely this nice!} {That was my first look at the DCK deck.|It happened on my first look at the DCK deck.}',
        ],
        facebook: [
          'So I’ve looked through part of the DCK deck, and {I have to tell you what surprised me|you won’t guess what surprised me|there’s something I didn’t expect}!',
          '{Hands up if you like surprises!|I love a surprise!} I’ve had a first look at my DCK cards, and {there was one in there|I got one}!',
        ],
        threads: [
          'First look at DCK! {Surprised? Yes!|I’m surprised, in a good way!|Surprise!}',
          'I thought I knew card decks! {Then came DCK!|DCK had other ideas!|Hello, DCK!}',
        ],
        tiktok: [
          'I’ve looked through my DCK deck, and {there’s one thing I didn’t expect|I did not expect this|one thing really surprised me}!',
          'You know what {surprised me|I didn’t expect} about the DCK deck? {Listen!|I’ll tell you!}',
        ],
      },
      middles: [
        'What {surprised me|I didn’t expect|caught me out}: [what surprised you]! {I love that!|That made me grin!|More of that, please!}',
        'The surprise was [what surprised you], and {I’m still smiling about it|I’ve been grinning since|I want more of it}!',
        'I looked at the cards and {noticed|spotted|found} [what surprised you]! {I had to look twice!|How good is that?|Delighted!}',
      ],
      closings: [
        '',
        '{What else is in there?|I wonder what else is in there!}',
        '{Onwards!|Back to the cards!}',
      ],
      prompts: [
        'What {was your last nice surprise|surprised you lately}? Tell me in the comments!',
        'Do you like surprises, {yes or no|or not at all}? {Answer|Be honest} in the comments!',
      ],
    },
    // It asks
    {
      openings: {
        instagram: [
          'Do you know the feeling when {one question won’t let you go|a question follows you around}? {The DCK deck is full of those!|That’s me and the DCK deck!}',
          'I’ve read some DCK cards, and {I’m talking back to them|I’ve got an answer for each|I want to answer every single one}!',
        ],
        linkedin: [
          'I’ve had a first look through the DCK deck, and {I want these questions|I’d love these questions|give me these questions} in my next meeting {instead of slides|in place of slides}!',
          '{Nothing wakes me up like a good question!|Give me a good question any day!|I’m a sucker for a good question!} The DCK deck, on a first look, is full of them.',
        ],
        facebook: [
          'I’ve read some of the DCK cards, and {now I want to ask you all things|I’ve got questions for everyone|I have so many questions for you}!',
          '{It asks, it waits, it never lectures!|Good questions, and no wagging finger!|No lectures, just good questions!} I’ve had a first look at the DCK deck!',
        ],
        threads: [
          'DCK asks, I {talk back|answer out loud|can’t shut up}! {First look!|I love it!}',
          'I’ve read some DCK cards! {Ask me anything now!|I’m full of answers!|More questions, please!}',
        ],
        tiktok: [
          'I’ve read some DCK cards and {I can’t stop answering|I’m arguing with a card|I’m answering cards out loud}!',
          'So DCK {asks me things|keeps asking}, and I {can’t stop talking|talk back|love it}!',
        ],
      },
      middles: [
        'The cards {poke me in the ribs|give me a nudge|tickle my brain}, and {I’m enjoying it|then it’s my go}!',
        '{I read a card, I think, I read it again|Read a card, think, read it again}! {I could do this all day!|My head’s buzzing!|I’m wide awake now!}',
        '{There’s a question for every mood|There’s a card for every mood|The cards have a question for every mood}: {kind ones, odd ones, tough ones|tough ones, silly ones, quiet ones}! {Bring them on!|Keep them coming!|I can’t pick one!}',
      ],
      closings: ['', '{Next card, please!|One more!}', '{Somebody answer with me!|Ask me one!}'],
      prompts: [
        'What’s the {oddest|loveliest} question {you’ve been asked|anyone’s asked you}? Tell me in the comments!',
        'Got a question {for me|that won’t let you go}? {Drop|Leave} it in the comments!',
      ],
    },
  ],
  cards: [
    'I drew {card}!',
    '{My card|The card I drew}: {card}!',
    '{Look what I drew|Guess what I drew}: {card}!',
    'One of the cards I turned over: {card}!',
    'Hello, {card}!',
    'And then I drew {card}!',
  ],
};
