import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      ['{A few|Some|Several} cards of the DCK deck, as they lay after a first look.'],
      [
        'A first, {unhurried|quiet|slow} look through the DCK deck, and a picture to go with it.',
        'time',
      ],
      [
        'The DCK card I {would return to|would keep in view|like most so far}: [its title].',
        'slot',
        'one-card',
      ],
      [
        'The DCK deck {described|summed up|put} in three words, after a first look: [your three words].',
        'slot',
      ],
      [
        '{Patterns first, sentences second|First the patterns, then the sentences|The eye first, then the text}: an impression of the DCK deck.',
        'drawings',
      ],
      [
        '{Neither quite a game nor quite a book|Something between a game and a book|Part game, part reading}: first impressions of DCK.',
        'kinds',
      ],
      [
        '{In the picture|Shown here|Here}, the first DCK card I turned over: [its title].',
        'slot',
        'one-card',
      ],
      [
        'I have looked through {some of the|a number of} DCK cards, and {show a few here|this is how they look}.',
      ],
      [
        '{Five colours|A colour for each stream}, a sign, a code: {how a DCK card presents itself|a DCK card at first sight}.',
        'colours',
        'code',
      ],
      [
        '{First impressions|Impressions from a first look|A first look}: the DCK deck, laid out card by card.',
      ],
      [
        'What a DCK card looks like {up close|from close by|at arm’s length}, after a first look through the deck.',
      ],
    ],
    linkedin: [
      [
        '{First impressions of|A first look through|Having looked through part of} the DCK deck: the cards ask before they explain.',
        'talking',
      ],
      [
        'After a first look at the DCK deck, the card I would {take into a discussion|bring to work|put on the table} is [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        'I have looked through some of the DCK cards. {Their strength, as I see it, is brevity.|What I value most is that they are short.|They are brief, and I value that.}',
        'time',
      ],
      [
        'The DCK deck {brought back|made me think of|drew my attention to} a question from my own work: [a question from your work].',
        'slot',
      ],
      [
        'One of the five streams in the DCK deck asks about rules nobody remembers making. {I could name a few.|Most of us could name one.|I did not have to think long.}',
        'streams',
      ],
      [
        'In {new work|work on new ideas}, {answers|opinions} are rarely in short supply. The DCK deck, at a first look, {starts with questions|attends to the questions}.',
        'talking',
      ],
      [
        'A first look at the DCK deck: {theory beside games, quotes beside challenges|challenges beside quotes, games beside theory}, and {a calm order to it all|it holds together}.',
        'kinds',
      ],
      [
        '{I had expected|I expected} [what you expected] from the DCK deck. After a first look, my view is {more detailed|a little different}.',
        'slot',
      ],
      [
        '{How does a group begin?|How do people begin something new together?|Where does new work begin?} The DCK deck, of which I have read a part, suggests: with one card.',
        'start',
      ],
      [
        '{The DCK deck leaves the thinking to its reader.|The DCK deck does not do the thinking for me.} After a first look, {that is what I like about it|I consider that a virtue}.',
      ],
      [
        'I {took|have taken} a first look at DCK, a deck for people who {make new things with others|develop things together}, and {like what it sets out to do|find the idea appealing}.',
        'team',
      ],
    ],
    facebook: [
      [
        '{As some of you may ask|Since the question may come}: I have had a first look at the DCK deck, and {my impression is good|I like what I saw}.',
      ],
      ['{A few lines|A short note|Some remarks} on the DCK deck, of which I have now read a part.'],
      [
        'Of the DCK cards I have read, the one I would {hang on the wall|put up where I can see it|keep on display} is [the title of a card].',
        'slot',
        'one-card',
      ],
      [
        'While {looking through|reading} the DCK cards I {thought of|was reminded of} [who you thought of], and {would like to show them one|would gladly show them one}.',
        'slot',
        'team',
      ],
      [
        'The DCK deck is {new to me|a new acquaintance}, and {our beginning was friendly|we have made a good start}.',
        'start',
      ],
      [
        '{I had feared something clever|I was prepared for something clever}; the DCK cards are {kind as well|also kind}. That is my first impression.',
      ],
      [
        'What surprised me in the DCK deck, {on a first look|at first sight|looking through it}: [what surprised you].',
        'slot',
      ],
      [
        'I have {read|looked at} the DCK cards {here and there|in no special order}, which seems {a good way|the right way} to meet them.',
        'drawing-cards',
      ],
      [
        '{Some people|There are people who} ask one good question and {then wait|leave it there}. The DCK deck seems to have learnt from them.',
        'talking',
      ],
      [
        '{For those who enjoy cards|For friends of cards|For those who like such things}: a first impression of the DCK deck.',
      ],
      [
        'The DCK deck has {room|space} for {quotes, theory and games|theory, challenges and games} alike. I have had a first look.',
        'kinds',
      ],
    ],
    threads: [
      [
        'First impression of DCK: {it asks, and then it is quiet|it asks and leaves it there|a question, then silence}. {I approve.|Good.}',
        'talking',
      ],
      [
        '{First DCK card|My first DCK card}: [its title]. {It deserves a second reading.|One to read slowly.}',
        'slot',
        'one-card',
      ],
      ['DCK cards are {short|brief}. What they {start|set going} {is not|may not be}.', 'time'],
      ['{After|On} a first look at DCK, one {thought|remark}: [your first thought].', 'slot'],
      [
        '{The DCK deck cannot be skimmed.|I cannot skim the DCK deck.} {That is no complaint.|Just as well.}',
        'time',
      ],
      [
        'I have read some DCK cards. {They have not read me, I hope.|I hope it was not mutual.|The reverse may be true.}',
      ],
      [
        'DCK, at first sight: {fewer answers, good questions|no answers, good questions|questions without hurry}.',
        'talking',
      ],
      [
        '{A deck without a power switch|Something I need not charge|A tool with no battery}: DCK, and my first look at it.',
      ],
      [
        '{Some DCK cards want company, some want quiet.|Some DCK cards suit one, some need two.} {A first look.|So I gather.}',
        'kinds',
      ],
      [
        '{Five streams, five names to learn|Five names to learn}. DCK and I {have begun|are on the first}.',
        'streams',
        'start',
      ],
      [
        '{Card decks are not for everyone.|Not everyone likes card decks.} DCK, {at first sight|so far}, is for me.',
      ],
    ],
    tiktok: [
      ['{First impressions of|A first look at|Looking through} the DCK deck, in short.'],
      [
        '{In three words|To put it in three words|Put in three words}, DCK: [your three words].',
        'slot',
      ],
      ['{This is|Here is} the DCK card I {stopped|paused} at: [its title].', 'slot', 'one-card'],
      ['What {is a DCK card like|do DCK cards look like}, {read slowly|up close}?', 'question'],
      ['{I will read you|Let me read you|May I read you} a few titles from the DCK deck.'],
      ['{One DCK card|A DCK card}, one {question|thought}. {Listen.|That is all.}', 'one-card'],
      ['The DCK deck {asks|puts a question}, and I {pause|think}. Listen.', 'talking'],
      ['{My first|The first} DCK card, {turned over|face up}: [its title].', 'slot', 'one-card'],
      ['{A short|A brief|A small} tour of the DCK cards I have seen.'],
      [
        '{Challenge, theory, quote, game|Spark, idea, strategy, game|Quote, theory, spark, game}: four kinds of DCK card.',
        'kinds',
      ],
      [
        'I have {looked through|seen} part of the DCK deck. {My view so far.|An opinion.|My notes.}',
      ],
    ],
  },
  middles: [
    [
      'Each card offers {one move or one thought|a single move or thought}, and the wording is {plain|clear} enough to {read out|quote}.',
    ],
    [
      '{What stayed with me|What I took away|What I remember most} is [what stayed with you].',
      'slot',
    ],
    [
      '{It led me to think about|I found myself thinking about|My thoughts went to} [what it made you think of].',
      'slot',
    ],
    [
      'The stream {closest to my work|nearest to what I do|I would begin with} is [your stream], though all five have their place.',
      'slot',
      'streams',
    ],
    [
      '{The pattern of each card|Each pattern} follows from its code, {a quiet idea that I like|which gives every card a face}.',
      'code',
      'drawings',
    ],
    [
      '{Behind each card|For those who want more|For background}, an app in the browser holds {further reading|a page to read}.',
      'app',
    ],
    [
      'Some cards {invite reflection and some a conversation|are for thinking and some for talking|suit a quiet moment and some a discussion}, and a few are games for two or more.',
      'kinds',
    ],
    [
      '{Drawing at random|Leaving it to chance} and choosing {feel quite different|are two different exercises}, and the deck allows {either|both}.',
      'drawing-cards',
    ],
    [
      '{I can picture|I could imagine|It is easy to imagine} a discussion that begins with a single card on the table.',
      'talking',
      'start',
    ],
    [
      'It is written for people who make new things together, and the tone {suits that|fits}: {curious, never loud|friendly and never loud|interested and unhurried}.',
      'team',
    ],
    [
      '{There is no order to follow|No order is prescribed|One need not follow an order}, so {every reader finds a way in|any card will do as a first one}.',
      'start',
    ],
    [
      '{The signs make it easy to tell|A sign on each card tells me|The sign shows at once} what kind of card I am holding, which I {find helpful|appreciate}.',
      'kinds',
    ],
    ['If I were to {describe|summarise|sum up} it, I would say: [how you’d describe it].', 'slot'],
  ],
  cards: [
    [
      'The card I drew, {card}, is {a fair example|one I would show first|a good place to begin}.',
      'one-card',
    ],
    [
      '{I drew|My draw was|The draw gave me} {card}, {which I like|a good one to know}.',
      'one-card',
    ],
    ['{One card, by way of example|By way of example|As an example}: {card}.', 'one-card'],
    ['{Beside me lies|In front of me is|Next to me is} {card}, the one I drew.', 'one-card'],
    ['I would like to {mention|single out|point to} {card}, which I drew.', 'one-card'],
    ['Among the {cards I drew|cards I turned over|first I drew} was {card}.', 'one-card'],
    [
      '{The card that came to me|The card chance gave me|The card I happened to draw}: {card}.',
      'one-card',
    ],
    [
      'Those who {own|know|have} the deck may like to look up {card}, {my draw|the one I drew}.',
      'one-card',
    ],
  ],
  closings: [
    ['{I will read on|I am reading on|I will continue}, one card at a time.', 'time'],
    [
      '{So much for a first look|That is my first impression|That was a first look}; a second will follow.',
    ],
    [
      '{Next, I would like to|As a next step I would|I would now like to} try it with others.',
      'team',
    ],
    ['{A notebook will be useful|A notebook seems advisable|It calls for a notebook}.', 'writing'],
    ['{The cards stay|I am keeping the cards|The cards remain} within reach.', 'shelf'],
    ['{I am curious|I remain curious|It leaves me curious}, which is {a good sign|no bad start}.'],
    [
      '{My next card|The next card|The next one} I will {draw at random|leave to chance}.',
      'drawing-cards',
    ],
    [
      '{I would gladly compare notes|I should be glad to compare notes|I am happy to compare notes}.',
      'talking',
    ],
    ['{A friendly start|A promising beginning|A good beginning}, on the whole.', 'start'],
    ['I {would like to|plan to|hope to} look again with {more time|an hour to spare}.', 'time'],
    [
      '{If you have questions about it|Should you wish to know more|If you would like to know more}, please ask.',
    ],
    [
      '{A considered view|A fuller view|A longer account} will take {a few more cards|some more reading}.',
    ],
  ],
  prompts: [
    [
      'Which question {would you like to be asked|do you wish you were asked|would you gladly be asked}? I look forward to your comments.',
      'question',
    ],
    [
      'If you have the deck: which card {did you draw|came first}? Please {tell me in the comments|leave a comment}.',
      'question',
      'one-card',
    ],
    [
      'Do you {choose|prefer to choose} or leave it to chance? {I would like to read your comments|Your comments interest me}.',
      'question',
      'drawing-cards',
    ],
    [
      '{How do you begin|How do you start|Where do you begin} when something is new? I am glad of every comment.',
      'question',
      'start',
    ],
    [
      '{Is there something you would like to know|What would you like to know} about the deck? {Ask me in the comments|The comments are open}.',
      'question',
    ],
    [
      'Do you think {aloud or on paper|in company or alone|in words or in pictures}? Let me know in the comments.',
      'question',
      'team',
    ],
    [
      '{Which tools bring new questions into your work|What brings new questions into your work|Where do your new questions come from}? I would be interested in your comments.',
      'question',
    ],
  ],
};
