import type { Blocks } from '#server/captions/blocks.ts';

export const ENGLISH: Blocks = {
  bodies: {
    'unboxing-wow': {
      'warm-friendly': {
        openings: [
          'The DCK deck arrived today, and I had the box open before my coat was off.',
          'Some parcels can wait until the evening. My DCK deck could not.',
          'Kettle on, phone away, lid off: the DCK deck is here.',
          'Look what was on the doorstep this morning: a box full of DCK cards.',
        ],
        middles: [
          'Now the kitchen table is covered, and every colour is another way to look at a problem.',
          'The very first card asked me a question that I am still carrying around. A good start.',
          'Sturdy paper, bold patterns, a little code in each corner. You can tell that somebody cared.',
          'I only meant to peek. Then I read one card aloud, and another, and my tea went cold.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK, unboxed.',
          'New on my desk: the DCK deck.',
          'Lid off. Cards out. DCK is here.',
          'In today’s post: the DCK deck.',
        ],
        middles: [
          'Strong colours. Clear words. Good paper.',
          'One pattern, one code, one thought per card.',
          'A colour for every stream. The rest is curiosity.',
          'First card drawn. Still thinking.',
        ],
      },
      enthusiastic: {
        openings: [
          'It’s here! My DCK deck is out of the box and all over the table!',
          'That moment when the lid comes off! My DCK deck has arrived and I can’t stop grinning!',
          'Drop everything, the DCK deck just landed on my desk!',
          'Unboxing time! I’ve been looking forward to this DCK deck all week!',
        ],
        middles: [
          'Those colours! Those patterns! I turned over card after card and couldn’t stop!',
          'I drew a card, then another, then “really just one more”. You know how that goes!',
          'Every card has its own drawing and its own question. I already have a favourite, but ask me again tomorrow!',
          'Shuffled, fanned out, sorted by colour, shuffled again. I’d do it all over right now!',
        ],
      },
      'calm-professional': {
        openings: [
          'My copy of the DCK deck arrived this week, and I took a quiet half hour to unpack it.',
          'A new tool on the desk: the DCK card deck, unpacked this morning.',
          'Just unpacked: the DCK deck, a set of cards for people who work on new ideas.',
          'I rarely post about opening a parcel. For the DCK deck I am making an exception.',
        ],
        middles: [
          'The cards are arranged in streams, each with its own colour. Challenges sit beside theory, quotes and small games.',
          'What I noticed first was the craft: sturdy paper, calm typography, a pattern of its own on every card.',
          'Each card holds one thought and leaves room for mine. I like working with that format.',
          'A code in the corner of each card leads to the background in the app, so the cards themselves stay short.',
        ],
      },
    },
    'first-impression': {
      'warm-friendly': {
        openings: [
          'First evening with the DCK deck, and I wanted to tell you about it.',
          'The DCK cards have been on my table since yesterday. We get along.',
          'My first thoughts on the DCK deck, typed with a card in one hand.',
          'You know the feeling of a brand-new notebook? The DCK deck gave me a bit of that.',
        ],
        middles: [
          'The cards are friendly. They ask, they nudge, and they never lecture.',
          'I drew a card over dinner, and we were still talking about it long after the plates were cleared.',
          'Some cards made me nod, one made me laugh, and one I put aside for a braver day.',
          'What I like is how simple the start is: draw a card, read it, talk.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK: a first impression.',
          'A first look at the DCK deck.',
          'One evening, one deck: DCK.',
          'DCK, day one.',
        ],
        middles: [
          'Short texts. Open questions. Room to think.',
          'Draw. Read. Pause.',
          'Loud on the outside, quiet on the inside.',
          'Nothing to set up. Just cards on a table.',
        ],
      },
      enthusiastic: {
        openings: [
          'My first impression of the DCK deck? More, please!',
          'Day one with DCK, and my table is covered in cards!',
          'Okay, the DCK deck and I are going to be friends!',
          'I only wanted a quick peek at the DCK deck. So much for my evening plans!',
        ],
        middles: [
          'Every draw is a little surprise: a challenge, a quote, a game, and off my thoughts go!',
          'One card on the table and we were deep in conversation. I love that!',
          'My notebook is filling up, and I’m still on the first colour!',
          'I’ve left cards all over the flat so that I bump into them again. So much fun!',
        ],
      },
      'calm-professional': {
        openings: [
          'A few impressions after a first session with the DCK deck.',
          'I made time for the DCK cards this week and noted what stayed with me.',
          'First impressions of the DCK deck, from somebody who likes working with paper.',
          'New on the desk: DCK. A first, unhurried look through the cards.',
        ],
        middles: [
          'The language is clear and takes its time. Each card offers one thought and leaves the rest to the reader.',
          'I like the mix: some cards invite reflection, some a conversation, and some have me reaching for a pen.',
          'Sometimes I draw at random, sometimes I choose. Both have their place, and they feel quite different.',
          'The streams give a direction without turning the deck into a manual.',
        ],
      },
    },
    'quick-review-neutral': {
      'warm-friendly': {
        openings: [
          'A few people asked what the DCK deck is like, so here is my small review.',
          'Short and honest: my view of the DCK cards, straight from the kitchen table.',
          'The DCK deck has been with me for a little while now. Here’s how we’re doing.',
          'Thinking about taking a look at the DCK deck? This is what I can tell you so far.',
        ],
        middles: [
          'What I like: the questions, the colours, the feel of the paper. What takes time: some cards ask for a second reading.',
          'It’s a deck, so you draw, read and talk. Some cards suited my day, others went back for later.',
          'I reach for the deck when I’m going round in circles and fancy a question that isn’t mine.',
          'The cards are short, and the app has more if you feel like reading on. I use both, mostly the cards.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK in a few words.',
          'Briefly noted: the DCK deck.',
          'DCK, tried out.',
          'A card deck for the curious. My notes on DCK.',
        ],
        middles: [
          'Good to hold. Easy to read. Some cards take time.',
          'Draw, read, talk. Not every card fits every day.',
          'Like: the questions. Like: the paper. Still open: the games.',
          'Cards first, app second. That suits me.',
        ],
      },
      enthusiastic: {
        openings: [
          'A quick review of the DCK deck, and yes, I’m enjoying it!',
          'You asked, so here it is: my quick take on DCK!',
          'A few days of drawing DCK cards, so it’s time for a mini review!',
          'Mini review! On the table today: the DCK deck!',
        ],
        middles: [
          'Fun to draw from, nice to hold and full of questions I’d never have thought of. A few cards are tough nuts, and I like those too!',
          'Right now I go for the games first. The theory cards I read more slowly, coffee in hand!',
          'It suits curious people who like to think out loud together. Looking for ready-made answers? This is a deck full of questions!',
          'Draw a card, read it out, see what happens. Sometimes it goes quiet, sometimes it gets loud!',
        ],
      },
      'calm-professional': {
        openings: [
          'A short, neutral look at the DCK card deck.',
          'I have been working with the DCK deck for a while. My notes, as plainly as I can put them.',
          'Some notes on the DCK deck, in case you are considering it.',
          'What is the DCK deck like in everyday use? A brief account.',
        ],
        middles: [
          'It is a card deck for people who develop ideas: challenges, theory, quotes, strategy and games, arranged in streams. It asks more than it answers.',
          'The texts are concise, which suits the start of a meeting. The background is in the app.',
          'In its favour: clear language and careful design. Worth knowing: it needs somebody in the room who likes asking questions.',
          'I use the deck on my own before workshops, and now and then with the group. Both take a little getting used to.',
        ],
      },
    },
    'thank-you': {
      'warm-friendly': {
        openings: [
          'A small thank-you to the people behind the DCK deck.',
          'Thank you, DCK. The cards have found a good home with me.',
          'There is a lot of heart in the DCK deck, and I’d simply like to say thank you.',
          'Today is a good day for a thank-you, and mine goes to DCK.',
        ],
        middles: [
          'I like the questions, I like the colours, and I like the care in every detail.',
          'I draw a card with my morning coffee these days, and I look forward to it from the moment I get up.',
          'To everyone who wrote, drew and printed these cards: it shows, and I enjoy it.',
          'One of the cards is leaning against my lamp, where I see it every morning.',
        ],
      },
      'minimal-clean': {
        openings: [
          'Thank you, DCK.',
          'DCK: thanks for this.',
          'A quiet thank-you to DCK.',
          'Thanks for the cards, DCK.',
        ],
        middles: [
          'Good questions on good paper.',
          'Colour, care and clear words.',
          'Cards that ask back.',
          'A card a day. I look forward to each one.',
        ],
      },
      enthusiastic: {
        openings: [
          'Thank you, DCK! I’m so happy with this deck!',
          'A big, cheerful thank-you to everyone behind the DCK deck!',
          'DCK, you made my week with this deck. Thank you!',
          'I just have to say it: thank you, DCK!',
        ],
        middles: [
          'The cards live on my table now, and everyone who drops by has to draw one!',
          'So much care in the drawings, in the words, even in the corners. I see it, and I love it!',
          'I have a favourite card, a favourite colour and a favourite question. That’s your doing!',
          'Every card is a little present, and I unwrap one each morning!',
        ],
      },
      'calm-professional': {
        openings: [
          'I would like to thank the team behind the DCK deck.',
          'A word of thanks to DCK for a carefully made deck of cards.',
          'Good work deserves a thank-you. This one goes to everyone who made the DCK deck.',
          'With thanks to DCK: the deck has found its place in my working week.',
        ],
        middles: [
          'The care in the writing and the design is easy to see, and the cards are a pleasure to work with.',
          'I value the tone of the cards: curious, respectful and never loud.',
          'It is good to have something on paper that makes me close the laptop for a moment.',
          'The questions on the cards have become part of my conversations at work.',
        ],
      },
    },
  },
  closes: {
    'warm-friendly': {
      private: [
        'I’ll let you know which card comes next.',
        'More from my table soon.',
        'For now the deck stays right here, within reach.',
      ],
      work: [
        'The deck is coming along to my next workshop, and I’m curious to see who draws what.',
        'If you work with ideas too, I’m happy to tell you more about the deck.',
        'Next week the deck moves to the team table.',
      ],
    },
    'minimal-clean': {
      private: ['', 'More soon.', 'To be continued.'],
      work: ['', 'On to the next workshop.', 'Next stop: the team table.'],
    },
    enthusiastic: {
      private: [
        'I can’t wait for the next card!',
        'Which colour comes next? I’ll let the deck decide!',
        'More from the deck soon!',
      ],
      work: [
        'The deck is coming to our next workshop, and I can’t wait to see who draws what!',
        'My team doesn’t know it yet, but on Monday we’re drawing cards!',
        'Next stop: the meeting room!',
      ],
    },
    'calm-professional': {
      private: [
        'I look forward to spending more time with the deck.',
        'The next card is already waiting.',
        'More notes to follow.',
      ],
      work: [
        'The deck is coming along to our next workshop.',
        'I am curious to hear what my team makes of it.',
        'If you use cards in your work as well, I would be glad to exchange notes.',
      ],
    },
  },
  calls: {
    'warm-friendly': {
      'follow-profile': [
        'If you’d like to see more, follow along: {link}',
        'Come along and follow DCK: {link}',
      ],
      'save-post': [
        'Save this post for a quiet moment.',
        'Save this one and find it again on a rainy afternoon.',
      ],
      'share-with-team': [
        'Know a team that likes a good question? Share this with them.',
        'Feel free to share this with your team.',
      ],
      'tag-a-friend': [
        'Tag a friend who’d enjoy a card or two.',
        'Who would you draw a card with? Tag them here.',
      ],
    },
    'minimal-clean': {
      'follow-profile': ['Follow DCK: {link}', 'For more cards, follow {link}'],
      'save-post': ['Save for later.', 'Save this post.'],
      'share-with-team': ['Share with your team.', 'One for your team? Share it.'],
      'tag-a-friend': ['Tag a friend.', 'Tag someone curious.'],
    },
    enthusiastic: {
      'follow-profile': [
        'Follow DCK and draw along: {link}',
        'Want to see more cards? Follow {link}',
      ],
      'save-post': [
        'Save this post for your next ideas day!',
        'Hit save and come back with a coffee!',
      ],
      'share-with-team': [
        'Share this with your team and see who wants to draw first!',
        'Your team likes a good question? Share this with them!',
      ],
      'tag-a-friend': [
        'Tag the friend you’d draw the first card with!',
        'Tag the friend who always has one more idea!',
      ],
    },
    'calm-professional': {
      'follow-profile': [
        'To see more of the deck, follow DCK: {link}',
        'If you would like to read more, you can follow DCK here: {link}',
      ],
      'save-post': [
        'Save this post if you would like to come back to it.',
        'If it is of interest, save the post for later.',
      ],
      'share-with-team': [
        'If it suits your team, please share this with them.',
        'You are welcome to share this with your team.',
      ],
      'tag-a-friend': [
        'Tag a friend or colleague who might like the deck.',
        'If somebody comes to mind, tag them here.',
      ],
    },
  },
  prompts: {
    'unboxing-wow': {
      'warm-friendly': [
        'What would you ask the deck first? Tell me in the comments.',
        'Which colour would you reach for? I’d love to read it in the comments.',
      ],
      'minimal-clean': [
        'Which colour first? Comment below.',
        'Your first question? Leave it in the comments.',
      ],
      enthusiastic: [
        'What’s the last thing you couldn’t wait to unpack? Tell me in the comments!',
        'Team colour or team pattern? Comment below, I want to know!',
      ],
      'calm-professional': [
        'What was the last tool you unpacked with some curiosity? I look forward to your comments.',
        'Do you work with cards or other prompts? I would be interested to read your comment.',
      ],
    },
    'first-impression': {
      'warm-friendly': [
        'What would you ask the deck first? Tell me in the comments.',
        'Would you draw blind or choose? I’d love to read it in the comments.',
      ],
      'minimal-clean': [
        'Your first question? Leave it in the comments.',
        'Blind draw or careful choice? Comment below.',
      ],
      enthusiastic: [
        'What would your first question be? Tell me in the comments!',
        'Blind draw or careful choice? Comment below, I want to know!',
      ],
      'calm-professional': [
        'How do you bring new questions into your work? I look forward to your comments.',
        'What do you look at first in a new tool? I would be interested to read your comment.',
      ],
    },
    'quick-review-neutral': {
      'warm-friendly': [
        'Anything you’d like to know? Ask me in the comments.',
        'Do you have the deck too? Tell me in the comments how you use it.',
      ],
      'minimal-clean': ['Questions? Comment below.', 'Your view? Leave it in the comments.'],
      enthusiastic: [
        'Curious? Ask me about the deck in the comments!',
        'Got the deck too? Tell me your favourite card in the comments!',
      ],
      'calm-professional': [
        'Questions about the deck? Please ask them in the comments.',
        'If you work with the deck as well, I would be interested to read your comment.',
      ],
    },
    'thank-you': {
      'warm-friendly': [
        'Who would you like to thank today? Tell me in the comments.',
        'What are you glad to have on your desk? I’d love to read it in the comments.',
      ],
      'minimal-clean': [
        'Who would you thank? Comment below.',
        'Your thank-you goes to? Leave it in the comments.',
      ],
      enthusiastic: [
        'Who deserves a thank-you from you? Shout it out in the comments!',
        'What made your week? Tell me in the comments!',
      ],
      'calm-professional': [
        'Whose work do you value? I look forward to your comments.',
        'What do you like to have on your desk while you think? I would be interested to read your comment.',
      ],
    },
  },
  mentions: {
    'warm-friendly': 'The people behind the deck: {link}',
    'minimal-clean': 'DCK: {link}',
    enthusiastic: 'This is where the deck lives: {link}',
    'calm-professional': 'About the deck: {link}',
  },
  inline: ['Filed under {tags}.', 'In my head this sits between {tags}.'],
  and: 'and',
  hashtags: {
    'brand-core': ['DCK', 'DCKcards', 'DCKdeck', 'InnovationCards'],
    'ugc-generic': ['CardDeck', 'OnMyDesk', 'PaperLove', 'CuriousMinds', 'NewFinds'],
    'innovation-work': [
      'Innovation',
      'Creativity',
      'DesignThinking',
      'Facilitation',
      'IdeasAtWork',
      'Workshop',
      'Teamwork',
      'CreativeThinking',
    ],
  },
  intentHashtag: {
    'unboxing-wow': 'Unboxing',
    'first-impression': 'FirstImpression',
    'quick-review-neutral': 'MiniReview',
    'thank-you': 'ThankYou',
  },
};
