import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['DCK-Deck. {Ausgepackt|Schachtel leer|Alles draußen}.'],
      ['Schachtel auf. {DCK-Deck raus|Hallo, DCK-Deck|DCK-Karten raus}.'],
      ['{Neu hier|Neuzugang|Frisch ausgepackt}: das DCK-Deck.'],
      ['DCK, {erste Minute|frisch ausgepackt|gerade offen}: [ein Wort dazu].', 'slot'],
      ['Das DCK-Deck, {noch ohne Eselsohren|noch ganz glatt|noch ohne Kaffeefleck}.'],
      ['{Ein Tisch|Etwas Platz|Eine Schachtel}. Ein DCK-Deck. Mehr nicht.', 'shelf'],
      [
        'DCK-Karten neben [was bei dir herumliegt]. {Passt|Gute Nachbarn|Geht gut}.',
        'slot',
        'shelf',
      ],
      ['Kein {Quartett|Skatblatt|Tarot}. Ein DCK-Deck.'],
      ['{Tach|Moin|Hallo}, DCK-Deck.'],
      [
        'DCK-Deck ausgepackt. {Erster Blick|Zuerst gesehen|Gleich aufgefallen}: [was dir auffiel].',
        'slot',
      ],
      ['Außen Schachtel. Innen {Farbe|Fragen|Muster}. DCK.', 'colours', 'drawings'],
    ],
    linkedin: [
      [
        'Zwischen Kalender und {Posteingang|Tastatur|Bildschirm}: das DCK-Deck, frisch ausgepackt.',
        'shelf',
      ],
      [
        'Neues Werkzeug, {ganz ohne Ladekabel|ganz ohne Update|ganz ohne Netzteil}. Das DCK-Deck ist ausgepackt.',
        'app',
      ],
      [
        'DCK-Deck ausgepackt. {Erster Einsatz|Erstes Thema|Gedacht für}: [woran du gerade arbeitest].',
        'slot',
      ],
      [
        'Weniger Folien, mehr Karten. {Gerade erst ausgepackt|Seit eben auf dem Tisch|Frisch aus der Schachtel}: das DCK-Deck.',
      ],
      [
        'Etwas {zum Umdrehen|zum Anfassen|zum Weiterreichen}, mitten in der Arbeit. Das DCK-Deck liegt hier.',
      ],
      [
        'Ein Arbeitsmittel {auf Karten|zum Auslegen|zum Umdrehen}, heute selten. Das DCK-Deck ist ausgepackt.',
      ],
      [
        'Das DCK-Deck liegt bereit. {Mein Thema dazu|Die Frage dazu|Der Anlass}: [deine offene Frage].',
        'slot',
      ],
      ['Neue Ideen brauchen {Platz|Gesellschaft|Anlässe}. Bei mir liegt dafür jetzt das DCK-Deck.'],
      [
        'Erst auspacken, dann {urteilen|mitreden|einordnen}. Das DCK-Deck liegt vor mir, noch ganz glatt.',
        'start',
      ],
      [
        'Werkzeug, das {auf den Tisch|in die Hand|in die Mitte} gehört: das DCK-Deck, gerade ausgepackt.',
      ],
      [
        'Neben [deinem aktuellen Projekt] liegt jetzt das DCK-Deck. {Ausgepackt und bereit|Griffbereit|Frisch aus der Schachtel}.',
        'slot',
        'shelf',
      ],
    ],
    facebook: [
      ['So. DCK-Deck {ausgepackt|ist draußen|liegt da}.'],
      ['{Kurze Meldung|Kurze Durchsage|Nur so}: DCK-Deck ist ausgepackt.'],
      ['Was hier liegt? {Karten|Ein Deck|Etwas Neues}. Von DCK, frisch ausgepackt.'],
      [
        'DCK-Deck ausgepackt. {Liegt jetzt hier|Wohnt jetzt hier|Neuer Platz}: [wo es bei dir liegt].',
        'slot',
        'shelf',
      ],
      ['Schachtel leer, {Tisch|Hand|Platz} voll. Das ist DCK.', 'shelf'],
      ['Ein Kartendeck. {Keins zum Zocken|Keins für Skat|Keins für Mau-Mau}. DCK.'],
      ['Auspacken kann ich. {Diesmal|Jetzt gerade|Beweisstück}: das DCK-Deck.'],
      [
        'DCK-Deck auf dem Tisch. {Gedacht an|Gleich gedacht an|Im Kopf}: [an wen du denkst].',
        'slot',
      ],
      ['Mein Deck {hat Farbe|ist offen|ist draußen}. Name: DCK.', 'colours'],
      ['Neu in der Sammlung „{Schönes|Nützliches|Buntes}“: das DCK-Deck.'],
      [
        'DCK, {ganz neu|eben ausgepackt|zum ersten Mal}. Erinnert mich an [woran es dich erinnert].',
        'slot',
      ],
    ],
    threads: [
      ['DCK-Deck ausgepackt. {Sonst nichts Neues|Weitermachen|Das war’s}.'],
      ['Heute im Angebot: {Fragen|Farben|Muster}. Von DCK.', 'colours', 'drawings'],
      ['Schachtel: leer. {Tisch|Platz}: {voll|belegt}. DCK-Deck: da.', 'shelf'],
      ['DCK-Deck ausgepackt. {Erstes Wort|Gedanke dazu|Notiz}: [ein Wort dazu].', 'slot'],
      ['{Kein Akku|Kein Abo|Kein Kabel}. Ein DCK-Deck.', 'app'],
      ['DCK-Karten. {Noch sortiert|Noch sauber|Noch glatt}.'],
      ['DCK-Deck: offen. {Ich: auch|Ich: neugierig|Kalender: zu}.'],
      ['Ein DCK-Deck und [was daneben liegt]. {Stillleben|Läuft|Reicht}.', 'slot', 'shelf'],
      ['Neues Haustier: DCK-Deck. {Muss nicht raus|Haart nicht|Stubenrein}.'],
      ['{Auspacken|Hinlegen|Angucken}: kann ich. DCK-Deck beweist es.'],
      [
        'DCK-Deck: da. Ausrede für [was jetzt warten muss]: {auch|ebenfalls|endlich}.',
        'slot',
        'time',
      ],
    ],
    tiktok: [
      ['DCK-Deck. {Aufgemacht|Schachtel auf|Rausgeholt}.'],
      ['{Kurz gucken|Mal gucken|Genau hingucken}: das DCK-Deck.'],
      ['Schachtel. {Karten|Farben|Muster}. DCK.', 'colours', 'drawings'],
      ['DCK-Deck, {erster Blick|erste Sekunden|gerade offen}: [ein Wort dazu].', 'slot'],
      ['{Nur Karten|Nur gucken|Ohne Worte}. Das DCK-Deck.'],
      ['Was ist drin? {Das DCK-Deck|DCK-Karten|DCK}{| eben}.'],
      ['Drinnen: DCK. {Draußen|Jetzt draußen|Seit eben draußen}: auch.'],
      ['DCK-Deck raus. Mein Favorit: [was dir gefällt], {klar|vorerst|ohne Grund}.', 'slot'],
      ['{Langsam|In Ruhe|Vorsichtig} ausgepackt: das DCK-Deck.'],
      ['Ein Deck, {ungemischt|ganz neu|noch sortiert}: DCK.'],
      ['DCK neben [was daneben liegt]. {Schön|Gut so|Hält}.', 'slot', 'shelf'],
    ],
  },
  middles: [
    ['Fünf Farben. {Noch kein Favorit|Eine davon meine|Kein Streit nötig}.', 'colours'],
    [
      'Kein Muster zweimal. {Jedes aus seinem Code|Genau hinsehen hilft|Hinsehen lohnt}.',
      'drawings',
    ],
    [
      'Zuerst bemerkt: [was du zuerst bemerkst]. {Dann erst den Rest|Dabei geblieben|Danach alles andere}.',
      'slot',
    ],
    [
      'Ein Zeichen, ein Code, {ein Muster|ein Gedanke}. {Viel Luft drumherum|Fertig ist die Karte}.',
      'code',
    ],
    [
      '{Zitate, Theorie, Spiele|Ideen, Zitate, Spiele|Strategie, Theorie, Spiele}. Alles beisammen.',
      'kinds',
    ],
    [
      'Oben auf dem Stapel: [der Titel der obersten Karte]. {Bleibt so|Nehme ich|Gut so}.',
      'slot',
      'one-card',
    ],
    [
      'Vorderseite, Rückseite, {Ecken|Zeichen|Farben}. Erst gucken, {dann lesen|später lesen}.',
      'one-card',
    ],
    [
      '{Empathy Nexus|Mindset Journey|Breakthrough Matrix}. {Großer Name, ruhige Karte|Namen muss ich üben}.',
      'streams',
    ],
    ['QR-Code auf jeder Karte. {Rest in der App|App später|Die App wartet}.', 'app', 'code'],
    [
      'Meine Farbe: [deine Lieblingsfarbe im Deck]. {Vorläufig|Ohne Begründung|Bauchgefühl}.',
      'slot',
      'colours',
    ],
    [
      'Ziehen, lesen, {reden|weitergeben|nachdenken}. {So der Plan|Klingt machbar}.',
      'drawing-cards',
      'talking',
    ],
    [
      'Zum Mitziehen gesucht: [wen du einladen willst]. {Stuhl ist frei|Termin offen|Ohne Eile}.',
      'slot',
      'drawing-cards',
    ],
  ],
  cards: [
    ['{Gezogen|Aufgedeckt|Umgedreht}: {card}.', 'one-card'],
    ['{Erste Karte|Meine Karte|Karte dazu}: {card}.', 'one-card'],
    ['{card}. {Ausgerechnet|Gut|Na dann}.', 'one-card'],
    ['{Vor mir|In der Hand|Auf dem Tisch}: {card}.', 'one-card'],
    ['{Anfang|Auftakt|Los geht es} mit {card}.', 'one-card'],
    ['{Ein Griff|Ein Zug|Einmal ziehen}: {card}.', 'one-card'],
    ['Offen liegt {schon|bisher|nur} {card}.', 'one-card'],
    ['{Nun also|Die erste|Den Anfang macht}: {card}.', 'one-card'],
  ],
  closings: [
    ['{Jetzt mischen|Gleich mischen|Dann mischen}.', 'drawing-cards'],
    ['{Bleibt liegen|Liegt gut da|Wird nicht weggeräumt}.', 'shelf'],
    ['{Mehr demnächst|Bald weiter|Fortsetzung offen}.', 'time'],
    ['{Guter Anfang|Der Anfang ist gemacht|So fängt es an}.', 'start'],
    ['{Handy weg|Tür zu|Ruhe bitte}.'],
    ['{Freut mich|Macht Freude|Ich mag das}.'],
    ['{Erste Karte, bitte|Welche kommt zuerst|Die erste wartet}.', 'one-card'],
    ['{Mal sehen|Abwarten|Schauen wir mal}.'],
    ['{Kein Plan, gut so|Ohne Plan, passt schon|Plan: keiner}.'],
    ['{Stift daneben|Notizbuch dazu|Ein Stift noch}.', 'writing'],
    ['{Reicht für jetzt|Genug gesehen|Mehr muss nicht}.'],
    ['{Ziehen darf jeder|Mitziehen erlaubt|Wer will, zieht mit}.', 'drawing-cards'],
  ],
  prompts: [
    ['Welche Farbe {zuerst|nimmst du|wäre deine}? Ab in die Kommentare.', 'question'],
    ['Blind ziehen oder {aussuchen|sortieren|schummeln}? Schreib einen Kommentar.', 'question'],
    [
      '{Zuletzt ausgepackt|Zuletzt gern ausgepackt|Dein letztes Paket}? Ein Kommentar genügt.',
      'question',
    ],
    ['Fragen? {Kommentare sind offen|Rein in die Kommentare|Gern in die Kommentare}.', 'question'],
    ['Mit wem {ziehen|zuerst ziehen|würdest du ziehen}? Sag’s im Kommentar.', 'question'],
    ['{Farbe oder Muster|Muster oder Worte|Zitat oder Spiel}? Kommentare, bitte.', 'question'],
  ],
};
