import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review in short plain statements. */
export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // It asks instead of explaining.
    {
      openings: {
        instagram: [
          'Das DCK-Deck {stellt Fragen|fragt viel|fragt gern}. {Mein Fazit.|Kurz bewertet.}',
          'DCK: {Karten, die Fragen stellen|Karten voller Fragen|ein Deck voller Fragen}.',
        ],
        linkedin: [
          '{Gute Fragen sind bei der Arbeit selten.|Gute Fragen fallen mir selten sofort ein.} Das DCK-Deck {hat viele davon|bringt welche mit}.',
          'Das DCK-Deck gibt keine Ratschläge. Es stellt Fragen. {Mein kurzes Fazit.|Ein Fazit in drei Sätzen.|Eine kurze Bewertung.}',
        ],
        facebook: [
          'Ich habe {das DCK-Deck durchgeblättert|mir das DCK-Deck angesehen|im DCK-Deck gelesen}. Viele Fragen, {ein Fazit|ein paar Sätze dazu}.',
          'Das DCK-Deck fragt, statt zu erklären. {So finde ich das.|Mein Eindruck dazu.|Das ist mein Fazit.}',
        ],
        threads: [
          'Das DCK-Deck {hat Fragen. Ich auch|fragt viel. Zu Recht|fragt. Ich überlege noch}.',
          '{Fragen statt Ratschläge|Fragen statt Tipps|Fragen statt Vorträge}: das DCK-Deck.',
        ],
        tiktok: [
          'Das ist das DCK-Deck, und {es stellt nur Fragen|es fragt einfach|das fragt einen was}. Kurz meine Meinung.',
          'Ein Deck, das {einen ausfragt|Fragen stellt|dauernd fragt}: DCK. {Ich find’s gut.|Mir gefällt das.}',
        ],
      },
      middles: [
        'Mir gefällt: {Auf jeder Karte steht ein Gedanke|Jede Karte bleibt bei einem Gedanken|Die Karten belehren nicht}.',
        'Die Karten sind {kurz und freundlich|knapp und klar|freundlich und kurz} geschrieben. {Das mag ich.|Das liest sich gut.}',
        'Man {liest eine Karte und denkt nach|zieht eine Karte und überlegt|liest eine Karte und ist beim Thema}.',
      ],
      drawbacks: [
        'Der Haken: {Fertige Antworten gibt es nicht|Antworten stehen nicht drauf|Die Antwort muss man selbst finden}.',
        '{Ein Nachteil|Ein Minuspunkt|Weniger gut}: Alle Fragen sind auf Englisch.',
        'Nicht so gut: {Was zuerst kommt, bleibt offen|Eine Reihenfolge fehlt|Welche Karte passt, sagt einem keiner}.',
      ],
      closings: [
        '',
        '{Trotzdem: gern.|Ich mag das Deck trotzdem.}',
        '{Für Neugierige.|Nichts für Eilige.}',
      ],
      prompts: [
        '{Fragst du gern|Welche Frage fehlt dir}? Schreib’s in die Kommentare.',
        'Welche Frage {stellst du oft|magst du}? Gern in die Kommentare.',
      ],
    },
    // What I would use it for.
    {
      openings: {
        instagram: [
          'Das DCK-Deck: {wofür ich es nehmen würde|wozu ich es brauche|wofür ich es sehe}.',
          'DCK-Deck angesehen. {Ich weiß schon, wofür|Einen Zweck habe ich schon|Verwendung gefunden}.',
        ],
        linkedin: [
          '{Neues Werkzeug, alte Frage|Bei jedem Werkzeug dieselbe Frage|Die wichtigste Frage zuerst}: Wofür würde ich das DCK-Deck nehmen?',
          'Das DCK-Deck ist ein Kartendeck für Leute, die {zusammen Neues machen|gemeinsam an Ideen arbeiten|mit anderen Neues entwickeln}. Kurz bewertet.',
        ],
        facebook: [
          'Wofür ich das DCK-Deck {habe|brauche|nehmen will}? {Ganz einfach.|Kurz gesagt.}',
          'Das DCK-Deck, {kurz bewertet|meine Meinung|mein kurzes Fazit}: Ich wüsste, wofür.',
        ],
        threads: [
          'DCK-Deck: {Zweck gefunden|ich wüsste was damit|kann ich brauchen}.',
          'Ein DCK-Deck ist nur gut, wenn man {es benutzt|damit arbeitet|es aus der Schachtel holt}.',
        ],
        tiktok: [
          'Wofür nimmt man {so ein|das|dieses} DCK-Deck eigentlich? Ich hätte da was.',
          'Das DCK-Deck in drei Sätzen: {wofür es gut ist|was es kann|was ich damit will}.',
        ],
      },
      middles: [
        'Ich {nehme die Karten für|sehe die Karten bei|brauche die Karten für} [wofür du sie brauchst].',
        'Meine Karten {sind für|kommen mit zu|warten auf} [dein nächstes Treffen].',
        '{Gedacht sind die Karten bei mir für|Passen würden die Karten für mich zu|Ausprobieren will ich die Karten bei} [woran du arbeitest].',
      ],
      drawbacks: [
        'Ein Nachteil: {Das Deck gibt es nur auf Englisch|Alles ist auf Englisch|Die Karten sind nur auf Englisch}.',
        'Nachteil: {Für viele Leute reicht ein Deck kaum|Bei vielen Leuten wird ein Deck knapp|In großen Runden muss man warten}.',
        'Was fehlt: {eine Anleitung, womit man anfängt|ein Vorschlag für die erste Karte|Vorlagen zum Ausfüllen}.',
      ],
      closings: [
        '',
        '{Ich probiere es aus.|Einen Versuch ist es wert.}',
        '{Mein Fazit: ja.|Insgesamt: gut.}',
      ],
      prompts: [
        'Wofür würdest du {es|die Karten} nehmen? Schreib’s in die Kommentare.',
        '{Hast du das Deck auch|Kennst du das Deck}? Schreib einen Kommentar.',
      ],
    },
    // Cards instead of a screen.
    {
      openings: {
        instagram: [
          'Das DCK-Deck: {gedruckt statt digital|Karten statt Bildschirm|Karten zum Anfassen}.',
          'DCK. {Kein Akku, kein Ton|Kein Strom, kein Passwort|Kein Bildschirm, keine Töne}. Nur Karten.',
        ],
        linkedin: [
          'Bildschirme habe ich {genug|bei der Arbeit genug|den ganzen Tag}. Deshalb habe ich mir das DCK-Deck angesehen.',
          '{Karten statt Folien|Karten statt Bildschirm|Gedruckt statt digital}, geht das im Job? Mein Eindruck vom DCK-Deck.',
        ],
        facebook: [
          'Mal etwas {ohne Akku|ohne Strom|zum Anfassen}: das DCK-Deck. {So finde ich es.|Mein Eindruck.}',
          'Ich mag {Gedrucktes|Karten|Dinge zum Anfassen}. Also auch das DCK-Deck, mit Abstrichen.',
        ],
        threads: [
          'Das DCK-Deck {läuft ohne Strom|muss nie laden|hat keine Updates}. {Gut so.|Schön.}',
          'DCK: {Karten, die man anfassen kann|Karten statt Bildschirm|ein Deck, das nicht piept}. Ich bin dafür.',
        ],
        tiktok: [
          'Ganz ohne Bildschirm: {das DCK-Deck. Meine Meinung.|das DCK-Deck. Wie ich’s finde.|mein DCK-Deck. Kurz dazu.}',
          'DCK-Karten {brauchen keinen Strom|haben keinen Akku|piepen nicht}, und das ist schon mal gut.',
        ],
      },
      middles: [
        'Karten kann man {hinlegen und rumreichen|tauschen und liegen lassen|mischen und verteilen}. Das {mag ich|gefällt mir}.',
        'Man {zieht eine Karte und fängt an|nimmt eine Karte und redet|legt eine Karte hin und redet}. {Mehr Technik braucht es nicht.|Das ist alles.}',
        'Mit den Karten {schaut keiner aufs Handy|bleibt das Handy in der Tasche|kann das Handy weg}. Meistens.',
      ],
      drawbacks: [
        'Der Nachteil: {eine Schachtel mehr in der Tasche|eine Schachtel mehr zu tragen|wieder etwas mehr zu tragen}.',
        'Allerdings: {Zum Weiterlesen braucht man doch ein Handy|Wer mehr lesen will, braucht doch ein Handy|Mehr zur Karte gibt es nur auf dem Handy}.',
        'Minuspunkt: {Das Deck gibt es nicht auf Deutsch|Die Karten sind nur englisch|Man liest alles auf Englisch}.',
      ],
      closings: [
        '',
        '{Damit kann ich leben.|Nicht schlimm.}',
        '{Die Karten bleiben hier.|Ich behalte die Karten.}',
      ],
      prompts: [
        'Papier oder Bildschirm? {Schreib’s in die Kommentare.|Gern als Kommentar.}',
        'Was {machst du noch auf Papier|liest du auf Papier}? Verrat’s in den Kommentaren.',
      ],
    },
    // The mixture of kinds.
    {
      openings: {
        instagram: [
          'Das DCK-Deck: {Fragen, Zitate, Spiele|Ideen, Theorie, Spiele|Zitate, Aufgaben, Spiele}. Mein Fazit.',
          'DCK-Deck {durchgeblättert|angesehen|durchgesehen}. {Es ist viel Verschiedenes drin.|Die Mischung ist bunt.}',
        ],
        linkedin: [
          'Theorie neben Spielen, Zitate neben Aufgaben. {Das DCK-Deck mischt gern.|So sieht das DCK-Deck aus.|Ein Fazit zum DCK-Deck.}',
          'Im DCK-Deck {liegen Theorie und Spiel nebeneinander|stehen die Spiele gleich neben der Theorie|wechseln sich Theorie und Spiele ab}. Kurz bewertet.',
        ],
        facebook: [
          'Das DCK-Deck ist {eine bunte Mischung|bunt gemischt|ziemlich gemischt}. Ein Lob, ein Aber.',
          'Zitate, Ideen, Spiele: {alles im DCK-Deck|alles in einem DCK-Deck|das ist das DCK-Deck}. {So finde ich es.|Mein Fazit.}',
        ],
        threads: [
          'DCK-Deck: {halb Theorie, halb Spiel|von allem etwas|Zitat, Spiel, Aufgabe}. {Gute Mischung.|Passt.}',
          'Im DCK-Deck gibt es auch Spiele. {Das sagt eigentlich alles.|Damit hatte es mich.|Mehr muss man kaum wissen.}',
        ],
        tiktok: [
          'Was ist im DCK-Deck drin? {Fragen, Zitate und Spiele.|Ideen, Theorie, Spiele.|Zitate, Ideen und Spiele.} Kurz gesagt.',
          'Das DCK-Deck kurz bewertet: {ein Lob und ein Aber|erst Lob, dann Gemecker|einmal Lob, einmal Kritik}.',
        ],
      },
      middles: [
        'Am liebsten {mag ich|lese ich|nehme ich} [deine liebsten Karten].',
        'Zuerst {gelesen habe ich|aufgefallen ist mir|gefallen hat mir} [was dir zuerst auffiel].',
        'Besonders gut {gefällt mir|finde ich} [was du besonders magst]. {Davon gern mehr.|Das lese ich zweimal.}',
      ],
      drawbacks: [
        'Nur {Theorie und Zitate brauchen Ruhe|Zitate und Theorie passen nicht immer|für die Theorie muss man in Stimmung sein}.',
        'Aber: {Die Spiele gehen erst zu zweit|Allein kann man die Spiele nicht spielen|Für die Spiele braucht man Mitspieler}.',
        'Nachteil: {Das ganze Deck ist auf Englisch|Die Texte sind nur auf Englisch|Das Deck spricht nur Englisch}.',
      ],
      closings: ['', '{Mein Fazit: gern.|Unterm Strich: ja.}', '{Kann man machen.|Mir gefällt’s.}'],
      prompts: [
        'Zitat, Spiel oder Idee? {Schreib’s in die Kommentare.|Ab in die Kommentare.}',
        'Was würdest du {zuerst lesen|zuerst ziehen}? Verrat’s in den Kommentaren.',
      ],
    },
    // Made for groups.
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist {für mehrere gemacht|etwas für Gruppen|für Runden gemacht}. {Mein Fazit.|Kurz bewertet.}',
          'DCK: {Karten für Leute, die gern reden|Karten für Gruppen|ein Deck für mehrere}.',
        ],
        linkedin: [
          'In Besprechungen reden {oft dieselben|meist dieselben|immer dieselben}. Deshalb habe ich mir das DCK-Deck angesehen.',
          'Der erste Satz ist {in jeder Runde|in jedem Workshop|bei jedem Treffen} der schwerste. Dafür ist das DCK-Deck gut.',
        ],
        facebook: [
          'Das DCK-Deck ist {etwas für gesellige Leute|nichts für Einzelgänger|etwas für Runden}. Mein Eindruck.',
          'Zusammen {nachdenken|überlegen|Ideen sammeln}: Dafür ist das DCK-Deck da. So finde ich es.',
        ],
        threads: [
          'Das DCK-Deck {sucht Gesellschaft|ist ein Deck für Gesellige|will Mitspieler}. {Ich auch.|Verständlich.}',
          'Kein {Smalltalk|langes Schweigen|Warmreden} nötig. Das DCK-Deck fängt an.',
        ],
        tiktok: [
          'Das ist das DCK-Deck. {Allein geht’s, zusammen ist es gedacht.|Gedacht ist das für mehrere.|Das ist was für Gruppen.}',
          'Für das DCK-Deck brauche ich {noch Leute|noch ein paar Leute|jemanden}. Wer macht mit?',
        ],
      },
      middles: [
        'Eine Karte in die Mitte, {und man hat ein Thema|und das Gespräch läuft|schon redet man}.',
        'Jeder {nimmt sich eine Karte|zieht eine Karte|bekommt eine Karte} und sagt etwas dazu. {Einfacher geht es kaum.|Das gefällt mir.}',
        'Die Karten {bringen ein Thema mit|machen den Anfang leicht|machen den Einstieg leicht}. {Das mag ich.|Das kann ich brauchen.}',
      ],
      drawbacks: [
        'Der Haken: Allein {sind manche Karten langweilig|fehlt manchen Karten etwas|taugen manche Karten wenig}.',
        'Ein Nachteil: Alle müssen {Englisch können|Englisch lesen können|mit Englisch klarkommen}.',
        'Und: {Manche Übung dauert fast eine Stunde|Für manche Übung braucht man fast eine Stunde|Manche Übung braucht viel Zeit}.',
      ],
      closings: [
        '',
        '{Ich freue mich drauf.|Ich will es ausprobieren.}',
        '{Mir gefällt das Deck.|Von mir ein Ja.}',
      ],
      prompts: [
        'Mit wem würdest du {eine Karte ziehen|spielen}? Schreib’s in die Kommentare.',
        'Wie {fangt ihr an|beginnt ihr}? Verrat’s in den Kommentaren.',
      ],
    },
  ],
  cards: [
    '{Die Karte dazu|Meine Karte}: {card}.',
    'Gezogen: {card}.',
    '{Ein Beispiel|Eine davon}: {card}.',
    'Auf dem {Bild|Tisch}: {card}.',
    '{Gerade gelesen|Hängen geblieben an}: {card}.',
    '{Obenauf liegt|Vor mir liegt} {card}.',
  ],
};
