import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review, with joy and still with a drawback. */
export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      ['{Ihr habt gefragt|Falls ihr fragt|Bevor ihr fragt}: mein Kurzfazit zum DCK-Deck!'],
      ['Mini-Review! {Heute vor der Linse|Heute im Bild|Heute dran}: das DCK-Deck!'],
      [
        '{Guckt euch das an|Schaut mal her|Guckt mal}! Das DCK-Deck, {ausgebreitet und besprochen|besprochen von mir}!',
      ],
      [
        '{Ja, ich bin Fan|Ich geb’s zu, ich bin Fan|Na klar bin ich Fan}! Das DCK-Deck bekommt {trotzdem eine ehrliche Kritik|aber auch Kritik}.',
      ],
      [
        'Diese Farben! {Gut, und jetzt mal ernsthaft|Okay, jetzt sachlich}: {mein Kurzfazit zu DCK|das DCK-Deck im Kurzfazit}.',
        'colours',
      ],
      [
        'DCK-Deck und [deine Stimmung gerade]: {Zeit für ein Kurzfazit|ich schreib dann mal eine Kritik|jetzt wird besprochen}!',
        'slot',
      ],
      [
        '{Endlich was für|Das nehm ich für|Genau richtig für} [wofür du es brauchst]! Mein Kurzfazit zum DCK-Deck.',
        'slot',
      ],
      [
        'Was mich am DCK-Deck sofort gefreut hat? [was dich gefreut hat]! {Der Rest hier.|Und hier der Rest.|Und jetzt alles andere.}',
        'slot',
      ],
      [
        '{Achtung, hier freut sich wer|Vorsicht, gute Laune|Achtung, Begeisterung}! Mein Urteil {zum DCK-Deck|zu den DCK-Karten}.',
      ],
      [
        '{Ich red so gern über Karten|Über Karten kann ich ewig reden|Über Karten red ich gern}! Heute über {die DCK-Karten|das DCK-Deck}.',
        'talking',
      ],
      [
        '{Daumen hoch|Daumen sehr weit hoch|Zwei Daumen hoch} fürs DCK-Deck! {Warum? Darum.|Mit einem kleinen Aber.}',
      ],
    ],
    linkedin: [
      [
        'Über Arbeitsmittel freut man sich {selten|nicht oft}. {Ich mich über das DCK-Deck schon, mit einem Aber!|Über das DCK-Deck freue ich mich, Einwand inklusive!}',
      ],
      [
        '{Endlich etwas|Mal etwas} für die Ideenarbeit, {das man anfassen kann|das keinen Akku hat}: das DCK-Deck! Eine kurze Besprechung.',
      ],
      [
        '{Ja, Karten|Karten, jawohl}! {Und ja,|Und zwar} für die Arbeit. Das DCK-Deck, {fröhlich und trotzdem ehrlich besprochen|mit Freude und einem Einwand besprochen}.',
      ],
      [
        'Wer mit {anderen|Kolleginnen und Kollegen} an Neuem arbeitet, {kennt die müden Momente|weiß, wie zäh das werden kann}. Umso mehr freut mich das DCK-Deck!',
      ],
      [
        '{Mein Alltag|Mein Beruf}: [was du beruflich machst]. Und {das|so ein} DCK-Deck macht mir da einfach Freude!',
        'slot',
      ],
      [
        'Das DCK-Deck und [woran du arbeitest], {das könnte passen|das probiere ich|das will ich sehen}! Vorher eine ehrliche Besprechung.',
        'slot',
      ],
      [
        '{Am DCK-Deck freut mich|Das freut mich am DCK-Deck|Meine Freude am DCK-Deck}: [was dich daran freut]! {Und natürlich gibt es auch ein Aber.|Ein Aber gibt es natürlich auch.}',
        'slot',
      ],
      [
        '{Ein Kartendeck|Ein Stapel Karten} auf dem Tisch, und {ich bin gleich neugierig|meine Neugier ist wach}! {Mein Kurzfazit|Mein kurzes Urteil} zu DCK.',
      ],
      [
        'Sachlich bleiben fällt mir hier {schwer|nicht leicht}, {ich versuche es trotzdem|aber ich gebe mir Mühe}: eine Besprechung des DCK-Decks!',
      ],
      [
        '{Neue Fragen|Andere Fragen|Gute Fragen} kann man in jeder Arbeitswoche gebrauchen! Was das DCK-Deck dazu beiträgt, steht hier.',
        'one-card',
      ],
    ],
    facebook: [
      [
        '{Leute|Ihr Lieben|Freunde}, das DCK-Deck! Ich muss da mal {kurz schwärmen und kurz meckern|was loswerden, Gutes und Schlechtes}!',
      ],
      [
        '{Mini-Review|Kleine Kritik} gefällig? {Es geht um|Thema ist} das DCK-Deck, und ich hab gute Laune!',
      ],
      [
        'Wer {mag hier auch Karten|ist auch so ein Kartenmensch}? {Hergehört|Herhören}: Es geht ums DCK-Deck!',
      ],
      [
        '{Ausnahmsweise kein Urlaubsfoto|Diesmal keine Urlaubsbilder|Statt Urlaubsbildern}: Hier kommt das DCK-Deck, und es ist ganz schön bunt!',
        'colours',
      ],
      [
        'Ich hab {ein neues Lieblingsthema|was zu erzählen}! {Es heißt DCK|Nämlich vom DCK-Deck} und besteht aus Karten.',
      ],
      [
        'Auf das DCK-Deck gekommen bin ich durch [wie du darauf kamst], und {ich bin froh drum|was soll ich sagen|ich freu mich}!',
        'slot',
      ],
      [
        '{Ratet mal|Dreimal dürft ihr raten}, was ich mit dem DCK-Deck vorhabe! {Genau|Richtig}: [was du damit vorhast].',
        'slot',
      ],
      [
        'Mein Urteil zum DCK-Deck in einem Wort: [dein Wort]! {Mehr Wörter unten.|Für Neugierige mit Begründung.|Und die Begründung dazu.}',
        'slot',
      ],
      [
        '{Lob|Großes Lob} fürs DCK-Deck! {Und weil das keiner glaubt|Und der Ordnung halber|Damit’s nicht zu süß wird}: Gemecker gibt’s auch.',
      ],
      [
        '{Ich sag’s, wie’s ist|Raus damit|Ich sag’s einfach}: Das DCK-Deck macht mir gute Laune! {Einen Abzug gibt’s trotzdem.|Fast ohne Abzug.}',
      ],
    ],
    threads: [
      [
        'Das DCK-Deck! {Ich bin voreingenommen, aber ehrlich.|Ich versuch, sachlich zu bleiben.|Ich mag’s, mit Aber.}',
      ],
      ['{Kurzes Urteil|Mein Urteil|Schnelles Urteil}: DCK-Deck, ja bitte!'],
      [
        '{Gute Laune|Ein bisschen Freude} in Kartenform: DCK! {Und jetzt der Test.|Und nun ehrlich.}',
      ],
      [
        'DCK-Karten! {Ich mag sie, ihr merkt das gleich.|Merkt man, dass ich die mag?|Ich mag die, verklagt mich.}',
      ],
      [
        '{Ein Deck voller Fragen|Lauter Fragen} und ich {freu mich auch noch|hab Spaß}! DCK, kurz besprochen.',
        'one-card',
      ],
      ['DCK trifft [woran du arbeitest]! {Freut mich.|Ich hab Lust.|Kann losgehen.}', 'slot'],
      [
        '{Mein Wort zum DCK-Deck|Mein erstes Wort zum DCK-Deck|DCK in einem Wort}: [dein Wort]!',
        'slot',
      ],
      [
        'DCK-Deck, Note: [deine Note]! {Sagt mein Bauch.|Ohne langes Rechnen.|Einspruch zwecklos.}',
        'slot',
      ],
      [
        '{Wer hat noch eins?|Noch jemand hier?} Das DCK-Deck, {ein Fan meckert|vom Fan bekrittelt}!',
      ],
      [
        '{Denken kann Spaß machen|Karten können Spaß machen|Fragen können Spaß machen}! Beweisstück: das DCK-Deck.',
      ],
    ],
    tiktok: [
      ['{Stopp|Halt|Warte}! Das DCK-Deck musst du kurz sehen!'],
      ['Das DCK-Deck in {unter einer Minute|ein paar Sekunden|kurz}! Los!'],
      ['{Meine Review|Mein Urteil} zu DCK! {Mit Lob und Abzug!|Ehrlich und gut gelaunt!}'],
      ['Karten für Ideen? {Ja! DCK!|Gibt’s! DCK!|Her damit! DCK!}'],
      ['{Ich feier|Ich mag} das DCK-Deck! {Nur eins nervt.|Eins aber nicht.}'],
      [
        '{Ich so|Ich} beim DCK-Deck: [deine Reaktion]! {Jetzt ehrlich.|Und jetzt sachlich.}',
        'slot',
      ],
      ['DCK-Deck für [wofür du es brauchst]? {Ausprobieren!|Aber ja!|Mal sehen!}', 'slot'],
      ['{Liebling im|Favorit im|Das mag ich am} DCK-Deck: [was du magst]!', 'slot'],
      ['{Bunt|Viel Farbe}, viele Fragen: DCK! {Mein Urteil?|Lohnt sich das?}', 'colours'],
      ['{Nicht neutral|Nicht ganz neutral|Kein bisschen neutral}, aber ehrlich: das DCK-Deck!'],
    ],
  },
  middles: [
    [
      '{Karte umdrehen, lesen, schon rattert’s|Umdrehen, lesen, losgrübeln}! {Länger dauert der Anfang nicht.|Mehr Anlauf braucht es nicht.}',
      'start',
    ],
    [
      'Acht Arten von Karten, {und ich kann mich nicht entscheiden|alle wollen zuerst gelesen werden}! {Das ist als Lob gemeint.|Schönes Problem.}',
      'kinds',
    ],
    [
      'Fünf Streams, fünf Farben, {und ich will von jeder eine|und jede schaut anders auf die Sache}! {Bunt darf’s sein.|Das mag ich.}',
      'colours',
      'streams',
    ],
    [
      'Das Muster wächst aus dem Code, {keine Karte sieht aus wie die andere|jede Karte hat ihr eigenes}! {So was liebe ich.|Auf so was stehe ich.}',
      'drawings',
      'code',
    ],
    [
      '{Auf jeder Karte steht ein Gedanke|Ein Gedanke steht auf jeder Karte}, {und der hat’s oft in sich|und der bleibt gern hängen}!',
      'one-card',
    ],
    [
      'Serendipity Symphony lässt dem {nützlichen|glücklichen} Zufall Platz. {Wie schön ist das denn!|Dass dafür mal jemand Karten druckt!}',
      'streams',
    ],
    [
      'Scannen, weiterlesen, {hängen bleiben|festlesen}! Die App läuft im Browser und {kommt ohne Werbung aus|hat keine Werbung}.',
      'app',
      'code',
    ],
    [
      '{Darauf freu ich mich|Darauf hab ich Lust|Das will ich probieren}: [was du ausprobieren willst]! {Das Deck passt dazu.|Karten dafür hab ich ja jetzt.}',
      'slot',
    ],
    [
      'Mein Liebling bisher: [deine liebste Kartenart]! {Da greif ich immer zuerst hin.|Davon könnte ich noch mehr lesen.|Die les ich gern auch zweimal.}',
      'slot',
      'kinds',
    ],
    [
      '{Sofort dachte ich an|Mir fiel gleich ein}: [woran du denken musstest]! {Dafür ist so was da.|So soll das sein.}',
      'slot',
    ],
    [
      '{Gefällt mir sehr|Das mag ich richtig}: [was dir daran gefällt]! {Da hat jemand mitgedacht.|Da lacht mein Herz.}',
      'slot',
    ],
    [
      'Eine Karte vorlesen und {schauen, was die anderen sagen|gucken, wer zuerst was sagt}, {das mag ich sehr|da bin ich dabei}!',
      'talking',
    ],
    [
      '{Stift her|Her mit dem Notizbuch}! Bei {diesen Fragen|solchen Fragen} {will ich gleich mitschreiben|juckt’s mich in den Fingern}.',
      'writing',
    ],
  ],
  drawbacks: [
    [
      '{Einziges Gegrummel|Ein Abzug muss sein|Kleiner Dämpfer}: {Das Deck gibt’s nur auf Englisch|Karten und App sind nur auf Englisch}.',
    ],
    [
      'Die Spiele {gehen leider erst zu zweit|brauchen mindestens zwei}, {also such ich Mitspieler|allein sitzt man davor und guckt}.',
      'kinds',
      'team',
    ],
    [
      '{Theorie und Zitate|Zitate und Theorie} {gehen nicht zu jeder Laune|sind nichts für müde Köpfe}, {da bin ich ehrlich|das sag ich auch dazu}.',
      'kinds',
    ],
    [
      '{Was nervt|Doof nur|Ein Minuspunkt}: Fürs Weiterlesen brauchst du {Handy und Konto|ein Handy und ein kostenloses Konto}.',
      'app',
    ],
    [
      '{Aber Achtung|Nur zur Warnung}: Die Karten fragen, {Antworten haben sie keine|die Antwort darfst du selber finden}. {Das kann auch nerven.|Nicht immer ein Vergnügen.}',
      'one-card',
    ],
    [
      '{Wo anfangen|Welche zuerst}? {Sagt dir niemand|Verrät dir keiner}, {ziehen oder wählen musst du selbst|da steht man erst mal dumm da}.',
      'drawing-cards',
      'start',
    ],
    [
      'Die fünf Streamnamen {muss ich noch üben|krieg ich noch durcheinander}, {da knotet sich die Zunge|die klingen wie Bandnamen}.',
      'streams',
    ],
    [
      'Nur ein Deck und viele Leute? Dann {heißt es warten|wird geteilt und gewartet}, {und Warten kann ich nicht|Geduld ist ja nicht so meins}.',
      'team',
    ],
    [
      '{Minuspunkt|Kleines Minus}: {Die Schachtel trägt sich nicht von allein|Man hat eine Schachtel mehr zu schleppen}.',
      'size',
    ],
    [
      'Für manche Übung {geht fast eine Stunde drauf|ist fast eine Stunde weg}, {dazwischenquetschen kann man die nicht|die muss man erst mal haben}.',
      'time',
    ],
    [
      'Allein {fehlt manchen Karten was|zünden manche Karten nicht}, {die wollen eine Runde|gemacht ist das für Gruppen}.',
      'talking',
      'team',
    ],
    [
      '{Wer Vorlagen will|Wer Vorlagen zum Ausfüllen sucht}: {gibt’s nicht|Fehlanzeige}. {Hätte ich manchmal gern.|Schade eigentlich.}',
      'writing',
    ],
  ],
  cards: [
    ['{Und das ist meine Karte|Darf ich vorstellen}: {card}!'],
    ['{Gezogen|Blind gezogen|Frisch gezogen}: {card}!', 'drawing-cards'],
    ['{Guckt mal, was ich habe|Hier, schaut mal}: {card}!'],
    ['{Ausgerechnet|Gleich mal} {card}! {Die lass ich liegen.|Passt irgendwie.}'],
    ['{Diese hier|Die hier} {hat mich erwischt|muss mit rein}: {card}!'],
    ['{Im Rampenlicht|Heute im Mittelpunkt|Hauptrolle heute}: {card}!', 'one-card'],
    ['{card}, {schön, dass du da bist|dich behalt ich|du bist gemeint}!', 'one-card'],
    ['{Meine Wahl|Mein Griff in die Schachtel}: {card}!', 'drawing-cards'],
  ],
  closings: [
    ['{Ich bleib Fan!|Fan bleib ich trotzdem!|Ich mag’s trotzdem!}'],
    ['{Von mir ein Ja|Von mir ein lautes Ja|Also: ja}, und zwar {gern|ohne lange zu überlegen}!'],
    [
      '{Das Deck hergeben|Das Deck verleihen|Das Deck wegräumen}? {Kommt nicht in Frage!|Nee, nee!}',
      'shelf',
    ],
    [
      '{Nächste Karte|Die nächste Karte}, bitte! {Ich bin gespannt.|Ich warte schon.}',
      'drawing-cards',
    ],
    ['{Geschenkt|Verziehen|Schwamm drüber}, {ich hab Freude dran|mir macht es Freude}!'],
    ['{Kurz und gut|Unterm Strich|Alles in allem}: {macht Freude|macht mir Laune}!'],
    ['{Neugierig geworden|Lust bekommen}? {Nur zu|Sag Bescheid|Dann los}!'],
    [
      '{Das Deck bleibt in Reichweite|Das Deck kommt nicht in den Schrank}, {so viel steht fest|das ist sicher}!',
      'shelf',
    ],
    ['{Jetzt bist du dran!|So, und nun du!|Jetzt kommst du!}'],
    ['{Das musste raus!|Musste mal gesagt werden!|So, das war’s von mir!}'],
    ['{Klare Sache|Keine Frage}: {Gern mehr davon|Da bleib ich dran|Ich mag das Deck}!'],
    ['{Ich blätter dann mal weiter!|Ich bin dann mal lesen!|So, ich muss weiterlesen!}'],
  ],
  prompts: [
    ['{Neugierig|Noch Fragen|Willst du mehr wissen}? Frag mich in den Kommentaren!', 'question'],
    [
      'Hast du das Deck auch? {Schreib deine Lieblingskarte|Deine Lieblingskarte gehört} in die Kommentare!',
      'question',
    ],
    ['{Fan oder nicht Fan|Daumen hoch oder runter}? Ab in die Kommentare damit!', 'question'],
    [
      'Welche {Farbe|Kartenart} wäre {deine|was für dich}? Verrat’s mir in den Kommentaren!',
      'question',
    ],
    ['Was {würdest du damit anstellen|würdest du damit machen}? Ich will Kommentare!', 'question'],
    [
      'Siehst du das {auch so|ganz anders}? {Widersprich mir|Sag’s mir} in den Kommentaren!',
      'question',
    ],
    [
      '{Mit wem würdest du ziehen|Wen würdest du ziehen lassen}? Schreib’s in die Kommentare!',
      'question',
    ],
  ],
};
