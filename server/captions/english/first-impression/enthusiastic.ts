import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      ['A first look through the DCK cards, and {I’m smitten|I’m charmed|I’m hooked}!'],
      [
        '{Look at these|Just look at these|Oh, these} DCK cards side by side! And then you {read|turn} them!',
      ],
      [
        'This is the DCK card {I keep going back to|I can’t put down|I stopped at}: [its title]!',
        'slot',
        'one-card',
      ],
      [
        '{First impression of DCK|My take on DCK, at a first look|What I think of DCK}, {three words|in three words}: [your three words]!',
        'slot',
      ],
      [
        '{Patterns to stare at|Patterns to get lost in}, questions to {chew on|carry around}: my first look at DCK!',
        'drawings',
      ],
      [
        '{Colours everywhere|So much colour|All this colour}, and every one a stream of DCK cards! I’m having such a good time!',
        'colours',
        'streams',
      ],
      [
        '{Card after card|One card, then the next|Another card, and another}! My first look at DCK is turning into a long one!',
        'time',
      ],
      [
        'My first DCK card is in the picture: [its title]! {Hello, you|Nice to meet you|Look at it}!',
        'slot',
        'one-card',
      ],
      [
        'I’ve {met|got to know} some DCK cards and I already want to {introduce you|show you around}!',
      ],
      [
        '{A game or a book|Is it a game, is it a book|Game, book, something else}? I’ve had a first look at DCK and I’m {delighted|so pleased} either way!',
        'kinds',
      ],
      [
        '{Picture this|See this}: me, {grinning|beaming}, behind some DCK cards! First impression, sorted!',
      ],
    ],
    linkedin: [
      [
        'I’ve had a first look at the DCK deck, and it asks the kind of question I {enjoy|wish for|wish I heard} at work!',
        'talking',
      ],
      [
        'My first impression of the DCK deck? I want to {bring it along|take it along|show it around}, starting with [the title of a card]!',
        'slot',
        'one-card',
      ],
      [
        'A first look through the DCK cards, and I have {new questions|fresh questions|questions} for a thing I’m working on: [what you’re working on]!',
        'slot',
      ],
      [
        '{Serious work, playful cards|Serious questions, playful cards}: after a first look at the DCK deck I’m {all for it|in favour}!',
      ],
      [
        'I’ve {looked through|read} some of the DCK deck, and I’d put these cards on the {agenda|invitation} any day!',
        'start',
      ],
      [
        'One stream of the DCK deck goes after {rules nobody remembers making|the rules no one remembers making}. {I’m cheering already|I know a few|I had to smile}!',
        'streams',
      ],
      [
        '{A thought from a first look|First thought on looking} through the DCK deck: new ideas can start with {a card and two people|two people and a card}!',
        'team',
      ],
      [
        'Short enough to read {between two calls|in one breath|standing up}, and still the DCK cards keep me thinking! First impressions, happily given.',
        'time',
      ],
      [
        'The DCK deck surprised me on a first look: [what surprised you]. I {do like|love|enjoy} being surprised at work!',
        'slot',
      ],
      [
        '{Theory next to games|Quotes next to games|Strategy next to games}! A first look at the DCK deck, and I {like its nerve|enjoy the mix}.',
        'kinds',
      ],
      [
        'I’m {happily|cheerfully} turning over DCK cards, and I can see {people talking|good talks coming} over every one of them!',
        'talking',
      ],
    ],
    facebook: [
      [
        '{Okay|Right|Listen}, I’ve had a first look through the DCK deck and I have to tell somebody!',
      ],
      [
        '{First impressions of DCK|DCK, first impressions}: I like it, I {like it|really do}, and I’ve only seen {some|a part} of it!',
      ],
      [
        'The DCK card I’d {stick on my fridge|hang on my door|frame on the spot} is [the title of a card]!',
        'slot',
        'one-card',
      ],
      [
        'I looked through some DCK cards and thought of [who you thought of] {at once|straight away|from the first one}!',
        'slot',
        'team',
      ],
      [
        '{Do you know the feeling|You know the feeling} when {a question|one good question} won’t let you go? The DCK deck is full of those!',
        'talking',
      ],
      [
        '{I’m only|I’m just} {some|a few} cards into the DCK deck and I already want to read bits {aloud|out}!',
        'talking',
      ],
      [
        'The DCK deck and I are {getting on like a house on fire|off to a flying start|going to be friends}! That’s my first impression!',
      ],
      [
        '{Cards that make you curious|Cards to be curious with|Cards for the curious}! First look at DCK, and there’s so much in it!',
      ],
      [
        'First thing I’d {tell|say to} you about DCK: [your first thought]! And I’ve only just {started|begun}!',
        'slot',
        'start',
      ],
      [
        'There’s no such thing as {just one|only one} DCK card! {Trust me|Believe me|Ask me how I know}!',
        'drawing-cards',
      ],
      [
        '{Good news for people who like cards|Good news for the curious}: I’ve looked at some of DCK, and it’s {a joy|lovely}!',
      ],
    ],
    threads: [
      [
        'First look at DCK! {I have questions, so does it|It has questions, so have I|Questions on both sides}!',
        'talking',
      ],
      [
        'My first DCK card: [its title]! {It knows me!|How did it know!|Well, hello!}',
        'slot',
        'one-card',
      ],
      [
        '{One|A single} DCK card and my mind is off! {No idea where to|Don’t wait for it|Bye}!',
        'one-card',
      ],
      [
        'DCK, three words: [your three words]! {And I’ve only looked!|That’s a first look!|First look, mind!}',
        'slot',
      ],
      [
        '{Me, looking through DCK|Looking through DCK}: {ooh|oh}! Next card: {ooh|aha}! That’s the review!',
      ],
      [
        'DCK has {games|games in it}, and theory, in one {box|deck}! I’m {so into this|happy}!',
        'kinds',
      ],
      [
        '{Early days with DCK|DCK and me, early days}, and I’m {smitten|beaming} like it’s spring!',
        'start',
      ],
      ['{Nobody|No one} can be {bored|grumpy} with a DCK card in hand! Well, {not me|I can’t}!'],
      [
        '{A stream for happy accidents!|A stream for useful accidents!} DCK, {I see you|you get me}!',
        'streams',
      ],
      ['{Just a peek|A quick peek|Only a peek} at DCK? {Ha|Not me}!', 'time'],
      [
        'DCK cards are {short|tiny texts}! My thoughts {about them|on them} aren’t! {First look!|Help!}',
      ],
    ],
    tiktok: [
      ['{I’ve looked through|I looked through|I got to read} some DCK cards and I have feelings!'],
      ['First DCK card, {ready|here we go|come on}: [its title]!', 'slot', 'one-card'],
      [
        '{Three words for DCK|DCK, three words|DCK in three words}, go: [your three words]!',
        'slot',
      ],
      ['{Can we talk|We need to talk|Let’s talk} about these DCK cards!', 'talking'],
      ['Okay, {DCK is fun|DCK is so fun}! {First look, come with me|Let me show you}!'],
      [
        '{Pick a colour|Quick, pick a colour}! I’ll {read you|show you} a DCK card!',
        'colours',
        'question',
      ],
      ['{Nobody said|No one told me} DCK has games in it! {Games|Actual games}!', 'kinds'],
      ['{One|Just one|Only one} DCK card? {Who can stop at one|Not me, sorry}!', 'time'],
      ['My {favourite|top} DCK card {so far|for now}: [its title]!', 'slot', 'one-card'],
      [
        '{POV|Situation|Picture it}: you turn over a DCK card and it asks you something!',
        'one-card',
      ],
      ['{Reading you DCK titles|DCK titles, out loud}! {Tell me when to stop|Here we go}!'],
    ],
  },
  middles: [
    [
      'A challenge, then a quote, then a game: you {never know|don’t know} what’s {next|coming}, and I {love that|like that a lot}!',
      'kinds',
    ],
    [
      'Each pattern grows out of {the card’s own code|a little code}, so {the drawings are all different|each one has a face of its own}.',
      'code',
      'drawings',
    ],
    [
      'One card had me thinking about [what it made you think of], and {I’m not done|I still am|I can’t stop}!',
      'slot',
      'one-card',
    ],
    [
      '{My happiest find|The nicest find|My favourite discovery} so far: [what you like most].',
      'slot',
    ],
    [
      '{Biggest|Nicest|My} surprise: [what surprised you]! {I’ll say no more|Go on, look|I mean it}!',
      'slot',
    ],
    [
      'There’s {just one|only one|a single} move or thought on each, and {that’s plenty|that’s enough to set me off}.',
    ],
    [
      'You scan a card and {read on|there’s more to read} in an app in the browser, {so I’ve gone down that path too|and I love a path that goes on}!',
      'app',
    ],
    [
      '{Draw blind|Close your eyes and draw} or {choose|pick your favourite}, there’s no wrong way, and I’m trying both.',
      'drawing-cards',
    ],
    [
      '{I want to read them aloud to|I’d like to read them to|I could read them out to} anybody who’ll sit still!',
      'talking',
    ],
    [
      'You don’t have to {learn|prepare|set up} a thing, you just {turn one over|read one}, and I {like that|like it that way}.',
      'start',
    ],
    [
      'It’s meant for making things {with others|together}, and I’m already {picking|choosing} my people!',
      'team',
    ],
    [
      'Five streams, and one {listens for|is all about} what people need! {My heart|Oh, I like that}.',
      'streams',
    ],
    [
      'If you ask me what {it’s|this deck’s|the whole thing’s} like: [how you’d describe it]!',
      'slot',
    ],
  ],
  cards: [
    ['{And I drew|I drew|So I drew} {card}, and what a card!', 'one-card'],
    [
      '{Ask me about|Somebody ask me about|Please ask me about} {card}, the one I drew.',
      'one-card',
    ],
    [
      'My card is {card}, and {I’m not giving it back|it’s mine now|I’m so happy with that}!',
      'one-card',
    ],
    ['{Look who turned up|Look what turned up|Guess what turned up}: {card}.', 'one-card'],
    [
      '{Then there’s|And then there’s|And there’s} {card}, which I drew and {won’t put back|wouldn’t swap}!',
      'one-card',
    ],
    ['I turned over {card} and {I’m intrigued|I’m all ears|I’m curious already}.', 'one-card'],
    [
      '{Out came|Up came|Along came} {card}, and I {like it already|couldn’t be happier}!',
      'one-card',
    ],
    ['{Team|Three cheers for|A round of applause for} {card}, my draw.', 'one-card'],
  ],
  closings: [
    ['{Back to the cards|Back I go|Excuse me, I’m going back}, there’s so much left!', 'time'],
    ['Next time I want {company|you all here|you with me}.', 'team'],
    ['{Where’s my pen|I need a pen|Pen, paper, quick}!', 'writing'],
    [
      '{They’re staying right here|They stay right here|These are staying out}, where I can see them.',
      'shelf',
    ],
    ['{Yes|A yes|A loud yes} from me, and I’ve hardly {begun|started}!', 'start'],
    ['{I’d love to|I want to|I’m dying to} know what you make of it.'],
    ['The next one I’m drawing {blind|with my eyes shut|without peeking}!', 'drawing-cards'],
    [
      '{So many questions|Questions, questions}, and I’m {here for all of them|loving it}.',
      'talking',
    ],
    [
      '{Such a good start|What a start|What fun}, and that’s {only a first look|just the start}!',
      'start',
    ],
    ['I could {go on|say more|tell you more}, but {go and look|see for yourself}.'],
    ['{Every colour|Each colour} gets its turn, I’ve {decided|made up my mind}!', 'colours'],
    ['{I’m happy|I’m so happy|I’m really happy} it’s here.'],
  ],
  prompts: [
    [
      '{Draw blind or choose|Blind draw or choice|Chance or choice}? Tell me in the comments!',
      'question',
      'drawing-cards',
    ],
    [
      'Got the deck too? {Which card|What card} did you {turn over|draw} first? Comment, please.',
      'question',
      'one-card',
    ],
    [
      '{What’s a question|Give me a question} you {can’t shake|love being asked}? Straight into the comments!',
      'question',
    ],
    [
      '{Game, quote or challenge|Game or theory|Spark or strategy}? Comment below, I want to know.',
      'question',
      'kinds',
    ],
    [
      '{Who’s your first pick|Who would you pick} {to draw a card with|for a game}? Name names in the comments!',
      'question',
      'team',
    ],
    [
      '{Ask me anything about it|Go on, ask me anything|Ask away, anything at all}, right here in the comments.',
      'question',
    ],
    [
      'Are you a {talker or a scribbler|talker or a list-maker|list-maker or a doodler}? Tell me in the comments!',
      'question',
      'talking',
    ],
  ],
};
