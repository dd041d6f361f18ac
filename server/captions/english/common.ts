import type { CommonBlocks } from '#server/captions/blocks.ts';

/** Blocks shared by English captions of all intents. */
export const COMMON: CommonBlocks = {
  calls: {
    'warm-friendly': {
      'follow-profile': [
        '{If you’d like to see more|For more of these cards}, follow {along|DCK}: {link}',
        '{If you want the next one too, follow|There’s more to see if you follow} DCK: {link}',
        '{Curious?|Want a look at more?} {Follow along here|Here’s who to follow}: {link}',
      ],
      'save-post': [
        'Save this {one|post} for a {quiet|slow} moment.',
        '{Save it for later|Keep it for later}, {no rush|whenever you like}.',
        'No time {now|right now}? {Save it|Save this post} and come back.',
      ],
      'share-with-team': [
        '{Know a team that likes a good question|Does your team like a good question}? Share this with them.',
        '{Feel free to share this|You’re welcome to share this} with your team.',
        '{Share this with|Pass this on to} {your team|the people you work with}.',
      ],
      'tag-a-friend': [
        'Tag {a friend|someone} who’d enjoy a card or two.',
        '{Who would you draw a card with|Who should have a go next|Who’d get on with these}? Tag them.',
        'Tag the friend who always has {a question|one more idea}.',
      ],
    },
    'minimal-clean': {
      'follow-profile': [
        '{Follow|Find} DCK: {link}',
        '{For more cards|More of the cards}: {link}',
        '{Follow along|Follow here}: {link}',
      ],
      'save-post': [
        '{Save it for|Keep it for} later.',
        'Save {this post|this one}.',
        '{Busy|No time}? Save it.',
      ],
      'share-with-team': [
        '{Share it with|Send it to} your team.',
        '{One|Something} for your team? Share it.',
        '{Pass it on|Show it} to your team.',
      ],
      'tag-a-friend': [
        'Tag {a friend|a friend who’d like it}.',
        'Tag someone {curious|with ideas}.',
        '{Who comes to mind|Who’d want one}? Tag them.',
      ],
    },
    enthusiastic: {
      'follow-profile': [
        '{Follow DCK for more|Come and follow DCK}: {link}',
        '{Want|Would you like} to see more cards? Follow {link}',
        '{There’s more where these came from|There’s so much more to see}! Follow {link}',
      ],
      'save-post': [
        'Save this {post|one} for your next ideas day!',
        '{Hit save|Save it} and come back {with a pen|with a coffee}!',
        '{Save it now|Keep this one}, {draw later|read it again later}!',
      ],
      'share-with-team': [
        'Share this with your team and see who wants to {draw|go} first!',
        '{Your team likes|Does your team like} a good question? Share this with them!',
        '{Go on, send|Go on, pass} this on to your team!',
      ],
      'tag-a-friend': [
        'Tag the {friend|person} you’d draw the first card with!',
        'Tag the friend who always has one more {idea|question}!',
        '{Who has to see this|Who’d want a card}? Tag them!',
      ],
    },
    'calm-professional': {
      'follow-profile': [
        'To see more of the {deck|cards}, follow DCK: {link}',
        'You can follow DCK here if you would like to {read|see} more: {link}',
        '{To see what comes next|For more of the cards}, follow DCK: {link}',
      ],
      'save-post': [
        'Save {this|the} post if you would like to come back to it.',
        '{Save it for later|You can save this for later}.',
        '{For a quieter hour, save the post|Save the post for a quieter hour}.',
      ],
      'share-with-team': [
        'If it {suits|might suit} your team, please share this with them.',
        'You are welcome to {share this with|pass this on to} your team.',
        '{Please share it|Do share it} with your team if it is useful.',
      ],
      'tag-a-friend': [
        'Tag a {friend or colleague|colleague} who might like the deck.',
        'If {somebody|a name} comes to mind, {tag them|mention them} here.',
        'Tag {somebody|anyone} who works with {questions|cards} like these.',
      ],
    },
  },
  mentions: {
    'warm-friendly': [
      '{The people behind the deck|The people who make it}: {link}',
      '{More about the deck|More on the deck}: {link}',
      '{Who makes these cards|Where these cards come from}: {link}',
    ],
    'minimal-clean': ['{DCK|The deck|The cards}: {link}', '{Made by DCK|More}: {link}'],
    enthusiastic: [
      '{Here’s who makes it|These are the people who make it}: {link}',
      '{More about the cards|More about the deck}: {link}',
      '{Hello to everyone at DCK|A wave to the people at DCK}: {link}',
    ],
    'calm-professional': [
      '{About|More about} the deck: {link}',
      '{The publishers of the deck|The makers of the deck}: {link}',
      '{The people behind the deck|The deck and its makers}: {link}',
    ],
  },
  inline: [
    '{Filed|To be found} under {tags}.',
    '{In my head this sits|For me this sits} between {tags}.',
    '{My keywords|The keywords}: {tags}.',
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
