import type { CommonBlocks } from '#server/captions/blocks.ts';

/** What English captions of every intent have in common. */
export const COMMON: CommonBlocks = {
  calls: {
    'warm-friendly': {
      'follow-profile': [
        ['{If you’d like to see more|For more of these cards}, follow {along|DCK}: {link}'],
        ['{Come along and follow|There’s more to see if you follow} DCK: {link}'],
        ['{Curious?|Want a look at more?} {Follow along here|Here’s who to follow}: {link}'],
      ],
      'save-post': [
        ['Save this {one|post} for a {quiet|slow} moment.', 'time'],
        ['{Save it for later|Keep it for later}, {no rush|whenever you like}.', 'time'],
        ['No time {now|right now}? {Save it|Save this post} and come back.', 'time', 'question'],
      ],
      'share-with-team': [
        [
          '{Know a team that likes a good question|Does your team like a good question}? Share this with them.',
          'team',
          'question',
        ],
        ['{Feel free to share this|You’re welcome to share this} with your team.', 'team'],
        ['{Share this with|Pass this on to} {your team|the people you work with}.', 'team'],
      ],
      'tag-a-friend': [
        ['Tag {a friend|someone} who’d enjoy a card or two.', 'drawing-cards'],
        [
          '{Who would you draw a card with|Who should draw the next one}? Tag them here.',
          'drawing-cards',
          'question',
        ],
        ['{Tag|Bring in} the friend who always has {a question|one more idea}.'],
      ],
    },
    'minimal-clean': {
      'follow-profile': [
        ['{Follow|Find} DCK: {link}'],
        ['{For more cards|More cards}: {link}'],
        ['{To follow|Follow along}: {link}'],
      ],
      'save-post': [
        ['{Save for|Keep for} later.', 'time'],
        ['Save {this post|this one}.'],
        ['{Busy|No time}? Save it.', 'time', 'question'],
      ],
      'share-with-team': [
        ['{Share with|Send to} your team.', 'team'],
        ['{One|Something} for your team? Share it.', 'team', 'question'],
        ['{Pass it on|Show it} to your team.', 'team'],
      ],
      'tag-a-friend': [
        ['Tag {a friend|a friend who asks}.'],
        ['Tag someone {curious|with ideas}.'],
        ['{Who comes to mind|Who’d draw}? Tag them.', 'question'],
      ],
    },
    enthusiastic: {
      'follow-profile': [
        ['{Follow DCK and draw along|Come and follow DCK}: {link}'],
        ['{Want|Would you like} to see more cards? Follow {link}'],
        ['{More colours, more cards|Many more cards}! Follow {link}'],
      ],
      'save-post': [
        ['Save this {post|one} for your next ideas day!'],
        ['{Hit save|Save it} and come back {with a pen|with a coffee}!'],
        ['{Save it now|Keep this one}, {draw later|read it again later}!', 'time'],
      ],
      'share-with-team': [
        ['Share this with your team and see who wants to {draw|go} first!', 'team'],
        [
          '{Your team likes|Does your team like} a good question? Share this with them!',
          'team',
          'question',
        ],
        ['{Send this|Pass this on} to your team, {go on|now}!', 'team'],
      ],
      'tag-a-friend': [
        ['Tag the {friend|person} you’d draw the first card with!', 'drawing-cards'],
        ['Tag the friend who always has one more {idea|question}!'],
        ['{Who has to see this|Who’d want a card}? Tag them!', 'question'],
      ],
    },
    'calm-professional': {
      'follow-profile': [
        ['To see more of the {deck|cards}, follow DCK: {link}'],
        ['If you would like to {read|see} more, you can follow DCK here: {link}'],
        ['DCK {shares more|shows more of the cards} here, if you wish to follow: {link}'],
      ],
      'save-post': [
        ['Save {this|the} post if you would like to come back to it.', 'time'],
        ['{Save it for later|You can save this for later}.', 'time'],
        ['{For a quieter hour|For a calmer moment}: save the post.', 'time'],
      ],
      'share-with-team': [
        ['If it {suits|might suit} your team, please share this with them.', 'team'],
        ['You are welcome to {share this with|pass this on to} your team.', 'team'],
        ['{Please share it|Do share it} with your team if it is of use.', 'team'],
      ],
      'tag-a-friend': [
        ['Tag a {friend or colleague|colleague} who might like the deck.'],
        ['If {somebody|a name} comes to mind, {tag them|mention them} here.'],
        ['Please tag {somebody|anyone} who works with {questions|cards} like these.'],
      ],
    },
  },
  mentions: {
    'warm-friendly': [
      ['{The people behind the deck|The people who make it}: {link}'],
      ['{The deck lives here|The deck is at home here}: {link}'],
      ['{Who makes these cards|Where these cards come from}: {link}'],
    ],
    'minimal-clean': [['{DCK|The deck|The cards}: {link}'], ['{Made by DCK|More}: {link}']],
    enthusiastic: [
      ['{This is where the deck lives|Here’s the home of the deck}: {link}'],
      ['{All about the cards|The whole deck}: {link}'],
      ['{Hello to everyone at DCK|A wave to the people at DCK}: {link}'],
    ],
    'calm-professional': [
      ['{About|More about} the deck: {link}'],
      ['{The publishers of the deck|The makers of the deck}: {link}'],
      ['{Background on the cards|The deck and its makers}: {link}'],
    ],
  },
  inline: [
    ['{Filed|To be found} under {tags}.'],
    ['{In my head this sits|For me this sits} between {tags}.'],
    ['{My keywords|The keywords}: {tags}.'],
  ],
  and: 'and',
  hashtags: {
    'brand-core': ['DCK', 'DCKcards', 'DCKdeck', 'InnovationCards'],
    'ugc-generic': ['CardDeck', 'Brainstorming', 'StayCurious', 'CreativeProcess', 'WorkshopTools'],
    'innovation-work': [
      'Innovation',
      'Facilitation',
      'DesignThinking',
      'ProductDesign',
      'Workshops',
      'Ideation',
      'ServiceDesign',
      'ProductManagement',
      'InnovationCulture',
      'WorkshopFacilitation',
    ],
  },
  intentHashtag: {
    'unboxing-wow': 'Unboxing',
    'first-impression': 'FirstImpression',
    'quick-review-neutral': 'MiniReview',
    'thank-you': 'ThankYou',
  },
};
