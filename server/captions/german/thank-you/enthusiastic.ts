import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks, full of joy. */
export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // The work of those who made it.
    {
      openings: {
        instagram: [
          'Ein {dickes|lautes|riesiges} Danke an alle hinter dem DCK-Deck!',
          'Einmal Applaus für die Leute von DCK, {bitte|los|und zwar laut}! Was für ein schönes Deck!',
        ],
        linkedin: [
          'Manchen Dingen sieht man {die Freude beim Machen|die Sorgfalt|die Mühe} an. Beim DCK-Deck geht es mir so, und dafür sag ich Danke!',
          'Bei der Arbeit wird {viel zu selten|viel zu wenig|kaum mal} gelobt, finde ich. Also: danke an alle, die am DCK-Deck mitgearbeitet haben!',
        ],
        facebook: [
          '{Leute|Ihr Lieben|So, Leute}, ich muss mich mal bedanken, und zwar bei DCK! {Was für ein Deck!|Diese Karten!}',
          'Achtung, hier wird {gelobt|geschwärmt|gedankt}! Danke an alle bei DCK, das Deck ist so schön geworden!',
        ],
        threads: [
          'Danke, DCK! {Ja, mit Ausrufezeichen!|Das Deck ist toll!|Schönes Deck!}',
          'Meckern kann {jeder|ja jeder|doch jeder}! Ich sag mal: Danke, DCK!',
        ],
        tiktok: [
          'Ein {Riesendanke|ganz dickes Danke|lautes Danke} an alle, die dieses DCK-Deck gemacht haben!',
          'Ich muss {mich kurz bedanken|kurz Danke sagen|mal eben loben}! DCK, das habt ihr so schön gemacht!',
        ],
      },
      middles: [
        'In dem Deck steckt so viel Arbeit, {auf jeder einzelnen Karte|bis in die kleinste Ecke|egal, welche Karte man nimmt}!',
        'Jede Karte {ist anders gestaltet|sieht anders aus}, und {ich guck jede gern zweimal an|ich will sie alle sehen|keine ist langweilig}!',
        'Diese Karten {hat jemand mit richtig viel Liebe gemacht|haben Leute gemacht, die das gern tun|sind so liebevoll gemacht}, {das sieht man sofort|und ich freu mich dran}!',
      ],
      closings: [
        '{Bitte genau so weitermachen!|Mehr davon, bitte!|Nicht aufhören!}',
        '{So, das musste raus!|Hut ab!}',
      ],
      prompts: [
        'Wer {hat ein dickes Lob verdient|macht seine Sache richtig gut}? Ab damit in die Kommentare!',
        'Was hast du zuletzt {bestaunt|gesehen, das mit Liebe gemacht war}? Schreib’s in die Kommentare!',
      ],
    },
    // To the person who pointed to it.
    {
      openings: {
        instagram: [
          'Danke, danke, danke, [Name der Person]! {Ohne dich hätte ich kein DCK-Deck!|Der Tipp mit dem DCK-Deck war super!|Deinetwegen hab ich jetzt DCK-Karten!}',
          'Ein {dickes|riesiges|herzliches} Danke an [wer dir davon erzählt hat] für den Tipp mit dem DCK-Deck!',
        ],
        linkedin: [
          'Gute Tipps sind {Gold wert|viel wert|ein Geschenk}, also laut und deutlich: Danke, [Name der Person], für den mit dem DCK-Deck!',
          'Dass ich {das DCK-Deck kenne|mit DCK-Karten arbeiten kann|das DCK-Deck vor mir habe}, verdanke ich [wer dir davon erzählt hat]. Danke, ich freu mich riesig!',
        ],
        facebook: [
          'Ein Hoch auf [Name der Person]! Danke für {den Tipp mit dem DCK-Deck|das DCK-Deck|die Idee mit DCK}!',
          'Alle mal herhören: [Name der Person] {hat mich auf das DCK-Deck gebracht|kennt sich aus und hat mir DCK gezeigt|ist schuld an meinem DCK-Deck}! Danke dafür!',
        ],
        threads: [
          'Danke, [Name der Person]! {Das DCK-Deck ist super!|Jetzt hab ich DCK!|DCK, was für ein Tipp!}',
          'Der Tipp mit DCK kam von [wer dir davon erzählt hat]! {Danke dafür!|Dafür ein Danke!|Ich sag Danke!}',
        ],
        tiktok: [
          'Danke, [Name der Person]! {Das DCK-Deck ist ein super Tipp!|Ohne dich kein DCK-Deck!|Ich liebe das DCK-Deck!}',
          'Wer mir das DCK-Deck gezeigt hat? {Das war|Na klar,|Natürlich} [Name der Person]! Danke!',
        ],
      },
      middles: [
        'Die Karten {sind genau mein Ding|sind so was von mein Ding|sind wie für mich gemacht}, {und ich hatte keine Ahnung, dass es so was gibt|ich freu mich so}!',
        'Ich {komm aus den Karten gar nicht mehr raus|würde am liebsten alle Karten auf einmal lesen|hab so eine Freude an den Karten}, {so gut gefallen die mir|dabei fang ich gerade erst an}!',
        '{Die Karten liegen hier vor mir|Vor mir liegen lauter Karten}, und ich {les eine nach der anderen|geb sie nicht mehr her|freu mich über jede einzelne}!',
      ],
      closings: [
        '{Dafür ist ein Kaffee fällig!|Das vergess ich nicht!|Da hat jemand was gut bei mir!}',
        '{Solche Leute braucht man!|Gern mehr davon!}',
      ],
      prompts: [
        'Von wem kam {dein letzter guter Tipp|der Tipp, für den du heute noch dankbar bist}? Ab in die Kommentare damit!',
        'Wer {bringt dich immer auf gute Sachen|hat die guten Tipps}? Namen in die Kommentare!',
      ],
    },
    // Its questions.
    {
      openings: {
        instagram: [
          'Danke, DCK, {ihr stellt vielleicht Fragen|für all die guten Fragen|jetzt rattert mein Kopf}!',
          'Ich liebe {gute Fragen|Fragen|kluge Fragen}, und das DCK-Deck ist voll davon! Danke!',
        ],
        linkedin: [
          'Über gute Fragen freue ich mich bei der Arbeit {immer|am meisten|besonders}, und im DCK-Deck stecken so viele! Danke an alle, die sie geschrieben haben.',
          'Gute Fragen {sind ein Geschenk|sind Gold wert|machen mir gute Laune}! Danke an die Menschen hinter dem DCK-Deck für so viele davon.',
        ],
        facebook: [
          'Heute bedank ich mich {für Fragen|für gute Fragen|für lauter Fragen}! Die kommen aus dem DCK-Deck, und {ich hab meine Freude dran|sie machen mir Spaß}.',
          'Hallo, ihr da bei DCK! Danke für {eure Fragen|eure Karten|euer Deck}, mein Kopf ist jetzt gut beschäftigt!',
        ],
        threads: [
          'DCK fragt, {ich grüble|ich denke nach|mein Kopf rattert}! Danke dafür!',
          'Danke für {die guten Fragen|all die Fragen|so viele Fragen}, DCK! Antworten kommen. Irgendwann.',
        ],
        tiktok: [
          'Danke, DCK! {Jetzt denk ich die ganze Zeit nach!|Mein Kopf kommt nicht mehr zur Ruhe!|Ihr stellt so gute Fragen!}',
          'Diese Fragen! {Wer denkt sich das aus?|Wem fällt so was ein?|Wer kommt auf so was?} DCK, ich danke euch!',
        ],
      },
      middles: [
        'Bei einer Karte {dachte ich sofort an|kam ich gleich auf|war ich in Gedanken sofort bei} [woran du denken musstest]! {So soll das sein.|Das hat mich gefreut.}',
        'Mein Liebling {bisher|unter den Karten|im Deck}: [deine Lieblingskarte]! {Die häng ich mir auf.|Ohne zu zögern.}',
        'Die Fragen {heb ich mir auf für|nehm ich mit zu|probier ich aus bei} [wofür du sie brauchst]! {Ich bin gespannt.|Da hab ich Lust drauf.}',
      ],
      closings: [
        '{Fragt bitte weiter!|Mehr Fragen, bitte!|Hört bloß nicht auf zu fragen!}',
        '{Und jetzt die nächste Karte!|Eine Karte zieh ich noch!}',
      ],
      prompts: [
        'Welche Frage {bringt dich zum Grübeln|stellst du am liebsten}? Schreib sie in die Kommentare!',
        'Wer {fragt dir Löcher in den Bauch|stellt dir die guten Fragen}? Ab in die Kommentare!',
      ],
    },
    // Something colourful to touch.
    {
      openings: {
        instagram: [
          'So viele Farben! {Danke, DCK, da lacht mein Schreibtisch!|Danke, DCK, das macht Laune!|DCK, ich danke euch dafür!}',
          'Danke, DCK, für {bunte Karten|was Buntes|Farbe auf meinem Tisch}! {Ich freu mich wie ein Kind.|Das tut so gut.}',
        ],
        linkedin: [
          'Man darf sich {auch bei der Arbeit|im Job|im Büro} über bunte Karten freuen! Danke an alle, die das DCK-Deck machen.',
          'Ein so buntes Deck, und {mein Schreibtisch sieht gleich freundlicher aus|ich freue mich wie früher über Aufkleber|ich habe gleich bessere Laune}! Danke, DCK.',
        ],
        facebook: [
          'Ich rufe {den Tag der bunten Karten|den Tag der Farben|den Danketag für bunte Karten} aus, und mein erstes Danke geht an DCK!',
          'Karten zum Anfassen, {in Farbe und ganz ohne Akku|bunt und ohne Bildschirm|und so schön bunt}! Danke, DCK!',
        ],
        threads: [
          'Bunte Karten, {gute Laune|ich freu mich|mir geht’s gut}! Danke, DCK!',
          'So viel Farbe {auf einem Tisch|auf einmal|auf kleinen Karten}! Danke, DCK!',
        ],
        tiktok: [
          'Guckt euch {diese Farben|die Farben|mal diese Farben} an! Danke, DCK, ich freu mich so!',
          'So schön bunt! {Und ganz ohne Akku!|Und alles Karten!|Und zum Anfassen!} Danke für das DCK-Deck!',
        ],
      },
      middles: [
        'Fünf Farben {hat das Deck|sind im Deck}, und {ich soll eine Lieblingsfarbe haben? Ich nehm alle|jede hätte ich gern an der Wand|ich kann mich einfach nicht entscheiden}!',
        'Endlich mal {Karten in der Hand und kein Handy|was in der Hand, das nicht piept|was Gedrucktes auf dem Tisch}, {das hat mir so gefehlt|ich bin ganz begeistert}!',
        'Karten {mischen, ziehen, vorlesen|ziehen, lesen, weitergeben|umdrehen, lesen, freuen}: Mehr {brauch ich gerade gar nicht|Technik muss wirklich nicht sein}!',
      ],
      closings: [
        '{Das Deck bekommt einen Ehrenplatz!|Das Deck darf liegen bleiben!|Wegräumen? Niemals!}',
        '{Davon darf es gern mehr geben!|Hach, schön!}',
      ],
      prompts: [
        'Was darf auf deinem Schreibtisch nicht fehlen? {Verrat’s mir|Ruf’s mir zu} in den Kommentaren!',
        'Was {macht dir sofort gute Laune|bringt bei dir Farbe in den Tag}? Ab in die Kommentare!',
      ],
    },
    // Thanks to people one does not know.
    {
      openings: {
        instagram: [
          'Darf man ein ganzes Team {drücken|umarmen|knuddeln}? Danke, DCK!',
          'Ich kenn euch {gar nicht|nicht mal|ja nicht}, aber: Danke für euer DCK-Deck!',
        ],
        linkedin: [
          'Mein Danke geht heute an Leute, die ich {nie getroffen habe|gar nicht kenne|wohl nie treffe}: das Team hinter dem DCK-Deck!',
          'Loben {macht gute Laune|macht Spaß|kostet nichts}, also bitte: Danke an die Menschen, die sich das DCK-Deck ausgedacht haben!',
        ],
        facebook: [
          'Wo kann man sich bei DCK bedanken? {Ach, ich mach’s einfach hier|Ich mach’s jetzt hier|Na gut, dann hier}: Danke!',
          'Wer auch immer {da bei DCK sitzt|das DCK-Deck gemacht hat|hinter DCK steckt}: Lasst euch drücken! Danke!',
        ],
        threads: [
          'Keiner hat gefragt, {ich sag’s trotzdem|aber|trotzdem}: Danke, DCK!',
          'Liebe Leute von DCK: Danke! {Weitermachen!|Einfach so!|Fühlt euch gedrückt!}',
        ],
        tiktok: [
          'Hallo, DCK! {Ihr kennt mich nicht, aber danke!|Ihr kennt mich nicht. Trotzdem danke!|Das hier ist für euch: Danke!}',
          'Wem ich heute Danke sage? {Den Leuten|Allen|Dem ganzen Team} hinter dem DCK-Deck!',
        ],
      },
      middles: [
        'Über diese Karten {muss ich grinsen|denk ich richtig gern nach|will ich mit allen reden}, {und das kommt nicht oft vor|das dürfen ruhig alle wissen}!',
        'Irgendwer {hat sich jede dieser Karten ausgedacht|hat jede einzelne Karte geschrieben}, und {ich find das großartig|den würde ich gern kennenlernen|dem würde ich gern die Hand schütteln}!',
        'Wer {so ein Deck macht, hat bestimmt gute Laune|solche Karten macht, ist mir gleich sympathisch|sich so ein Deck ausdenkt, darf bei mir zum Kaffee kommen}!',
      ],
      closings: [
        '{So, jetzt ist es raus!|Musste mal gesagt werden!|Ende der Lobrede!}',
        '{Macht weiter so!|Grüße an euch alle!}',
      ],
      prompts: [
        'Wem {sagst du heute Danke|willst du heute Danke sagen}? Schreib’s in die Kommentare!',
        'Bei wem {ist dein Danke überfällig|willst du dich schon lang bedanken}? Ab in die Kommentare!',
      ],
    },
  ],
  cards: [
    '{Ganz oben|Obenauf} liegt {card}!',
    'Gezogen hab ich {gerade |}{card}!',
    'Die hier hat’s mir {angetan|gleich angetan}: {card}!',
    'Guckt mal, {was hier liegt|was ganz oben liegt}: {card}!',
    'Besonders gern {mag ich|les ich} {card}!',
    'Mein Blick bleibt immer wieder an {card} hängen!',
  ],
};
