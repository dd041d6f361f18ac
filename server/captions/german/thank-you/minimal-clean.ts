import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks in short plain statements. */
export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    // The work of those who made it.
    {
      openings: {
        instagram: [
          'Danke, DCK. {Das ist gute Arbeit.|Ihr habt gut gearbeitet.|Das Deck ist schön geworden.}',
          'Ein {kleines|ehrliches|schlichtes} Danke an alle, die am DCK-Deck gearbeitet haben.',
        ],
        linkedin: [
          'Gute Arbeit {darf man auch loben|sollte man öfter loben|verdient ein Danke}. Meines geht an die Menschen hinter dem DCK-Deck.',
          'Heute {keine Neuigkeiten|keine Folien|kein Projekt}. Nur ein Danke an alle, die das DCK-Deck gemacht haben.',
        ],
        facebook: [
          'Muss {auch mal gesagt werden|auch mal sein|man auch mal sagen}: danke für das DCK-Deck.',
          'Kein Gemecker heute. {Nur ein Danke an DCK.|Stattdessen danke, DCK.|Heute danke ich DCK.}',
        ],
        threads: [
          'Danke, DCK. {Einfach so.|Ganz ohne Anlass.|Ohne besonderen Grund.}',
          'Loben {geht auch kurz|geht ganz einfach|muss auch mal sein}: Danke, DCK.',
        ],
        tiktok: [
          'Ein kurzes Danke an alle, die {das DCK-Deck gemacht haben|am DCK-Deck gearbeitet haben|hinter dem DCK-Deck stecken}.',
          'Das hier ist das DCK-Deck, {und dafür sage ich Danke|und ich möchte mich bedanken|und ich sage Danke dafür}.',
        ],
      },
      middles: [
        'Man {sieht die Mühe auf jeder Karte|merkt jeder Karte die Mühe an|sieht, wie genau hier jemand war}.',
        'Die Karten sind {sorgfältig gemacht|genau durchdacht|bis ins Detail durchdacht}. {Das freut mich.|So etwas schätze ich.}',
        'Jede Karte {sieht anders aus|ist anders gestaltet}. {Keine ist langweilig.|Alle sind schön.|Das macht Arbeit.}',
      ],
      closings: [
        '',
        '{Gern weiter so.|Bitte weitermachen.}',
        '{Das war’s schon.|Mehr wollte ich nicht sagen.}',
      ],
      prompts: [
        'Wessen Arbeit {magst|schätzt} du? Schreib’s in die Kommentare.',
        'Wer verdient {ein Lob|ein Danke}? Ab in die Kommentare.',
      ],
    },
    // To the person who pointed to it.
    {
      openings: {
        instagram: [
          'Danke, [Name der Person], {für den Tipp mit dem DCK-Deck|dass ich jetzt DCK kenne|für das DCK-Deck}.',
          'Das DCK-Deck {war ein Tipp|ist ein Tipp|war eine Empfehlung} von [wer dir davon erzählt hat]. Danke dafür.',
        ],
        linkedin: [
          'Gute Tipps {sind selten|sind viel wert|vergisst man leicht}. Danke an [wer dir davon erzählt hat] für den mit dem DCK-Deck.',
          'Das DCK-Deck {hätte ich allein nicht gefunden|kannte ich nicht|wäre mir entgangen}. Danke für den Tipp, [Name der Person].',
        ],
        facebook: [
          'Der Tipp mit dem DCK-Deck kam von [wer dir davon erzählt hat]. {Danke dafür.|Dafür ein Danke.|Dafür danke ich.}',
          '[Name der Person], das ist für dich: {Danke für das DCK-Deck|Danke für den Tipp mit DCK|Danke, dass ich jetzt DCK kenne}.',
        ],
        threads: [
          'DCK kenne ich durch [wer dir davon erzählt hat]. {Danke.|Dafür danke.|Ein Danke dafür.}',
          'Guter Tipp, [Name der Person]. {Danke für DCK.|Danke für das DCK-Deck.|Danke, jetzt kenne ich DCK.}',
        ],
        tiktok: [
          'Danke, [Name der Person]. {Das DCK-Deck war ein guter Tipp.|Ohne dich kein DCK-Deck.|Jetzt habe ich DCK-Karten.}',
          'Von [wer dir davon erzählt hat] kam {der Tipp mit DCK|der Tipp: DCK-Karten|die Idee mit dem DCK-Deck}. Danke dafür.',
        ],
      },
      middles: [
        'Die Karten {passen zu mir|sind genau richtig für mich|gefallen mir sehr}.',
        'Die Karten {bleiben in Reichweite|bekommen einen guten Platz|liegen griffbereit auf dem Tisch}.',
        'Ich {lese gern in den Karten|habe Freude an den Karten|mag die Karten sehr}. {Und ich fange gerade erst an.|Dabei bin ich erst am Anfang.}',
      ],
      closings: [
        '',
        '{Danke noch mal.|Das war nett.}',
        '{Gern wieder so ein Tipp.|Solche Tipps mag ich.}',
      ],
      prompts: [
        'Von wem kam {dein letzter guter Tipp|dein letzter Tipp}? Schreib’s in die Kommentare.',
        'Wer {gibt dir gute Tipps|bringt dich auf Ideen}? Gern in die Kommentare.',
      ],
    },
    // Its questions.
    {
      openings: {
        instagram: [
          'Danke, DCK, für {gute Fragen|die vielen Fragen|so viele Fragen}.',
          'Das DCK-Deck {belehrt nicht, es fragt|fragt, statt zu belehren|will nichts besser wissen}. Danke dafür.',
        ],
        linkedin: [
          'Gute Fragen {machen Arbeit|schreiben sich nicht von selbst|muss erst jemand aufschreiben}. Danke an alle, die am DCK-Deck gearbeitet haben.',
          'Antworten bekomme ich {genug|überall|jeden Tag}, gute Fragen selten. Danke an DCK für ein ganzes Deck davon.',
        ],
        facebook: [
          'Danke für {die Fragen|die guten Fragen|eure Fragen}, DCK. Ich denke noch nach.',
          'Heute danke ich {für die Fragen im DCK-Deck|DCK, und zwar für die Fragen|den Leuten von DCK für ihre Fragen}.',
        ],
        threads: [
          'Danke fürs Fragen, DCK. {Ich überlege noch.|Die Antwort dauert.|Ich melde mich.}',
          'DCK {fragt nett|fragt gut|fragt freundlich}. Dafür danke.',
        ],
        tiktok: [
          'Danke, DCK, {jetzt denke ich nach|ihr stellt gute Fragen|eure Fragen sind gut}. Das wollte ich kurz sagen.',
          'Endlich gute Fragen: {Danke an das DCK-Deck|Danke dafür, DCK|Dafür danke ich DCK}.',
        ],
      },
      middles: [
        'Auf vielen Karten steht {eine Frage|nur eine Frage|einfach eine Frage}. {Das genügt.|Mehr braucht es nicht.}',
        'Die Karten {fragen und warten|fragen und geben Ruhe|fragen, der Rest liegt bei mir}. {Das tut gut.|Das mag ich.}',
        'Eine Frage reicht mir {für eine Pause|für einen Kaffee|für einen Spaziergang}. {Mindestens.|Eher für zwei.}',
      ],
      closings: [
        '',
        '{Ich lese weiter.|Die nächste Frage, bitte.}',
        '{Fragt gern weiter.|Mehr davon.}',
      ],
      prompts: [
        'Welche Frage {vergisst du nicht|beschäftigt dich}? Schreib’s in die Kommentare.',
        'Wer stellt dir {gute Fragen|die klügsten Fragen}? Ab in die Kommentare.',
      ],
    },
    // What I use it for.
    {
      openings: {
        instagram: [
          'Danke, DCK. {Ich weiß schon, wofür ich das Deck nehme.|So etwas kann ich brauchen.|Das Deck kommt mir gelegen.}',
          'Das DCK-Deck {kommt gerade recht|kann ich gut brauchen|passt gerade gut}. Danke dafür.',
        ],
        linkedin: [
          'Gute Anstöße {kann ich bei der Arbeit immer brauchen|sind bei der Arbeit viel wert|brauche ich bei der Arbeit oft}. Danke an die Menschen hinter dem DCK-Deck.',
          'Ein Danke an DCK, {ganz praktisch gemeint|aus praktischen Gründen|aus dem Arbeitsalltag}. Ich kann das Deck gut brauchen.',
        ],
        facebook: [
          'Danke für das DCK-Deck. {Ich weiß schon, wohin damit.|Ich habe schon etwas vor damit.|Es wird gebraucht.}',
          'Ein Danke an DCK. {Euer Deck wird benutzt.|Euer Deck kommt mit.|Für euer Deck habe ich Verwendung.}',
        ],
        threads: [
          'Danke, DCK. {Kann ich brauchen.|Wird benutzt.|Kommt gelegen.}',
          'DCK-Karten {haben bei mir schon einen Termin|kommen bei mir nicht ins Regal|werden hier gebraucht}. Danke dafür.',
        ],
        tiktok: [
          'Danke für das DCK-Deck, {ich weiß schon, wofür|das kann ich brauchen|das kommt mir recht}.',
          'Kurzes Danke an DCK. {Das Deck wird gebraucht.|Das Deck benutze ich.|Ich habe schon etwas damit vor.}',
        ],
      },
      middles: [
        '{Meine Karten sind für|Ich nehme die Karten für|Gedacht sind meine Karten für} [wofür du sie brauchst].',
        '{Ich nehme die Karten mit zu|Ich packe die Karten aus bei|Auf den Tisch lege ich die Karten bei} [deinem nächsten Treffen].',
        '{Ausprobieren will ich die Karten bei|Zuerst nehme ich die Karten für|Als Erstes ziehe ich Karten für} [woran du gerade arbeitest].',
      ],
      closings: ['', '{Ich bin gespannt.|Ich freue mich drauf.}', '{Ich berichte.|Bericht folgt.}'],
      prompts: [
        'Wofür würdest du {die Karten|so ein Deck} nehmen? Schreib’s in die Kommentare.',
        'Was {hilft dir beim Nachdenken|bringt dich auf Ideen}? Gern in die Kommentare.',
      ],
    },
    // Something to touch.
    {
      openings: {
        instagram: [
          'Danke, DCK, {für Karten zum Anfassen|für etwas zum Anfassen|für echte Karten}.',
          'DCK. {Kein Bildschirm, nur Karten|Fünf Farben, lauter Karten|Nur Karten, schön bunt}. Danke dafür.',
        ],
        linkedin: [
          'Mein Tag besteht aus {Bildschirmen|Fenstern und Tabs|Nachrichten}. Danke an DCK für ein Deck zum Anfassen.',
          'Auf meinem Schreibtisch {liegt etwas Gedrucktes|liegen Karten|liegt jetzt etwas Buntes}: das DCK-Deck. Ein Danke an alle, die es machen.',
        ],
        facebook: [
          'Danke, DCK, für {etwas ohne Akku und Passwort|ein Deck ohne Bildschirm|etwas Gedrucktes}.',
          'Bunte Karten {gehen immer|mag ich|kann ich brauchen}. Danke, DCK.',
        ],
        threads: [
          'Danke, DCK, {dass da nichts piept|dass da nichts leuchtet|für ein bisschen Stille}.',
          'Karten {ohne Updates|ohne Akku|ohne Passwort}. Danke dafür, DCK.',
        ],
        tiktok: [
          'Karten, {die man anfassen kann|ganz ohne Bildschirm|die man mischen kann}: Danke dafür, DCK.',
          'Danke, DCK, für etwas, {das keinen Akku braucht|das nicht piepen kann|das man anfassen kann}.',
        ],
      },
      middles: [
        'Karten in der Hand {sind etwas Schönes|sind mir lieber als Dateien|haben mir gefehlt}. {Das Handy kann warten.|Das Handy hat Pause.}',
        'Die fünf Farben {gefallen mir|stehen dem Tisch gut|machen gute Laune}. {Ich kann mich nicht entscheiden.|Ich schaue gern hin.}',
        'Eine Karte {bleibt auf dem Tisch liegen|liegt offen vor mir|darf liegen bleiben}. {So vergesse ich sie nicht.|So lese ich sie öfter.}',
      ],
      closings: [
        '',
        '{Das Deck bleibt hier.|Das Deck behalte ich.}',
        '{Schön, dass es das gibt.|Gern mehr davon.}',
      ],
      prompts: [
        'Was darf auf deinem Schreibtisch nicht fehlen? {Ab in die Kommentare.|Gern in die Kommentare.}',
        'Was {hast du gern in der Hand|machst du ohne Bildschirm}? Schreib’s in die Kommentare.',
      ],
    },
  ],
  cards: [
    'Gezogen: {card}.',
    '{Obenauf|Ganz oben} liegt {card}.',
    'Im Kopf geblieben: {card}.',
    '{Zuletzt gelesen|Gern gelesen}: {card}.',
    '{Vor mir|Auf dem Tisch} liegt {card}.',
    'Diese Karte {mag ich|gefällt mir}: {card}.',
  ],
};
