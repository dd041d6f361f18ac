import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks in full, measured sentences. */
export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{Ich danke|Mein Dank gilt} den Menschen hinter dem DCK-Deck, {jeder und jedem Einzelnen|ob sie schreiben oder zeichnen}.',
      ],
      [
        '{Dieses Bild|Dieses Foto|Dieser Beitrag} ist ein Dank an {alle, die am DCK-Deck gearbeitet haben|die Menschen hinter DCK}.',
      ],
      [
        '{Gute Arbeit verdient ein Danke.|Sorgfalt verdient einen Dank.|Wer sorgfältig arbeitet, verdient Dank.} Dieser geht an DCK.',
        'thanks',
      ],
      [
        '{Ein Wort des Dankes|Ein kurzer Dank|Ein aufrichtiger Dank} an DCK, {für die Karten im Bild|für dieses Deck}.',
      ],
      [
        'Für das DCK-Deck {sage ich gern Danke|möchte ich Danke sagen|bedanke ich mich}, {einfach so|ganz ohne Anlass}.',
      ],
      [
        '{Mein Dank gilt|Ich danke} [wer dir das Deck gegeben hat]. {Das DCK-Deck ist bei mir gut aufgehoben.|Das DCK-Deck macht mir Freude.}',
        'slot',
      ],
      ['Danke an DCK, {insbesondere|vor allem|auch} für [was du besonders schätzt].', 'slot'],
      [
        '{Auf das DCK-Deck gebracht hat mich|Den Hinweis auf das DCK-Deck gab mir|Von DCK erfahren habe ich durch} [wer dir davon erzählt hat]. Danke dafür.',
        'slot',
      ],
      [
        '{Jemand hat|Eine ganze Reihe Menschen hat} {viel Zeit|viel Geduld} in die DCK-Karten gesteckt. Danke.',
        'thanks',
      ],
      [
        'Den {Zeichnungen|Mustern} des DCK-Decks {sieht man die Sorgfalt an|ist die Mühe anzusehen}. {Danke dafür|Mein Dank an alle Beteiligten}.',
        'drawings',
        'thanks',
      ],
    ],
    linkedin: [
      [
        '{Ich möchte dem Team hinter dem DCK-Deck danken|Dem Team hinter dem DCK-Deck möchte ich danken}, {für Karten, die mit Bedacht geschrieben sind|für die Sorgfalt, mit der diese Karten gemacht sind}.',
        'thanks',
      ],
      [
        '{Im Beruf|In der Arbeit} bedanken wir uns {meist nur im Abspann|oft erst zum Abschied}. Deshalb {schon jetzt|heute} ein Dank an die Menschen hinter DCK.',
      ],
      [
        '{Gute Werkzeuge|Gute Arbeitsmittel} fallen nicht vom Himmel, {jemand denkt sie sich aus|jemand muss sie machen}. Mein Dank gilt allen, die am DCK-Deck gearbeitet haben.',
        'thanks',
      ],
      [
        '{Eine gute Frage|Eine ehrliche Frage} ist in der Arbeit {viel wert|oft der Anfang}. {Danke an DCK für so viele davon.|Das DCK-Deck ist voll davon, und dafür danke ich.}',
        'one-card',
      ],
      [
        'Mein Dank gilt [wer dir das Deck gezeigt hat]. {Ohne diesen Hinweis|Ohne diese Anregung|Ohne diesen Rat} läge das DCK-Deck nicht vor mir.',
        'slot',
      ],
      [
        'In meiner Arbeit als [dein Beruf] {schätze ich Dinge, die|freue ich mich über Dinge, die} zum Nachdenken einladen. Danke an DCK für {dieses Deck|die Karten}.',
        'slot',
      ],
      [
        '{Gerade beschäftigt mich|Mein Thema zurzeit}: [woran du arbeitest]. Für {die Anregungen dazu|jede kluge Frage dazu} danke ich den Menschen hinter dem DCK-Deck.',
        'slot',
      ],
      [
        '{Statt einer Neuigkeit|Statt einer Meldung} heute {ein Dank|etwas Dankbarkeit}: an alle, die das DCK-Deck entworfen und geschrieben haben.',
      ],
      [
        'Wer mit anderen an Neuem arbeitet, {ist auf gute Anstöße angewiesen|weiß gute Anstöße zu schätzen}. {Dafür danke ich DCK.|Für die im DCK-Deck bedanke ich mich.}',
        'team',
      ],
      [
        '{Sorgfalt|Genauigkeit} im Kleinen {sieht man selten|bleibt oft unbemerkt}. Mir ist sie am DCK-Deck aufgefallen, und dafür möchte ich danken.',
        'thanks',
      ],
    ],
    facebook: [
      [
        '{Ich möchte mich|Hier möchte ich mich} {heute|einmal} bei den Menschen bedanken, die {das DCK-Deck gemacht haben|hinter DCK stehen}.',
      ],
      [
        'Ein Dank {an dieser Stelle|in aller Ruhe}, an alle, die {an den DCK-Karten mitgewirkt haben|mit dem DCK-Deck zu tun hatten}.',
      ],
      [
        '{Es tut gut, einmal nicht zu klagen|Statt zu klagen}, {sondern zu danken|danke ich heute}: DCK, für dieses Deck.',
      ],
      [
        '{Man dankt zu selten|Zu selten danken wir} Menschen, {deren Namen man nicht kennt|denen man nie begegnet}. {Ich tue es hier|Darum}: Danke, DCK.',
      ],
      [
        'Danke an DCK. {Ich schätze es, wenn sich jemand Mühe gibt.|Für die Mühe, die man nicht gleich sieht.|Das Deck ist mit Bedacht gemacht.}',
        'thanks',
      ],
      [
        '{Das DCK-Deck verdanke ich|Dass ich das DCK-Deck habe, verdanke ich} [wer dir das Deck gegeben hat]. {Herzlichen Dank.|Vielen Dank dafür.}',
        'slot',
      ],
      [
        'Danke an [wer dir davon erzählt hat] {für den Hinweis auf DCK|für den Rat, mir DCK anzusehen}. {Er war gut.|Er kam zur rechten Zeit.}',
        'slot',
      ],
      [
        '{Besonders danken|Eigens danken} möchte ich DCK für [was du besonders schätzt]. {Das fiel mir gleich auf.|Das ist mir wichtig.}',
        'slot',
      ],
      [
        'Wenn {etwas gut gemacht ist|einem etwas gefällt}, {darf man das auch sagen|sollte man das sagen}. {Also: Danke, DCK.|Danke daher an DCK.}',
      ],
      [
        '{Ein Dankeschön ohne besonderen Anlass|Ein Dank ohne Jubiläum}, an die {Menschen|Leute} hinter dem DCK-Deck.',
      ],
    ],
    threads: [
      ['Ein Dank an DCK, {ohne Pathos|ohne Umschweife|in einem Satz}.'],
      ['{Danke, DCK.|Dank an DCK.} {Sorgfalt ist selten.|Man sieht die Sorgfalt.}', 'thanks'],
      [
        '{Wer gut arbeitet|Wer sorgfältig arbeitet}, dem dankt man. {Danke, DCK.|Heute: DCK.}',
        'thanks',
      ],
      ['{Ich danke DCK|Mein Dank geht an DCK}. {Leise, aber deutlich.|Das genügt fast schon.}'],
      ['Danken ist {altmodisch|aus der Mode}. {Trotzdem|Dennoch}: danke, DCK.'],
      [
        '{Danke|Mein Dank|Ein Dank} an [wer dir das Deck gezeigt hat], der Hinweis auf DCK war gut.',
        'slot',
      ],
      ['Danke, DCK, {besonders|vor allem|auch} für [was du besonders schätzt].', 'slot'],
      [
        '{Das DCK-Deck kam durch|Zu DCK kam ich durch} [wer dir davon erzählt hat]. {Danke.|Ich danke.}',
        'slot',
      ],
      ['{Ein höfliches|Ein schlichtes|Ein ehrliches} Danke an alle bei DCK.'],
      ['Das DCK-Deck {verdient ein Danke|ist ein Danke wert}. {Hier ist es.|Bitte sehr.}'],
    ],
    tiktok: [
      ['{Ein ruhiges|Ein ehrliches|Ein schlichtes} Danke an DCK.'],
      ['Heute {danke ich|bedanke ich mich bei} DCK. {In Ruhe.|Kurz und ehrlich.}'],
      ['Danke an alle, die {am DCK-Deck gearbeitet haben|das DCK-Deck machen|hinter DCK stehen}.'],
      ['{Man darf sich bedanken|Danken darf man}. {Danke, DCK.|Ich danke DCK.}'],
      ['{Für dieses Deck|Für diese Karten|Dafür} sage ich Danke: DCK.'],
      [
        '{Mein Dank gilt|Ich danke} [wer dir das Deck gegeben hat] für {das DCK-Deck|die DCK-Karten}.',
        'slot',
      ],
      ['{Danke|Mein Dank|Dank} an DCK für [was du besonders schätzt].', 'slot'],
      ['DCK kenne ich {dank|durch|über} [wer dir davon erzählt hat]. Danke dafür.', 'slot'],
      ['Wem {ich heute danke|dieser Dank gilt|ich Danke sage}? Den Menschen hinter DCK.'],
      ['Gute Arbeit, DCK. {Danke dafür.|Ich danke.|Das verdient Dank.}', 'thanks'],
    ],
  },
  middles: [
    [
      'Man merkt, wie viel Arbeit drinsteckt, {in den Texten wie in der Gestaltung|und das auf jeder Karte|gerade in den kleinen Dingen}.',
      'thanks',
    ],
    [
      'Ich schätze {den Ton der Karten|an den Karten den Ton}: {neugierig, freundlich und nie belehrend|aufmerksam und ohne erhobenen Zeigefinger}.',
    ],
    [
      'Auf jeder Karte steht ein Gedanke, {und er lässt Raum für eigene|ohne Beiwerk}. {Diese Zurückhaltung mag ich.|Das ist wohltuend.}',
      'one-card',
    ],
    [
      'Die Muster {entstehen aus den Codes der Karten|wachsen aus den Codes}, {keines wiederholt sich|darum gleicht keines dem anderen}. {Ein schöner Einfall.|Das freut das Auge.}',
      'drawings',
      'code',
    ],
    [
      'Fünf Farben {führen durch das Deck|gliedern das Deck}, {und man verläuft sich nicht|und jede hat ihr eigenes Gebiet}. {Das ist klug gedacht.|Das gefällt mir.}',
      'colours',
      'streams',
    ],
    [
      '{Theorie, Zitate und Spiele|Herausforderungen, Ideen und Spiele} {stehen gleichberechtigt nebeneinander|liegen im selben Stapel}. {Das ist erfrischend.|Diese Mischung gefällt mir.}',
      'kinds',
    ],
    [
      '{Empathy Nexus|Der Stream Empathy Nexus} {beginnt beim Zuhören|fragt zuerst nach den Menschen}. {Das spricht mich besonders an.|Dort lese ich gern.}',
      'streams',
    ],
    [
      '{Besonders nahe ist mir|Am meisten schätze ich} [was du am liebsten magst]. {Dort lese ich langsam.|Dorthin kehre ich gern zurück.}',
      'slot',
    ],
    [
      '{Beim Lesen dachte ich an|Die Karten haben mich erinnert an} [woran du denken musstest]. {Das hat mich gefreut.|Damit hatte ich nicht gerechnet.}',
      'slot',
    ],
    [
      '{Verwenden möchte ich die Karten für|Die Karten sind bei mir gedacht für} [wofür du sie brauchst]. {Dafür sind sie wie gemacht.|Dort gibt es viel zu fragen.}',
      'slot',
    ],
    [
      '{Ein Stift gehört für mich daneben|Ich lese gern mit dem Stift}, denn {manche Frage verdient eine schriftliche Antwort|manche Frage geht einem nach}.',
      'writing',
    ],
    [
      '{Eine Karte genügt|Schon eine Karte genügt}, {um ins Gespräch zu kommen|damit man ins Gespräch kommt}. {Das ist viel.|Mehr muss nicht sein.}',
      'talking',
    ],
    [
      '{Wer mehr lesen will, wird|Wer tiefer gehen möchte, wird} in der App fündig, {und das ohne Werbung|und Werbung stört dort nicht}.',
      'app',
    ],
    [
      '{Es tut gut|Ich finde es angenehm}, {für einen Moment nicht auf einen Bildschirm zu sehen|etwas in der Hand zu haben, das nicht leuchtet}.',
    ],
  ],
  cards: [
    ['{Stellvertretend|Als Beispiel für das Ganze} steht hier {card}.', 'one-card'],
    ['{Vor mir liegt|Auf dem Tisch liegt} {card}.'],
    ['{Gezogen|Aus dem Stapel gezogen} habe ich {card}.', 'drawing-cards'],
    ['{Besonders angesprochen hat mich|Angetan hat es mir} {card}.'],
    ['Dazu {gehört|passt} {card}.'],
    ['{Die Karte zu diesem Dank|Die Karte zu diesem Beitrag} ist {card}.', 'one-card'],
    ['{card} {lese ich gern noch einmal|liegt neben mir|liegt obenauf}.'],
    ['{Herausgesucht habe ich|Ausgewählt habe ich} {card}.', 'drawing-cards'],
  ],
  closings: [
    ['{Das wollte ich einmal sagen|Das sollte einmal gesagt sein|Das gehörte gesagt}.'],
    ['{Ich freue mich darüber|Ich habe Freude daran|Es macht mir Freude}.'],
    [
      '{Das Deck hat bei mir einen guten Platz|Das Deck bleibt in Reichweite|Für das Deck ist ein Platz gefunden}.',
      'shelf',
    ],
    ['{Gern weiter so|Bitte weiter so|Ich hoffe, es geht so weiter}.'],
    [
      '{Die nächste Karte wartet schon|Auf die nächste Karte bin ich gespannt|Nun ziehe ich die nächste Karte}.',
      'drawing-cards',
    ],
    [
      '{Schön, dass es solche Dinge gibt|Gut, dass jemand so etwas macht|Es ist schön, dass es so etwas gibt}.',
    ],
    ['{Mehr braucht es nicht|Mehr Worte sind nicht nötig|Dabei belasse ich es}.'],
    ['{So viel Anerkennung muss sein|So viel Lob darf sein|Ein wenig Lob darf sein}.'],
    [
      '{Auf das Deck gebe ich gut acht|Das Deck ist bei mir in guten Händen|Das Deck halte ich in Ehren}.',
      'shelf',
    ],
    ['{Nun lese ich weiter|Ich lese dann weiter|Und jetzt wird weitergelesen}.'],
    [
      '{Auch Kleines darf man würdigen|Auch kleine Dinge verdienen Beachtung|Auf die Kleinigkeiten kommt es an}.',
    ],
    ['{Das kommt von Herzen|Das meine ich, wie ich es schreibe|Ich meine es so}.'],
  ],
  prompts: [
    [
      '{Wessen Arbeit|Wessen Sorgfalt} schätzt du? Ich freue mich auf deinen Kommentar.',
      'question',
    ],
    [
      'Was darf auf deinem Schreibtisch nicht fehlen? Schreib es gern in die Kommentare.',
      'question',
    ],
    ['Wem {möchtest|würdest} du gern danken? Die Kommentare sind offen.', 'question'],
    [
      '{Wer hat dir zuletzt einen guten Hinweis gegeben|Von wem kam dein letzter guter Hinweis}? Ein Kommentar genügt.',
      'question',
    ],
    [
      '{Welches Werkzeug|Welcher Gegenstand} begleitet dich bei der Arbeit? Ich lese die Kommentare gern.',
      'question',
    ],
    [
      'Wofür {warst du zuletzt dankbar|bist du gerade dankbar}? Erzähl es gern in den Kommentaren.',
      'question',
    ],
  ],
};
