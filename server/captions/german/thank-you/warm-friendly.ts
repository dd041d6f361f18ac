import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks, as a friend says them. */
export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        '{Ein kleines|Ein leises|Ein ehrliches} Danke an alle, die am DCK-Deck {mitgemacht|mitgearbeitet} haben.',
      ],
      [
        '{Auf dem Foto|Im Bild|Hier zu sehen}: {mein Grund, mal Danke zu sagen|der Grund für diesen Dank}. Das DCK-Deck.',
      ],
      [
        'Danke, DCK. {Für die Karten und für die Mühe|Für jede einzelne Karte|Für den ganzen Stapel}.',
        'thanks',
      ],
      [
        'Wer auch immer {die DCK-Karten gezeichnet und geschrieben hat|sich die DCK-Karten ausgedacht hat}: {danke dir|hab Dank|danke}.',
        'drawings',
      ],
      [
        '{Man sagt viel zu selten Danke|Danke sagt man ja viel zu selten}. Also: {danke für das DCK-Deck|DCK, danke}.',
      ],
      [
        'Danke an [wer dir das Deck gegeben hat] für {das DCK-Deck|die DCK-Karten}. {Gut ausgesucht.|Du kennst mich.|Das passt zu mir.}',
        'slot',
      ],
      [
        '{Ohne dich|Ohne deinen Hinweis}, [wer dir davon erzählt hat], {hätte ich das DCK-Deck nicht|wär ich am DCK-Deck vorbeigelaufen}. Danke.',
        'slot',
      ],
      [
        'Danke für {das DCK-Deck|die DCK-Karten}, {besonders|vor allem} für [was du besonders magst].',
        'slot',
      ],
      [
        '{Hinter so einem Deck|Hinter so einer Schachtel} stecken Leute. {Denen danke ich heute|An die geht mein Dank}: Danke, DCK.',
      ],
      [
        '{Dieses Bild|Dieser Post|Das hier} ist {ein Dankeschön|als Dank gemeint}, und zwar an die Leute hinter DCK.',
      ],
      [
        '{Falls das jemand von DCK liest|Falls jemand von DCK mitliest}: {Danke schön|Vielen lieben Dank|Ihr habt das gut gemacht, danke}.',
      ],
    ],
    linkedin: [
      [
        '{Im Arbeitsalltag|In der Arbeitswelt} wird {viel bewertet und wenig gedankt|selten gedankt}. Darum hier einfach mal: danke an die Leute hinter dem DCK-Deck.',
      ],
      [
        'Jemand hat jede dieser Karten {geschrieben, verworfen und neu geschrieben|gezeichnet und beschrieben}. {Danke dafür|Dafür ein Danke} an alle hinter dem DCK-Deck.',
        'thanks',
      ],
      [
        '{Wer selbst etwas macht|Wer schon mal etwas gebaut hat}, weiß, wie viel Arbeit in Kleinigkeiten steckt. {Deshalb mein Dank an DCK.|Danke, DCK, für die vielen im Deck.}',
        'thanks',
      ],
      [
        '{Gute Fragen|Kluge Fragen} {aufzuschreiben ist Arbeit|schreiben sich nicht von selbst auf}. Danke an alle, die das fürs DCK-Deck getan haben.',
        'one-card',
      ],
      [
        '{Mein Dank geht heute|Heute geht mein Dank} an [wer dir das Deck gezeigt hat]. {Ohne diesen Hinweis wäre ich am DCK-Deck vorbeigegangen.|Das DCK-Deck war ein guter Tipp.}',
        'slot',
      ],
      [
        '{In meinem Beruf als|In meiner Arbeit als|Als} [dein Beruf] freue ich mich über {alles, was zum Nachdenken bringt|jede gute Frage}. Danke, DCK.',
        'slot',
      ],
      [
        'Für [woran du arbeitest] {kann ich Anstöße gut gebrauchen|suche ich immer nach Anstößen}. Danke an DCK {für dieses Deck|für die Karten}.',
        'slot',
      ],
      [
        '{Ein Dankeschön|Ein Danke} gehört {laut gesagt|ausgesprochen}, auch unter Leuten, die sich nicht kennen: an alle, die das DCK-Deck gemacht haben.',
      ],
      [
        '{Kein Projektbericht heute|Heute keine Zahlen und keine Folien}, nur ein Danke: an die Menschen, die {hinter DCK stecken|das DCK-Deck gemacht haben}.',
      ],
      [
        'Ich {danke gern|bedanke mich gern} für Dinge, {die mit Sorgfalt gemacht sind|bei denen sich jemand Mühe gegeben hat}. Heute: das DCK-Deck.',
        'thanks',
      ],
    ],
    facebook: [
      [
        '{Heute mal kein Gemecker|Heute wird nicht gemeckert}, sondern ein Danke, und zwar an die Leute, die {das DCK-Deck gemacht haben|hinter DCK stecken}.',
      ],
      [
        '{Ich wollte nur mal|Ich möchte einfach mal|Ich wollte schon mal} Danke sagen: an alle, die beim DCK-Deck {ihre Finger im Spiel hatten|mitgeholfen haben}.',
      ],
      [
        'Kennt ihr das, wenn {man merkt, dass sich jemand Mühe gegeben hat|etwas einfach mit Liebe gemacht ist}? Danke, DCK, {dafür|für die Karten}.',
        'thanks',
      ],
      [
        '{Liebe Leute von DCK|Ihr da bei DCK|Hallo DCK}: {Danke für die Karten|Vielen Dank für euer Deck}. {Das wollte ich loswerden.|Nur, dass ihr es wisst.}',
      ],
      [
        'Danke ist {ein kurzes Wort|kein langes Wort|schnell gesagt}. {Heute geht es an DCK.|Hier ist meins, für DCK.}',
      ],
      [
        'Wem ich {das DCK-Deck verdanke|das mit dem DCK-Deck verdanke}? [wer dir das Deck gezeigt hat]. {Danke dir.|Hiermit: danke.|Danke schön.}',
        'slot',
      ],
      [
        '[wer dir das Deck gegeben hat], {das hier ist für dich|der Post ist für dich}: {Danke für das DCK-Deck.|Danke für die DCK-Karten.}',
        'slot',
      ],
      [
        '{Ein Danke|Ein Dankeschön} an DCK, {weil mir das Deck so gefällt|weil mir das gut gefällt}, besonders [was du besonders magst].',
        'slot',
      ],
      [
        '{Manchmal|Ab und zu} muss man Leuten danken, die man {gar nicht kennt|nie getroffen hat}. {Also|Bitte sehr}: Danke, DCK.',
      ],
      [
        '{An alle|Gruß an alle}, die am DCK-Deck gesessen haben: {Ihr wart fleißig|Das war bestimmt viel Arbeit}, und ich sag Danke.',
        'thanks',
      ],
    ],
    threads: [
      [
        '{Danke, DCK.|DCK, danke.} {Mehr wollte ich eigentlich nicht sagen.|Klingt schlicht, ist aber so gemeint.}',
      ],
      [
        '{Kurz Danke sagen|Eben mal Danke sagen|Schnell Danke sagen}: Leute von DCK, {ihr seid gemeint|gut gemacht}.',
      ],
      ['{Ein Danke ohne Anlass|Ein Danke, einfach so|Ein Danke außer der Reihe} an DCK.'],
      ['Das Internet {schimpft|meckert} schon genug. {Also ein Danke|Hier ein Danke} an DCK.'],
      [
        'Danke, DCK. {Feines Deck|Schönes Deck|Gutes Deck}, {das darf man auch mal sagen|das muss man sagen}.',
        'app',
      ],
      [
        '[wer dir das Deck gezeigt hat] ist schuld{, dass ich DCK-Karten habe| an meinem DCK-Deck}. {Danke.|Danke dafür.}',
        'slot',
      ],
      [
        'Danke an DCK für [was du besonders magst]. {Ja, wirklich.|Kleinigkeiten zählen.|Ernst gemeint.}',
        'slot',
      ],
      [
        '{Danke an|Mein Dank an|Ein Danke an} [wer dir davon erzählt hat]. {DCK war ein guter Tipp.|Das mit DCK war ein guter Rat.}',
        'slot',
      ],
      [
        '{Danke an alle hinter DCK|Danke in Richtung DCK}. {Ich hab’s gemerkt, die Mühe.|Die Mühe sieht man.}',
        'thanks',
      ],
      ['Dank an DCK, {formlos, aber ernst gemeint|leider ohne Blumen|nur ohne Blumenstrauß}.'],
    ],
    tiktok: [
      ['{Kleines|Ganz kleines|Kurzes} Danke an DCK. {Hat sein müssen.|Muss sein.}'],
      ['Wem ich heute danke? {Denen von DCK.|Den Leuten hinter DCK.|DCK.}'],
      ['{Danke sagen kann man auch mal|Man darf auch mal danken}: {Danke, DCK|DCK, danke}.'],
      ['{Für die Leute|An die Leute|Das geht an die Leute} hinter dem DCK-Deck: danke.'],
      ['DCK, {falls ihr das hört|falls ihr das seht}: {danke|vielen Dank}.'],
      [
        'Danke, [wer dir das Deck gegeben hat], für {das DCK-Deck|die DCK-Karten|mein DCK-Deck}.',
        'slot',
      ],
      [
        '{Wegen|Dank} [wer dir davon erzählt hat] {hab ich jetzt DCK|sitz ich vor DCK-Karten}. Danke.',
        'slot',
      ],
      ['Danke, DCK, {allein schon|besonders|vor allem} für [was du besonders magst].', 'slot'],
      ['{Schau|Guck}, dafür wollte ich {mich bedanken|Danke sagen}: das DCK-Deck.'],
      ['{Mal was Nettes|Heute was Nettes|Was Nettes zwischendurch}: Danke, DCK.'],
    ],
  },
  middles: [
    [
      'Man merkt, wie viel Arbeit drinsteckt, {bis in die Ecken der Karten|auch da, wo man nicht gleich hinguckt|und zwar auf jeder Karte}.',
      'thanks',
    ],
    [
      'Auf jeder Karte steht ein Gedanke, {und keiner davon will mich belehren|und der darf auch mal liegen bleiben}. {Das ist angenehm.|Tut gut.}',
      'one-card',
    ],
    [
      'Ich mag, dass die Karten fragen {und mir die Antwort zutrauen|und dann still sind}. {Ist selten genug.|Das können nicht viele.}',
      'one-card',
    ],
    [
      '{Jedes Muster ist anders|Kein Muster gleicht dem anderen}, {weil es aus dem Code der Karte wächst|weil jede Karte ihren eigenen Code hat}. {Da hat jemand Freude dran gehabt.|Allein das finde ich schön.}',
      'drawings',
      'code',
    ],
    [
      'Fünf Farben {liegen hier vor mir|hat das Ganze}, und ich kann mich für keine entscheiden. {Muss ich auch nicht.|Ist nicht schlimm.}',
      'colours',
    ],
    [
      'Empathy Nexus {hört erst mal zu|fragt, was andere brauchen}. {So einen Stream hätte ich gern öfter um mich.|Das könnte ich auch öfter tun.}',
      'streams',
    ],
    [
      'Dass auch {Spiele|kleine Spiele} {dabei sind|drinstecken}, {freut das Kind in mir|nimmt dem Ganzen die Strenge}.',
      'kinds',
    ],
    [
      '{Beim Blättern musste ich an|Beim Lesen musste ich an} [woran du denken musstest] denken, {und das war schön|ganz von allein}.',
      'slot',
    ],
    [
      '{Am liebsten hab ich|Mein Liebling ist} bisher [was du am liebsten magst]. {Da ist viel Herz drin.|Frag mich nicht, warum.}',
      'slot',
    ],
    [
      '{Benutzen will ich die Karten für|Die Karten sind bei mir für} [wofür du sie brauchst], {da kann ich Hilfe brauchen|da wird es nie langweilig}.',
      'slot',
    ],
    [
      '{Neben das Deck|Neben die Karten} gehört {ein Stift|ein Notizbuch}, {denn manche Frage will gleich beantwortet werden|sonst sind die Einfälle wieder weg}.',
      'writing',
    ],
    [
      'Eine Karte auf dem Tisch, {und man redet anders miteinander|und es gibt was zu reden}. {Ich find das schön.|Das mag ich.}',
      'talking',
    ],
    [
      '{Mehr zum Lesen gibt es|Wer weiterlesen will, findet mehr} in der App, ganz ohne Werbung. {Das ist mir ein Lob wert.|Heutzutage muss man so was erwähnen.}',
      'app',
    ],
    [
      'Es ist {schön|gut}, mal was {in der Hand zu haben|zum Anfassen zu haben}, {das nicht leuchtet und nicht piept|das nicht nach mir ruft}.',
    ],
  ],
  cards: [
    ['{Stellvertretend für alle|Eine für alle}: {card}.', 'one-card'],
    ['{Mit dabei|Hier dabei|Auch dabei}: {card}.'],
    ['{Gezogen|Blind gezogen}: {card}. {Die nehm ich.|Gute Karte.}', 'drawing-cards'],
    ['{Ein Dank auch für diese|Auch für diese hier}: {card}.', 'one-card'],
    ['{Vor mir liegt|Neben mir liegt} {card}.'],
    ['{Meine Karte dazu|Die Karte dazu}: {card}.'],
    ['{card} {liegt jetzt obenauf|darf heute oben liegen}.'],
    ['{Ich habe gezogen|Ich zog}: {card}.', 'drawing-cards'],
    ['{Diese hier mag ich|Die hier ist mir lieb}: {card}.'],
  ],
  closings: [
    ['{Das wollte ich loswerden|Das musste mal raus|Das wollte ich nur gesagt haben}.'],
    [
      'So. {Und jetzt zieh ich noch eine.|Und nun die nächste Karte.|Eine zieh ich noch.}',
      'drawing-cards',
    ],
    [
      '{Das Deck bleibt hier|Das Deck kriegt einen guten Platz|Das Deck bleibt bei mir}, {versteht sich|natürlich}.',
      'shelf',
    ],
    ['{Mehr Worte braucht’s nicht|Mehr wollte ich gar nicht|Und mehr sag ich dazu nicht}.'],
    ['{Schön, dass es so was gibt|Gut, dass es so was gibt|Wie gut, dass jemand so was macht}.'],
    ['{Ich freu mich einfach|Ich freu mich, fertig|Ich freu mich halt}.'],
    ['{Gern weiter so.|Weiter so, bitte.|Bitte genau so weiter.}'],
    ['{Lob darf man ja auch mal verteilen|Ein Lob kann nie schaden|So viel Lob muss sein}.'],
    [
      '{Ich pass gut auf das Deck auf|Auf das Deck geb ich acht|Das Deck halt ich in Ehren}.',
      'shelf',
    ],
    [
      '{Bin gespannt|Mal schauen}, {was noch auf mich wartet|was die anderen Karten sagen}.',
      'drawing-cards',
    ],
    ['{Musste sein|Ging nicht anders}, {so zwischendurch|auch ohne Anlass}.'],
    ['{Nun aber genug gelobt|Jetzt ist’s aber gut mit Lob|Genug der netten Worte}.'],
  ],
  prompts: [
    ['Was darf auf deinem Schreibtisch nicht fehlen? Verrat’s mir in den Kommentaren.', 'question'],
    ['Wem {möchtest|würdest} du heute Danke sagen? Schreib’s mir in die Kommentare.', 'question'],
    [
      '{Worüber hast du dich zuletzt gefreut|Was hat dich zuletzt gefreut}? Erzähl’s in den Kommentaren.',
      'question',
    ],
    [
      '{Wer hat dir zuletzt was Gutes gezeigt|Wer bringt dich auf gute Ideen}? Ein Name in den Kommentaren genügt.',
      'question',
    ],
    [
      'Hast du {auch so ein Ding|auch etwas}, das mit Liebe gemacht ist? Ich bin neugierig auf deinen Kommentar.',
      'question',
    ],
    [
      'Bei wem {wolltest du dich längst mal bedanken|ist ein Danke überfällig}? Ab in die Kommentare damit.',
      'question',
    ],
    [
      'Welche Kleinigkeit {macht dir Freude|hebt deine Laune}? Verrat’s in den Kommentaren.',
      'question',
    ],
  ],
};
