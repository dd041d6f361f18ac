import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // To those who wrote the questions.
    {
      openings: {
        instagram: [
          'Thank you to {whoever wrote|everyone who wrote} the DCK cards! What {good|lovely} questions!',
          'A big thank-you to {the people at|everyone behind|the people behind} DCK for all these questions!',
        ],
        linkedin: [
          'Have you ever tried to write a really good question? {Hats off|My thanks} to the people behind the DCK deck, who {keep doing it|wrote a boxful}!',
          'Somebody has to come up with the questions! A big thank-you to {everyone|the people|all of you} behind the DCK cards.',
        ],
        facebook: [
          'To the people who make the DCK deck: {thank you so much|a huge thank-you}! {I love your questions|Your questions are a joy}.',
          'I {just|simply} have to thank {the DCK people|everyone at DCK} for such a lovely lot of questions!',
        ],
        threads: [
          'Whoever writes the {questions for DCK|DCK questions|DCK cards}: thank you!',
          'A round of applause for the {DCK people|people behind DCK|makers of DCK}, and thank you for the questions!',
        ],
        tiktok: [
          'A {massive|huge|very big} thank-you to the people who wrote the DCK cards!',
          'DCK people, {this one’s for you|I’m talking to you|listen}: thank you for the questions!',
        ],
      },
      middles: [
        'There’s {so much thought|such care} in every one of these cards, and {you can tell|it shows}!',
        'The cards are {kind|cheeky} and {short|clear}, and then they leave me to think, {which I love|and I do like that}!',
        'The cards are so short and there’s {so much to think about|so much in them}, {which takes real skill|and I know that’s hard work}!',
      ],
      closings: ['I {just had|just wanted} to say so!', 'DCK, you’ve {made|got} a fan!', ''],
      prompts: [
        'Who deserves a {big |}thank-you? Shout it in the comments!',
        'Who {asks|comes up with} lovely questions in your life? Cheer for them in the comments!',
      ],
    },
    // To the person who pointed me to the deck.
    {
      openings: {
        instagram: [
          'Thank you for the tip, [who told you about it]! I’m {thrilled|delighted} with {the DCK deck|DCK}!',
          'DCK was a tip from [who told you about it], and {what a tip|I’m so glad of it|it’s a hit with me}! Thank you!',
        ],
        linkedin: [
          'Here’s to people who pass on good things! Thank you, [who told you about it], for {pointing me to|the tip about} {the DCK deck|DCK}.',
          '[who told you about it] told me to look at the DCK cards, and {I’m glad I listened|I’m so happy I did}! {Thank you|Thanks} for that.',
        ],
        facebook: [
          '[who told you about it], {take a bow|come here and be hugged}! Thank you for telling me about {DCK|the DCK deck}!',
          'All my thanks to [who told you about it], who {told me about|got me into|pointed me to} the DCK deck!',
        ],
        threads: [
          '[who told you about it], you were {right|so right} about DCK! {Thanks|Thank you} for the tip!',
          'Thank you for telling me about DCK, [who told you about it]! {Such a good tip!|What a find!|You know me well!}',
        ],
        tiktok: [
          'You {told me so|were right|said I’d like it}, [who told you about it]: I’ve got the DCK deck! Thank you!',
          'I’ve got DCK, and {my thanks|all the thanks|a thousand thanks} go to [who told you about it]!',
        ],
      },
      middles: [
        'A deck full of questions is {so me|just what I like}, and I {love|adore} the cards already!',
        'The cards are {exactly|just} my thing, and I’ll be {drawing|turning over} one after another!',
        'The cards make me {so happy|smile}, and {I’ll tell everyone|I’m spreading the word}!',
      ],
      closings: [
        'A tip like that {deserves|calls for} cake!',
        'I’ll return the favour {one day|soon}!',
        '',
      ],
      prompts: [
        'Who gives you the {loveliest|nicest} tips? Tag them in the comments!',
        'What’s the {nicest|loveliest} thing a friend told you about? Tell me in the comments!',
      ],
    },
    // For cards instead of screens.
    {
      openings: {
        instagram: [
          '{Real, printed cards|Real cards to hold|Proper cards in my hands}! Thank you for them, DCK!',
          'Thank you, DCK, for {something|a thing} I can {hold|touch}!',
        ],
        linkedin: [
          'Somebody decided to make {real cards|a box of cards} instead of {one more|yet another} thing to log in to! Thank you for that, DCK.',
          'I spend enough time on screens! So thank you, DCK, for {a tool|something for work} without a single {window to close|tab to open}.',
        ],
        facebook: [
          'Hooray for {things you can hold|real cards|things without a plug}! Thank you for making some, DCK!',
          'No screen, no beeping, just cards: a {big|happy|huge} thank-you to DCK for that!',
        ],
        threads: [
          'DCK doesn’t {beep|buzz|blink}, and I can’t thank you enough for that!',
          'Thank you, DCK, for {a whole deck|a box of cards|a deck} and not one notification!',
        ],
        tiktok: [
          'Real cards you can {hold|shuffle|touch}! Thank you, DCK!',
          'DCK, thank you for {cards, not screens|printed cards|cards I can touch}!',
        ],
      },
      middles: [
        'You can shuffle the cards, {spread them out|pass them round} and {argue over|swap} them, and I {love it|want to do it all}!',
        'I want the cards {where I can see them|next to me}, so I can {reach for|grab} one any time!',
        'I’ve got a card {in my hand|on the table} and {nothing to distract me|all the time I want for it}, and that’s such a {relief|pleasure}!',
      ],
      closings: [
        'My eyes {are cheering|send their thanks} too!',
        'I’d like {more of this|more like this}, please!',
        '',
      ],
      prompts: [
        'What do you {love|like} that has no screen? Tell me in the comments!',
        'Team cards, {where are you|are you here}? Wave in the comments!',
      ],
    },
    // For what I can use the deck for.
    {
      openings: {
        instagram: [
          'Thank you for these cards, DCK! I’ve got {so many plans|plans|big plans} for them!',
          'Dear {DCK people|people at DCK|makers of DCK}, thank you! I know what to do with your cards!',
        ],
        linkedin: [
          'A thank-you to the people behind the DCK deck, from someone who’s already {making plans for it|full of plans for it|planning how to use it}!',
          'Thank you, DCK, for a tool that {gives me ideas|makes me want to start} before I’ve {finished reading|looked at half of it}!',
        ],
        facebook: [
          'I’m so grateful to DCK for these cards, and I’ve got {plans|ideas|plenty of ideas} for them!',
          'Thank you, DCK people! Your cards {won’t get any rest with me|are in for a busy time|are going to be busy}!',
        ],
        threads: [
          'Thanks for the cards, DCK! I {have plans|know what’s next|have ideas}!',
          'Thank you, DCK! Your cards {are going places|have work to do|won’t be bored}!',
        ],
        tiktok: [
          'Thank you, DCK! {Wait till you hear|Listen to|Here’s} my plan for the cards!',
          'Thank you, DCK people: I know {exactly|just|already} what I’ll do with the deck!',
        ],
      },
      middles: [
        'I want to {try|use} the cards for [a project or meeting], {and soon|the sooner the better}!',
        'The first card is for [what you are working on], and {I can’t wait to draw it|I hope it’s a cheeky one|I’m so curious}!',
        'The deck is coming with me to [where you’ll use it], and {everyone gets a card|there’ll be cards for everyone|everybody draws one}!',
      ],
      closings: ['It’s going to be {fun|such fun}!', 'You’ve {set me off|got me going}!', ''],
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
          'I’ve found my DCK card, and {it’s staying|it’s mine|I’m keeping it}! Thank you for writing it!',
        ],
        linkedin: [
          'One sentence on a card, and {I’m still thinking about it|my head is busy}! {Thank you|My thanks go} to the people behind the DCK deck.',
          'I’ve got a favourite DCK card, and I’d like to thank {whoever|the person who} wrote it! {It’s a good one|It’s a beauty}.',
        ],
        facebook: [
          'Whoever wrote my favourite DCK card, {I want to thank you|I’d like to hug you|thank you so much}!',
          'One DCK card and I was {hooked|sold|all ears}! Thank you for it, DCK people!',
        ],
        threads: [
          'One DCK card {got me|has my heart|knows me}! Thank you to whoever wrote it!',
          'Thank you, DCK, for my {favourite|new favourite|absolute favourite} card!',
        ],
        tiktok: [
          'I {love|just love|really love} one of the DCK cards! Thank you for it!',
          'Thank you, DCK, for {the|one|a} card I want to show everyone!',
        ],
      },
      middles: [
        'The card is [its title], and I {can’t put it down|could read it all day|need a frame for it}!',
        'The card made me think of [what it made you think of], and I {had to smile|couldn’t stop smiling|loved that}!',
        'I’ll {put|prop} the card up {where I can see it|next to my screen} and {smile|grin} at it!',
      ],
      closings: ['What a {card|find}!', 'It makes me {so happy|very happy}!', ''],
      prompts: [
        'Which {sentence|line} do you love? Share it in the comments!',
        'Have you got a {favourite card|card you love}? Show it off in the comments!',
      ],
    },
  ],
  cards: [
    'The card in front of me: {card}!',
    'The card I’m looking at: {card}!',
    '{Face up|Right here} in front of me: {card}!',
    'The card I read last: {card}!',
    'I’m looking at {card} right now!',
    'Say hello to {card}!',
    'The card I have here: {card}!',
  ],
};
