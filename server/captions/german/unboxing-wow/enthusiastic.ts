import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      ['{Da ist es|Da liegt es|Schau dir das an}! Das DCK-Deck, frisch aus der Schachtel!'],
      ['Schachtel auf, {Herz auch|Grinsen an|Augen groß}: Das ist das DCK-Deck!'],
      [
        'Ich {freu mich wie ein Kind|grinse wie ein Honigkuchenpferd|hüpfe innerlich}: Das DCK-Deck ist ausgepackt!',
      ],
      [
        'Das DCK-Deck ist draußen, und ich sag nur: [dein erstes Wort dazu]! {Ehrlich|Wirklich|Ohne Witz}!',
        'slot',
      ],
      [
        'Farben, {Farben|Muster|Zeichen} und noch mehr Farben: Ich habe das DCK-Deck {ausgepackt|aufgemacht}!',
        'colours',
      ],
      ['{Juhu|Hurra|Endlich}, es gibt was zum Auspacken! Und zwar das DCK-Deck!'],
      ['Platz da! Hier {kommt|liegt|wohnt} jetzt das DCK-Deck!', 'shelf'],
      [
        'Das DCK-Deck ist ausgepackt, und ich bin verliebt in [was dir am meisten gefällt]! {Hilfe|Es ging schnell|Einfach so}!',
        'slot',
      ],
      ['{Nicht anfassen|Finger weg|Vorsicht}, das ist noch ganz neu! Hier liegt das DCK-Deck!'],
      [
        'Auspacken ist {einfach schön|immer schön|halt doch das Schönste}! Diesmal mit dem DCK-Deck!',
      ],
      [
        'Ich muss jetzt [wem du es zeigen willst] Bescheid geben: Das DCK-Deck ist {offen|ausgepackt|draußen}!',
        'slot',
        'team',
      ],
    ],
    linkedin: [
      [
        'Zwischen Terminen und {Tabellen|Mails|Folien} liegt jetzt etwas mit Farbe: Das DCK-Deck ist ausgepackt!',
        'colours',
      ],
      [
        'Wer hat gesagt, dass Arbeitsmittel {grau|langweilig|aus Plastik} sein müssen? Das DCK-Deck ist ausgepackt, und ich freue mich!',
      ],
      [
        'Ich mag meinen Beruf auch deshalb: Man darf dafür {Karten auspacken|Karten sortieren|spielen}. Hier liegt das DCK-Deck!',
      ],
      [
        'Das DCK-Deck liegt vor mir, und mein erstes Thema dafür {steht fest|ist klar|habe ich auch schon}: [woran du arbeitest]!',
        'slot',
      ],
      [
        'Ich gestehe: Über ein {neues Werkzeug|neues Kartendeck|neues Spielzeug} freue ich mich im Job immer noch. Hallo, DCK-Deck!',
      ],
      [
        'Wenn Ideen {Gesellschaft|Reibung|Anstöße} brauchen, dann bitte gern so bunt: Das DCK-Deck ist ausgepackt!',
        'colours',
      ],
      [
        'Kein Kabel, {kein Update|kein Ladebalken|kein Handbuch}, und schon kann es losgehen: Das DCK-Deck liegt vor mir!',
        'app',
      ],
      [
        'Für [dein Team oder Projekt] liegt hier jetzt das DCK-Deck bereit, und ich {freue mich aufs Ausprobieren|will sofort loslegen|bin ganz hibbelig}!',
        'slot',
      ],
      ['Mein {Tisch|Tag|Platz} hat gerade Farbe bekommen: Das DCK-Deck ist ausgepackt!', 'colours'],
      [
        'Ein Kartendeck auf dem Tisch, und schon {guckt der Kalender neidisch|ist der Posteingang vergessen|sieht Arbeit nach Spiel aus}: Das ist DCK!',
      ],
      [
        'Woran ich beim Auspacken vom DCK-Deck {sofort|gleich|als Erstes} denken musste: [welches Vorhaben dir einfiel]!',
        'slot',
      ],
    ],
    facebook: [
      ['Leute, es ist {offen|ausgepackt|draußen}! Das DCK-Deck liegt hier vor mir!'],
      [
        'Und dann ging die Schachtel auf, und da war es: das DCK-Deck! Ich {freu mich so|strahle|kann gar nicht weggucken}!',
      ],
      [
        'Wer mich kennt, weiß, wie ich beim Auspacken {gucke|strahle|zapple}. Diesmal wegen des DCK-Decks!',
      ],
      [
        'Das DCK-Deck ist ausgepackt, und {jetzt|nun|zum Ziehen} brauche ich nur noch [wen du dabeihaben willst]!',
        'slot',
      ],
      [
        'Bunt, {neu|glatt|frisch} und endlich ohne Schachtel drumherum: Hier liegt das DCK-Deck!',
        'colours',
      ],
      [
        'Alarm, {neue Karten|neues Spielzeug für den Kopf|neues Lieblingsding}! Das DCK-Deck ist ausgepackt!',
      ],
      [
        'Ich wollte ganz {ruhig|erwachsen|würdevoll} bleiben. Aber hey, das DCK-Deck ist ausgepackt!',
      ],
      [
        'DCK-Deck ausgepackt! Und woran denke ich {sofort|als Erstes|natürlich}? An [woran du gedacht hast]!',
        'slot',
      ],
      ['Tisch {frei|leer}, {Karten|Deck} raus, Freude groß: Das DCK-Deck ist da!', 'shelf'],
      [
        'Ja, ich poste {ein Kartendeck|ein Bild von Karten|ein paar bunte Karten}! Es ist aber auch das DCK-Deck!',
      ],
      [
        'Der Platz fürs DCK-Deck ist {jetzt|ab sofort|natürlich} [wo es bei dir liegt], und da bleibt es!',
        'slot',
        'shelf',
      ],
    ],
    threads: [
      ['Das DCK-Deck ist ausgepackt! {Nicht ansprechen|Bitte nicht stören|Alles andere später}!'],
      [
        'Neue Karten, {neue Laune|neue Flausen|neuer Blödsinn}! Ich und das DCK-Deck, das wird was!',
      ],
      ['Das DCK-Deck ist offen, und ich {auch|grinse|kreische leise}!'],
      ['DCK-Deck, {Sekunde eins|erster Blick|frisch ausgepackt}: [dein erstes Wort dazu]!', 'slot'],
      ['Wer braucht {Konfetti|Schokolade|Wochenende}? Ich habe ein DCK-Deck ausgepackt!'],
      ['Ich habe DCK-Karten und {Zeit|keine Geduld|gute Laune}!', 'time'],
      ['{Achtung|Obacht|Platz da}, frisch ausgepackt: das DCK-Deck!'],
      [
        'Das DCK-Deck und [wer oder was daneben liegt]: {Traumpaar|Dreamteam|Liebe}!',
        'slot',
        'shelf',
      ],
      ['Ein Deck, eine Schachtel, {null Geduld|null Reue|sehr viel Freude}: DCK ist ausgepackt!'],
      ['{Pling|Tusch|Trommelwirbel}! Das DCK-Deck ist ausgepackt!'],
      [
        'Mein DCK-Moment: [was du beim Auspacken dachtest]! {Und das laut|Mehr nicht|Reicht ja}!',
        'slot',
      ],
    ],
    tiktok: [
      ['{Schnell, guck|Komm her|Bleib da}, ich hab das DCK-Deck ausgepackt!'],
      ['Okay, {ich bin verliebt|ich bin hin und weg|ich kann nicht mehr}: Das ist das DCK-Deck!'],
      [
        'Guck dir {diese Farben|diese Muster|diese Karten} an! Das ist das DCK-Deck!',
        'colours',
        'drawings',
      ],
      [
        'Das DCK-Deck ist offen, und ich so: [dein erstes Wort dazu]! {Echt|Ohne Witz}{| jetzt}!',
        'slot',
      ],
      ['{Drei, zwei, eins|Luft anhalten|Augen auf}: das DCK-Deck!'],
      ['Auspacken? {Kann ich|Liebe ich|Immer}! Hier, das DCK-Deck!'],
      ['Halt, {nicht weiterwischen|hiergeblieben|nur ganz kurz}! Das ist das DCK-Deck!'],
      ['DCK-Deck, und {mein Liebling|das Schönste|mein Favorit} ist [was dir gefällt]!', 'slot'],
      ['So {bunt|neu|glatt} war mein Tisch noch nie! Hallo, DCK-Deck!', 'shelf'],
      ['Ich {zeig dir was|muss dir was zeigen|hab was für dich}: das DCK-Deck! Aber Finger weg!'],
      [
        'Für wen ist das DCK-Deck? Für [wen du im Kopf hast]! {Und für mich|Ist doch klar|Ganz klar}!',
        'slot',
      ],
    ],
  },
  middles: [
    [
      'Für jeden Stream gibt es eine Farbe! Wenn du mich fragst, {nehme ich alle fünf|gibt es da keine falsche|will ich sie alle an der Wand}!',
      'colours',
    ],
    [
      'Jede Karte hat ein Muster {nur für sich|ganz für sich allein}, und das kommt aus ihrem Code! {Ich finde so was toll|Auf so was muss man erst mal kommen|Ich könnte ewig gucken}!',
      'drawings',
    ],
    [
      'Und was mir {sofort|gleich|prompt} ins Auge springt: [was du zuerst bemerkst]! Da geht mir das Herz auf!',
      'slot',
    ],
    [
      '{Da ist ja alles drin|Was da alles drin ist}, Theorie, Zitate, Ideen und Spiele! {Womit fängt man denn da an|Wer soll sich da entscheiden|Wie soll ich da ruhig bleiben}?',
      'kinds',
    ],
    [
      'Ganz oben liegt [der Titel der obersten Karte], und {die gebe ich nicht mehr her|da will ich sofort mehr wissen|die kriegt einen Ehrenplatz}!',
      'slot',
      'one-card',
    ],
    [
      'Noch habe ich {kaum etwas|fast nichts|nicht viel} gelesen, und genau das ist gerade das Schöne!',
      'one-card',
    ],
    [
      'Einer der Streams heißt Serendipity Symphony! {Schon das macht mir gute Laune|Das klingt nach Tanzen|Das muss man laut sagen}, und dabei ist es nur ein Name!',
      'streams',
    ],
    [
      'Auf jeder Karte wartet ein QR-Code, und in der App {geht es weiter|steht noch mehr}! {Ich scanne gleich los|Den Akku lade ich schon mal|Aber eins nach dem anderen}!',
      'app',
      'code',
    ],
    [
      'Ich will {sofort|am liebsten gleich|unbedingt} eine ziehen, und zwar zusammen mit [wem du gern gegenübersitzt]!',
      'slot',
      'drawing-cards',
    ],
    [
      'Meine Farbe ist [deine Lieblingsfarbe im Deck]! {Da gibt es nichts zu diskutieren|Das war mir sofort klar|Ich hab’s gleich gewusst}!',
      'slot',
      'colours',
    ],
    [
      'Ziehen, lesen, losreden: {Das kann ich|Da bin ich dabei|Das ist genau mein Ding}! {Und eine Anleitung lese|Anleitungen lese} ich ja eh nie!',
      'drawing-cards',
      'talking',
    ],
    [
      '{Und guck mal|Und schau}, {zu jeder Art von Karte gibt es|jede Art von Karte hat} ein eigenes kleines Zeichen! {Die will ich alle kennen|Das mag ich total|So was freut mich einfach}!',
      'kinds',
    ],
  ],
  cards: [
    ['{Gezogen|Erwischt|Geschnappt}: {card}!', 'one-card'],
    ['Und ich habe {card}! {Ausgerechnet|Ich freu mich|Nur her damit}!', 'one-card'],
    ['{card} {hat mich gefunden|will zu mir|ist meine}!', 'one-card'],
    ['{Tusch|Bitte Applaus|Ta-da}: {card}!', 'one-card'],
    ['Meine {erste Karte|Karte zum Start|Karte dazu} ist {card}!', 'one-card'],
    ['Los geht es {gleich|für mich|auch schon} mit {card}!', 'one-card'],
    ['Und wer {guckt mich an|liegt da offen|kommt als Erste raus}? {card}!', 'one-card'],
    ['Aufgedeckt, und da {steht es|war sie|liegt sie}: {card}!', 'one-card'],
  ],
  closings: [
    ['{Jetzt wird gemischt|Ich misch dann mal|Auf ans Mischen}!', 'drawing-cards'],
    [
      'Und {welche kommt zuerst|womit fange ich an|wer kommt zuerst dran}? Ich halte es kaum aus!',
      'one-card',
    ],
    ['Weggeräumt wird {hier gar nichts|vorerst nichts|das nicht}!', 'shelf'],
    ['Ich {erzähl dir mehr|berichte|melde mich}, sobald ich wieder {auftauche|sprechen kann}!'],
    ['So, {ich muss los, Karten gucken|keine Zeit, ich muss gucken|bin dann mal weg}!', 'time'],
    ['Wer {mitziehen|mitgucken|eine haben} will, muss sich anstellen!', 'drawing-cards'],
    ['{Darf man sich so freuen|Freut man sich so über Karten|Ist das noch normal}? Ich finde: ja!'],
    ['Und das ist {erst der Anfang|nur der erste Blick|gerade mal der Anfang}!', 'start'],
    ['Mein Tag {ist gerettet|kann so bleiben|hat sich gelohnt}!', 'time'],
    ['Stift, Zettel, {her damit|los|aufwachen}!', 'writing'],
    ['Ich sag’s ja: {Gedrucktes kann was|Karten gehen immer|Schachteln sind was Feines}!'],
    ['{Gute Laune hab ich|Das macht Laune|Spaß macht das}, und das darf jeder wissen!'],
  ],
  prompts: [
    [
      'Welche Farbe würdest du dir {zuerst schnappen|krallen|holen}? Ab in die Kommentare!',
      'question',
    ],
    ['Blind ziehen oder {aussuchen|sortieren|schummeln}? Schreib’s in die Kommentare!', 'question'],
    [
      'Was hast du zuletzt {so gern|mit so viel Freude|ganz ungeduldig} ausgepackt? Los, in die Kommentare damit!',
      'question',
    ],
    [
      'Mit wem würdest du {sofort|zuerst|am liebsten} ziehen? Verrat’s mir in den Kommentaren!',
      'question',
    ],
    [
      '{Farben oder Muster|Zitate oder Spiele|Lesen oder losreden}? Die Kommentare gehören dir!',
      'question',
    ],
    ['Fragen? {Her damit|Immer her damit|Nur zu}, ich bin in den Kommentaren!', 'question'],
  ],
};
