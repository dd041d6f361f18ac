import type { CommonBlocks } from '#server/captions/blocks.ts';

/** Blocks shared by German captions of all intents. */
export const COMMON: CommonBlocks = {
  calls: {
    'warm-friendly': {
      'follow-profile': [
        '{Wenn du mehr sehen willst|Wenn du neugierig bist}, folg DCK: {link}',
        '{Schau gern mal rein|Schau mal vorbei} und folg DCK: {link}',
        '{Mehr Karten gibt’s|Noch mehr davon gibt’s} hier, {folg einfach|folg gern}: {link}',
      ],
      'save-post': [
        'Speicher dir den Post für {einen ruhigen Moment|später}.',
        '{Gerade keine Zeit|Gerade keine Ruhe}? Speicher’s dir.',
        'Speicher’s dir und {schau später noch mal rein|lies es später in Ruhe|komm später drauf zurück}.',
      ],
      'share-with-team': [
        '{Kennst du ein Team|Hast du ein Team}, das gute Fragen mag? Dann teil das gern.',
        '{Teil das gern mit deinem Team|Das darfst du gern deinem Team schicken}.',
        '{Zeig das gern|Zeig das ruhig} {deinem Team|den Leuten, mit denen du arbeitest}.',
      ],
      'tag-a-friend': [
        'Markier jemanden, der {Lust auf ein, zwei Karten hätte|solche Karten mag}.',
        'Mit wem würdest du {eine Karte ziehen|so eine Karte ziehen}? Markier die Person.',
        '{Wer sollte das sehen|Wer freut sich über so was}? Markier die Person.',
      ],
    },
    'minimal-clean': {
      'follow-profile': [
        '{Folg|Folge} DCK: {link}',
        '{Mehr Karten|Noch mehr Karten}: {link}',
        '{Hier folgen|DCK hier folgen}: {link}',
      ],
      'save-post': [
        '{Für später speichern|Speichern für später}.',
        '{Post|Einfach} speichern.',
        '{Keine Zeit|Gerade unterwegs}? Speichern.',
      ],
      'share-with-team': [
        '{Mit deinem Team teilen|Teilen mit dem Team}.',
        '{Was|Etwas} für dein Team? Dann teil’s.',
        '{Zeig’s|Schick’s} deinem Team.',
      ],
      'tag-a-friend': [
        'Markier jemanden, dem das {gefällt|gefallen könnte}.',
        'Markier jemanden, der {neugierig ist|gern fragt}.',
        '{Wer fällt dir ein|Wer hätte Lust}? Markier ihn oder sie.',
      ],
    },
    enthusiastic: {
      'follow-profile': [
        '{Folg DCK, dann siehst du mehr davon|Schau vorbei und folg DCK}: {link}',
        '{Lust auf mehr Karten|Du willst mehr sehen}? Folg {link}',
        'Davon gibt’s noch {mehr|viel mehr}! Folg {link}',
      ],
      'save-post': [
        'Speicher dir den Post für {den nächsten Workshop|die nächste Besprechung}!',
        '{Gleich speichern|Speicher’s dir} und {beim Kaffee|später} noch mal reinschauen!',
        '{Speicher dir das gleich ab|Speichern nicht vergessen}!',
      ],
      'share-with-team': [
        '{Teil das mit|Schick das} deinem Team und schau, wer zuerst ziehen will!',
        '{Dein Team mag|Mag dein Team} gute Fragen? Dann teil das gleich!',
        '{Los, teil das|Teil das gleich mal} mit deinem Team!',
      ],
      'tag-a-friend': [
        'Markier die Person, mit der du {die erste Karte|eine Karte} ziehen würdest!',
        'Markier {jemanden, der|die Person, die} immer noch eine Idee hat!',
        '{Wer muss das sehen|Wer will auch so ein Deck}? Markier sie alle!',
      ],
    },
    'calm-professional': {
      'follow-profile': [
        'Mehr {vom Deck|von den Karten} siehst du, wenn du DCK folgst: {link}',
        '{Wenn dich mehr davon interessiert|Wenn du mehr sehen möchtest}, folge DCK gern hier: {link}',
        '{Hier kannst du DCK folgen|DCK zeigt hier mehr vom Deck}: {link}',
      ],
      'save-post': [
        'Wenn du {später|noch einmal} darauf zurückkommen möchtest, speichere dir den Beitrag.',
        '{Für eine ruhige Stunde kannst du den Beitrag|Du kannst dir den Beitrag für später} speichern.',
        'Speichere dir den Beitrag {gern|ruhig} für später.',
      ],
      'share-with-team': [
        'Wenn es zu deinem Team {passt|passen könnte}, teile es gern.',
        '{Teile den Beitrag gern mit deinem Team|Gern kannst du den Beitrag mit deinem Team teilen}.',
        '{Vielleicht|Womöglich} ist das auch etwas für dein Team. Dann teile es gern.',
      ],
      'tag-a-friend': [
        'Markiere gern {jemanden, dem das Deck|eine Person, der das Deck} gefallen könnte.',
        '{Wenn dir jemand einfällt|Fällt dir jemand dazu ein}, markiere die Person gern hier.',
        'Kennst du jemanden, {der mit solchen Fragen arbeitet|den das interessieren könnte}? Markiere die Person gern.',
      ],
    },
  },
  mentions: {
    'warm-friendly': [
      '{Die Menschen hinter dem Deck|Die Leute, die das Deck machen}: {link}',
      '{Das Deck findest du hier|Mehr vom Deck}: {link}',
      '{Wer diese Karten macht|Woher die Karten kommen}: {link}',
    ],
    'minimal-clean': ['{DCK|Das Deck|Die Karten}: {link}', '{Gemacht von DCK|Mehr}: {link}'],
    enthusiastic: [
      '{Die machen das Deck|Das sind die Leute hinter dem Deck}: {link}',
      '{Mehr über die Karten|Mehr über das Deck}: {link}',
      '{Grüße an alle bei DCK|Einen Gruß an die Leute von DCK}: {link}',
    ],
    'calm-professional': [
      '{Mehr zum Deck|Über das Deck}: {link}',
      '{Die Menschen hinter dem Deck|Wer hinter dem Deck steht}: {link}',
      '{Mehr zu den Karten|Das Deck und wer es macht}: {link}',
    ],
  },
  inline: [
    '{Abgelegt|Zu finden} unter {tags}.',
    '{Bei mir|Für mich} liegt das irgendwo zwischen {tags}.',
    '{Meine Stichworte|Die Stichworte}: {tags}.',
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
