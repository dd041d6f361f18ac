import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks in full, measured sentences. */
export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // The work of those who made it.
    {
      openings: {
        instagram: [
          'Danke an alle, die {am DCK-Deck gearbeitet haben|das DCK-Deck gemacht haben|hinter dem DCK-Deck stehen}.',
          'Danke, DCK. {Ich mag es, wenn etwas sorgfältig gemacht ist.|Man sieht, dass ihr genau gearbeitet habt.|Das ist ein schönes Deck geworden.}',
        ],
        linkedin: [
          'Gute Werkzeuge {fallen nicht vom Himmel|entstehen nicht nebenbei|muss sich jemand ausdenken}. Mein Dank geht an alle, die am DCK-Deck gearbeitet haben.',
          'Sorgfalt {fällt meistens nur auf, wenn sie fehlt|sieht man oft erst, wenn sie fehlt|lobt man viel zu selten}. Beim DCK-Deck ist sie mir aufgefallen, danke dafür.',
        ],
        facebook: [
          'Wenn etwas gut gemacht ist, {darf man das auch sagen|sollte man das sagen|muss man das nicht für sich behalten}. Also: danke für das DCK-Deck.',
          'Ich {möchte mich heute einmal|möchte mich hier|will mich einfach einmal} bei den Leuten bedanken, die das DCK-Deck gemacht haben.',
        ],
        threads: [
          'Danke, DCK. {Gute Arbeit sieht man.|Sorgfalt fällt auf.|Das ist gut gemacht.}',
          'Ein {ehrliches|schlichtes|einfaches} Danke an alle, die am DCK-Deck arbeiten.',
        ],
        tiktok: [
          'Ich möchte {mich kurz bedanken|einmal Danke sagen|kurz Danke sagen}, und zwar für das DCK-Deck.',
          'Wenn etwas gut gemacht ist, sage ich das auch: {Danke, DCK|Danke an DCK|Danke für DCK}.',
        ],
      },
      middles: [
        'In dem Deck steckt viel Arbeit, {in den Texten wie in der Gestaltung|und zwar auf jeder Karte|gerade bei den kleinen Dingen}.',
        'Die {Texte auf den Karten sind kurz|Karten sind knapp geschrieben}, und {genau das ist ja die eigentliche Arbeit|trotzdem steht alles da, was man braucht|man merkt, dass jemand lange daran gefeilt hat}.',
        'Jede Karte {ist anders gestaltet|sieht anders aus}, {und trotzdem passt alles zusammen|da hat sich jemand wirklich Mühe gegeben|und ich schaue gern genauer hin}.',
      ],
      closings: [
        '{Das war mir ein Danke wert.|Mehr wollte ich gar nicht sagen.|So viel dazu von mir.}',
        '{Gern weiter so.|Schön, dass jemand so etwas macht.}',
      ],
      prompts: [
        'Wessen Arbeit {schätzt du|verdient mehr Lob}? Ich freue mich auf deinen Kommentar.',
        'Wo ist dir zuletzt {gute Arbeit|Sorgfalt} aufgefallen? Schreib es gern in die Kommentare.',
      ],
    },
    // To the person who pointed to it.
    {
      openings: {
        instagram: [
          'Den Tipp mit dem DCK-Deck {habe ich von|verdanke ich|bekam ich von} [Name der Person]. Danke dafür.',
          'Danke, [Name der Person], {für den Tipp mit dem DCK-Deck|dass du mir das DCK-Deck gezeigt hast|für den guten Rat, mir DCK anzusehen}.',
        ],
        linkedin: [
          'Die nützlichsten Tipps bekomme ich {von Menschen, nicht aus Suchmaschinen|immer noch von Menschen|im Gespräch}. Danke an [wer dir davon erzählt hat] für den mit dem DCK-Deck.',
          'Ohne [wer dir davon erzählt hat] {wäre mir das DCK-Deck entgangen|wüsste ich nichts vom DCK-Deck|hätte ich mir das DCK-Deck nie angesehen}. Danke für den Tipp.',
        ],
        facebook: [
          'Das DCK-Deck {habe ich nicht selbst entdeckt|hätte ich allein nicht gefunden|kannte ich vorher nicht}. Der Tipp kam von [Name der Person], danke dafür.',
          'Danke an [wer dir davon erzählt hat], {der Tipp mit dem DCK-Deck war gut|so bin ich zum DCK-Deck gekommen|ohne den Tipp hätte ich kein DCK-Deck}.',
        ],
        threads: [
          'Zum DCK-Deck bin ich durch [wer dir davon erzählt hat] gekommen. {Danke dafür.|Dafür danke ich.|Dafür ein Danke.}',
          'Danke, [Name der Person]. {DCK war ein guter Tipp.|Ohne dich würde ich DCK nicht kennen.|Auf DCK wäre ich nicht gekommen.}',
        ],
        tiktok: [
          'Das DCK-Deck kenne ich {durch|nur durch|dank} [Name der Person]. Dafür vielen Dank.',
          'Danke, [Name der Person]. {Das DCK-Deck war ein guter Tipp.|Der Tipp mit DCK war gut.|Das DCK-Deck kannte ich nicht.}',
        ],
      },
      middles: [
        'Die Karten liegen {jetzt vor mir|nun auf meinem Tisch}, und ich {lese gern darin|freue mich über jede gute Frage|ziehe gern eine nach der anderen}.',
        'Die Karten {passen gut zu dem, was ich mache|passen gut zu meiner Arbeit|treffen ziemlich genau, was mich interessiert}, {da hat jemand mitgedacht|darüber freue ich mich}.',
        'Ich {habe Freude an den Karten|lese gern in den Karten|nehme die Karten gern in die Hand} und {wüsste schon, wem sie noch gefallen|überlege, wem ich sie zeige}.',
      ],
      closings: [
        '{Ich gebe den Tipp gern weiter.|Den Tipp gebe ich gern weiter.|Ich werde mich revanchieren.}',
        '{Solche Tipps nehme ich gern.|Gut, wenn man solche Menschen kennt.}',
      ],
      prompts: [
        'Von wem kam {dein letzter guter Rat|dein letzter guter Tipp}? Schreib es gern in die Kommentare.',
        'Wer {macht dich auf gute Dinge aufmerksam|bringt dich auf neue Ideen}? Ein Name in den Kommentaren genügt.',
      ],
    },
    // Its questions.
    {
      openings: {
        instagram: [
          'Für die Fragen im DCK-Deck {bedanke ich mich gern|möchte ich Danke sagen|sage ich heute einmal Danke}.',
          'Danke an DCK für {Karten, die fragen|Fragen, über die ich gern nachdenke|ein Deck, das fragt und nicht belehrt}.',
        ],
        linkedin: [
          'Eine gute Frage {bringt mich oft weiter als ein Ratschlag|ist bei der Arbeit viel wert|ist oft der Anfang von etwas}. Danke an alle, die das DCK-Deck geschrieben haben.',
          'Ratschläge {bekommt man im Beruf genug|gibt es im Beruf reichlich|hört man im Beruf täglich}, gute Fragen eher selten. Deshalb danke ich den Menschen hinter dem DCK-Deck.',
        ],
        facebook: [
          'Heute bedanke ich mich {für gute Fragen|für ein paar Fragen|einmal für Fragen}. Sie stehen im DCK-Deck, und {sie beschäftigen mich|ich lese sie gern}.',
          'Danke an die Leute von DCK {für die guten Fragen|für so viele gute Fragen|für Fragen, die man nicht gleich beantworten kann}.',
        ],
        threads: [
          'Danke, DCK, {für Fragen ohne Zeigefinger|für die Fragen|dass ihr fragt, statt zu belehren}.',
          'Gute Fragen sind Arbeit. {Danke an DCK für so viele.|Danke, DCK, für eure.|Die von DCK sind gut, danke.}',
        ],
        tiktok: [
          'Danke an DCK {für Fragen, die mich beschäftigen|für wirklich gute Fragen|für Fragen, die man selten hört}.',
          'Ich lasse mich gern etwas fragen. {Danke also für das DCK-Deck.|Danke, DCK, für eure Fragen.|Danke an DCK für so gute Fragen.}',
        ],
      },
      middles: [
        'Beim Lesen {dachte ich an|war ich in Gedanken bei|kam ich gleich auf} [woran du denken musstest], {damit hatte ich nicht gerechnet|und das hat mich gefreut}.',
        'Besonders {mag ich|gern lese ich|im Kopf geblieben ist mir} [deine Lieblingskarte], {die lege ich mir auf den Tisch|da komme ich ins Nachdenken}.',
        'Die Fragen {nehme ich mit zu|kann ich gut brauchen für|hebe ich mir auf für} [wofür du sie brauchst]. {Ich bin gespannt.|Da passen sie gut.}',
      ],
      closings: [
        '{So werde ich gern gefragt.|Fragt gern weiter.|Davon gern mehr.}',
        '{Ich lese dann weiter.|Auf die nächste Frage bin ich gespannt.}',
      ],
      prompts: [
        'Welche Frage {hat dich weitergebracht|würdest du gern öfter hören}? Schreib sie gern in die Kommentare.',
        'Wer {stellt dir gute Fragen|fragt dich das Richtige}? Ein Kommentar genügt.',
      ],
    },
    // Something to touch.
    {
      openings: {
        instagram: [
          'Danke, DCK, {für etwas, das man in die Hand nehmen kann|für gedruckte Karten|für ein Deck ganz ohne Bildschirm}.',
          'Ein Danke an DCK, {weil ich gern mit Karten arbeite|weil ich gern etwas in der Hand habe|weil gedruckte Karten etwas Schönes sind}.',
        ],
        linkedin: [
          'Fast alles, womit ich arbeite, {hat einen Bildschirm|braucht Strom|will ein Passwort}. Das DCK-Deck nicht, und dafür bedanke ich mich.',
          'Dass {jemand noch Karten druckt|es noch gedruckte Karten für die Arbeit gibt|man Ideen auch mit Karten sammeln kann}, freut mich. Danke an die Menschen hinter dem DCK-Deck.',
        ],
        facebook: [
          'Danke an DCK für {etwas ohne Bildschirm|etwas, das nicht piept|etwas zum Anfassen}. Ich merke, dass mir das {gefehlt hat|gefällt}.',
          'Auf meinem Tisch {liegt das DCK-Deck, und ich schaue es gern an|liegen bunte Karten von DCK}. Ein Danke an alle, die {daran gearbeitet haben|so etwas machen}.',
        ],
        threads: [
          'Danke, DCK, für {etwas ohne Passwort|etwas ohne Ladekabel|etwas, das nicht leuchtet}.',
          'Gedruckte Karten, {herrlich altmodisch|wie angenehm|wie schön}. Danke, DCK.',
        ],
        tiktok: [
          'Kein Bildschirm, nur Karten. {Dafür danke ich DCK.|Danke an DCK dafür.|Danke, DCK, sehr angenehm.}',
          'Danke für das DCK-Deck, {das kann man in die Hand nehmen|das kommt ohne Akku aus|das piept wenigstens nicht}.',
        ],
      },
      middles: [
        'Es tut gut, {etwas in der Hand zu haben, das nicht leuchtet|für einen Moment nichts anklicken zu müssen|Karten zu mischen, statt Tabs zu schließen}.',
        'Eine Karte kann ich {einfach |}liegen lassen, {bis mir etwas dazu einfällt|und der Gedanke bleibt|und am nächsten Tag lese ich sie anders}.',
        'Die {fünf Farben|bunten Karten} {machen gute Laune|sehen nebeneinander schön aus|sind schön anzusehen}, {mein Blick bleibt oft daran hängen|auch wenn ich gerade nichts lese}.',
      ],
      closings: [
        '{Das Deck räume ich nicht weg.|Das Deck hat bei mir seinen Platz.|Das Deck behalte ich in Reichweite.}',
        '{Das Deck macht mir Freude.|Ein schönes Deck.}',
      ],
      prompts: [
        'Was darf auf deinem Schreibtisch nicht fehlen? {Schreib es gern in die Kommentare.|Ich freue mich auf deinen Kommentar.}',
        'Was {machst du am liebsten ohne Bildschirm|erledigst du noch von Hand}? Schreib es gern in die Kommentare.',
      ],
    },
    // Thanks to people one does not know.
    {
      openings: {
        instagram: [
          'Man dankt viel zu selten Menschen, die man {nicht kennt|nie getroffen hat|nie sieht}. Heute also: danke an die Leute von DCK.',
          'Ein Danke {ohne besonderen Anlass|ganz ohne Anlass|zwischendurch}, an die Menschen hinter dem DCK-Deck.',
        ],
        linkedin: [
          'Bei der Arbeit bedanken wir uns {meistens erst zum Abschied|oft erst, wenn jemand geht|gern im letzten Satz einer Mail}. Ich fange heute damit an: danke an die Menschen hinter DCK.',
          'Statt einer {Neuigkeit|Projektmeldung|Ankündigung} heute nur ein Danke, an alle, die sich das DCK-Deck ausgedacht haben.',
        ],
        facebook: [
          'Es tut gut, {einmal nicht zu klagen|auch einmal etwas zu loben|zwischendurch Danke zu sagen}. Also: danke an die Leute von DCK.',
          'Ich kenne {niemanden bei DCK|bei DCK niemanden persönlich|die Leute von DCK nicht} und möchte mich trotzdem bedanken.',
        ],
        threads: [
          'Sich zu bedanken {ist ein bisschen altmodisch|kommt aus der Mode|macht kaum noch wer}. Danke, DCK.',
          'Ich kenne {bei DCK niemanden|keinen von DCK|von DCK nur die Karten}. Danke sage ich trotzdem.',
        ],
        tiktok: [
          'Wem ich heute Danke sage? {Den Menschen|Den Leuten|Allen} hinter dem DCK-Deck.',
          'Danke sagt man {zu selten|viel zu selten|fast nie}. Also sage ich es mal: danke, DCK.',
        ],
      },
      middles: [
        'Irgendjemand {hat sich diese Karten ausgedacht|hat jede dieser Karten geschrieben|hat über jede Karte lange nachgedacht}, und {ich habe jetzt etwas davon|ich sitze davor und freue mich}.',
        'Hinter {so einem Deck|solchen Karten} stehen Leute, {die es einfach gut machen wollen|die viel Zeit hineinstecken|die gern genau arbeiten}, {und ein Danke hören die viel zu selten|und das vergisst man leicht}.',
        'Die Karten {nehme ich gern in die Hand|lese ich gern|beschäftigen mich noch}, {das sollen die Leute dahinter ruhig wissen|und damit bin ich sicher nicht allein}.',
      ],
      closings: [
        '{Das war schon alles.|Mehr wollte ich nicht sagen.|Nur so viel für heute.}',
        '',
        '{Viele Grüße an euch.|Einen schönen Gruß an euch.}',
      ],
      prompts: [
        'Wem {möchtest du gern danken|dankst du viel zu selten}? Schreib es gern in die Kommentare.',
        'Bei wem {wolltest du dich längst bedanken|bist du noch ein Danke schuldig}? Ich freue mich auf deinen Kommentar.',
      ],
    },
  ],
  cards: [
    'Obenauf liegt {bei mir |}{card}.',
    'Vor mir liegt {gerade |}{card}.',
    'Besonders {mag ich|angesprochen hat mich} {card}.',
    'Gezogen habe ich {card}.',
    'Noch einmal gelesen habe ich {card}.',
    '{Zuletzt gelesen habe ich|In der Hand habe ich gerade} {card}.',
  ],
};
