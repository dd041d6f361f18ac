import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      [
        'Ich habe ins DCK-Deck geguckt, und {es ist um mich geschehen|ich bin begeistert|es macht Laune}!',
      ],
      ['Mein erster Eindruck vom DCK-Deck? {Mehr davon|Her damit|Ja, bitte}!', 'question'],
      ['DCK-Karten überall, und ich {mittendrin|strahle|finde es herrlich}!'],
      [
        'Das DCK-Deck in einem Wort: [dein Wort dazu]! {Und das meine ich so|Ohne Witz|Ganz im Ernst}!',
        'slot',
      ],
      [
        'Hilfe, ich kann das DCK-Deck nicht {weglegen|hergeben|loslassen}! {Nein, alles gut|Bitte nicht helfen}!',
      ],
      [
        '{Hallo, neuer Lieblingsstapel|Hallo, neue Lieblingskarten|Hallo, neues Hobby}! Das DCK-Deck ist richtig schön!',
      ],
      [
        'Im DCK-Deck gibt es [eine Karte, die dir gefällt], und {ich jubel|ich könnt sie knutschen|mein Tag ist gemacht}!',
        'slot',
        'one-card',
      ],
      [
        'Wer hat sich {diese Karten|dieses Deck|so was Schönes} ausgedacht? Das DCK-Deck macht richtig Freude!',
        'question',
      ],
      ['Okay, das DCK-Deck und ich, {wir werden Freunde|das passt|das wird was}!'],
      [
        'Eine DCK-Karte noch! {Und noch eine|Na gut, zwei|Wirklich nur noch die eine}!',
        'drawing-cards',
      ],
      [
        'DCK-Karten gelesen und {sofort|gleich|dauernd} an [woran du denken musstest] gedacht! Liebe so was!',
        'slot',
      ],
    ],
    linkedin: [
      [
        'Ich habe im DCK-Deck geblättert und hatte {sofort|prompt|auf der Stelle} Lust, mit jemandem darüber zu reden!',
        'talking',
      ],
      [
        'Endlich mal ein Arbeitsmittel, das {Fragen stellt|neugierig macht|nach Spiel aussieht}: Mein erster Eindruck vom DCK-Deck ist ein breites Grinsen!',
      ],
      [
        'Mein erster Blick ins DCK-Deck, und schon {weiß ich|steht fest|ist klar}, wohin es mitkommt: [ein Anlass aus deinem Beruf]!',
        'slot',
      ],
      [
        'Ich mag Fragen, auf die ich nicht vorbereitet bin. Das DCK-Deck {ist voll davon|hat reichlich davon|liefert sie auf Karten}!',
      ],
      [
        'So {bunt|verspielt|neugierig} darf Arbeit gern öfter aussehen: Ich habe die ersten DCK-Karten gelesen!',
      ],
      [
        'Die ersten DCK-Karten sind gelesen, und am liebsten würde ich {alles mitschreiben|die Hälfte abschreiben|alles gleich aufschreiben}!',
        'writing',
      ],
      [
        'Beim ersten Blättern im DCK-Deck hatte ich {sofort|gleich|ständig} [ein Thema aus deiner Arbeit] vor Augen!',
        'slot',
      ],
      [
        'Kein Handbuch, {keine Einweisung|kein Lehrgang|kein Passwort-Zettel}, einfach Karten! Das DCK-Deck und ich verstehen uns.',
      ],
      [
        'Kurz reinschauen, {hatte ich gedacht|war der Plan|das war die Idee}: Jetzt lese ich DCK-Karten und freue mich!',
        'time',
      ],
      [
        'Wer gern {über Bande denkt|um die Ecke denkt|laut denkt}, sollte mal ins DCK-Deck schauen. Ich bin begeistert!',
      ],
      [
        'Mein Eindruck vom DCK-Deck in einem Satz: [dein Eindruck in einem Satz]! {Mehr demnächst|Und das ist ein Lob|Dabei bleibt es}.',
        'slot',
      ],
    ],
    facebook: [
      [
        'Ich hab’s getan und ins DCK-Deck {geguckt|gelinst|gelugt}. Ich komm da so schnell nicht wieder raus!',
      ],
      [
        'Mein erster Eindruck vom DCK-Deck: {toll|schön|herrlich}, einfach {nur toll|nur schön|herrlich}!',
      ],
      ['Hört mal kurz jemand zu? Ich muss vom DCK-Deck {schwärmen|erzählen|anfangen}!', 'question'],
      [
        'Ich lese DCK-Karten und muss {dauernd|die ganze Zeit|immer wieder} an [woran du denken musst] denken! Kennst du das?',
        'slot',
        'question',
      ],
      ['Das DCK-Deck ist so {bunt|klug|freundlich}, ich will es am liebsten allen zeigen!'],
      [
        'Noch lange nicht durch, {schon ganz aus dem Häuschen|schon Feuer und Flamme|schon begeistert}: Das DCK-Deck und ich!',
        'time',
      ],
      [
        'Wem ich das DCK-Deck {sofort|als Erstes|unbedingt} zeigen will? Ganz klar: [wem du es zeigen willst]!',
        'slot',
      ],
      [
        'Sag bloß, du kennst das DCK-Deck noch nicht! {Dann pass mal auf|Dann komm mal gucken|Ich ja auch erst seit eben}!',
      ],
      [
        'Wenn du mich {suchst|brauchst|vermisst}: Ich sitze zwischen lauter DCK-Karten und habe Spaß!',
      ],
      [
        'Also das DCK-Deck, ich sag nur: [dein Wort dazu]! {Das beschreibt es ganz gut|Und zwar genau so|Mehr braucht es nicht}!',
        'slot',
      ],
      [
        'Es sind {nur Karten|bloß Karten|einfach Karten}, ich weiß! Aber das DCK-Deck macht mir gerade so viel Freude!',
      ],
    ],
    threads: [
      ['Das DCK-Deck stellt Fragen, und ich {rufe laut dazwischen|will sie alle|bin dabei}!'],
      ['Ich {liebe|feiere|mag} das DCK-Deck! So, jetzt ist es raus!'],
      ['Ich lese DCK-Karten! {Kopf voll, Herz auch|Kopf raucht, gute Laune|Kopf an, Welt aus}!'],
      [
        'Mein Wort zum DCK-Deck: [dein Wort dazu]! {Ende der Durchsage|Punkt, aus|Weitersagen}!',
        'slot',
      ],
      ['Nur noch eine DCK-Karte! {Sag ich schon länger|Ehrenwort|Na gut, zwei}!', 'drawing-cards'],
      ['Wo war das DCK-Deck {mein Leben lang|die ganze Zeit|bis jetzt}?', 'question'],
      ['Das DCK-Deck ist {bunt|schlau|frech}, und ich bin Fan!'],
      [
        'Warten muss jetzt [was gerade warten muss], ich habe ein DCK-Deck! {Tut mir leid|Pech gehabt|Geht nicht anders}!',
        'slot',
        'time',
      ],
      [
        'Mein Eindruck vom DCK-Deck: {viele Gedanken zugleich|lauter Ausrufezeichen|ich will reden}!',
      ],
      ['{Frag|Los, frag|Na los, frag} mich was! Das DCK-Deck macht es auch!'],
      [
        'Favorit im DCK-Deck: [deine Lieblingskarte]! {Vorerst|Keine Diskussion|Und wie}!',
        'slot',
        'one-card',
      ],
    ],
    tiktok: [
      ['Ich hab ins DCK-Deck geguckt, und {ich dreh durch|ich will reden|ich bin Fan}!'],
      ['{Warte, warte|Halt, stopp|Hör mal}, ich muss dir eine DCK-Karte zeigen!', 'one-card'],
      ['Das DCK-Deck in einem Wort: [dein Wort dazu]! {Ja, echt|Stimmt halt|Fertig}!', 'slot'],
      ['Ich hab Dauergrinsen {beim Lesen|beim Blättern|im Gesicht}, danke, DCK-Deck!'],
      [
        'Noch eine DCK-Karte, {dann hör ich auf|das ist die letzte|nur die eine}! Glaub ich!',
        'drawing-cards',
      ],
      [
        'Das DCK-Deck {fragt Sachen|stellt Fragen|will Sachen wissen}, da bleibt dir die Spucke weg!',
      ],
      [
        'Meine Lieblingskarte im DCK-Deck? [deine Lieblingskarte]! {Und jetzt du|Klar|Und wie}!',
        'slot',
        'one-card',
      ],
      ['{Guck mal, wie bunt|Sieh dir das an|Ist das schön}! Das DCK-Deck!', 'colours'],
      ['Ich und das DCK-Deck: {sehr gute Laune|sofort Freunde|nicht zu trennen}!'],
      ['DCK-Karten lesen {macht hungrig|ist mein neuer Sport|macht so Laune}, ich sag’s dir!'],
      ['Beim DCK-Deck dachte ich {nur|gleich|sofort}: [dein erster Gedanke]!', 'slot'],
    ],
  },
  middles: [
    [
      'Auf jeder Karte steht nur ein Gedanke, und der {sitzt|reicht mir schon|hat es in sich}! Ich lese, und dann legt der Kopf los!',
      'size',
    ],
    [
      'Die erste Karte, die ich umgedreht habe, war [ihr Titel], und {schon hatte es mich|die gebe ich nicht mehr her|da will man doch gleich mehr}!',
      'slot',
      'one-card',
    ],
    [
      'Zitat, Spiel, Aufgabe, Theorie: {Man weiß nie, was als Nächstes kommt|Das ist eine herrliche Mischung|Ich will alles auf einmal}, und das mag ich!',
      'kinds',
    ],
    [
      'Ein ganzer Stream ist für glückliche Zufälle da und heißt Serendipity Symphony! {Wie schön ist das denn|Da ziehe ich ein|Das ist meiner}!',
      'streams',
    ],
    [
      'Und dann ist da noch [ein Satz oder ein Titel]! {Den behalte ich im Kopf|Das hänge ich mir an die Wand|Das lese ich jetzt allen vor}!',
      'slot',
    ],
    [
      'Code scannen, und in der App geht es weiter, {und zwar kostenlos|und zwar ganz ohne Werbung|so lange ich will}! Das merke ich mir!',
      'app',
      'code',
    ],
    [
      'Am liebsten würde ich {sofort|jetzt gleich|auf der Stelle} mit [deinem Lieblingsmenschen zum Denken] darüber reden!',
      'slot',
      'talking',
    ],
    [
      'Meine Lieblingsfarbe im Deck ist [deine Lieblingsfarbe], und {ich lasse nicht mit mir handeln|das bleibt auch so|dafür brauche ich keinen Grund}!',
      'slot',
      'colours',
    ],
    [
      'Manche Fragen sind so gut, {dass ich sie laut vorlese|dass ich sie klauen will|dass ich kurz still bin}, und das will bei mir was heißen!',
      'talking',
    ],
    [
      'Jede Karte hat ein eigenes Muster! {Ich vergleiche sie alle|Ich könnte sie rahmen|Ich guck mich fest}, und das Lesen kommt ja auch noch!',
      'drawings',
    ],
    [
      'Das probiere ich {als Erstes|unbedingt|so bald wie möglich} aus bei [wobei es passen könnte]! Da kann es mal zeigen, was drinsteckt!',
      'slot',
      'start',
    ],
    [
      'Einer der Streams sucht nach Regeln, an die sich keiner mehr erinnert! {Ich wüsste da welche|Da hab ich schon eine Liste|Da mache ich mit}, und du bestimmt auch!',
      'streams',
    ],
  ],
  cards: [
    ['Und {gezogen|erwischt|gefunden} habe ich {card}!', 'one-card'],
    ['{Meine Karte|Karte des Tages|Volltreffer}: {card}!', 'one-card'],
    ['{card} {hat mich gleich erwischt|will nicht mehr weg|ist meine}!', 'one-card'],
    ['Und dann {kommt|liegt da|ist da} auf einmal {card}!', 'one-card'],
    ['Schuld ist {vor allem|wie immer|ganz klar} {card}!', 'one-card'],
    ['{Schau sie dir an|Guck sie dir an|Bitte beachten}: {card}!', 'one-card'],
    ['Am {lautesten|frechsten|hellsten} ruft gerade {card}!', 'one-card'],
    ['Ich sag nur {card}! {Mehr muss man nicht wissen|Ich mag die|Die ist es}!', 'one-card'],
  ],
  closings: [
    ['So, {die nächste, bitte|noch eine|weiter geht’s}!', 'drawing-cards'],
    ['Und das ist {nur der Anfang|erst die erste Runde|gerade mal der Auftakt}!', 'start'],
    ['Wer {mitreden|mitziehen|mitgrübeln} will: Hier ist noch {Platz|ein Stuhl frei}!', 'talking'],
    [
      'Ich {berichte weiter|halte dich auf dem Laufenden|erzähl dir mehr}, ob du willst oder nicht!',
    ],
    ['Das Deck {bleibt hier|kommt mir nicht ins Regal|räume ich nie wieder weg}!', 'shelf'],
    ['{Entschuldige mich|Bis später|Tschüs}, ich muss weiterlesen!'],
    ['Stift und Zettel, {her damit|sofort|los geht’s}!', 'writing'],
    ['Nachschub, {bitte|sofort|und zwar bald}!'],
    ['Schlafen kann ich {später|morgen|irgendwann} immer noch!', 'time'],
    ['Ich freu mich {auf alles, was noch kommt|auf den Rest|auf jede einzelne Karte}!'],
    ['So darf es {gern|meinetwegen|ruhig} weitergehen!'],
    ['{Punkt, aus, schön|Das musste raus|So, das war wichtig}!'],
  ],
  prompts: [
    [
      'Was würdest du {das Deck|so ein Deck|die Karten} zuerst fragen? Ab in die Kommentare!',
      'question',
    ],
    [
      'Blind ziehen oder {aussuchen|vorher gucken|schummeln}? Schreib’s in die Kommentare!',
      'question',
    ],
    [
      'Soll ich {eine für dich ziehen|dir eine vorlesen|noch eine zeigen}? Sag’s in den Kommentaren!',
      'question',
    ],
    [
      '{Zitat oder Spiel|Theorie oder Spiel|Aufgabe oder Zitat}? Die Kommentare warten auf dich!',
      'question',
    ],
    [
      'Welche Frage {lässt dich nicht los|geht dir nach|nimmst du überallhin mit}? Verrat’s mir in den Kommentaren!',
      'question',
    ],
    [
      'Wen würdest du {sofort|zuerst|unbedingt} mitziehen lassen? Los, ab damit in die Kommentare!',
      'question',
    ],
  ],
};
