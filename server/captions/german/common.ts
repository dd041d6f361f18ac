import type { CommonBlocks } from '#server/captions/blocks.ts';

/** What German captions of every intent have in common. */
export const COMMON: CommonBlocks = {
  calls: {
    'warm-friendly': {
      'follow-profile': [
        ['{Wenn du mehr sehen magst|Wenn du neugierig bist}, folg DCK: {link}'],
        ['{Komm mit und folg|Schau mal vorbei und folg} DCK: {link}'],
        ['{Mehr Karten gibt’s|Noch mehr davon gibt’s} hier, {folg einfach|folg gern}: {link}'],
      ],
      'save-post': [
        ['Speicher dir den Post für {einen ruhigen Moment|später}.', 'time'],
        ['{Gerade keine Zeit|Gerade keine Ruhe}? Speicher’s dir.', 'time', 'question'],
        ['{Speicher dir das|Speicher’s dir} und {schau später noch mal rein|hol’s wieder raus}.'],
      ],
      'share-with-team': [
        [
          '{Kennst du ein Team|Hast du ein Team}, das gute Fragen mag? Dann teil das gern.',
          'team',
          'question',
        ],
        ['{Teil das gern|Das kannst du gern teilen, auch} mit deinem Team.', 'team'],
        [
          '{Zeig das gern|Zeig das ruhig} {deinem Team|den Leuten, mit denen du arbeitest}.',
          'team',
        ],
      ],
      'tag-a-friend': [
        ['Markier jemanden, der {Lust auf ein, zwei Karten hätte|solche Karten mag}.'],
        [
          'Mit wem würdest du {eine Karte|als Nächstes} ziehen? Markier die Person.',
          'drawing-cards',
          'question',
        ],
        ['{Wer sollte das sehen|Wer freut sich über so was}? Markier die Person.', 'question'],
      ],
    },
    'minimal-clean': {
      'follow-profile': [
        ['{Folg|Folge} DCK: {link}'],
        ['{Mehr Karten|Noch mehr Karten}: {link}'],
        ['{Zum Folgen|Hier folgen}: {link}'],
      ],
      'save-post': [
        ['{Für später speichern|Speichern für später}.', 'time'],
        ['{Post|Einfach} speichern.'],
        ['{Keine Zeit|Gerade unterwegs}? Speichern.', 'time', 'question'],
      ],
      'share-with-team': [
        ['{Mit deinem Team teilen|Teilen mit dem Team}.', 'team'],
        ['{Etwas|Eine Karte} für dein Team? Teil es.', 'team', 'question'],
        ['{Zeig’s|Schick’s} deinem Team.', 'team'],
      ],
      'tag-a-friend': [
        ['{Freunde|Jemanden} markieren.'],
        ['Markier jemanden, der {neugierig ist|gern fragt}.'],
        ['{Wer fällt dir ein|Wer würde ziehen}? Markieren.', 'question'],
      ],
    },
    enthusiastic: {
      'follow-profile': [
        ['{Folg DCK und zieh mit|Komm dazu und folg DCK}: {link}'],
        ['{Lust auf mehr Karten|Du willst mehr sehen}? Folg {link}'],
        ['{Mehr Farbe, mehr Karten|Noch viel mehr Karten}! Folg {link}'],
      ],
      'save-post': [
        ['Speicher dir den Post für {deinen nächsten Ideentag|die nächste Ideenrunde}!'],
        [
          '{Gleich speichern|Speicher’s dir} und {beim Kaffee|später} noch mal reinschauen!',
          'time',
        ],
        ['{Ab damit zu deinen gespeicherten Posts|Speichern nicht vergessen}!'],
      ],
      'share-with-team': [
        ['{Teil das mit|Schick das} deinem Team und schau, wer zuerst ziehen will!', 'team'],
        ['{Dein Team mag|Mag dein Team} gute Fragen? Dann teil das gleich!', 'team', 'question'],
        ['{Los, teil das|Teil das gleich mal} mit deinem Team!', 'team'],
      ],
      'tag-a-friend': [
        [
          'Markier die Person, mit der du {die erste Karte|eine Karte} ziehen würdest!',
          'drawing-cards',
        ],
        ['Markier {jemanden, der|die Person, die} immer noch eine Idee hat!'],
        ['{Wer muss das sehen|Wer will auch eine}? Markieren!', 'question'],
      ],
    },
    'calm-professional': {
      'follow-profile': [
        ['Mehr {vom Deck|von den Karten} siehst du, wenn du DCK folgst: {link}'],
        [
          '{Wenn dich mehr davon interessiert|Wenn du mehr sehen möchtest}, folge DCK gern hier: {link}',
        ],
        ['{Hier kannst du DCK folgen|DCK zeigt hier mehr vom Deck}: {link}'],
      ],
      'save-post': [
        [
          'Wenn du {später|noch einmal} darauf zurückkommen möchtest, speichere dir den Beitrag.',
          'time',
        ],
        ['{Für eine ruhige Stunde|Für später}: Beitrag speichern.', 'time'],
        ['Den Beitrag kannst du {dir gern|auch} für später speichern.', 'time'],
      ],
      'share-with-team': [
        ['Wenn es zu deinem Team {passt|passen könnte}, teile es gern.', 'team'],
        [
          '{Teile den Beitrag gern mit deinem Team|Gern kannst du den Beitrag mit deinem Team teilen}.',
          'team',
        ],
        ['{Vielleicht ist das|Womöglich ist das} auch etwas für dein Team: gern teilen.', 'team'],
      ],
      'tag-a-friend': [
        ['Markiere gern {jemanden, dem das Deck|eine Person, der das Deck} gefallen könnte.'],
        ['{Wenn dir jemand einfällt|Fällt dir jemand dazu ein}, markiere die Person gern hier.'],
        ['{Wer mit solchen Fragen arbeitet|Wen das interessieren könnte}: gern hier markieren.'],
      ],
    },
  },
  mentions: {
    'warm-friendly': [
      ['{Die Menschen hinter dem Deck|Die Leute, die das Deck machen}: {link}'],
      ['{Das Deck findest du hier|Mehr vom Deck}: {link}'],
      ['{Wer diese Karten macht|Woher die Karten kommen}: {link}'],
    ],
    'minimal-clean': [['{DCK|Das Deck|Die Karten}: {link}'], ['{Gemacht von DCK|Mehr}: {link}']],
    enthusiastic: [
      ['{Hier ist das Deck zu Hause|Das Zuhause vom Deck}: {link}'],
      ['{Alles über die Karten|Das ganze Deck}: {link}'],
      ['{Grüße an alle bei DCK|Einen Gruß an die Leute von DCK}: {link}'],
    ],
    'calm-professional': [
      ['{Mehr zum Deck|Über das Deck}: {link}'],
      ['{Die Menschen hinter dem Deck|Hinter dem Deck steht}: {link}'],
      ['{Hintergrund zu den Karten|Das Deck und wer es macht}: {link}'],
    ],
  },
  inline: [
    ['{Abgelegt|Zu finden} unter {tags}.'],
    ['{Bei mir|Für mich} liegt das irgendwo zwischen {tags}.'],
    ['{Meine Stichworte|Die Stichworte}: {tags}.'],
  ],
  and: 'und',
  hashtags: {
    'brand-core': ['DCK', 'DCKKarten', 'DCKDeck', 'Innovationskarten'],
    'ugc-generic': [
      'Kartendeck',
      'Ideensammlung',
      'NeugierigBleiben',
      'Kreativprozess',
      'Methodenkoffer',
    ],
    'innovation-work': [
      'Innovation',
      'Facilitation',
      'DesignThinking',
      'Produktentwicklung',
      'Workshop',
      'Ideenfindung',
      'ServiceDesign',
      'Innovationsmanagement',
      'Workshopmoderation',
      'Produktdesign',
    ],
  },
  intentHashtag: {
    'unboxing-wow': 'Ausgepackt',
    'first-impression': 'ErsterEindruck',
    'quick-review-neutral': 'MiniReview',
    'thank-you': 'Danke',
  },
};
