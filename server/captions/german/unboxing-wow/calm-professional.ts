import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      ['Das DCK-Deck ist ausgepackt und liegt {vor mir|auf dem Tisch|bereit}.'],
      ['Ein {ruhiger|erster|genauer} Blick auf das DCK-Deck, gleich nach dem Auspacken.'],
      [
        'Neu {in meinem Werkzeugkasten|unter meinen Arbeitsmitteln|in meiner Sammlung}: das DCK-Deck.',
      ],
      [
        'DCK-Deck ausgepackt. {Mein erster Eindruck|Zuerst aufgefallen ist mir|Notiert habe ich}: [dein erster Eindruck].',
        'slot',
      ],
      [
        '{Frisch|Gerade|Eben} aus der Schachtel: das DCK-Deck, ein Kartendeck für gemeinsame Ideenarbeit.',
        'team',
      ],
      ['Manches packt man {in Ruhe|mit Bedacht|lieber langsam} aus. Das DCK-Deck zum Beispiel.'],
      [
        'Das DCK-Deck liegt jetzt neben [was bei dir herumliegt] und {fügt sich gut ein|macht sich dort gut|hat seinen Platz}.',
        'slot',
        'shelf',
      ],
      ['{Ausgepackt|Hingelegt|Angesehen}, aber noch nicht gelesen: das DCK-Deck.', 'one-card'],
      [
        'Ein Kartendeck {statt eines Bildschirms|statt einer Folie|statt einer Datei}: Das DCK-Deck liegt vor mir.',
        'app',
      ],
      [
        'Ich habe das DCK-Deck {ausgepackt|vor mir|bereitgelegt}. Gedacht ist es für [wofür du es nutzen willst].',
        'slot',
      ],
      [
        'So sieht das DCK-Deck {ganz am Anfang|vor dem ersten Mischen|gleich nach dem Auspacken} aus.',
        'start',
      ],
    ],
    linkedin: [
      [
        'Werkzeuge für die Ideenarbeit liegen {meist auf dem Rechner|gern in Ordnern|selten auf dem Tisch}. Das DCK-Deck ist eine Ausnahme, und es ist ausgepackt.',
      ],
      [
        'Ich habe das DCK-Deck ausgepackt. Es ist ein Kartendeck für Menschen, die mit anderen {an Neuem arbeiten|Neues entwickeln|etwas Neues anfangen}.',
        'team',
      ],
      [
        'Gute Gespräche beginnen {oft|häufig|gern} mit einer fremden Frage. Deshalb liegt {hier jetzt|nun vor mir} das DCK-Deck, frisch ausgepackt.',
        'talking',
      ],
      [
        'Das DCK-Deck liegt ausgepackt vor mir. {Mein erstes Thema dafür|Beginnen möchte ich mit diesem Thema|Der Anlass}: [woran du gerade arbeitest].',
        'slot',
      ],
      [
        'Was auf dem Tisch liegt, {wird benutzt|gerät nicht in Vergessenheit|sieht man}. Darum liegt das DCK-Deck bei mir jetzt offen da.',
        'shelf',
      ],
      [
        'Ein Arbeitsmittel, das man {herumreichen|in die Hand nehmen|auslegen} kann, ist selten geworden. Vor mir liegt ausgepackt: das DCK-Deck.',
      ],
      [
        'Für [dein Vorhaben oder Team] habe ich mir das DCK-Deck {bereitgelegt|zurechtgelegt|hingelegt}. Gerade kam es aus der Schachtel.',
        'slot',
      ],
      [
        'Bevor ich über ein Werkzeug {urteile|rede|schreibe}, nehme ich es in die Hand. Das DCK-Deck ist ausgepackt.',
        'start',
      ],
      [
        'Auch das gehört zur Arbeit an Ideen: {neues Material sichten|sich neues Material ansehen|sich auf Neues einlassen}. {Vor mir|Hier} liegt das DCK-Deck.',
      ],
      [
        'Neben all den Dateien liegt jetzt etwas {Analoges|Handfestes|Greifbares}: das DCK-Deck, gerade ausgepackt.',
      ],
      [
        'Beim Auspacken des DCK-Decks dachte ich {sofort|zuerst|vor allem} an [ein Thema aus deiner Arbeit].',
        'slot',
      ],
    ],
    facebook: [
      [
        'Ich habe das DCK-Deck ausgepackt und {wollte es dir kurz zeigen|möchte es dir kurz vorstellen|nehme mir Zeit dafür}.',
      ],
      [
        'Vor mir liegt {neuerdings|jetzt|nun} ein DCK-Deck: Karten für alle, die gern gemeinsam über Neues nachdenken.',
        'team',
      ],
      [
        'Das DCK-Deck ist ausgepackt. Es ist {kein Spiel im üblichen Sinn|kein Kartenspiel, auch wenn es so aussieht|eher Werkzeug als Spiel}.',
        'kinds',
      ],
      [
        'Beim Anblick des DCK-Decks {musste|muss} ich {gleich|unwillkürlich} an [woran es dich erinnert] denken.',
        'slot',
      ],
      [
        'Etwas Gedrucktes, {ganz ohne Bildschirm|ganz ohne Eile|ganz ohne Kabel}: Das DCK-Deck ist ausgepackt.',
        'app',
      ],
      [
        '{Eine volle Schachtel weniger|Eine Schachtel weniger im Weg}, ein Deck mehr auf dem Tisch: {Ich habe DCK ausgepackt|Das DCK-Deck ist draußen}.',
        'shelf',
      ],
      [
        'Das DCK-Deck hat bei mir seinen Platz gefunden, {und zwar|nämlich|fürs Erste} [wo es bei dir liegt].',
        'slot',
        'shelf',
      ],
      [
        'Was man auspackt, {muss man nicht herumzeigen|behält man meist für sich}. Beim DCK-Deck {mache ich eine Ausnahme|sehe ich das anders}.',
      ],
      [
        'Wer {gern Fragen sammelt|gern gute Fragen hört|lieber fragt als antwortet}, versteht vielleicht, warum hier das DCK-Deck liegt.',
      ],
      [
        'Gerade ausgepackt: das DCK-Deck. {Zeigen möchte ich es|Als Nächstes zeige ich es|Vorführen möchte ich es} [wem du es zeigen willst].',
        'slot',
      ],
      [
        'Noch {liegt das DCK-Deck|liegen die DCK-Karten} geordnet da, und ich {zögere|warte} mit dem Mischen.',
        'drawing-cards',
      ],
    ],
    threads: [
      [
        'Das DCK-Deck ist ausgepackt. {Ich lasse es erst mal liegen|Ich sehe es mir in Ruhe an|Mehr war nicht nötig}.',
      ],
      [
        'Ein Werkzeug, das {nicht klingelt|nicht blinkt|keinen Strom braucht}: das DCK-Deck, frisch ausgepackt.',
        'app',
      ],
      [
        'DCK-Deck ausgepackt. {Erste Notiz|Mein Eindruck|Festgehalten}: [dein erster Eindruck].',
        'slot',
      ],
      ['Das DCK-Deck liegt {offen da|vor mir}. Es drängt {sich nicht auf|nicht}.'],
      ['Das DCK-Deck ist noch {ganz glatt|nicht gemischt|etwas förmlich}, und ich bin es auch.'],
      ['Ausgepackt und {für gut befunden|für schön befunden|nicht bereut}: das DCK-Deck.'],
      ['Das DCK-Deck liegt da, und mein Blick {wandert|geht|schweift} ständig hinüber.', 'shelf'],
      [
        'Das DCK-Deck liegt bereit für [dein nächstes Vorhaben]. {Ich noch nicht ganz|Ich auch|Wir werden sehen}.',
        'slot',
      ],
      [
        'Auspacken ist auch eine {Methode|Form von Vorbereitung|Art, anzufangen}. Hier: das DCK-Deck.',
        'start',
      ],
      [
        'Das DCK-Deck {stellt Fragen|hat viele Fragen}. Ich habe {es ausgepackt|immerhin die Schachtel geöffnet}.',
      ],
      [
        'Zum DCK-Deck fällt mir zuerst [ein Wort dazu] ein. {Das genügt|Das ist viel|Immerhin}.',
        'slot',
      ],
    ],
    tiktok: [
      ['Ich zeige dir {kurz|in Ruhe|einmal} das DCK-Deck, gerade ausgepackt.'],
      ['Das ist das DCK-Deck, {ganz ohne Musik|ganz ohne Effekte|ganz in Ruhe}.'],
      ['So sieht das DCK-Deck {gleich nach dem Öffnen|ohne Schachtel|vor dem Mischen} aus.'],
      [
        'DCK-Deck ausgepackt. {Zuerst sehe ich|Ich sehe zuerst|Mein Blick fällt auf} [was dir auffällt].',
        'slot',
      ],
      ['Ein Kartendeck {für Ideen|fürs Denken|für Fragen}: Das ist DCK.'],
      ['{Nimm dir einen Moment|Sieh kurz hin|Schau in Ruhe hin}: Das ist das DCK-Deck.'],
      ['Ich habe das DCK-Deck {geöffnet|ausgepackt|vor mir} und zeige es dir ohne Eile.'],
      [
        'Was im DCK-Deck steckt? {Sehen wir nach|Ich sehe mal nach|Das sehe ich mir an}.',
        'question',
      ],
      ['Mein erster Gedanke {zum|beim|über das} DCK-Deck: [dein erster Gedanke].', 'slot'],
      ['Das DCK-Deck, {von oben|aus der Nähe|Karte für Karte}: Ich packe es mit dir aus.'],
      ['Das DCK-Deck liegt bereit, und ich denke {an|gleich an|nur an} [dein Thema].', 'slot'],
    ],
  },
  middles: [
    [
      'Die fünf Farben stehen für fünf Streams, also für fünf {Richtungen|Blickwinkel|Wege}, aus denen man auf ein Thema schauen kann.',
      'colours',
      'streams',
    ],
    [
      'Das Muster jeder Karte wächst aus ihrem Code, und keines kommt zweimal vor. {Das ist klug gelöst|Die Idee ist mir sympathisch|Da sehe ich gern genauer hin}.',
      'drawings',
    ],
    [
      'Auf jeder Karte stehen ein Code und ein QR-Code. Beide führen in die App, {wo es weitergeht|in der man mehr dazu liest|die mehr dazu erzählt}.',
      'app',
      'code',
    ],
    [
      'Es sind acht Arten von Karten, von der Theorie bis {zum Spiel|zum Zitat}, und jede hat ein {Zeichen|kleines Symbol}, an dem man sie erkennt.',
      'kinds',
    ],
    [
      'Bemerkenswert finde ich {zunächst|auf den ersten Blick|schon jetzt} [was du zuerst bemerkst]. Dabei habe ich kaum angefangen.',
      'slot',
    ],
    [
      'Auf der obersten Karte steht [der Titel der obersten Karte], und {damit werde ich beginnen|das ist ein guter Einstieg|damit fange ich wohl an}.',
      'slot',
      'one-card',
    ],
    [
      'Gelesen habe ich noch {fast nichts|nicht viel|kaum etwas}. Es {ist angenehm|tut gut|hat etwas}, ein Werkzeug erst einmal nur anzusehen.',
      'one-card',
    ],
    [
      'Ich möchte es zuerst {gemeinsam mit|im Gespräch mit|in einer Runde mit} [deinem Team oder deiner Gruppe] ausprobieren.',
      'slot',
      'team',
    ],
    [
      'Auf jeder Karte steht {genau|nur} ein Gedanke oder ein Schritt. {Das lässt Raum|Mehr muss es auch nicht sein|Der Rest bleibt frei}, und das ist mir sympathisch.',
      'size',
    ],
    [
      'Am nächsten liegt mir der Stream [der Name eines Streams], {jedenfalls dem Namen nach|zumindest auf den ersten Blick|wenn ich nach dem Namen gehe}.',
      'slot',
      'streams',
    ],
    [
      'Man zieht eine Karte, liest sie und {spricht darüber|denkt laut weiter|tauscht sich aus}. {Das Prinzip ist einfach, und ich mag es.|Einfach, und gerade das mag ich.}',
      'drawing-cards',
      'talking',
    ],
    [
      'Die Theorie liegt hier {direkt|gleich|Karte an Karte} neben den Spielen. {Diese Nachbarschaft|Diese Mischung|So ein Nebeneinander} ist im Beruf nicht üblich.',
      'kinds',
    ],
  ],
  cards: [
    ['{Mir zugefallen ist|Vor mir liegt|Begonnen habe ich mit} {card}.', 'one-card'],
    ['Meine {erste Karte|Karte dazu|Karte zum Einstieg} ist {card}.', 'one-card'],
    ['Den {Anfang|Auftakt|ersten Schritt} macht {card}.', 'one-card'],
    ['{card} {liegt nun offen vor mir|liegt aufgedeckt da|liegt als erste offen}.', 'one-card'],
    ['Aufgedeckt {ist bisher|habe ich|liegt jetzt} {card}.', 'one-card'],
    ['Ich {beginne|fange an|starte} mit {card}.', 'one-card'],
    ['In der Hand {habe ich|halte ich|liegt mir} {card}.', 'one-card'],
    ['{Herausgegriffen|Gezogen|Umgedreht} habe ich {card}.', 'one-card'],
  ],
  closings: [
    [
      '{Ich nehme mir die Zeit dafür|Dafür nehme ich mir Zeit|Ein wenig Zeit dafür finde ich}.',
      'time',
    ],
    ['Weiteres {berichte ich|erzähle ich|folgt}, wenn ich mehr gelesen habe.'],
    [
      '{Als Nächstes wird gemischt|Nun kann gemischt werden|Dann werde ich wohl mischen}.',
      'drawing-cards',
    ],
    ['Das Deck bleibt {vorerst|einstweilen|fürs Erste} in Reichweite.', 'shelf'],
    ['Für den Anfang ist das {genug|mehr als genug|reichlich}.', 'start'],
    [
      'Ich bin {neugierig|gespannt}, welche Karte {mir zuerst begegnet|zuerst zu mir kommt}.',
      'one-card',
    ],
    ['{Papier und Stift|Ein Notizbuch|Stift und Zettel} lege ich mir daneben.', 'writing'],
    ['Man wird sehen, {was daraus entsteht|wozu es anregt|wohin es führt}.'],
    ['Wer {mitlesen|mitdenken|mitziehen} möchte, ist willkommen.', 'talking'],
    ['So viel {für den Augenblick|fürs Erste|an dieser Stelle}.'],
    ['Ich freue mich {auf das Ausprobieren|auf die Arbeit damit|darauf, es zu benutzen}.'],
    ['Alles Weitere {hat keine Eile|darf sich ergeben|kommt in Ruhe}.'],
  ],
  prompts: [
    [
      'Womit {arbeitest du|denkst du|planst du} am liebsten, wenn es um Neues geht? Schreib es gern in die Kommentare.',
      'question',
    ],
    [
      'Welches Werkzeug hast du zuletzt {gern|neugierig|mit Freude} ausgepackt? Ich freue mich auf deinen Kommentar.',
      'question',
    ],
    [
      'Ziehst du lieber blind, oder {wählst du aus|suchst du aus|sortierst du erst}? Sag es mir in den Kommentaren.',
      'question',
    ],
    [
      'Was darf auf deinem {Schreibtisch|Arbeitstisch|Besprechungstisch} nicht fehlen? Schreib mir gern einen Kommentar.',
      'question',
    ],
    ['Hast du Fragen {zum Deck|zu den Karten|dazu}? Die Kommentare sind offen.', 'question'],
    [
      'Mit wem würdest du {gern|zuerst|am liebsten} eine Karte ziehen? Ich lese mit Interesse, was du in die Kommentare schreibst.',
      'question',
    ],
  ],
};
