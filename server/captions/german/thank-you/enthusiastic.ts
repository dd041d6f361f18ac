import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks, full of joy. */
export const ENTHUSIASTIC: ToneBlocks = {
  openings: {
    instagram: [
      [
        'Danke, DCK! {Was für ein Deck!|Das Deck macht mir gute Laune!|Das sind Karten nach meinem Geschmack!}',
      ],
      [
        '{Ein dickes|Ein lautes|Ein fröhliches} Danke an alle hinter {dem DCK-Deck|den DCK-Karten}!',
      ],
      ['{Guckt mal|Schaut mal her}, wofür ich mich {bedanken will|bedanken muss}: das DCK-Deck!'],
      ['{Das muss jetzt raus|Ich sag’s einfach|Jetzt mal laut}: Danke, DCK!'],
      [
        'So viele Farben, {so viele Gründe zum Danken|und ein Danke für jede|und alle sagen Danke}! DCK, ihr seid gemeint!',
        'colours',
      ],
      [
        '{Danke, danke, danke|Ein riesiges Danke|Danke von Herzen}, [wer dir das Deck gegeben hat]! Ich hab jetzt DCK-Karten!',
        'slot',
      ],
      [
        'DCK, danke für [was du besonders magst]! {Und für den Rest auch.|Feine Sache.|Das ist so schön.}',
        'slot',
      ],
      [
        '{Wer mir DCK gezeigt hat|Auf DCK gebracht hat mich|Mein Tippgeber in Sachen DCK}: [wer dir davon erzählt hat]! Ich sag Danke!',
        'slot',
      ],
      [
        '{Applaus|Bitte Applaus|Einmal Applaus} für die Leute {hinter dem DCK-Deck|von DCK}! Und ein Danke obendrauf!',
      ],
      [
        '{Kann man ein ganzes Team umarmen?|Darf man ein ganzes Team drücken?} {DCK, danke!|Danke, DCK!}',
      ],
      [
        '{Leise danken? Kann ich nicht!|Sachlich danken? Ich doch nicht!} {Danke für das DCK-Deck|Danke für die DCK-Karten}!',
      ],
    ],
    linkedin: [
      [
        '{Heute wird nur gedankt|Heute sage ich nur Danke}: an die Menschen hinter dem DCK-Deck, {die sich so viel Mühe gegeben haben|für all die Arbeit in jeder Karte}!',
        'thanks',
      ],
      [
        '{Ja, man darf sich|Man darf sich ruhig auch} bei der Arbeit {über Karten freuen|über ein Kartendeck freuen}! Danke an alle, die das DCK-Deck machen.',
      ],
      [
        '{Es gibt Arbeit, der man die Freude ansieht|Manchen Dingen sieht man die Freude beim Machen an}. Beim DCK-Deck geht es mir so, {danke dafür|und dafür danke ich}!',
        'thanks',
      ],
      [
        '{Gute Fragen sind ein Geschenk|Über gute Fragen freue ich mich immer}, {und im DCK-Deck stecken sie auf jeder Karte|das DCK-Deck ist voll davon}. Danke!',
        'one-card',
      ],
      [
        'Ein {großes|fröhliches|herzliches} Danke an [wer dir das Deck gezeigt hat], denn so bin ich an das DCK-Deck gekommen!',
        'slot',
      ],
      [
        '{Als|In meinem Beruf als} [dein Beruf] {kann man Anstöße immer brauchen|freut man sich über frische Fragen}. Danke, DCK, ich habe richtig Lust darauf!',
        'slot',
      ],
      [
        '{Für|Bei} [woran du arbeitest] {kommt mir das DCK-Deck gerade recht|freue ich mich über jede neue Frage}. Danke an alle bei DCK!',
        'slot',
      ],
      [
        '{Lob verteilen macht Spaß|Loben macht gute Laune}, also {los|bitte}: Danke an alle, die am DCK-Deck mitgearbeitet haben!',
      ],
      [
        '{Es wird zu wenig gedankt|Gedankt wird viel zu selten}, {finde ich|gerade bei der Arbeit}. Also danke ich dem ganzen Team hinter DCK, und zwar laut!',
      ],
      [
        'Ein Stapel Karten, und ich freue mich {wie ein Kind|wie früher über Aufkleber}! Danke an {die Menschen, die DCK machen|alle, die am DCK-Deck arbeiten}.',
      ],
    ],
    facebook: [
      [
        '{Leute|Ihr Lieben|Freunde}, ich {muss|will} mich mal bedanken, und zwar bei DCK! {Diese Karten!|Was für ein Deck!}',
      ],
      [
        '{Danke an DCK, von hier bis zum Mond|Ganz viel Dank an DCK}! {So, jetzt wisst ihr’s.|Das musste mal jemand sagen.}',
      ],
      [
        '{Wo kann man sich bei DCK bedanken|Wie dankt man DCK am schnellsten}? {Hier|Ach, ich mach’s hier}: Danke!',
      ],
      [
        '{Wer immer das DCK-Deck gemacht hat|Wer auch immer da bei DCK sitzt}: {Lasst euch drücken!|Ihr habt was gut bei mir!} Danke!',
      ],
      [
        '{Heute ist Danketag|Ich rufe den Danketag aus}, {und DCK ist zuerst dran|und ich fang bei DCK an}!',
      ],
      [
        '{Ein Hoch auf|Blumen für|Konfetti für} [wer dir das Deck gegeben hat]! Danke für das DCK-Deck, {ich freu mich riesig|du hast was gut bei mir}!',
        'slot',
      ],
      [
        '[wer dir davon erzählt hat] {hat mir von DCK erzählt|hat mich zu DCK gebracht}, und {jetzt freu ich mich|jetzt seht, was daraus wurde}! Danke!',
        'slot',
      ],
      [
        'Danke, DCK! {Schon allein wegen|Vor allem für|Und ganz besonders für} [was du besonders magst]!',
        'slot',
      ],
      [
        '{Eine Runde Dank für alle|Einmal Danke für alle} bei DCK, {die geschrieben, gezeichnet und gefeilt haben|die an den Karten gefeilt haben}!',
        'drawings',
        'thanks',
      ],
      [
        '{Achtung, hier wird gelobt|Vorsicht, Lob|Lob-Alarm}: Danke an DCK, {ich hab so Freude an den Karten|das Deck ist so schön geworden}!',
      ],
    ],
    threads: [
      ['Danke, DCK! {Ja, mit Ausrufezeichen!|Ich mein das so!|Laut gesagt!}'],
      ['{DCK, ihr Lieben|Liebe Leute von DCK}: Danke! {Das war’s.|Weitermachen!}'],
      ['{Gute Laune|Freude|Frohsinn} in Kartenform: danke, DCK!'],
      ['{Schimpfen kann jeder|Meckern kann jeder}! {Ich sag|Ich ruf} mal Danke, DCK!'],
      [
        '{Ein Danke|Ein Konfetti-Danke|Ein Hüpf-Danke} an DCK! {Stellt es euch laut vor.|Bitte laut lesen.}',
      ],
      [
        '{Danke|Hach, danke|Mensch, danke}, [wer dir das Deck gezeigt hat]! Jetzt hab ich DCK!',
        'slot',
      ],
      [
        '[was du besonders magst]! {Dafür danke ich DCK!|Danke, DCK!|Allein dafür: Danke, DCK!}',
        'slot',
      ],
      [
        'DCK und [woran du arbeitest]! {Dafür sag ich Danke.|Danke, ich hab Lust!|Danke, kann losgehen!}',
        'slot',
      ],
      ['{Ich bin so frei|Keiner hat gefragt|Es ist mir ein Fest}: Danke, DCK!'],
      ['Dankbar und {hibbelig|gut gelaunt|aufgekratzt}! {DCK ist schuld.|DCK, das wart ihr!}'],
    ],
    tiktok: [
      ['{Danke, DCK|DCK, danke}! {Einfach nur danke!|Mehr fällt mir nicht ein!}'],
      ['{Wir müssen kurz|Ich muss kurz|Ich will kurz} DCK danken!'],
      ['{Hallo, DCK|Hey, DCK|Huhu, DCK}! Das ist für euch: Danke!'],
      ['{Diese Leute|Die Leute} hinter DCK! {Danke, danke!|Ich dank euch!}'],
      ['{Einmal laut|Einmal im Chor|Alle zusammen}: Danke, DCK!'],
      ['{Danke|Danke schön|Tausend Dank}, [wer dir das Deck gegeben hat]! DCK!', 'slot'],
      ['DCK, danke für [was du besonders magst]! {So schön!|Ich mag’s!|Hach!}', 'slot'],
      ['{Wegen|Durch|Dank} [wer dir davon erzählt hat]: Ich hab DCK! Danke!', 'slot'],
      ['{Ratet, wem ich danke|Wem ich danke}! {DCK natürlich!|Klar, DCK!}'],
      ['{Dieses Deck|Dieser Stapel|Das hier}! Danke, DCK!'],
    ],
  },
  middles: [
    [
      'So viel Arbeit {in den Zeichnungen|in jedem Muster}, in den Worten, sogar in den Ecken! {Das seh ich doch!|Man merkt, dass da jemand dranblieb.}',
      'drawings',
      'thanks',
    ],
    [
      '{Auf jeder Karte steht ein Gedanke|Pro Karte ein Gedanke}, {und ich will sie alle lesen|und ich freu mich auf jeden}!',
      'one-card',
    ],
    [
      'Fünf Farben, {und ich soll eine Lieblingsfarbe haben|und nur eine darf die liebste sein}? {Ich nehm zwei!|Ich nehm alle!}',
      'colours',
    ],
    [
      'Das Muster wächst aus dem Code, {das muss einem erst mal einfallen|wer denkt sich so was Schönes aus}! {Ich staune immer noch.|Hut ab.}',
      'drawings',
      'code',
    ],
    [
      'Ein Stream nur für {glückliche Zufälle|nützliche Zufälle}! {Serendipity Symphony heißt der.|Dass sich das mal jemand traut.}',
      'streams',
    ],
    [
      'Spiele! {Zwischen Theorie und Zitaten stecken einfach Spiele!|In einem Deck für die Arbeit!} {Ich mag so was sehr.|Das gefällt mir.}',
      'kinds',
    ],
    [
      '{Zum Weiterlesen gibt es eine App|In der App geht’s weiter}, {und da ist keine Werbung drin|ganz ohne Werbung}! {Traumhaft.|Fein.}',
      'app',
    ],
    [
      '{Ich dachte sofort an|Mir fiel gleich das hier ein:|Da musste ich denken an} [woran du denken musstest]! {So soll das sein.|Schönes Zeichen.}',
      'slot',
    ],
    [
      'Mein {Liebling|Favorit}? [was du am liebsten magst]! {Ohne zu zögern.|Da gibt’s kein Vertun.|Keine Frage.}',
      'slot',
    ],
    [
      '{Die Karten nehm ich für|Die Karten sind für} [wofür du sie brauchst]! {Ich hab richtig Lust.|Die kommen genau recht.}',
      'slot',
    ],
    [
      '{Vorlesen, reden, staunen|Aufdecken, vorlesen, losreden}, {mehr Programm brauch ich nicht|das kann ich den ganzen Tag}!',
      'talking',
    ],
    [
      'Wo ist mein {Stift|Notizbuch}? {Bei solchen Fragen muss ich mitschreiben|Solche Fragen wollen eine Antwort}!',
      'writing',
    ],
    [
      '{Umdrehen, lesen, freuen|Karte her, lesen, freuen}! {Komplizierter muss es nicht sein.|So einfach mag ich das.}',
      'start',
    ],
    [
      '{Mit so viel Liebe gemacht|So liebevoll gemacht}, {dass ich jede Karte zweimal angucke|da guck ich gern zweimal hin}!',
      'thanks',
    ],
  ],
  cards: [
    ['{Und hier, bitte|Bitte sehr}: {card}!'],
    ['{Gezogen|Blind gezogen}: {card}! {Ja!|Volltreffer!}', 'drawing-cards'],
    ['{Ein Extra-Danke für|Ein Danke auch für} {card}!', 'one-card'],
    ['{Meine Karte|Die hier ist meine}: {card}!'],
    ['{card}! {Die geb ich nicht mehr her.|Die mag ich.|Schaut sie euch an.}'],
    ['{Darf ich vorstellen|Auftritt}: {card}!', 'one-card'],
    ['{Ich hab|Ich zieh, und was kommt?} {card}!', 'drawing-cards'],
    ['{Erwähnt werden muss|Mit dabei ist} {card}!'],
  ],
  closings: [
    ['{Du merkst schon|Man merkt’s vielleicht}: {Ich freu mich|Ich mag’s}!'],
    ['{Weiter so|Bitte mehr davon|Nicht aufhören}! {Bitte!|Ich bleib dran.}'],
    [
      '{Noch eine Karte|Eine Karte noch}, {dann ist Schluss|dann hör ich auf}! {Vielleicht.|Bestimmt.}',
      'drawing-cards',
    ],
    [
      '{Das Deck geht nirgendwohin!|Das Deck kriegt einen Ehrenplatz!|Das Deck bleibt bei mir!}',
      'shelf',
    ],
    ['{So, jetzt ist mir leichter!|So, das tat gut!|So, das musste sein!}'],
    [
      '{Mehr Leute sollten so was machen!|So was darf es öfter geben!|Davon bitte mehr auf dieser Welt!}',
    ],
    ['{Freude, Ende der Durchsage!|Ende der Lobrede!|Das war die Lobrede!}'],
    ['{Ich hör ja schon auf!|Genug geschwärmt!|Jetzt hör ich aber auf!}'],
    ['{Wer will mal gucken kommen|Wer will mal reinschauen}? {Ich zeig’s gern!|Nur zu!}'],
    ['{Schön, schön, schön!|Hach, ist das schön!|So eine Freude!}'],
    ['{Mein Tag ist gut!|Meine Laune ist oben!|Gute Laune hab ich jetzt!}'],
    ['{Regal? Von wegen!|Ins Regal? Niemals!|Wegräumen? Ich doch nicht!}', 'shelf'],
  ],
  prompts: [
    [
      '{Wer hat|Wer hätte} ein Dankeschön von dir verdient? Ab damit in die Kommentare!',
      'question',
    ],
    [
      '{Worüber freust du dich gerade|Was macht dir gute Laune}? Schreib’s in die Kommentare!',
      'question',
    ],
    ['Was darf auf deinem Schreibtisch nicht fehlen? Verrat’s mir in den Kommentaren!', 'question'],
    [
      '{Welche Farbe ist deine|Welche Farbe magst du}? Ich will’s wissen, ab in die Kommentare!',
      'question',
    ],
    ['Wem sagst du heute Danke? {Ruf’s|Schreib’s} in die Kommentare!', 'question'],
    [
      '{Wofür würdest du dich gern mal bedanken|Wofür bist du gerade dankbar}? Erzähl’s in den Kommentaren!',
      'question',
    ],
    [
      '{Wer hat dich zuletzt auf was Gutes gebracht|Von wem kam dein letzter guter Tipp}? Namen in die Kommentare!',
      'question',
    ],
  ],
};
