import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review in short plain statements. */
export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // It asks instead of explaining.
    {
      openings: {
        instagram: [
          'Das DCK-Deck {stellt Fragen|fragt viel|fragt gern}. {Damit kann ich etwas anfangen.|Das passt zu mir.}',
          'DCK: {Karten, die Fragen stellen|Karten voller Fragen|ein Deck voller Fragen}.',
        ],
        linkedin: [
          '{Gute Fragen sind bei der Arbeit selten.|Gute Fragen fallen mir selten sofort ein.} Das DCK-Deck {hat viele davon|bringt welche mit}.',
          'Das DCK-Deck {erklärt wenig|redet nicht viel|hält keine Vorträge} und fragt viel. {Meistens ist das gut.|Das ist meistens gut.}',
        ],
        facebook: [
          'Ich habe {das DCK-Deck durchgeblättert|mir das DCK-Deck angesehen|im DCK-Deck gelesen}. {Es fragt ziemlich viel.|Es stehen viele Fragen darin.}',
          'Das DCK-Deck fragt lieber, als zu erklären. {Das liegt mir.|Das passt gut zu mir.|Damit komme ich gut klar.}',
        ],
        threads: [
          'Das DCK-Deck {hat Fragen. Ich auch|fragt viel. Zu Recht|fragt. Ich überlege noch}.',
          '{Fragen statt Ratschläge|Fragen statt Tipps|Fragen statt Vorträge}: das DCK-Deck.',
        ],
        tiktok: [
          'Das ist das DCK-Deck. {Es fragt mich dauernd etwas.|Es will ganz schön viel wissen.|Es hat ziemlich viele Fragen.}',
          'Ein Deck, das {einen ausfragt|Fragen stellt|dauernd fragt}: DCK. {Das mag ich.|Das ist mir recht.}',
        ],
      },
      middles: [
        'Mir gefällt: {Die Karten belehren niemanden|Die Karten drängen mir keine Antwort auf|Die Fragen sind kurz und klar}.',
        'Die Karten sind {kurz und freundlich|knapp und klar|freundlich und kurz} geschrieben. {Das mag ich.|Das liest sich gut.}',
        'Man {liest eine Karte und denkt nach|zieht eine Karte und überlegt|dreht eine Karte um und denkt nach}.',
      ],
      drawbacks: [
        'Der Haken: {Fertige Antworten gibt es nicht|Antworten stehen nicht drauf|Die Antwort muss man selbst finden}.',
        '{Ein Nachteil|Ein Minuspunkt|Weniger gut}: Alle Fragen sind auf Englisch.',
        'Nicht so gut: {Was zuerst kommt, bleibt offen|Eine Reihenfolge fehlt|Welche Karte passt, sagt einem keiner}.',
      ],
      closings: [
        '',
        '{Trotzdem: gern.|Ich mag das Deck trotzdem.}',
        '{Das macht mir wenig aus.|Neugierig macht mich das Deck trotzdem.}',
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
          'Das DCK-Deck: {wofür ich es nehmen würde|wozu ich es brauche|wo ich es einsetzen würde}.',
          'DCK-Deck angesehen. {Ich weiß schon, wofür|Einen Anlass habe ich schon|Ich wüsste, wofür}.',
        ],
        linkedin: [
          '{Neues Werkzeug, alte Frage|Bei jedem Werkzeug dieselbe Frage|Die wichtigste Frage zuerst}: Wofür würde ich das DCK-Deck nehmen?',
          'DCK ist ein Kartendeck für {Leute, die zusammen Ideen suchen|Gruppen, die Ideen suchen|alle, die mit anderen Neues anfangen}. Ich habe da schon etwas im Sinn.',
        ],
        facebook: [
          'Wofür ich das DCK-Deck {brauche|nehmen will|haben wollte}? {Ganz einfach.|Das ist schnell gesagt.}',
          'Das DCK-Deck {habe ich mir angesehen|habe ich durchgesehen|kenne ich jetzt ein bisschen}. Ich wüsste, wofür.',
        ],
        threads: [
          'DCK-Deck: {Zweck gefunden|ich wüsste schon, wofür|kann ich brauchen}.',
          'Das DCK-Deck hilft nur, wenn man {es benutzt|damit arbeitet|es aus der Schachtel holt}.',
        ],
        tiktok: [
          'Wofür nimmt man {das|dieses|eigentlich das} DCK-Deck? Ich hätte da eine Idee.',
          'Das DCK-Deck, {kurz gesagt|ganz kurz|in wenigen Worten}: Ich weiß, wofür ich es nehme.',
        ],
      },
      middles: [
        'Ich {nehme die Karten für|würde die Karten nehmen für|brauche die Karten für} [wofür du sie brauchst].',
        'Meine Karten {sind gedacht für|sind reserviert für|warten auf} [dein nächstes Treffen].',
        '{Gut passen würden die Karten zu|Ausprobieren will ich die Karten bei|Gebrauchen kann ich die Karten bei} [woran du arbeitest].',
      ],
      drawbacks: [
        'Ein Nachteil: {Das Deck gibt es nur auf Englisch|Alles ist auf Englisch|Die Karten sind nur auf Englisch}.',
        'Nachteil: {Für viele Leute reicht ein Deck kaum|Bei vielen Leuten wird ein Deck knapp|In großen Runden muss man warten}.',
        'Was fehlt: {ein Hinweis, womit man anfängt|ein Vorschlag für die erste Karte|Vorlagen zum Ausfüllen}.',
      ],
      closings: [
        '',
        '{Einen Versuch ist es mir trotzdem wert.|Ich probiere es trotzdem aus.}',
        '{Mein Fazit: trotzdem ja.|Insgesamt finde ich das Deck gut.}',
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
          '{Karten statt Folien|Karten statt Bildschirm|Gedruckt statt digital}, geht das im Job? Mit dem DCK-Deck, denke ich, schon.',
        ],
        facebook: [
          'Mal etwas {ohne Akku|ohne Strom|zum Anfassen}: das DCK-Deck. {Das war fällig.|Das tut gut.}',
          'Mir liegt {Gedrucktes|Papier|alles zum Anfassen}. Also auch das DCK-Deck, mit Abstrichen.',
        ],
        threads: [
          'Das DCK-Deck {läuft ohne Strom|muss nie laden|hat keine Updates}. {Gut so.|Schön.}',
          'DCK: {Karten, die man anfassen kann|Karten statt Bildschirm|ein Deck, das nicht piept}. Ich bin dafür.',
        ],
        tiktok: [
          'Ganz ohne Bildschirm: das DCK-Deck. {Sehr angenehm.|Das ist mal was.|Das ist selten.}',
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
        'Minuspunkt: {Es gibt keine deutschen Karten|Die Karten sind alle auf Englisch|Man liest alles auf Englisch}.',
      ],
      closings: [
        '',
        '{Damit kann ich leben.|Nicht schlimm.}',
        '{Das Deck bleibt trotzdem hier.|Ich behalte das Deck trotzdem.}',
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
          'Im DCK-Deck stecken {Fragen, Zitate, Spiele|Ideen, Theorie, Spiele|Zitate, Aufgaben, Spiele}. Eintönig ist das nicht.',
          'DCK-Deck {durchgeblättert|angesehen|durchgesehen}. {Es ist viel Verschiedenes drin.|Die Mischung ist bunt.}',
        ],
        linkedin: [
          'Theorie neben Spielen, Zitate neben Aufgaben. {Das DCK-Deck mischt gern.|So sieht das DCK-Deck aus.|Im DCK-Deck geht das gut zusammen.}',
          'Im DCK-Deck {liegen Theorie und Spiel nebeneinander|stehen die Spiele gleich neben der Theorie|wechseln sich Theorie und Spiele ab}. Das macht mich neugierig.',
        ],
        facebook: [
          'Das DCK-Deck ist {eine bunte Mischung|bunt gemischt|ziemlich gemischt}. Nicht alles ist meins, das meiste schon.',
          'Zitate, Ideen, Spiele: {alles im DCK-Deck|das steckt alles im DCK-Deck|das ist das DCK-Deck}. {Ich habe quer gelesen.|Zeit zum Stöbern.}',
        ],
        threads: [
          'DCK-Deck: {ein bisschen Theorie, ein bisschen Spiel|von allem etwas|Zitat, Spiel, Aufgabe}. {Gute Mischung.|Passt.}',
          'Im DCK-Deck gibt es auch Spiele. {Das sagt eigentlich alles.|Damit hatte es mich.|Mehr muss man kaum wissen.}',
        ],
        tiktok: [
          'Was ist im DCK-Deck drin? {Fragen, Zitate und Spiele.|Ideen, Theorie, Spiele.|Zitate, Ideen und Spiele.} Und noch mehr.',
          'Das DCK-Deck kurz bewertet: {ein Lob und ein Aber|erst Lob, dann Gemecker|einmal Lob, einmal Kritik}.',
        ],
      },
      middles: [
        'Am liebsten {mag ich|lese ich|nehme ich} [deine liebsten Karten].',
        'Zuerst {aufgefallen ist mir|hängen geblieben bin ich an|gefallen hat mir} [was dir zuerst auffiel].',
        'Besonders gut {gefällt mir|finde ich} [was du besonders magst]. {Davon gern mehr.|Das ist gut gelungen.}',
      ],
      drawbacks: [
        'Der Haken: {Theorie und Zitate brauchen Ruhe|Für Theorie und Zitate braucht man Ruhe|Theorie und Zitate liest man nicht nebenbei}.',
        'Ein Aber: {Die Spiele gehen erst zu zweit|Allein kann man die Spiele nicht spielen|Für die Spiele braucht man Mitspieler}.',
        'Nachteil: {Das ganze Deck ist auf Englisch|Die Texte sind nur auf Englisch|Alles steht auf Englisch da}.',
      ],
      closings: [
        '',
        '{Mein Fazit: trotzdem gern.|Unterm Strich: ja.}',
        '{Mir macht das nichts aus.|Ich blättere trotzdem gern weiter.}',
      ],
      prompts: [
        'Zitat, Spiel oder Idee? {Schreib’s in die Kommentare.|Ab in die Kommentare.}',
        'Was würdest du {zuerst lesen|zuerst ziehen}? Verrat’s in den Kommentaren.',
      ],
    },
    // Made for groups.
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist {für mehrere gemacht|etwas für Gruppen|für Runden gemacht}. {Das passt mir gut.|Das merkt man.}',
          'DCK: {Karten für Leute, die gern reden|Karten, die Gesellschaft brauchen|ein Deck für mehrere}.',
        ],
        linkedin: [
          'Alle {schweigen|warten|schauen auf den Tisch}, keiner fängt an. Für solche Momente habe ich mir das DCK-Deck angesehen.',
          'Der erste Satz ist {in jeder Runde|in jedem Workshop|bei jedem Treffen} der schwerste. Dafür ist das DCK-Deck gut.',
        ],
        facebook: [
          'Das DCK-Deck ist {etwas für gesellige Leute|nichts für Einzelgänger|etwas für Runden}. Mir kommt das entgegen.',
          'Zusammen {nachdenken|überlegen|Ideen sammeln}: Dafür ist das DCK-Deck da. Mir liegt das.',
        ],
        threads: [
          'Das DCK-Deck {sucht Gesellschaft|ist ein Deck für Gesellige|will Mitspieler}. {Ich auch.|Verständlich.}',
          'Kein {Smalltalk|langes Schweigen|Warmreden} nötig. Das DCK-Deck fängt an.',
        ],
        tiktok: [
          'Das ist das DCK-Deck. {Allein geht’s, gedacht ist es für mehrere.|Gedacht ist das für mehrere.|Das ist was für Gruppen.}',
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
        '{Allerdings dauert manche Übung fast eine Stunde|Für manche Übung braucht man allerdings fast eine Stunde|Manche Übung braucht allerdings fast eine Stunde}. Das muss man einplanen.',
      ],
      closings: [
        '',
        '{Ich habe trotzdem Lust darauf.|Ausprobieren will ich das Deck trotzdem.}',
        '{Ich bin trotzdem gern dabei.|Von mir trotzdem ein Ja.}',
      ],
      prompts: [
        'Mit wem würdest du {eine Karte ziehen|spielen}? Schreib’s in die Kommentare.',
        'Wie {fangt ihr in der Gruppe an|beginnt ihr eine Runde}? Verrat’s in den Kommentaren.',
      ],
    },
  ],
  cards: [
    'Gezogen: {card}.',
    '{Zuletzt gelesen|Gerade gelesen}: {card}.',
    '{Obenauf|Vor mir} liegt {card}.',
    'Auf dem Tisch liegt {gerade |}{card}.',
    'Diese Karte liegt {obenauf|vor mir}: {card}.',
    'In der Hand habe ich {gerade |}{card}.',
  ],
};
