import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Thank you to {whoever wrote|everyone who wrote} the DCK cards! What {good|lovely} questions!',
          'A big thank-you to {the people at|everyone behind|the people behind} DCK!',
        ],
        linkedin: [
          'Have you ever tried to write a really good question? {Hats off|My thanks} to the people behind the DCK deck, who {keep doing it|wrote a boxful}!',
          'Let’s thank the people who {ask good questions|make us think}! A big {thank-you|hello} to everyone behind the DCK cards.',
        ],
        facebook: [
          'To the people who make the DCK deck: {thank you, thank you|a huge thank-you}! {I love your questions|Your questions are a joy}!',
          'I {just have|simply have} to thank {the DCK people|everyone at DCK}! What a lovely lot of questions!',
        ],
        threads: [
          'Whoever writes the {questions for DCK|DCK questions|DCK cards}: thank you!',
          'A round of applause for the {DCK people|people behind DCK|makers of DCK}!',
        ],
        tiktok: [
          'A {massive|huge|very big} thank-you to the people who make DCK!',
          'DCK people, {this one’s for you|I’m talking to you|listen}: thank you!',
        ],
      },
      middles: [
        'Somebody sat down and {thought about|worked on} every one of these cards, and {you can tell|I can tell}!',
        'The cards {ask|just ask}, and then they {trust you|leave you} to think! I {love|like} that.',
        'Such short cards, and {so much to think about|so much in them}! {I know that’s hard work.|That takes skill.}',
      ],
      closings: ['I {had|wanted} to say it!', 'You’ve {made|got} a fan!', ''],
      prompts: [
        'Who deserves a {big |}thank-you? Shout it in the comments!',
        'Who {asks|comes up with} lovely questions in your life? Cheer for them in the comments!',
      ],
    },
    // To whoever pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you, thank you, [who told you about it]! I’m {so happy|delighted} with {the DCK deck|DCK}!',
          'DCK was a tip from [who told you about it], and {what a tip|I’m so glad|it’s a hit}!',
        ],
        linkedin: [
          'A cheer for people who pass on good things! Thank you, [who told you about it], for {pointing me to|the tip about} {the DCK deck|DCK}.',
          '[who told you about it] told me to look at the DCK cards, and {I’m glad I listened|I’m so happy I did}! {Thank you|Thanks}.',
        ],
        facebook: [
          '[who told you about it], {take a bow|come here and be hugged}! Thank you for {DCK|the DCK cards}!',
          'Please thank [who told you about it], who {told me about|got me into} {DCK|the DCK deck}!',
        ],
        threads: [
          '[who told you about it], you were {right|so right} about DCK! {Thanks!|Thank you!}',
          'Thank you for DCK, [who told you about it]! {Such a good tip!|I love it!|You know me!}',
        ],
        tiktok: [
          '{Look, |Hey, |Thank you, }[who told you about it]! I’ve got the DCK deck!',
          'DCK, and it’s all {thanks to|the fault of|down to} [who told you about it]!',
        ],
      },
      middles: [
        'A deck full of questions: {that’s so me|that’s just what I like}! I {love|like} the cards already.',
        'The cards are {exactly|just} my thing, and I’ll be {drawing|turning over} one after the other!',
        'The cards make me {so happy|smile}, and {I’ll tell everyone|I’m passing the tip on}!',
      ],
      closings: ['Good tips {need|deserve} a cheer!', 'I owe somebody {a cake|a favour}!', ''],
      prompts: [
        'Who gives you the {loveliest|nicest} tips? Tag them in the comments!',
        'What’s the {nicest|loveliest} thing a friend told you about? Tell me in the comments!',
      ],
    },
    // For cards instead of screens.
    {
      openings: {
        instagram: [
          'Cards! {Real, printed cards|Real cards to hold|Proper cards}! Thank you, DCK!',
          'Thank you, DCK, for {something|a thing} I can {hold|shuffle}!',
        ],
        linkedin: [
          'Somebody decided to put all this on {cards|paper}, and I’m so glad! Thank you, DCK, from {tired eyes|someone with a lot of screens}.',
          'I spend enough time on screens! So thank you, DCK, for {a tool|something for work} without a single {window to close|tab to open}.',
        ],
        facebook: [
          'Hooray for {things you can hold|real cards|things without a plug}! Thank you, DCK!',
          'No screen, no beeping, {just|only} cards! A {big|happy} thank-you to DCK!',
        ],
        threads: [
          'DCK doesn’t {beep|buzz|ping}! Thank you, thank you!',
          'Thank you, DCK: {a whole deck|a box|a deck} and not one notification!',
        ],
        tiktok: [
          'I’m so happy about {actual|real|proper} cards! Thank you, DCK!',
          'DCK! {Cards, not screens|Printed cards|Cards you can touch}! Thank you!',
        ],
      },
      middles: [
        'You can shuffle the cards, {spread them out|pass them round} and {argue over|swap} them! I love that.',
        'I want the cards {where I can see them|close by}, so I can {reach for|grab} one any time!',
        'Just a card {in my hand|on the table} and nothing that {pings|pops up}! What a {relief|pleasure}.',
      ],
      closings: ['My eyes {thank you|are cheering}!', 'More {cards|real cards} for everyone!', ''],
      prompts: [
        'What do you {love|like} that has no screen? Tell me in the comments!',
        'Team cards, {where are you|are you here}? Wave in the comments!',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you, DCK! I’ve got {so many plans|plans|big plans} for these cards!',
          'Dear {DCK people|people at DCK|makers of DCK}, thank you! I know what to do with your cards!',
        ],
        linkedin: [
          'A thank-you to the people behind the DCK deck, {from someone who is|and yes, I’m} already making plans! {I love tools like that|I like it when that happens}.',
          'Thank you, DCK! I like a tool that {gives me ideas|makes me want to start} before I’ve {finished reading|looked at half of it}.',
        ],
        facebook: [
          'I’m so {grateful|happy} for the DCK deck, and I’ve got {plans|ideas} for it!',
          'Thank you, DCK people! Your cards {won’t get any rest with me|are in for a busy time|are going to be busy}!',
        ],
        threads: [
          'Thanks, DCK! I {have plans|know what’s next|can’t wait to start}!',
          'Thank you, DCK! {The cards are coming with me|I’m putting you to work|I know where to start}!',
        ],
        tiktok: [
          'Thank you, DCK! {Wait till you hear my plan|Listen to my plan|I’ve got a plan}!',
          'I {love|like} the DCK deck, and I know what it’s for! {Thank you!|Thanks!}',
        ],
      },
      middles: [
        'I want to {try|use} the cards for [a project or meeting], {and soon|the sooner the better}!',
        'The first {card|draw} is for [what you are working on]! I’m {curious|so curious}.',
        'The deck {comes|is coming} with me to [where you’ll use it]! {I can’t wait.|Everyone gets a card.}',
      ],
      closings: ['I’m {off|ready}!', 'You’ve {given me ideas|got me going}!', ''],
      prompts: [
        'What would you {draw|use} a card for? Tell me in the comments!',
        'What are you {making|up to}? Off to the comments with it!',
      ],
    },
    // For one card.
    {
      openings: {
        instagram: [
          'Thank you, DCK, for one {very special|lovely|wonderful} card!',
          'I’ve found my DCK card, and {it’s staying|it’s mine|I’m keeping it}! Thank you!',
        ],
        linkedin: [
          'One sentence on a card, and {I’m still thinking about it|my head is busy}! {Thank you|My thanks go} to the people behind the DCK deck.',
          'I’ve got a favourite DCK card, and I’d like to thank {whoever|the person who} wrote it! {It’s a good one|That’s a sentence to keep}.',
        ],
        facebook: [
          'Who wrote my favourite DCK card? {I want to thank you|I’d like to hug you|Thank you}!',
          'One DCK card and I was {hooked|sold|all ears}! Thank you, DCK people!',
        ],
        threads: [
          'One DCK card {got me|has me thinking|knows me}! Thank you!',
          'Thank you for my {favourite|new favourite} DCK card! {You know which!|It’s so good!}',
        ],
        tiktok: [
          'I {love|just love|really love} this DCK card! Thank you!',
          'Thank you, DCK, for {the card|one card|a card} I want to show everyone!',
        ],
      },
      middles: [
        'The card is called [its title], and {it’s so good|I can’t put it down}! I {mean it|really do like it}.',
        'The card made me think of [what it made you think of], and I {had to smile|couldn’t stop smiling|love that}!',
        'I’ll {put|prop} the card up {where I can see it|next to my screen} and {smile|grin} at it!',
      ],
      closings: ['What a {card|find}!', 'Long live {good sentences|whoever wrote it}!', ''],
      prompts: [
        'Which {sentence|line} do you love? Share it in the comments!',
        'Have you got a {favourite card|card you love}? Show it off in the comments!',
      ],
    },
  ],
  cards: [
    'My card: {card}!',
    'Look what I {drew|turned over}: {card}!',
    'The card in {front of me|my hand}: {card}!',
    'I drew {card}, and I’m {delighted|so happy}!',
    'A {cheer|round of applause} for {card}!',
    'On top of the deck: {card}!',
  ],
};
