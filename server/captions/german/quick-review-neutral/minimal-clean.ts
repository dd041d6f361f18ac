import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review in fragments. */
export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['DCK-Deck. {Kurz besprochen.|Ein Kurzfazit.|In wenigen Worten.}'],
      ['Das DCK-Deck, {durchgesehen|angesehen|durchgeblättert}.'],
      ['{Kurzkritik|Kurzfazit|Kleine Kritik}: DCK.'],
      ['{Ein Bild|Ein Foto|Ein Deck}, eine Meinung: DCK.'],
      ['DCK-Karten. {Ohne Filter.|Ungeschönt.|Ganz nüchtern.}'],
      [
        'DCK. Mein Wort dazu: {[ein Wort von dir]|[dein Wort für das Deck]|[dein Urteil, ein Wort]}.',
        'slot',
      ],
      ['DCK-Deck, {gedacht für|angesehen für|ausgesucht für} [wofür du es brauchst].', 'slot'],
      ['{Zuerst gesehen|Zuerst bemerkt|Gleich aufgefallen}: [was dir auffiel]. DCK-Deck.', 'slot'],
      ['{Plus, Minus|Lob und Tadel|Für und Wider}: das DCK-Deck.'],
      ['DCK. {Karten, die fragen.|Karten mit Fragen.|Ein Stapel Fragen.}', 'one-card'],
      ['Fünf Farben, {ein Urteil|eine Meinung|ein Fazit}: DCK.', 'colours'],
    ],
    linkedin: [
      [
        'Das DCK-Deck {auf dem Tisch|vor mir}. {Ein Kurzfazit ohne Punkte und Sternchen.|Eine Besprechung ohne Punkte und Sternchen.}',
      ],
      [
        'Ein Kartendeck {für Ideenarbeit|für neue Vorhaben}: DCK. {Was dafür spricht, was dagegen.|Was gefällt, was fehlt.} Kurz notiert.',
      ],
      [
        'Arbeitsmittel {im Blick|unter der Lupe|auf dem Prüfstand}: das DCK-Deck. Ein Pluspunkt, ein Minuspunkt.',
      ],
      [
        'DCK, {sachlich betrachtet|mit Abstand betrachtet}. {Ein Deck für Menschen mit Vorhaben.|Ein Deck für gemeinsames Nachdenken.}',
      ],
      [
        'Karten {statt Folien|statt Bildschirm|statt Whiteboard}. Das DCK-Deck, kurz besprochen und nicht beschönigt.',
      ],
      [
        'Blickwinkel: [deine Rolle im Job]. Gegenstand: das DCK-Deck. {Kurz besprochen.|Knapp beurteilt.|In wenigen Worten.}',
        'slot',
      ],
      [
        '{Mein Maßstab|Mein Kriterium|Worauf ich achte}: [worauf du achtest]. Daran gemessen: das DCK-Deck, knapp besprochen.',
        'slot',
      ],
      [
        '{Gesucht|Gebraucht}: etwas für [wofür du es brauchst]. {Angesehen|Geprüft}: das DCK-Deck. Hier die Notizen.',
        'slot',
      ],
      [
        'Notizen {zum DCK-Deck|zu den DCK-Karten}. {Knapp, neutral und mit einem Einwand versehen.|Knapp gehalten, ein Einwand inbegriffen.}',
      ],
      [
        '{Drei Sätze|Wenige Sätze|Ein paar Sätze} zum DCK-Deck. Für alle, die gerade Werkzeuge sichten.',
      ],
    ],
    facebook: [
      ['{Kurz notiert|Mal notiert|Aufgeschrieben}: meine Meinung zu DCK.'],
      ['DCK-Deck. {Gemeckert und gelobt.|Gelobt und gemeckert.|Erst Lob, dann Gemecker.}'],
      ['Karten. Von DCK. {Urteil unten.|Mein Urteil.|Hier das Urteil.}'],
      ['{Braucht man das|Muss man das haben|Will man das haben}? Notizen zum DCK-Deck.'],
      ['DCK, {für Neugierige|für euch} {zusammengefasst|kurzgefasst}.'],
      [
        'DCK-Deck. {Gefunden über|Entdeckt durch|Kennengelernt durch} [wie du darauf kamst].',
        'slot',
      ],
      ['{Mein Urteil|Kurz gesagt|Mein Eindruck}: [dein Urteil]. Gegenstand: das DCK-Deck.', 'slot'],
      ['DCK. {Bei mir für|Hier für|Vorgesehen für} [wofür du es nutzt].', 'slot'],
      ['Die DCK-Karten. {Kein Test.|Kein Werbetext.|Kein Gutachten.} Nur eine Meinung.'],
      [
        'Heute: DCK. {Eine Schachtel voller Karten.|Ein Kartendeck.|Karten in einer Schachtel.}',
        'size',
      ],
    ],
    threads: [
      ['DCK: {geht in Ordnung|kann man machen|gern genommen}.'],
      ['{Ein Satz|Zwei Sätze|Wenig Text} zum DCK-Deck. {Ungefähr.|Gut, ein paar mehr.}'],
      ['DCK-Deck. {Nicht gemeckert ist gelobt.|Fast nicht gemeckert.|Leise gelobt.}'],
      ['{Karten, kein Kult|Karten, kein Zauber|Karten, kein Orakel}: DCK.'],
      [
        'DCK. {Erst skeptisch, jetzt weniger.|Skeptisch, aber freundlich.|Freundlich, aber skeptisch.}',
      ],
      ['{Note für DCK|DCK, Note|DCK-Deck, Schulnote}: [deine Note].', 'slot'],
      [
        '{DCK ist wie|DCK-Karten sind wie|Das DCK-Deck ist wie} [dein Vergleich]. Nur auf Karten.',
        'slot',
      ],
      ['DCK trifft [woran du arbeitest]. {Passt.|Geht.|Klappt.}', 'slot'],
      ['Das DCK-Deck. {Ein Ja mit Fußnote.|Ein Ja, ein Aber.|Ja. Mit Einschränkung.}'],
      ['{Kein Hype|Kein Theater|Kein Tusch}. Nur DCK-Karten.'],
    ],
    tiktok: [
      ['DCK-Deck? {Kurz erklärt.|Schnell erzählt.|Kurz bewertet.}'],
      ['{Gut oder nicht|Top oder Flop|Ja oder Nein}? DCK.'],
      ['DCK. {Ein Plus. Ein Minus.|Ein Lob. Ein Aber.|Erst Plus. Dann Minus.}'],
      ['{Ehrlich|Offen|Trocken} gesagt: DCK.'],
      ['Das ist DCK. {Meine Meinung.|Mein Urteil.|Mein Kurzfazit.}'],
      [
        'DCK in einem Wort: {[dein Wort für DCK]|[ein Wort von dir]|[dein Urteil, ein Wort]}.',
        'slot',
      ],
      ['{Beruf|Job|Mein Fach}: [was du machst]. Karten: DCK.', 'slot'],
      ['DCK-Deck. {Gefällt|Fällt auf|Bleibt hängen}: [was dir auffiel].', 'slot'],
      ['{Karten? Ja, Karten.|Wozu Karten?|Warum Karten?} DCK.'],
      ['Kurz {hingeschaut|reingeschaut|draufgeschaut}: das DCK-Deck.'],
    ],
  },
  middles: [
    [
      '{Eine Karte, ein Gedanke.|Ein Gedanke pro Karte.|Pro Karte ein Gedanke.} {Mehr braucht es nicht.|Das genügt.}',
      'one-card',
    ],
    ['{Plus|Dafür|Gut}: fünf Streams, {fünf Farben|je eine Farbe}.', 'colours', 'streams'],
    [
      '{Gut|Plus|Schön}: das Muster. {Aus dem Code gewachsen.|Auf jeder Karte anders.}',
      'drawings',
      'code',
    ],
    [
      '{Acht Kartenarten.|Acht Arten von Karten.} {Genug Abwechslung.|Das mischt sich gut.}',
      'kinds',
    ],
    [
      'Karte scannen, {weiterlesen|mehr lesen}. {Ohne Werbung.|Im Browser. Ohne Werbung.}',
      'app',
      'code',
    ],
    ['{Aufdecken, vorlesen, reden.|Aufdecken, lesen, reden.} {Klappt.|Geht gut.}', 'talking'],
    [
      'Deckel auf, {anfangen|loslegen}. {Kein Regelheft.|Ohne langes Vorspiel.|Das gefällt.}',
      'start',
    ],
    ['{Gefällt|Plus|Mag ich}: [was du daran magst].', 'slot'],
    ['{Gedacht für|Geeignet für|Vorgemerkt für}: [wofür du es brauchst].', 'slot'],
    ['{Liebste Kartenart|Am liebsten|Zuerst gelesen}: [deine liebste Kartenart].', 'slot', 'kinds'],
    [
      '{Dazu ein Stift.|Stift daneben.|Stift griffbereit.} {Wird gebraucht.|Die Fragen wollen Antworten.}',
      'writing',
    ],
    ['{Freundlicher Ton.|Ruhiger Ton.|Guter Ton.} {Kein Zeigefinger.|Keine Belehrung.}'],
    [
      'Für {Leute mit Vorhaben|gemeinsames Nachdenken|Runden mit Ideen}. {Passt.|Das merkt man.}',
      'team',
    ],
  ],
  drawbacks: [
    ['{Minus|Haken|Dagegen}: {alles auf Englisch|nur auf Englisch}.'],
    [
      'Spiele: {nur zu zweit oder zu mehreren|nichts für allein|erst ab zwei Leuten}.',
      'kinds',
      'team',
    ],
    [
      '{Zitate und Theorie|Theorie, Zitate}: {nicht jederzeit lesbar|nur mit Ruhe|eher für Leselaune}.',
      'kinds',
    ],
    [
      '{Minus|Haken|Abzug}: {Hintergrund nur mit Handy und Konto|zum Weiterlesen Handy und Konto}.',
      'app',
    ],
    [
      '{Fertige Antworten|Vorlagen}: {keine|nicht dabei}. {Schade, manchmal.|Fehlt gelegentlich.}',
      'one-card',
    ],
    [
      'Keine Reihenfolge. {Wählen muss man selbst.|Man muss wählen. Oder ziehen.|Entscheiden bleibt einem nicht erspart.}',
      'drawing-cards',
    ],
    ['{Fünf Streamnamen|Die Streamnamen}: {sperrig|gewöhnungsbedürftig|Lernstoff}.', 'streams'],
    ['Ein Deck, viele Hände: {Wartezeit|man wartet|Geduld nötig}.', 'team'],
    ['{Minus|Haken|Abzug}: {eine Schachtel mehr im Gepäck|noch eine Schachtel zu tragen}.', 'size'],
    [
      '{Übungen|Manche Übung}: fast eine Stunde. {Zu lang für zwischendurch.|Die muss man haben.}',
      'time',
    ],
    [
      'Allein: {nur halb so gut|manche Karte stumm|etwas still}. {Für Gruppen gemacht.|Gemacht für Runden.}',
      'talking',
      'team',
    ],
    [
      '{Ohne Handy|Ohne Anmeldung}: {nur die Kartentexte|nur, was auf der Karte steht}. {Etwas knapp.|Wenig, manchmal.}',
      'app',
    ],
  ],
  cards: [
    ['{Karte|Die Karte|Dazu}: {card}.'],
    ['{Gezogen|Aus dem Stapel}: {card}.', 'drawing-cards'],
    ['{Beispiel|Zum Beispiel|Eine davon}: {card}.', 'one-card'],
    ['{card}. {Liegt vor mir.|Liegt oben.|Liegt offen.}'],
    ['{Aufgedeckt|Umgedreht}: {card}.', 'drawing-cards'],
    ['{Im Blick|Vor mir|Gerade hier}: {card}.'],
    ['{Gelesen|Gern gelesen|In Ruhe gelesen}: {card}.'],
    ['{Kostprobe|Eine Probe|Als Probe}: {card}.', 'one-card'],
  ],
  closings: [
    ['{Wird behalten.|Das Deck bleibt.|Bleibt bei mir.}', 'shelf'],
    ['{Unterm Strich|Am Ende|Alles in allem}: {ja|gern}.'],
    ['{Für mich|Mir} {reicht das|genügt das}.'],
    ['{Verschmerzbar.|Zu verkraften.|Damit lebe ich.}'],
    ['{Kein Muss. Ein Kann.|Kann, nicht muss.|Nicht nötig. Aber nett.}'],
    ['{Soweit.|Das war’s.|Mehr nicht.|Ende der Notizen.}'],
    [
      '{Das Deck bleibt griffbereit.|Das Deck bleibt in Reichweite.|Das Deck kommt nicht ins Regal.}',
      'shelf',
    ],
    ['{Meine Sicht.|Nur meine Meinung.|So sehe ich es.}'],
    [
      '{Nächste Karte, bitte.|Die nächste Karte wartet.|Weiter mit der nächsten Karte.}',
      'drawing-cards',
    ],
    ['{Für Neugierige.|Für Fragende.|Für Geduldige.}'],
    ['{Ich bleibe dran.|Ich lese weiter.|Wird weiter beobachtet.}'],
    ['{Ein Ja von mir.|Daumen oben.|Von mir ein Nicken.}'],
  ],
  prompts: [
    ['{Fragen|Noch Fragen}? Ab in die Kommentare.', 'question'],
    ['{Deine Meinung|Dein Eindruck}? Schreib einen Kommentar.', 'question'],
    ['{Siehst du’s anders|Anderer Meinung}? Kommentar genügt.', 'question'],
    ['{Haben oder nicht|Ja oder nein}? Verrat’s in den Kommentaren.', 'question'],
    ['{Was fehlt dir|Was fehlt noch}? Kommentare sind offen.', 'question'],
    ['{Wofür würdest du es nehmen|Deine Verwendung}? Gern als Kommentar.', 'question'],
    ['{Karten oder App|Gedruckt oder digital}? Antwort in die Kommentare.', 'question'],
  ],
};
