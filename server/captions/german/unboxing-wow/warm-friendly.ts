import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        'So sieht das also aus, wenn ein DCK-Deck {frisch ausgepackt|zum ersten Mal|ganz neu} vor einem liegt.',
      ],
      ['Schachtel auf, {kurz gucken|kurz staunen|kurz nichts sagen}: Das hier ist das DCK-Deck.'],
      ['{Darf ich vorstellen|Neu hier|Guck mal}: das DCK-Deck, gerade aus der Schachtel.'],
      [
        'Das DCK-Deck ist ausgepackt. {Mein erster Gedanke|Was mir sofort einfiel|Und was ich gleich dachte}: [dein erster Gedanke].',
        'slot',
      ],
      [
        'Ich packe {nun mal gern|einfach gern|zugegeben sehr gern} Dinge aus. Diesmal war es das DCK-Deck.',
      ],
      [
        'Das DCK-Deck liegt jetzt neben [was bei dir herumliegt]. {Passt schon|Da gehört es hin|Die Lage ist gut}.',
        'slot',
        'shelf',
      ],
      ['{Moin|Na du|Hallo}, DCK-Deck. {Schön, dass du da bist|Ich bin die Neugier in Person}.'],
      [
        'Noch {kein Knick|kein Eselsohr|kein Kaffeefleck} drauf: Das ist das DCK-Deck, frisch ausgepackt.',
      ],
      [
        'Was hier jetzt {auf dem Tisch|vor mir|in Griffweite} liegt, ist das DCK-Deck. Ja, ich freu mich.',
        'shelf',
      ],
      [
        'Endlich mal Karten {zum Anfassen|statt noch mehr Tabs|statt noch mehr Folien}: Das DCK-Deck ist ausgepackt.',
        'app',
      ],
      [
        'DCK-Deck ausgepackt und {sofort|prompt|gleich} hängen geblieben an [einer Farbe oder einem Muster].',
        'slot',
        'drawings',
      ],
    ],
    linkedin: [
      [
        'Zwischen {Bildschirm und Kalender|Kalender und Posteingang|lauter offenen Tabs} liegt jetzt etwas zum Anfassen: das DCK-Deck, frisch ausgepackt.',
        'shelf',
      ],
      [
        'Im {Arbeitsalltag|Büro|Beruf} gibt es selten etwas auszupacken. Das DCK-Deck ist eine {schöne|willkommene} Ausnahme.',
      ],
      [
        'Ein Arbeitsmittel ohne {Ladekabel|Update|Netzteil}, frisch ausgepackt: Das DCK-Deck liegt vor mir, und ich freue mich.',
        'app',
      ],
      [
        'Das DCK-Deck ist ausgepackt. Ich {weiß auch schon|ahne auch schon|habe auch schon eine Idee}, wofür: [woran du gerade arbeitest].',
        'slot',
      ],
      [
        'Wer mit anderen an Neuem arbeitet, kennt {den Moment|die Stille|das Zögern} vor {dem ersten Satz|der ersten Idee}. Dafür liegt hier jetzt das DCK-Deck.',
        'talking',
      ],
      [
        'Für [dein aktuelles Thema] liegt jetzt das DCK-Deck {bereit|parat|vor mir}: frisch aus der Schachtel, noch ganz glatt.',
        'slot',
      ],
      [
        'Neue {Software|Programme|Apps} installiert man. Ein DCK-Deck {packt man aus|legt man auf den Tisch}, und ich mag den Unterschied.',
        'app',
      ],
      [
        'Eine kleine {Feier|Abwechslung|Unterbrechung} zwischen all den Mails: Das DCK-Deck ist ausgepackt und liegt vor mir.',
      ],
      [
        'Über Ideen kann man {Mails schreiben|lange Runden drehen|Folien bauen}. Oder man packt Karten aus: Das DCK-Deck liegt vor mir.',
      ],
      [
        'Ich arbeite an [deinem Thema]. Seit eben liegt das DCK-Deck {daneben|mit auf dem Tisch|in Reichweite}.',
        'slot',
        'shelf',
      ],
      [
        'Ich mag Werkzeug, das man {auslegen|weiterreichen|in die Hand nehmen} kann. Darum hier, gerade ausgepackt: das DCK-Deck.',
      ],
    ],
    facebook: [
      [
        'So, es ist passiert: Das DCK-Deck ist ausgepackt und liegt {vor mir|jetzt hier herum|da wie auf dem Präsentierteller}.',
      ],
      [
        'Falls {du dich wunderst|jemand fragt|du rätselst}, was hier liegt: Das ist das DCK-Deck, Karten für Leute mit Ideen im Kopf.',
      ],
      [
        'Nein, das ist kein {Quartett|Skatblatt|Tarot}. Das ist das DCK-Deck, und ich hab’s gerade ausgepackt.',
      ],
      [
        'Wo eine Schachtel ist, {muss ich reingucken|muss sie auch auf|wird bei mir aufgemacht}. Diesmal war das DCK-Deck drin.',
      ],
      [
        'Das DCK-Deck ist ausgepackt und {wohnt|liegt|residiert} ab sofort [wo es bei dir liegt].',
        'slot',
        'shelf',
      ],
      [
        'Ausgepackt habe ich das DCK-Deck {ja immerhin|schon mal}. Verstanden noch nicht ganz, aber {das kommt|eins nach dem anderen}.',
      ],
      [
        'Kurze {Meldung|Durchsage|Nachricht} von hier: Das DCK-Deck ist ausgepackt, und ich {habe gute Laune|freu mich}.',
      ],
      [
        'An wen ich beim Auspacken vom DCK-Deck {sofort|gleich|als Erstes} denken musste: [an wen du gedacht hast].',
        'slot',
      ],
      [
        'Ein Kartendeck aus der Schachtel zu holen, hat {schon was|was von früher|etwas Feierliches}. In diesem Fall: DCK.',
      ],
      [
        'Die Schachtel ist leer, {der Tisch|der Platz vor mir} ist voll: {Ich habe das DCK-Deck ausgepackt|Das DCK-Deck ist draußen}.',
      ],
      [
        'Das DCK-Deck ist {frisch|gerade|eben} ausgepackt, und ich muss an [woran es dich erinnert] denken.',
        'slot',
      ],
    ],
    threads: [
      [
        'Das DCK-Deck ist ausgepackt. {Der Posteingang|Der Rest der Welt|Alles andere} kann warten.',
      ],
      ['Andere sammeln {Sneaker|Zimmerpflanzen|Briefmarken}. Ich packe DCK-Karten aus.'],
      ['Mitbewohner auf Probe: das DCK-Deck. {Zahlt keine Miete|Isst wenig|Ist bisher ruhig}.'],
      [
        'Ich und das DCK-Deck, {Minute eins|das erste Treffen|frisch ausgepackt}: [dein erster Gedanke].',
        'slot',
      ],
      [
        'Das DCK-Deck ist offen. Aufgefallen: [was dir zuerst auffiel]. {Bereut: nichts|Gefreut: ja|Müde: nein}.',
        'slot',
      ],
      [
        'Das DCK-Deck riecht nach [wonach es riecht]. {Das musste raus|Nur zur Information|Wollte ich sagen}.',
        'slot',
      ],
      [
        'Das DCK-Deck sieht mich an. {Ich gucke zurück|Noch sagt keiner was|Ich hab nicht angefangen}.',
      ],
      ['Ein DCK-Deck auspacken und so tun, als wäre man {ganz ruhig|erwachsen|kaum neugierig}.'],
      [
        'DCK-Deck ausgepackt. {Zurückpacken ist keine Option|Jetzt bleibt es draußen|Es gibt kein Zurück}.',
      ],
      ['Tach, DCK-Deck. Ich bin hier zu Hause, {setz dich|mach’s dir bequem|nimm dir einen Keks}.'],
      ['Ist das DCK-Deck jetzt {Büromaterial|ein Spiel|Lektüre}? Ich sortiere noch.', 'kinds'],
    ],
    tiktok: [
      ['{Warte kurz|Moment mal|Guck mal}, ich muss dir das DCK-Deck zeigen.'],
      ['Du willst wissen, was im DCK-Deck steckt? {Ich auch|Dann guck mit|Komm her}.', 'question'],
      ['So sieht ein DCK-Deck aus, wenn man es {gerade|eben|frisch} ausgepackt hat.'],
      ['{Also|So|Okay}, Schachtel auf, DCK-Deck raus. Und jetzt?'],
      ['Ich zeig dir das DCK-Deck, und du {sagst nichts|guckst nur|bleibst ruhig}, ja?'],
      [
        'Das ist DCK, und {ich denke sofort|mein erster Gedanke ist|ich denke nur}: [dein erster Gedanke].',
        'slot',
      ],
      [
        'Hat keiner gefragt, {ich zeig’s trotzdem|kommt trotzdem|muss trotzdem sein}: das DCK-Deck.',
      ],
      [
        'Das DCK-Deck ist da, und ich mag {jetzt schon|besonders|sofort} [was dir gefällt].',
        'slot',
      ],
      ['Vorsicht, hier {freut sich jemand|wird ausgepackt|liegen Fragen}: das DCK-Deck.'],
      ['Das ist kein {Zaubertrick|Kartentrick|Pokerabend}, das ist das DCK-Deck.'],
      ['Rate mal, was hier {liegt|vor mir liegt|aus der Schachtel kam}. Genau: das DCK-Deck.'],
    ],
  },
  middles: [
    [
      'Es sind fünf Farben, eine für jeden Stream. {Ich hab schon eine im Auge|Mein Liebling steht fest, und ich sag ihn nicht|Ich mag mich noch nicht entscheiden}.',
      'colours',
    ],
    [
      'Auf jeder Karte ist ein anderes Muster, und es {wächst|entsteht} aus dem Code der Karte. {Da bleibt man hängen|Da guckt man zweimal hin}.',
      'drawings',
    ],
    [
      'Das, was mir {aus der Nähe|auf den ersten Blick|beim Angucken} auffällt, ist ganz klar [was du zuerst bemerkst].',
      'slot',
    ],
    [
      'Meine Farbe ist {übrigens|ganz klar|vorläufig} [deine Lieblingsfarbe im Deck], {einfach so|und zwar ohne jeden Grund}.',
      'slot',
      'colours',
    ],
    [
      'Jede Karte hat einen QR-Code, und in der App {steht|gibt es} mehr dazu. {Das hebe ich mir auf|Ich will aber erst mal blättern}.',
      'app',
      'code',
    ],
    [
      'Hier sind Zitate drin, Ideen, Theorie und sogar Spiele. {Keine Ahnung, was mich zuerst erwischt|Ich will alles zugleich|Ich kann mich schlecht entscheiden}.',
      'kinds',
    ],
    [
      'Gelesen wird {gleich|später|noch} in Ruhe. Jetzt wird {erst mal nur geguckt|das Ganze erst mal bestaunt}, und das mit Absicht.',
      'one-card',
    ],
    [
      'Obenauf liegt [der Titel der obersten Karte], und {das lasse ich mal so stehen|damit fange ich auch an|das nehme ich jetzt einfach mal so hin}.',
      'slot',
      'one-card',
    ],
    [
      'Einer der Streams heißt {Serendipity Symphony|Transformation Voyage|Breakthrough Matrix}. Das klingt wie der Name einer Band, {und ich würde hingehen|und ich mag es}.',
      'streams',
    ],
    [
      'Eine ziehen, lesen und drüber reden: {So stelle ich es mir vor|Mehr Anleitung braucht es für mich nicht|Das kriege ich hin, glaube ich}.',
      'drawing-cards',
      'talking',
    ],
    [
      'Ziehen möchte ich am liebsten {zusammen|abwechselnd|um die Wette} mit [wem du gern gegenübersitzt]. Das ist jedenfalls der Plan.',
      'slot',
      'drawing-cards',
    ],
    [
      'Zu jeder Karte gehört ein kleines Zeichen für ihre Art. {Ich lerne sie noch|Ich rate noch}, {und es macht Spaß|das darf ein bisschen dauern}.',
      'kinds',
    ],
  ],
  cards: [
    ['Und {gezogen|erwischt|in der Hand} habe ich {card}.', 'one-card'],
    ['Meine {erste Karte|Karte dazu|Karte für den Anfang}: {card}.', 'one-card'],
    ['{card} {hat mich gefunden|ist bei mir gelandet|wollte wohl zu mir}.', 'one-card'],
    ['{Schau an|Siehe da|Na so was}: {card}.', 'one-card'],
    ['{Vor mir liegt|Den Anfang macht|Aufgedeckt ist} {card}.', 'one-card'],
    ['Mit {card} {geht es los|fange ich an|fängt es für mich an}.', 'one-card'],
    ['{card} {guckt mich gerade an|liegt schon mal offen da|durfte als Erste raus}.', 'one-card'],
    ['Die Karte, die ich {umgedreht|gezogen|aufgedeckt} habe: {card}.', 'one-card'],
    ['Auf den ersten Griff {hatte ich|war es|gab es} {card}.', 'one-card'],
  ],
  closings: [
    ['{Jetzt wird gemischt|Als Nächstes wird gemischt|Ich geh dann mal mischen}.', 'drawing-cards'],
    [
      'Ich bin {gespannt|neugierig}, welche Karte {zuerst drankommt|mir zuerst begegnet}.',
      'one-card',
    ],
    ['Weggeräumt wird das {so schnell nicht|erst mal nicht|vorerst nicht}.', 'shelf'],
    ['Ich {melde mich|berichte}, wenn ich mehr {weiß|gelesen habe}.'],
    ['So, {ich bin dann mal beschäftigt|mehr verrate ich noch nicht|genug geredet}.'],
    ['Als Anfang {reicht mir das|finde ich das ganz schön|lasse ich das gelten}.', 'start'],
    ['Ich lasse die Karten {noch ein bisschen|einfach mal|absichtlich} so liegen.', 'shelf'],
    ['Kindliche Freude? {Ja, bitte|Ein bisschen|Geb ich zu}.'],
    ['Wer {vorbeikommt|fragt|mag}, darf eine ziehen.', 'drawing-cards'],
    ['Und die Zeit dafür {nehme ich mir|klaue ich mir|finde ich schon irgendwo}.', 'time'],
    ['Mal sehen, {was daraus wird|wohin mich das führt|was mir dazu einfällt}.'],
    ['Mehr {will|möchte|muss} ich im Moment gar nicht.'],
  ],
  prompts: [
    [
      'Welche Farbe würdest du {zuerst nehmen|dir greifen|dir schnappen}? Verrat’s mir in den Kommentaren.',
      'question',
    ],
    [
      'Blind ziehen oder {aussuchen|erst sortieren|heimlich gucken}? Schreib’s mir in die Kommentare.',
      'question',
    ],
    [
      'Was hast du zuletzt {richtig gern|mit Vorfreude|ganz langsam} ausgepackt? Erzähl’s mir in den Kommentaren.',
      'question',
    ],
    [
      'Mit wem würdest du {gern|zuerst|sofort} eine Karte ziehen? Ab damit in die Kommentare.',
      'question',
    ],
    ['Fragen zum Deck? {Her damit|Nur zu|Immer gern}, die Kommentare sind offen.', 'question'],
    [
      'Was darf auf deinem {Schreibtisch|Arbeitstisch|Tisch} nicht fehlen? Schreib mir einen Kommentar.',
      'question',
    ],
    [
      'Wozu würdest du {gern|am liebsten|jetzt gerade} eine Karte ziehen? Sag’s mir in den Kommentaren.',
      'question',
    ],
  ],
};
