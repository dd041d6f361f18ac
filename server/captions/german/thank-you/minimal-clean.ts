import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks in fragments. */
export const MINIMAL_CLEAN: ToneBlocks = {
  openings: {
    instagram: [
      ['Danke, DCK. {Einfach so.|Ohne Anlass.|Ganz schlicht.}'],
      ['{Ein Bild, ein Wort|Ein Foto, ein Wort|Wenig Worte}: danke, DCK.'],
      ['DCK-Karten. {Ein Danke dazu.|Mit Dank.|Und ein Danke.}'],
      ['{Ein leises|Ein stilles|Ein kleines} Danke an DCK.'],
      ['{Gemacht mit Mühe|Gut gemacht|Sorgfältig gemacht}, DCK. Danke.', 'thanks'],
      ['DCK. Danke {für|besonders für|vor allem für} [was du besonders magst].', 'slot'],
      ['{Dank an|Danke an|Gruß und Dank an} [wer dir das Deck gezeigt hat]. Für DCK.', 'slot'],
      [
        'Das DCK-Deck. {Bekommen von|Dahinter steckt|Eingefädelt von} [wer dir das Deck gegeben hat]. Danke.',
        'slot',
      ],
      ['{Schwarz auf bunt|In aller Form|Hiermit offiziell}: danke, DCK.', 'colours'],
      ['Das DCK-Deck {und ein Dankeschön|und ein Danke|und mein Dank}.'],
    ],
    linkedin: [
      [
        '{Ein Dank an die Menschen|Danke an die Menschen|Mein Dank an die Menschen} hinter dem DCK-Deck. Ohne Anlass, mit Absicht.',
      ],
      [
        '{Gute Arbeit|Sorgfalt|Genaue Arbeit} gehört auch gesehen. Danke an alle hinter dem DCK-Deck.',
        'thanks',
      ],
      [
        '{Keine Zahlen|Keine Folien|Keine Neuigkeiten} heute. Nur ein Danke an die Leute hinter dem DCK-Deck.',
      ],
      [
        'Karten, {mit Bedacht|mit Sorgfalt|mit Geduld} gemacht. Ein Danke an alle, die am DCK-Deck sitzen.',
        'thanks',
      ],
      [
        '{Wird zu selten gesagt|Sagt man zu selten|Kommt zu kurz} im Arbeitsalltag: danke. Heute geht es an DCK.',
      ],
      [
        'Danke an [wer dir das Deck gezeigt hat]. {Für den Hinweis auf das DCK-Deck|Für den Tipp mit dem DCK-Deck|Für das DCK-Deck auf meinem Tisch}.',
        'slot',
      ],
      [
        '{Beruf|Mein Beruf|Mein Fach}: [dein Beruf]. Täglicher Bedarf: gute Fragen. Darum ein Danke an DCK.',
        'slot',
      ],
      [
        'Auf dem Schreibtisch: [woran du arbeitest]. {Daneben|Gleich daneben|Dabei}: das DCK-Deck. Danke dafür.',
        'slot',
      ],
      [
        'Kleine Karten, {viel Arbeit|viele Stunden|viel Geduld}. Ein Dank an die Menschen, die DCK machen.',
        'thanks',
      ],
      [
        '{Ein Werkzeug aus Karten|Ein Deck voller Fragen|Fragen statt Folien}. Und ein Danke an das ganze Team von DCK.',
      ],
    ],
    facebook: [
      ['{Muss auch mal sein|Musste mal gesagt werden|Heute fällig}: danke, DCK.'],
      ['Danke. {An DCK. Für die Karten.|An alle hinter DCK.|An die von DCK.}'],
      ['DCK-Deck. {Danke, wer auch immer.|Danke, ihr Unbekannten.|Danke, ihr dahinter.}'],
      ['{Kurz und von Herzen|Kurz und ehrlich|Knapp, aber herzlich}: danke für die DCK-Karten.'],
      ['Ein Danke {von hier aus|in die Runde|quer durchs Netz}. An DCK.'],
      ['{Danke dir|Hab Dank|Danke}, [wer dir das Deck gegeben hat]. Für die DCK-Karten.', 'slot'],
      [
        '{Der Tipp|Der Hinweis|Die Idee} kam von [wer dir davon erzählt hat]. Danke. DCK bleibt.',
        'slot',
      ],
      [
        '{Grund zum Danken|Grund für ein Danke|Anlass für Dank}: [was du besonders magst]. Und DCK überhaupt.',
        'slot',
      ],
      ['{Kein Gemecker|Nichts zu meckern|Keine Beschwerde}. Nur Dank. An DCK.'],
      ['Fünf Buchstaben {für DCK|Richtung DCK|an DCK}: danke.'],
    ],
    threads: [
      ['DCK: danke. {Ende.|Punkt.|Das war’s.}'],
      ['{Dank, formlos|Danke, formlos|Formloser Dank}. An DCK.'],
      ['Danke, DCK. {Wirklich.|Im Ernst.|Ohne Ironie.}'],
      ['{Heute nett|Ausnahmsweise nett|Mal nett}: danke, DCK.'],
      ['{Lob, unaufgefordert|Lob, freiwillig|Lob, gratis}. Danke, DCK.'],
      [
        '{Schuld ist|Schuld daran ist|Verantwortlich ist} [wer dir das Deck gezeigt hat]. Danke für DCK.',
        'slot',
      ],
      ['DCK. [was du besonders magst]. {Danke.|Dafür danke.|Danke dafür.}', 'slot'],
      ['{Gehört sich|Anstand muss sein|Wie es sich gehört}: danke, DCK.'],
      ['{Über|Durch|Via} [wer dir davon erzählt hat] zu DCK. Danke.', 'slot'],
      ['Danke an DCK. {Wenige Worte.|Sonst nichts Neues.|Mehr Text wäre zu viel.}'],
    ],
    tiktok: [
      ['{Kurz|Schnell|Eben} danke, DCK.'],
      ['Danke. {Für DCK.|Gemeint ist DCK.|Geht an DCK.}'],
      ['DCK. {Ein Danke.|Nur danke.|Einfach danke.}'],
      ['{Das|Dieses Deck|Der Stapel hier}: DCK. Danke dafür.'],
      ['{Leise|Ruhig|Still} gedankt: DCK.'],
      ['{Danke|Hey, danke|Ach, danke}, [wer dir das Deck gegeben hat]. Für DCK.', 'slot'],
      ['Danke, DCK, {für|auch für|allein für} [deine liebste Kleinigkeit].', 'slot'],
      ['{Tipp|Idee|Fund} von [wer dir davon erzählt hat]: DCK. Danke.', 'slot'],
      ['{Höflich|Brav|Artig} gesagt: danke, DCK.'],
      ['{Ein Wort für|Ein Gruß an|Ein Zettel an} DCK: danke.'],
    ],
  },
  middles: [
    ['{Viel Arbeit|Viel Mühe}. {Man merkt sie.|Sie ist zu sehen.|Das fällt auf.}', 'thanks'],
    [
      '{Auf jeder Karte ein Gedanke.|Ein Gedanke je Karte.} {Kein Wort zu viel.|Mehr braucht keine.}',
      'one-card',
    ],
    ['Karten, die {fragen|nachfragen}. {Und dann warten.|Und dann schweigen.}', 'one-card'],
    [
      '{Jedes Muster anders.|Kein Muster doppelt.} {Schön anzusehen.|Darum schaue ich gern hin.}',
      'drawings',
      'code',
    ],
    [
      '{Fünf Farben.|Farben, fünf an der Zahl.} {Alle gern gesehen.|Keine zu viel.|Jede gemocht.}',
      'colours',
    ],
    [
      '{Ein Stream hört zu|Ein Stream für Zufälle|Ein Stream gegen alte Regeln}. {Mag ich.|Gefällt mir.}',
      'streams',
    ],
    [
      '{Zitat, Idee, Spiel.|Theorie, Zitat, Spiel.} {Von allem etwas.|Für jede Laune etwas.}',
      'kinds',
    ],
    ['{Mein Liebling|Am liebsten|Gern gesehen}: [was du am liebsten magst].', 'slot'],
    ['{Erster Gedanke|Gedacht an|Im Kopf dabei}: [woran du denken musstest].', 'slot'],
    ['{Gedacht für|Mein Plan|Wird gebraucht für}: [wofür du sie brauchst].', 'slot'],
    ['{Kein Bildschirm.|Kein Akku.|Kein Ton.} {Zum Anfassen.|Nur Karten.}'],
    [
      '{Stift gesucht.|Notizbuch auf.|Stift bereit.} {Die Fragen sind gut.|Es gibt zu denken.}',
      'writing',
    ],
    [
      '{Aufdecken. Vorlesen. Reden.|Hinlegen. Vorlesen. Zuhören.} {Mehr nicht.|So einfach.}',
      'talking',
    ],
  ],
  cards: [
    ['{Stellvertretend|Für alle}: {card}.', 'one-card'],
    ['{Dazu|Und dazu}: {card}.'],
    ['{Gezogen|Umgedreht}: {card}.', 'drawing-cards'],
    ['{Dabei|Mit dabei}: {card}.'],
    ['{Obenauf|Ganz oben}: {card}.'],
    ['{Allen voran|Auch gern gelesen}: {card}.', 'one-card'],
    ['{card}. {Danke auch dafür.|Gern gelesen.}'],
    ['{Vor mir|Neben mir}: {card}.'],
  ],
  closings: [
    ['{Das war’s schon.|Soweit.|Mehr nicht.}'],
    ['{Das Deck bleibt hier.|Das Deck hat seinen Platz.|Ein guter Platz ist frei.}', 'shelf'],
    ['{Weiter so.|Gern weiter so.|Bitte so weitermachen.}'],
    ['{Schön, so etwas.|Gut, dass es das gibt.|Gibt es nicht oft.}'],
    ['{Nächste Karte.|Noch eine Karte.|Eine geht noch.}', 'drawing-cards'],
    ['{Freut mich.|Ich freue mich.|Macht Freude.}'],
    ['{Gern gesagt.|Ernst gemeint.|So gemeint.}'],
    [
      '{Das Deck wird gut behandelt.|Das Deck ist in guten Händen.|Das Deck wird gehütet.}',
      'shelf',
    ],
    ['{Lob, Ende.|Genug gelobt.|Schluss mit Lob.}'],
    ['{Musste sein.|Das gehörte gesagt.|Nun ist es gesagt.}'],
    ['{Leise gesagt, laut gemeint.|Kurz gesagt, lang gemeint.|Kurz, aber herzlich.}'],
    ['{Ich lese weiter.|Ich blättere weiter.|Zurück zu den Karten.}'],
  ],
  prompts: [
    ['{Wem dankst du|Dein Danke geht an wen}? Schreib einen Kommentar.', 'question'],
    ['{An wen geht dein Danke|Für wen ist dein Danke}? Ab in die Kommentare.', 'question'],
    ['Was darf auf deinem Schreibtisch nicht fehlen? Ab in die Kommentare.', 'question'],
    ['{Was freut dich|Worüber freust du dich}? Kommentar genügt.', 'question'],
    ['{Ein Name|Ein Mensch}, dem du dankst? Gern als Kommentar.', 'question'],
    [
      '{Wer hat ein Danke verdient|Wer verdient ein Danke}? Verrat’s in den Kommentaren.',
      'question',
    ],
    ['{Deine liebste Kleinigkeit|Was magst du gerade}? Kommentare sind offen.', 'question'],
  ],
};
