import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['DCK. {Erster Eindruck|Erster Blick|Erstes Blättern}.'],
      [
        'Das DCK-Deck: {bunt außen, ruhig innen|erst bunt, dann still|kurze Texte, langer Nachhall}.',
        'size',
        'colours',
      ],
      ['{Durchgeblättert|Reingelesen|Aufgefächert}: das DCK-Deck.'],
      ['DCK in einem Wort: [ein Wort dazu]. {Vorerst|Bisher|Fürs Erste}.', 'slot'],
      ['{Erst geguckt|Erst geblättert|Erst gestaunt}. Dann gelesen. DCK.'],
      ['Das DCK-Deck, {noch neu für mich|frisch gelesen|halb gelesen}.'],
      ['Im DCK-Deck {entdeckt|gefunden|gelesen}: [eine Karte oder ein Satz].', 'slot'],
      ['Ein paar DCK-Karten. {Viel Stoff|Ein voller Kopf|Eine lange Pause}.'],
      ['DCK-Karten, {offen ausgelegt|eine nach der anderen|nebeneinander}.'],
      ['Ich und das DCK-Deck: {läuft|erste Annäherung|wir reden noch}.'],
      ['DCK erinnert mich an [woran es dich erinnert]. {Angenehm|Nur ruhiger|Im Guten}.', 'slot'],
    ],
    linkedin: [
      [
        'Das DCK-Deck, {erster Eindruck|erstes Blättern|erste Notiz}: klare Fragen, kein Fachchinesisch.',
      ],
      [
        'Ein paar DCK-Karten gelesen. {Passt zu|Anlass wäre|Denkbar für}: [eine Situation aus deinem Beruf].',
        'slot',
      ],
      [
        'Weniger Antworten, mehr Fragen. {Mein erster Eindruck vom DCK-Deck|So wirkt das DCK-Deck auf mich|Das fällt mir am DCK-Deck auf}.',
      ],
      [
        'DCK-Karten, {einmal durchgesehen|kurz quergelesen|halb durchgelesen}. Einige davon gehören ins nächste Gespräch.',
        'talking',
      ],
      [
        'Das DCK-Deck in einem Satz: [dein Eindruck in einem Satz]. {Stand jetzt|Vorläufig|Bisher}.',
        'slot',
      ],
      [
        'Ein Werkzeug, das {freundlich nachfragt|gern zurückfragt|höflich nachhakt}. Das DCK-Deck, erster Eindruck.',
      ],
      [
        'Kurze Karten, {lange Gedanken|lange Pausen|lange Gespräche}. So beginnt das DCK-Deck für mich.',
        'size',
      ],
      [
        'Erst die Frage, {die Methode kommt später|dann die Methode|der Plan kommt danach}. So liest sich das DCK-Deck.',
        'start',
      ],
      [
        'Das DCK-Deck gelesen. {Kein Handbuch nötig|Keine Anleitung nötig|Ohne jedes Vorwort}, nur mit etwas Ruhe.',
      ],
      [
        'Beim Blättern im DCK-Deck {gedacht|notiert|vorgemerkt}: [ein Thema aus deiner Arbeit].',
        'slot',
      ],
      [
        'Neue Karten, alte Fragen? {Von wegen|Nicht ganz|Eher nicht}. Erster Eindruck vom DCK-Deck.',
      ],
    ],
    facebook: [
      ['Ins DCK-Deck geguckt. {Für gut befunden|Festgelesen|Sitze noch da}.'],
      ['Erster Eindruck, DCK: {bunt und klug|freundlich und direkt|voller guter Fragen}.'],
      ['Gerade {auf dem Tisch|in der Hand|vor der Nase}: DCK-Karten. Lesen sich gut.', 'shelf'],
      ['DCK gelesen. {Sofort gedacht an|Muss denken an|Im Kopf jetzt}: [woran du denkst].', 'slot'],
      ['{Ein Blick|Zwei Blicke|Ein paar Blicke} ins DCK-Deck. Ich mag es.'],
      ['Nicht gestört werden wollen: ja. Grund: {DCK-Karten|das DCK-Deck|DCK}.'],
      ['DCK-Deck. {Würde gefallen|Wäre auch was für|Zeige ich}: [wem es gefallen könnte].', 'slot'],
      ['Mein Urteil über DCK, {vorläufig|ganz vorläufig|sehr vorläufig}: schön.'],
      ['DCK-Karten, {ungefragt gezeigt|einfach gezeigt|kurz gezeigt}. Weil sie mir gefallen.'],
      ['{Halb durch|Noch am Blättern|Mittendrin}: das DCK-Deck und ich.'],
      [
        'Liebling im DCK-Deck: [deine Lieblingskarte]. {Bisher|Für heute|Ohne Begründung}.',
        'slot',
        'one-card',
      ],
    ],
    threads: [
      ['DCK-Deck gelesen. {Schweige noch|Denke noch|Fenster gesucht, rausgeguckt}.'],
      ['DCK fragt. Ich: {äh|hm|später}.'],
      ['DCK, {kurz|knapp|Kurzfassung}: [ein Wort dazu].', 'slot'],
      [
        'Eine DCK-Karte. {Ein Gedanke, dann Ruhe|Ein Gedanke, lange Pause|Immerhin ein Gedanke}.',
        'size',
      ],
      ['DCK-Karten: {nicken nicht|loben nicht|klatschen nicht}. Fragen nur.'],
      ['Nach DCK-Karten: {Ruhe im Raum|Ruhe, dann Notizen|Blick ins Leere}.'],
      [
        'DCK-Deck: {wie|fast wie|beinahe wie} [woran es dich erinnert]. Nur mit Muster.',
        'slot',
        'drawings',
      ],
      ['Meinung zum DCK-Deck: {kommt noch|reift noch|in Arbeit}.'],
      ['DCK, {Zwischenstand|Stand jetzt|Lage}: noch lange nicht durch.', 'time'],
      [
        'Favorit im DCK-Deck, {Stand jetzt|vorerst|heute}: [deine Lieblingskarte].',
        'slot',
        'one-card',
      ],
      [
        'Das DCK-Deck: {wenig Text, viel los|kleine Karten, große Pausen|laut gemustert, leise geschrieben}.',
        'drawings',
      ],
    ],
    tiktok: [
      ['DCK-Deck. {Reingeguckt|Reingelesen|Durchgeguckt}.'],
      ['{Drei Sekunden|Ein Moment|Kurz} DCK.'],
      ['DCK in einem Wort: [ein Wort dazu]. {Fertig|Punkt|Weiter}.', 'slot'],
      ['Karte auf. {Gedanke an|Kopf an|Ruhe an}. DCK.'],
      ['{Lesen|Blättern|Gucken}, stutzen, weiter: das DCK-Deck.'],
      ['DCK, {erster Eindruck|erste Runde|erster Blick}, ohne Worte.'],
      [
        'Mein Favorit im DCK-Deck: [deine Lieblingskarte]. {Klar|Vorerst|Ohne Grund}.',
        'slot',
        'one-card',
      ],
      ['DCK-Karten, {schön langsam|ganz nah|von oben}.'],
      ['Kleine Karte, {große Frage|lange Pause|viel Platz}: DCK.', 'size'],
      ['{Bunt|Klug|Leise}. DCK eben.'],
      ['DCK gelesen, an [woran du denken musstest] gedacht. {Tja|Fein|Passt}.', 'slot'],
    ],
  },
  middles: [
    ['Eine Karte, ein Gedanke. {Dann Stille|Dann ich|Rest selbst denken}.', 'size'],
    [
      'Erste umgedrehte Karte: [ihr Titel]. {Liegt noch offen|Sitzt|Guter Titel}.',
      'slot',
      'one-card',
    ],
    [
      '{Zitat, Spiel, Theorie|Idee, Spiel, Zitat|Strategie, Zitat, Spiel}. Von allem etwas.',
      'kinds',
    ],
    [
      'Hängen geblieben: [ein Satz oder ein Titel]. {Weiß nicht, warum|Bleibt wohl|Mit gutem Grund}.',
      'slot',
    ],
    ['Alles auf Englisch. {Kurze Sätze|Gut lesbar|Kein Hindernis}.', 'writing'],
    ['Code scannen, {App öffnen|dann die App|mehr erfahren}. Kostet nichts.', 'app', 'code'],
    [
      'Regeln, die keiner {gemacht hat|erfunden haben will|mehr erklären kann}. Danach fragt ein Stream.',
      'streams',
    ],
    [
      'Meine Richtung: [der Name eines Streams]. {Nach Gefühl|Vorläufig|Sofort klar}.',
      'slot',
      'streams',
    ],
    ['Fünf Farben, {fünf Blickwinkel|fünf Richtungen|fünf Arten zu schauen}.', 'colours'],
    ['Allein: {gut|schön|ruhig}. Zu zweit: {wohl lustiger|vermutlich lebhafter}.', 'talking'],
    [
      'Jedes Muster {ein Einzelstück|nur einmal da|anders}. Fast zu schade zum Mischen.',
      'drawings',
    ],
    [
      'Zuerst ausprobieren bei: [wobei es passen könnte]. {Da klemmt’s|Der Anlass ist da|Passt gerade}.',
      'slot',
      'start',
    ],
  ],
  cards: [
    ['{Gezogen|Gelesen|Umgedreht}: {card}.', 'one-card'],
    ['{Meine Karte|Karte dazu|Die Karte}: {card}.', 'one-card'],
    ['{card}. {Na gut|Tja|Sitzt}.', 'one-card'],
    ['{Offen vor mir|Obenauf jetzt|In der Hand}: {card}.', 'one-card'],
    ['{Hängen geblieben|Stehen geblieben|Pause} bei {card}.', 'one-card'],
    ['{Heute|Diesmal|Für mich}: {card}.', 'one-card'],
    ['{Schuld daran|Der Grund|Der Anstoß}: {card}.', 'one-card'],
    ['{Bleibt liegen|Bleibt offen|Bleibt im Kopf}: {card}.', 'one-card'],
  ],
  closings: [
    ['{Nächste Karte|Noch eine|Eine geht noch}.', 'drawing-cards'],
    ['{Rest folgt|Fortsetzung offen|Rest hat Zeit}.', 'time'],
    ['{Liegt weiter hier|Bleibt auf dem Tisch|Kommt nicht ins Regal}.', 'shelf'],
    ['{Guter Anfang|Fängt gut an|Ein Anfang}.', 'start'],
    ['{Stift gesucht|Stift gespitzt|Zettel liegt bereit}.', 'writing'],
    ['{Weiterlesen|Ich lese weiter|Weiter geht’s}.'],
    ['{Mehr weiß ich nicht|Mehr dazu irgendwann|Mehr muss nicht}.'],
    ['{Mal sehen|Abwarten|Wird sich zeigen}.'],
    ['{Gefällt mir|Mag ich|Ist was für mich}.'],
    ['{Mitlesen erlaubt|Mitreden erwünscht|Platz für Mitdenker}.', 'talking'],
    ['{Keine Eile|Ganz langsam|Schritt für Schritt}.', 'time'],
    ['{Unter Vorbehalt|Änderungen möglich|Alles ohne Gewähr}.'],
  ],
  prompts: [
    ['Deine erste Frage {ans Deck|an die Karten|dazu}? Ab in die Kommentare.', 'question'],
    ['Blind ziehen oder {aussuchen|erst gucken|sortieren}? Schreib einen Kommentar.', 'question'],
    ['Zitat oder {Spiel|Theorie|Aufgabe}? Sag’s im Kommentar.', 'question'],
    ['{Allein lesen|Laut vorlesen|Zu zweit ziehen}? Deine Meinung in die Kommentare.', 'question'],
    [
      'Noch Fragen? {Kommentare sind offen|Gern in die Kommentare|Rein in die Kommentare}.',
      'question',
    ],
    [
      'Welche Frage {beschäftigt dich|bleibt bei dir hängen|wirst du nicht los}? Ein Kommentar genügt.',
      'question',
    ],
  ],
};
