import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review, as a friend tells it. */
export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{Kurz|Ganz kurz|In aller Kürze} zum DCK-Deck: {was ich mag und was nicht|was mir gefällt und was eher nicht}.',
      ],
      [
        '{Auf dem Foto|Im Bild|Hier zu sehen}: das DCK-Deck. {Drunter|Hier unten}: was ich davon halte.',
      ],
      [
        '{Hübsch|Schön anzusehen|Fotogen} sind sie ja, die DCK-Karten. {Und sonst so?|Aber reicht das?}',
        'drawings',
      ],
      [
        'Ich hab mir die DCK-Karten {in Ruhe|genauer|mal richtig} angeschaut. {Mein Kurzfazit folgt.|Hier mein Kurzfazit.}',
      ],
      ['Kein Werbetext, {nur|bloß} meine Meinung {zum DCK-Deck|zu den DCK-Karten}.'],
      [
        '{Mein Alltag|Mein Job|Sonst mache ich}: [was du machst]. {Heute besprochen: das DCK-Deck.|Heute unter der Lupe: das DCK-Deck.}',
        'slot',
      ],
      [
        'Das DCK-Deck in drei Worten: [deine drei Worte]. {Und jetzt etwas länger.|Mehr dazu hier.|Der Rest steht drunter.}',
        'slot',
      ],
      [
        '{Zugegeben|Ganz ehrlich|Na gut}: Mein erster Gedanke {zum DCK-Deck|zu den DCK-Karten} war „[dein erster Gedanke]“.',
        'slot',
      ],
      [
        'Ich sag dir {kurz|mal eben|schnell}, was ich vom DCK-Deck halte. Auch, {was mich stört|wo es klemmt}.',
      ],
      [
        '{Falls du überlegst|Falls du schwankst|Falls du grübelst}, ob das DCK-Deck was für dich ist: {hier mein Senf dazu|hier mein Eindruck}.',
      ],
      [
        '{Eine Schachtel|Ein Stapel Karten|Ein Deck}, eine Meinung: {DCK, ehrlich besprochen|mein Kurzfazit zu DCK}.',
      ],
    ],
    linkedin: [
      [
        'Über {Werkzeuge für Ideen|Arbeitsmittel} wird {gern geschwärmt|viel geschwärmt}. Ich versuche es beim DCK-Deck mal ohne.',
      ],
      [
        '{Nicht alles|Längst nicht alles}, was auf Schachteln steht, muss man glauben. Deshalb {meine eigenen Worte|ein paar eigene Worte} zum DCK-Deck.',
      ],
      [
        'Ein Kartendeck {für die Ideenarbeit|für Leute, die gemeinsam Neues machen}: Ich habe mir DCK angesehen und {schreibe auf, was ich davon halte|sage ehrlich, wie ich es finde}.',
        'start',
      ],
      [
        '{Bevor|Ehe} man sich im Team auf {ein neues Hilfsmittel|noch ein Hilfsmittel} einlässt, hilft eine ehrliche Meinung. Hier ist meine zum DCK-Deck.',
      ],
      [
        'Ich arbeite an [woran du arbeitest] und habe mir dafür {das DCK-Deck|die DCK-Karten} angesehen. {Das ist mein Stand.|Ein Zwischenstand.}',
        'slot',
      ],
      [
        'Meine Rolle: [deine Rolle im Job]. Also {habe ich mir das DCK-Deck genau angesehen|hier ein paar ehrliche Worte zum DCK-Deck|wollte ich es beim DCK-Deck genau wissen}.',
        'slot',
      ],
      [
        '{Meine Messlatte|Mein Prüfstein} für alles, was auf den Schreibtisch kommt: [worauf du achtest]. {So schlägt sich das DCK-Deck.|So sieht es beim DCK-Deck aus.}',
        'slot',
      ],
      [
        '{Eine kleine Besprechung|Eine Mini-Besprechung|Eine kurze Besprechung} zum DCK-Deck, {ganz ohne Sternchen|ohne Punkte und Sterne}, dafür mit einem Aber.',
      ],
      [
        'Manche {Arbeitsmittel|Hilfsmittel} sind mit einem Satz erklärt. {Beim DCK-Deck brauche ich ein paar mehr|Das DCK-Deck braucht ein paar mehr}, und die stehen hier.',
      ],
      [
        'Karten bei der Arbeit, {ernsthaft|wirklich|im Ernst}? Die Frage ist erlaubt, und meine Antwort zum DCK-Deck {steht hier|fällt freundlich aus}.',
      ],
    ],
    facebook: [
      [
        'So, {ihr Lieben|in die Runde}: Ich hab mir das DCK-Deck {angeguckt|vorgenommen} und {hätte da eine Meinung|geb mal meinen Senf dazu}.',
      ],
      [
        '{Wer von euch mag Karten?|Hier sind doch ein paar Kartenmenschen.} Ich hätte ein paar Worte zum DCK-Deck, {gute und weniger gute|lobende und andere}.',
      ],
      [
        '{Achtung, Meinung|Vorsicht, Meinung|Hier kommt eine Meinung}: Es geht um das DCK-Deck, {also um Karten für Leute mit Ideen|ein Kartendeck für Leute, die was vorhaben}.',
        'start',
      ],
      [
        'Ich bin ja {kein Testlabor|nicht die Stiftung Warentest}, aber zum DCK-Deck {hab ich was zu sagen|fällt mir einiges ein}.',
      ],
      [
        '{Die Frage|Die eine Frage} ist ja immer: Braucht man das? {Mal sehen, ob man das DCK-Deck braucht.|Beim DCK-Deck sehe ich das so.}',
      ],
      [
        'Wer mich mit dem DCK-Deck {hantieren sieht|sitzen sieht} und sich wundert: {Ich nutze es für|Das ist für} [wofür du es nutzt]. {Hier mein Kurzfazit.|Ein Kurzfazit gibt’s hier.}',
        'slot',
      ],
      [
        'Zum DCK-Deck gekommen bin ich {über|durch} [wie du darauf kamst]. {So finde ich es.|Und das halte ich davon.|Hier mein Urteil.}',
        'slot',
      ],
      [
        'Für alle, die {wissen wollen|sich fragen}, was ich da habe: das DCK-Deck. {Bisher finde ich es|Mein Urteil bisher}: [dein Urteil in einem Wort].',
        'slot',
      ],
      [
        'Ich {mach’s kurz|fasse mich kurz|halte mich kurz}, oder versuche es wenigstens: meine Meinung zum DCK-Deck.',
      ],
      [
        'Heute mal {nichts mit Katzen|kein Essensfoto|kein Sonnenuntergang}, sondern {eine kleine Kritik|ein Kurzfazit}: die DCK-Karten.',
      ],
      [
        'Das DCK-Deck, {von mir für euch angeschaut|von vorn und hinten beguckt}: {ein Lob, ein Gemecker|Lob gibt’s und Gemecker auch}.',
      ],
    ],
    threads: [
      ['{Kurze Kritik|Kleine Kritik|Schnelle Kritik}, keine Werbung: das DCK-Deck.'],
      ['Das DCK-Deck {kann was|hat was}. {Nicht alles, aber was.|Alles kann es nicht.}'],
      [
        '{Meinung|Eine Meinung|Unverlangte Meinung} zum DCK-Deck, {ungefragt und freundlich|frei Haus}.',
      ],
      ['Ich {mag|schätze} Dinge mit Macken. Also {kurz|mal} zum DCK-Deck.'],
      [
        '{Würde ich das DCK-Deck verleihen?|Würde ich mein DCK-Deck hergeben?} Nur {ungern|gegen Pfand}.',
      ],
      ['DCK-Deck {für|bei} [woran du arbeitest]: {passt schon|passt|kann man machen}.', 'slot'],
      [
        '{Das DCK-Deck ist wie|DCK-Karten sind wie|DCK ist ein bisschen wie} [dein Vergleich]. Ich erklär’s.',
        'slot',
      ],
      [
        '{DCK-Deck, Note|Note fürs DCK-Deck|Schulnote fürs DCK-Deck}: [deine Note]. {Begründung folgt.|Jetzt die Begründung.}',
        'slot',
      ],
      [
        '{Ein Lob und ein Aber|Erst ein Lob, dann ein Aber} zum DCK-Deck, {wie es sich gehört|wie unter Freunden}.',
      ],
      [
        'DCK-Karten, {ganz nüchtern|mal nüchtern|halbwegs nüchtern} betrachtet. Gelingt mir {fast|beinahe}.',
      ],
    ],
    tiktok: [
      ['Lohnt sich das DCK-Deck? {Kommt drauf an.|Hör zu.|Ich sag’s dir.}'],
      ['{Okay, reden wir über|Reden wir mal über|Wir müssen reden, und zwar über} das DCK-Deck.'],
      [
        'DCK-Deck: {ein Lob, eine Beschwerde|einmal Lob, einmal Gemecker|was gut ist und was nervt}.',
      ],
      ['{Nur meine Meinung|Bloß meine Meinung|Frei von der Leber weg}: das DCK-Deck.'],
      ['{Wer braucht bitte|Wozu braucht man|Was will man mit} DCK-Karten? {Moment.|Warte.}'],
      [
        'Ich mach [was du machst]. {Taugt dafür das DCK-Deck?|Hilft da ein DCK-Deck?|Und das DCK-Deck?}',
        'slot',
      ],
      [
        '{Das hier ist|Das ist|Hier siehst du} das DCK-Deck, und ich finde es [dein Urteil].',
        'slot',
      ],
      ['Was mir am DCK-Deck {fehlt|gefällt|auffällt}? [deine Antwort].', 'slot'],
      ['{Bevor du lange rätselst|Bevor du fragst|Kurz mal herhören}: mein Urteil zu DCK.'],
      ['{Immer nur Lob|Nur Lob|Lauter Lob}? Langweilig. DCK-Deck, {ehrlich|mit Aber}.'],
    ],
  },
  middles: [
    [
      '{Was ich mag|Gefällt mir|Das mag ich}: {Auf jeder Karte steht ein Gedanke|Pro Karte gibt es einen Gedanken}, und danach hält sie den Mund.',
      'one-card',
    ],
    [
      'Es ist {eine Schachtel|ein Stapel} Karten für Leute, die gemeinsam Neues machen, und {man kann sofort losziehen|die erste Karte ist schnell gezogen}.',
      'start',
    ],
    [
      'Fünf Streams, {jeder mit eigener Farbe|jeder in seiner Farbe}. {Bunt, und trotzdem geordnet.|So findet man sich schnell zurecht.}',
      'colours',
      'streams',
    ],
    [
      '{Schön gemacht|Gut gelöst|Nette Idee}: Das Muster wächst aus dem Code der Karte, also sieht {jede ein bisschen anders aus|keine aus wie die andere}.',
      'drawings',
      'code',
    ],
    [
      'Von der Herausforderung bis zum Spiel ist alles dabei. {Ich mag die Mischung.|Die Mischung passt für mich.|Langweilig finde ich das nicht.}',
      'kinds',
    ],
    [
      'Wer {mehr wissen will|es genauer wissen will}, scannt die Karte und liest in der App weiter, {kostenlos und ohne Werbung|ganz ohne Werbung}.',
      'app',
      'code',
    ],
    [
      '{Gut zum Reden|Zum Reden taugt es}: Eine Karte {in die Mitte|auf den Tisch}, und man hat {gleich ein Thema|wenigstens ein Thema}.',
      'talking',
    ],
    [
      '{Am meisten mag ich|Am liebsten sind mir} [deine liebste Kartenart], {da lese ich gern zweimal|da bleibe ich hängen}.',
      'slot',
      'kinds',
    ],
    [
      '{Aufgefallen ist mir|Zuerst fiel mir auf}: [was dir aufgefallen ist]. {Das ist mir einiges wert.|So was mag ich.}',
      'slot',
    ],
    [
      '{Nehmen würde ich es für|Ich sehe es bei|Mein Plan damit}: [wofür du es brauchst]. {Da passt es hin.|Da kann ich es mir gut vorstellen.}',
      'slot',
    ],
    [
      'Beim {Blättern|Lesen} musste ich an [woran du denken musstest] denken, {und das ist ein gutes Zeichen|und das soll wohl so sein}.',
      'slot',
    ],
    [
      '{Zettel daneben|Stift dazu|Notizbuch daneben}, eine Frage von der Karte, {und der Kopf hat was zu tun|und es schreibt sich fast von selbst}.',
      'writing',
    ],
    [
      'Die Karten {sind freundlich|haben einen guten Ton}: {Sie fragen|Es wird gefragt}, und keiner hebt den Zeigefinger.',
      'one-card',
    ],
  ],
  drawbacks: [
    [
      '{Der Haken|Ein Haken|Das Aber}: {Karten und App gibt es nur auf Englisch|Alles ist auf Englisch, die Karten wie die App}.',
    ],
    [
      '{Bei den Spielen guckst du allein in die Röhre|Mit den Spielen wird es allein nichts}, {dafür braucht’s mindestens zwei|da muss jemand mitmachen}.',
      'kinds',
      'team',
    ],
    [
      'Für {Zitate und Theorie|Theorie und Zitate} muss man {in Stimmung sein|Leselaune haben}, {sonst blättert man drüber weg|sonst wird’s zäh}.',
      'kinds',
    ],
    [
      '{Etwas lästig|Weniger schön|Umständlich}: Was hinter einer Karte steckt, liest du nur mit {Handy und Konto|Handy und kostenlosem Konto}.',
      'app',
    ],
    [
      'Fertige Antworten {stehen nicht drauf|gibt’s keine}. {Manchmal hätte ich gern eine.|Ab und zu fehlt mir eine.}',
      'one-card',
    ],
    [
      'Welche Karte als Nächstes dran ist, {sagt dir keiner|verrät einem niemand}. {Das muss man mögen.|Ein bisschen ratlos steht man da schon.}',
      'drawing-cards',
      'start',
    ],
    [
      'Die Namen der fünf Streams {muss man erst mal lernen|kann ich mir noch nicht alle merken}, {Serendipity Symphony sagt sich nicht so leicht|etwas sperrig sind sie auch}.',
      'streams',
    ],
    [
      'Ein Deck für {eine größere Runde|viele Leute} heißt leider auch: {warten oder teilen|warten, bis man dran ist}.',
      'team',
    ],
    [
      'Zu {jedem Treffen|jedem Termin} muss {eine Schachtel mehr mit|noch eine Schachtel mit}. {Ich trag schon genug.|Das muss man wollen.}',
      'size',
    ],
    [
      'Manche Übung {frisst fast eine Stunde|dauert fast eine Stunde}. {Mal eben nebenbei geht das nicht.|Die muss man erst mal haben.}',
      'time',
    ],
    [
      'Gemacht ist das für Gruppen, {und das merkt man allein auch|allein merkt man das}: Manche Karte {verpufft dann|läuft ins Leere}.',
      'talking',
      'team',
    ],
    [
      '{Wer Vorlagen zum Ausfüllen sucht|Wer eine Schritt-für-Schritt-Anleitung will}, {sucht hier vergeblich|wird hier nicht froh}.',
      'writing',
    ],
  ],
  cards: [
    ['{Meine Karte dazu|Die Karte zum Post|Zu diesem Post gehört}: {card}.'],
    ['{Gezogen habe ich|In der Hand habe ich}: {card}.', 'drawing-cards'],
    ['{Als Kostprobe|Nur als Beispiel|Eine Kostprobe}: {card}.', 'one-card'],
    ['{Damit du weißt, wovon ich rede|Damit klar ist, worum es geht}: {card}.', 'one-card'],
    ['{Hängen geblieben bin ich|Festgelesen habe ich mich} bei {card}.'],
    ['{Vor mir liegt gerade|Neben mir liegt} {card}.'],
    ['{card} {hab ich mir genauer angesehen|hab ich mir rausgesucht|ist meine Karte für heute}.'],
    ['{Mein Griff ins Deck|Ein Griff in die Schachtel}: {card}.', 'drawing-cards'],
    ['{Wenn ich eine zeigen darf|Eine zeige ich dir}: {card}.'],
  ],
  closings: [
    ['{Ich behalte das Deck.|Das Deck bleibt hier.|Hergeben tu ich das Deck nicht.}', 'shelf'],
    ['{Unterm Strich|Alles in allem|Am Ende}: {find ich gut|mag ich}.'],
    ['{Wer Karten mag|Wer Fragen mag}, {schaut mal rein|darf gern mal reinschauen}.'],
    ['{Mir reicht das für ein Ja.|Von mir ein Ja.|Ich sage Ja, mit kleiner Pause davor.}'],
    [
      '{Kein Muss|Muss man nicht haben}, aber {ich hab das Deck gern hier liegen|ich gebe das Deck nicht her}.',
      'shelf',
    ],
    ['{Mehr hab ich nicht zu meckern.|Das war’s an Gemecker.|Genug gemeckert.}'],
    ['{Damit kann ich leben.|Das ist zu verschmerzen.|Ich komme damit klar.}'],
    ['So, {jetzt bist du dran|und nun du|jetzt weißt du Bescheid}.'],
    [
      '{Wenn du eine Karte sehen willst|Willst du mal eine Karte sehen}, {sag Bescheid|melde dich}.',
      'one-card',
    ],
    [
      '{Ich bin gespannt|Mal sehen|Ich bin neugierig}, welche Karte ich {als Nächstes|beim nächsten Mal} ziehe.',
      'drawing-cards',
    ],
    [
      '{Weggelegt wird es erst mal nicht.|Ins Regal kommt es noch nicht.|Das Regal muss noch warten.}',
      'shelf',
    ],
    [
      '{So sehe ich das|Soweit meine Sicht|Mein Stand heute}, {du vielleicht anders|Widerspruch willkommen}.',
    ],
  ],
  prompts: [
    [
      '{Willst du noch was wissen|Noch Fragen}? {Frag mich|Dann frag} in den Kommentaren.',
      'question',
    ],
    [
      'Hast du das Deck auch? Erzähl {mal |}in den Kommentaren, {wie du es findest|was du damit machst}.',
      'question',
    ],
    ['Siehst du das {anders|auch so}? Verrat’s mir in den Kommentaren.', 'question'],
    [
      'Was {stört dich an solchen Karten|würdest du an so einem Deck nicht mögen}? Schreib’s in die Kommentare.',
      'question',
    ],
    [
      '{Karten zum Anfassen oder alles auf dem Handy|Karten oder Handy}? Verrat mir in den Kommentaren, was du lieber hast.',
      'question',
    ],
    [
      'Was würdest du {über so ein Deck|von mir} noch wissen wollen? Ab in die Kommentare damit.',
      'question',
    ],
    [
      '{Wofür würdest du es nehmen|Wo würdest du so ein Deck auspacken}? Schreib mir einen Kommentar.',
      'question',
    ],
  ],
};
