import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review in full, measured sentences. */
export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      ['{Eine kurze|Eine sachliche|Meine kurze} Einschätzung {zum DCK-Deck|zu den DCK-Karten}.'],
      [
        '{Im Bild|Auf dem Foto|Hier zu sehen} ist das DCK-Deck. {Dazu ein paar Notizen.|Ich habe mir Notizen dazu gemacht.}',
      ],
      [
        'Ich habe das DCK-Deck {durchgesehen|in Ruhe angesehen} und {fasse zusammen, was mir auffiel|halte fest, was ich davon halte}.',
      ],
      [
        '{Was das DCK-Deck ist und was nicht|Was das DCK-Deck kann und was es nicht kann}, {in wenigen Sätzen|kurz zusammengefasst}.',
      ],
      [
        'Die DCK-Karten sehen {gut aus|schön aus}. {Wichtiger ist mir, was auf ihnen steht.|Ich wollte wissen, was dahintersteckt.}',
        'drawings',
      ],
      [
        'Ich habe mir die DCK-Karten {für|im Hinblick auf} [dein Thema oder Vorhaben] angesehen. {Das sind meine Notizen.|Mein Eindruck in Kürze.}',
        'slot',
      ],
      [
        'Ich bin [dein Beruf]. {So sehe ich das DCK-Deck.|Das ist mein Eindruck vom DCK-Deck.|Das denke ich über das DCK-Deck.}',
        'slot',
      ],
      [
        'Am DCK-Deck ist mir zuerst {etwas|eines} aufgefallen: [was dir aufgefallen ist]. {Der Rest in Kürze.|Das Übrige in Kürze.}',
        'slot',
      ],
      [
        '{Kein Testbericht|Kein Werbetext|Kein Gutachten}, nur {eine persönliche Einschätzung zum|mein Eindruck vom} DCK-Deck.',
      ],
      [
        '{Neutral betrachtet|Mit etwas Abstand|Nüchtern betrachtet}: das DCK-Deck {und meine Meinung dazu|in einer kurzen Besprechung}.',
      ],
      [
        'Für alle, die {gerade überlegen|darüber nachdenken|es noch nicht kennen}: ein Kurzfazit zum DCK-Deck.',
      ],
    ],
    linkedin: [
      [
        '{Eine kurze, möglichst neutrale Einschätzung|Eine knappe und möglichst neutrale Besprechung} des DCK-Decks, {für alle, die mit anderen an neuen Ideen arbeiten|geschrieben für Menschen, die Workshops leiten}.',
      ],
      [
        'Werkzeuge für die Ideenarbeit gibt es {viele|genug}. {Beim DCK-Deck wollte ich genauer wissen, wofür es taugt.|Das DCK-Deck habe ich mir genauer angesehen.}',
      ],
      [
        'Bevor man ein Arbeitsmittel {empfiehlt|anderen empfiehlt}, sollte man aufschreiben, was dafür und was dagegen spricht. {Hier die Notizen zum DCK-Deck.|Beim DCK-Deck tue ich das hier.}',
      ],
      [
        '{Gute Fragen|Die richtigen Fragen} sind in der Arbeit an Neuem {oft knapper als Zeit|schwer zu finden}. Deshalb habe ich mir das DCK-Deck angesehen.',
        'one-card',
      ],
      [
        'Ein Kartendeck wirkt {im Arbeitsalltag|im Büro} zunächst {ungewohnt|wie ein Fremdkörper}. Meine Einschätzung zum DCK-Deck fällt {dennoch|trotzdem} freundlich aus.',
      ],
      [
        'In meiner Arbeit geht es um [dein Arbeitsgebiet]. {Unter diesem Blickwinkel|Mit diesem Hintergrund|Von dort aus} habe ich mir das DCK-Deck angesehen.',
        'slot',
      ],
      [
        'Meine Frage an das DCK-Deck war {einfach|schlicht|klar}: [was du wissen wolltest]. Hier steht, was ich dazu sagen kann.',
        'slot',
      ],
      [
        'Für [dein Vorhaben oder Anlass] {suche ich nach Anregungen|sammle ich Material} und habe {dazu|dafür} das DCK-Deck durchgesehen.',
        'slot',
      ],
      [
        '{Auch ein Stapel Karten verdient|Auch Karten verdienen} eine ordentliche Besprechung. {Diese gilt dem DCK-Deck.|Heute geht es um das DCK-Deck.}',
      ],
      [
        'Das DCK-Deck {liegt vor mir|liegt aufgefächert da}, und ich {versuche, fair zu sein|urteile so nüchtern, wie es geht}: Was spricht dafür, was dagegen?',
      ],
      [
        '{Neue Ideen|Neue Vorhaben} beginnen oft damit, dass jemand anders fragt. {Ob das DCK-Deck dabei hilft, dazu ein Kurzfazit.|Mit diesem Gedanken habe ich das DCK-Deck durchgesehen.}',
      ],
    ],
    facebook: [
      [
        '{Ein paar ruhige Worte|Ein paar sachliche Worte} zum DCK-Deck, {falls jemand darüber nachdenkt|für alle, die es noch nicht kennen}.',
      ],
      [
        'Zum DCK-Deck habe ich mir eine Meinung gebildet, {und die möchte ich hier teilen|und die fällt überwiegend freundlich aus|und die passt in wenige Sätze}.',
      ],
      [
        'Wer {mit anderen|gemeinsam} an neuen Dingen arbeitet, {interessiert sich vielleicht für|mag vielleicht} meine Einschätzung zum DCK-Deck.',
        'team',
      ],
      [
        '{Heute eine kleine Besprechung|Heute eine Kritik} auf meiner Seite: Es geht um das DCK-Deck, {ein Deck für Menschen mit Ideen|also um Karten}.',
      ],
      [
        'Das DCK-Deck {in Kürze|kurz vorgestellt}, mit {einem Lob und einem Einwand|dem, was mir gefällt, und dem, was mir fehlt}.',
      ],
      [
        '{Zum DCK-Deck kam ich durch|Vom DCK-Deck erfahren habe ich durch} [wie du darauf kamst]. {Hier mein Eindruck.|So gefällt es mir.}',
        'slot',
      ],
      [
        'Vielleicht {fragt sich jemand|wundert sich jemand}, was ich mit dem DCK-Deck vorhabe: [was du damit vorhast]. {Mein Urteil dazu.|Dazu ein Kurzfazit.}',
        'slot',
      ],
      [
        'Wenn ich das DCK-Deck {mit einem Wort|in einem Wort} {beschreiben soll|zusammenfassen soll}: [dein Wort]. Etwas genauer geht es auch.',
        'slot',
      ],
      [
        '{Ungefragt|Ganz persönlich|Nur für mich gesprochen}: meine Einschätzung {zum DCK-Deck|zu den DCK-Karten}.',
      ],
      [
        'Das DCK-Deck habe ich {mit Ruhe|mit etwas Muße|Karte für Karte} betrachtet. Hier in Kürze, {was ich davon halte|wie ich es finde}.',
      ],
    ],
    threads: [
      [
        '{Kurze|Eine kurze|Meine} Notiz zum DCK-Deck: {brauchbar, mit Einschränkung|freundlich, mit Vorbehalt}.',
      ],
      ['Das DCK-Deck, {in vier Sätzen|in wenigen Sätzen|in aller Kürze} {besprochen|beurteilt}.'],
      ['Ein Urteil zum DCK-Deck, {ohne Eile gefällt|in Ruhe gefällt|ohne Ausrufezeichen}.'],
      [
        '{Das DCK-Deck hat Stärken.|Das DCK-Deck hat eine gute Seite.} {Und eine Schwäche.|Die andere nenne ich auch.}',
      ],
      [
        'DCK-Karten: {ernster, als die Farben vermuten lassen|leiser, als die Farben vermuten lassen|bunt und trotzdem ernst gemeint}.',
      ],
      [
        'Das DCK-Deck {erinnert mich an|lässt mich denken an} [dein Vergleich]. {Das ist ein Lob.|Das meine ich freundlich.}',
        'slot',
      ],
      ['{Geprüft|Gesichtet|Angesehen}: das DCK-Deck, und zwar für [dein Vorhaben].', 'slot'],
      ['{Mein Urteil zum|Mein Eindruck vom|Mein Wort zum} DCK-Deck: [dein Urteil].', 'slot'],
      ['{Neutral|Sachlich|Nüchtern} über Karten zu schreiben ist nicht leicht. DCK, ein Versuch.'],
      [
        'Zum DCK-Deck {lässt sich einiges sagen|habe ich eine Meinung}. {Ich beschränke mich.|Ich fasse mich kurz.}',
      ],
    ],
    tiktok: [
      ['Was {ist|kann} das DCK-Deck? {Eine ruhige Antwort.|Sachlich erklärt.}'],
      ['Das DCK-Deck, {sachlich|ruhig|nüchtern} beurteilt.'],
      ['{Stärke und Schwäche|Vorzug und Nachteil|Gutes und Schwächeres}: das DCK-Deck.'],
      ['{Eine ehrliche Minute|Ein paar ehrliche Sätze|Etwas Ehrliches} zum DCK-Deck.'],
      ['{Für wen ist|Wozu dient|Wofür taugt} das DCK-Deck? Meine Einschätzung.'],
      [
        'Ich arbeite als [dein Beruf]. {Zum DCK-Deck sage ich:|Mein Urteil zu DCK:|Zu DCK nur so viel:} {durchdacht|brauchbar}.',
        'slot',
      ],
      ['DCK-Deck {für|zum Thema} [dein Thema]: {meine Einschätzung|mein Urteil}.', 'slot'],
      ['{Mein Wort zum|Ein Wort zum|Ein einziges Wort zum} DCK-Deck: [dein Wort].', 'slot'],
      [
        'Karten für die Arbeit? {Das DCK-Deck, kurz geprüft.|Mein Blick auf DCK.|Ein Blick auf DCK.}',
      ],
      ['{Reden wir über|Heute geht es um} DCK: {ganz sachlich|ohne Aufregung}.'],
    ],
  },
  middles: [
    [
      'Dafür sprechen {die kurzen Texte|die knappen Sätze} und {der freundliche Ton|ein Ton, der niemanden belehrt}.',
    ],
    [
      'Auf jeder Karte steht ein Gedanke, {und das genügt, um anzufangen|nicht mehr}. {Diese Kürze schätze ich.|Das liegt mir.}',
      'one-card',
    ],
    [
      'Fünf Streams {ordnen das Deck|geben dem Deck eine Ordnung}, jeder hat eine Farbe. {Das hilft beim Finden.|Man findet sich schnell zurecht.}',
      'colours',
      'streams',
    ],
    [
      'Acht Kartenarten, von der Herausforderung bis zum Spiel, {sorgen für Abwechslung|lassen sich gut mischen}. {Mir gefällt diese Breite.|Das gefällt mir.}',
      'kinds',
    ],
    [
      'Der Code auf der Karte führt {in die App|zum Hintergrund in der App}, {die ohne Werbung auskommt|und dort stört keine Werbung}.',
      'app',
      'code',
    ],
    [
      '{Gut gelöst|Gelungen} finde ich die Gestaltung: Jedes Muster entsteht aus dem Code der Karte, {keines gleicht dem anderen|deshalb ist jedes anders}.',
      'drawings',
      'code',
    ],
    [
      'Eine Karte {in die Runde gelegt|auf den Tisch gelegt}, und das Gespräch hat einen {Anfang|Anlass}. {Dafür taugt das Format.|Das schätze ich an dem Format.}',
      'talking',
    ],
    [
      '{Geeignet scheint es mir|Ich sehe es vor allem} für [wofür du es brauchst]. {Dort gibt es genug zu fragen.|Dort fehlt es oft an Fragen.}',
      'slot',
    ],
    [
      'Besonders {gefällt mir|schätze ich} [was dir daran gefällt]. {Das ist nicht selbstverständlich.|So etwas findet man nicht oft.}',
      'slot',
    ],
    [
      '{Mein Schwerpunkt liegt auf|Am meisten anfangen kann ich mit} [deine liebste Kartenart]. {Dort verweile ich.|Dort lese ich genauer.}',
      'slot',
      'kinds',
    ],
    [
      'Empathy Nexus {fragt danach|hört darauf}, was Menschen brauchen. {Allein dieser Stream lohnt die Lektüre.|Diesen Stream lese ich besonders gern.}',
      'streams',
    ],
    [
      '{Die Fragen eignen sich|Die Fragen taugen auch} für {stille Notizen|ein paar Zeilen im Notizbuch}, {bevor es ins Gespräch geht|ehe man sie laut stellt}.',
      'writing',
    ],
    [
      '{Viel Vorbereitung|Eine lange Einweisung} braucht es nicht: {Karte lesen, beginnen|Eine Karte genügt für den Anfang}.',
      'start',
    ],
  ],
  drawbacks: [
    [
      '{Einschränkend|Gut zu wissen|Zu bedenken}: {Karten und App liegen nur auf Englisch vor|Das Deck und die App gibt es nur auf Englisch}.',
    ],
    [
      'Die Spiele {setzen mindestens zwei Personen voraus|funktionieren erst zu zweit}, {allein bleibt dieser Teil liegen|wer allein arbeitet, legt sie beiseite}.',
      'kinds',
      'team',
    ],
    [
      '{Zitate und Theorie|Theorie- und Zitatkarten} {verlangen Ruhe und Leselust|wollen in Ruhe gelesen werden}, {und die hat man nicht immer|im Trubel gehen sie unter}.',
      'kinds',
    ],
    [
      '{Ein Nachteil|Weniger gelungen}: Wer weiterlesen möchte, braucht {ein Telefon und ein kostenloses Konto|Telefon und Anmeldung}.',
      'app',
    ],
    [
      '{Fertige Antworten|Vorlagen und fertige Antworten} {enthält das Deck nicht|liefert das Deck nicht}. {Wer sie braucht, wird sie vermissen.|Das kann man als Lücke empfinden.}',
      'one-card',
    ],
    [
      'Eine Reihenfolge {gibt es nicht|fehlt}. {Die Auswahl bleibt an einem selbst hängen.|Man muss wählen oder ziehen, und das hält anfangs auf.}',
      'drawing-cards',
      'start',
    ],
    [
      'Die Namen der fünf Streams {muss man lernen|prägen sich nicht sofort ein}, {bis dahin schlägt man nach|das kostet am Anfang Geduld}.',
      'streams',
    ],
    [
      '{In größeren Runden|Zu mehreren} {reicht ein Deck kaum|wird ein einzelnes Deck knapp}, {man teilt oder wartet|dann muss man teilen}.',
      'team',
    ],
    [
      '{Ein kleiner Nachteil|Nebenbei bemerkt}: {Zu jedem Termin muss eine Schachtel mit|Es ist eine Schachtel mehr, die mitmuss}, {und daran will gedacht sein|sofern man nicht allein am Schreibtisch sitzt}.',
      'size',
    ],
    [
      'Manche Übungen {dauern fast eine Stunde|beanspruchen fast eine Stunde}, {das passt nicht in jeden Tag|dafür muss man Platz im Kalender schaffen}.',
      'time',
    ],
    [
      'Gedacht ist das Deck für Gruppen. {Allein|Für sich gelesen} {verlieren manche Karten an Reiz|bleiben einige Karten blass}.',
      'talking',
      'team',
    ],
    [
      'Einen festen Ablauf {gibt das Deck nicht vor|sucht man hier vergeblich}, {wer ihn braucht, muss ihn mitbringen|den muss man selbst mitbringen}.',
      'writing',
    ],
  ],
  cards: [
    ['{Als Beispiel dient|Ein Beispiel ist} {card}.', 'one-card'],
    ['{Vor mir liegt|Auf dem Tisch liegt} {card}.'],
    ['{Gezogen|Blind gezogen} habe ich {card}.', 'drawing-cards'],
    ['{Näher angesehen|Genauer gelesen} habe ich {card}.'],
    ['{Zur Anschauung|Als Anschauung}: {card}.', 'one-card'],
    ['{Die Karte zu diesem Beitrag|Die Karte zu dieser Besprechung}: {card}.'],
    ['{card} ist {die Karte, bei der ich geblieben bin|die Karte, die ich hier zeige}.'],
    ['{Herausgegriffen|Herausgesucht} habe ich {card}.', 'drawing-cards'],
  ],
  closings: [
    [
      '{Ich behalte das Deck in Reichweite|Das Deck bleibt in meiner Nähe|Das Deck bleibt auf dem Tisch}.',
      'shelf',
    ],
    ['{Insgesamt|Alles in allem|Im Ganzen} {überwiegt das Gute|überwiegt der gute Eindruck}.'],
    [
      '{Für mich|In meinen Augen} {ein brauchbarer Begleiter|eine sinnvolle Ergänzung|ein nützliches Deck}.',
    ],
    ['{Damit lässt sich arbeiten|Damit kann ich umgehen|Das lässt sich verschmerzen}.'],
    [
      'Ob es {passt|zu dir passt}, {entscheidet sich an den eigenen Themen|hängt davon ab, woran du arbeitest}.',
    ],
    ['{Soweit meine Einschätzung.|So weit die Notizen.|Das ist mein Stand.}'],
    [
      '{Andere mögen das anders sehen|Andere Sichtweisen sind willkommen|Widerspruch nehme ich gern entgegen}.',
    ],
    ['{Wer Fragen mag|Wer gern fragt}, {ist hier richtig|kommt auf seine Kosten}.'],
    [
      '{Auf die nächste Karte|Auf weitere Karten} {bin ich gespannt|freue ich mich}.',
      'drawing-cards',
    ],
    ['{Einen zweiten Blick|Einen genaueren Blick} ist das Deck {wert|allemal wert}.'],
    ['{Ich werde weiterlesen.|Ich lese weiter.|Das Lesen setze ich fort.}'],
    ['{Ein Kann, kein Muss.|Kein Muss, aber ein gutes Kann.|Nötig ist es nicht, lohnend schon.}'],
  ],
  prompts: [
    ['{Fragen zum Deck|Hast du Fragen dazu}? Stell sie gern in den Kommentaren.', 'question'],
    ['Arbeitest du auch mit {dem Deck|Karten}? Ich freue mich auf deinen Kommentar.', 'question'],
    [
      '{Worauf achtest du|Was zählt für dich} bei solchen Werkzeugen? Schreib es gern in die Kommentare.',
      'question',
    ],
    ['Siehst du {etwas anders|es ähnlich}? Die Kommentare sind offen.', 'question'],
    [
      '{Für welchen Anlass|Wofür} würdest du so ein Deck nutzen? Ich lese die Kommentare {gern|alle}.',
      'question',
    ],
    [
      'Was {müsste so ein Deck für dich können|fehlt dir bei solchen Karten}? Ein Kommentar genügt.',
      'question',
    ],
  ],
};
