import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German thanks, as a friend says them. */
export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // The work of those who made it.
    {
      openings: {
        instagram: [
          'Ein {kleines|ehrliches|liebes} Danke an alle, die am DCK-Deck mitgearbeitet haben.',
          'Danke, DCK. {Ihr habt euch Mühe gegeben.|Das ist mit Liebe gemacht.|Das habt ihr schön gemacht.}',
        ],
        linkedin: [
          'Im Arbeitsalltag {wird viel bewertet und wenig gedankt|sagt man viel zu selten Danke}. {Darum einfach mal|Also mach ich das mal}: danke an die Leute hinter dem DCK-Deck.',
          'Wer {selbst schon mal was gebaut hat|selbst Dinge macht|schon mal was fertigkriegen musste}, weiß, wie viel Mühe Kleinigkeiten machen. Danke für eure, DCK.',
        ],
        facebook: [
          'Heute mal {kein Gemecker|keine Klage|kein Jammern}, sondern ein Danke an die Leute, die das DCK-Deck gemacht haben.',
          'Kennt ihr das, wenn man {merkt, dass sich jemand Mühe gegeben hat|sieht, dass etwas mit Liebe gemacht ist}? {So geht’s mir mit dem DCK-Deck, also danke|Beim DCK-Deck geht’s mir so, also danke}.',
        ],
        threads: [
          'Danke, DCK. {Von Herzen.|Das musste mal gesagt werden.|Das war fällig.}',
          'Das Internet {meckert|schimpft|motzt} schon genug. Also danke, DCK.',
        ],
        tiktok: [
          'Was Nettes {zwischendurch|für zwischendurch|zur Abwechslung}: Danke an die Leute, die das DCK-Deck machen.',
          'DCK, falls ihr {das seht|hier mitlest|das zufällig seht}: Danke für euer Deck, ehrlich.',
        ],
      },
      middles: [
        'In den Karten steckt viel Arbeit, {und zwar in jeder einzelnen|auch da, wo man nicht gleich hinschaut|vom Text bis zur Farbe}.',
        'Jede Karte {sieht anders aus|ist anders gestaltet}, und {auf keiner steht ein Satz zu viel|keine wirkt hingehudelt|da hat jemand Freude dran gehabt}.',
        'Auf den Karten {sitzt jeder Satz|ist kein Wort zu viel|steht nichts Überflüssiges}, {und so was mag ich|und das freut mich}.',
      ],
      closings: [
        '{Das wollte ich mal loswerden.|Das wollte ich nur mal gesagt haben.|Musste mal raus.}',
        '{Schön, dass jemand so was macht.|Gern weiter so.}',
      ],
      prompts: [
        'Hast du auch etwas, {das mit Liebe gemacht ist|dem man die Mühe ansieht}? Erzähl’s in den Kommentaren.',
        'Wessen Arbeit {wird viel zu selten gelobt|hat mal ein Lob verdient}? Schreib’s in die Kommentare.',
      ],
    },
    // To the person who pointed to it.
    {
      openings: {
        instagram: [
          'Danke, [Name der Person], {für den Tipp mit den DCK-Karten|ohne dich hätte ich keine DCK-Karten|dass du mir DCK gezeigt hast}.',
          'Von [wer dir davon erzählt hat] {hab ich den Tipp mit dem DCK-Deck|kam der Tipp mit dem DCK-Deck|stammt die Idee mit dem DCK-Deck}. Danke dafür.',
        ],
        linkedin: [
          'Gute Tipps {gehen im Alltag schnell unter|vergisst man leicht|nimmt man gern, und das Danke bleibt aus}. Deshalb hier: danke, [Name der Person], für den mit dem DCK-Deck.',
          'Manchmal {reicht ein Satz von jemandem|braucht es nur einen Tipp}, und man {entdeckt was Neues|hat was Neues auf dem Tisch}. Danke an [wer dir davon erzählt hat] für das DCK-Deck.',
        ],
        facebook: [
          'Das DCK-Deck {hab ich nicht selbst entdeckt|wäre mir glatt entgangen|hätte ich allein nie gefunden}. Danke, [Name der Person], für den Tipp.',
          '[Name der Person], {der Post ist für dich|das hier geht an dich|fühl dich gedrückt}: Danke für den Tipp mit dem DCK-Deck.',
        ],
        threads: [
          'An meinem DCK-Deck ist [Name der Person] schuld. {Danke dafür.|Und ich sag Danke.|Dafür mal danke.}',
          'Guter Tipp von [wer dir davon erzählt hat]: {das DCK-Deck|DCK-Karten|ein DCK-Deck}. Danke dafür.',
        ],
        tiktok: [
          'Das hier geht an [Name der Person]: Danke für {den Tipp mit DCK|das DCK-Deck|die DCK-Karten}.',
          'Wegen [Name der Person] {sitz ich jetzt vor DCK-Karten|hab ich jetzt das DCK-Deck|blätter ich jetzt im DCK-Deck}. Danke dafür.',
        ],
      },
      middles: [
        'Die Karten {sind genau mein Ding|passen richtig gut zu mir}, {da weiß jemand, was mir gefällt|als hätte sie jemand für mich ausgesucht|ich hätte sie nicht besser aussuchen können}.',
        'Ich {blätter dauernd in den Karten|les mich in den Karten fest|leg die Karten kaum noch weg} und {hab richtig Lust, was draus zu machen|überleg schon, was ich damit mache}.',
        '{Die Karten liegen hier vor mir|Vor mir liegen lauter Karten}, und ich {freu mich über jede einzelne|les eine nach der anderen|hab richtig Freude dran}.',
      ],
      closings: [
        '{Da hat jemand was gut bei mir.|Dafür gibt’s Kuchen.|Ich revanchier mich.}',
        '{Solche Leute braucht man.|Wie gut, wenn man solche Leute kennt.}',
      ],
      prompts: [
        'Von wem {kam dein letzter guter Tipp|hast du zuletzt was Gutes erfahren}? Schreib’s in die Kommentare.',
        'Wer {bringt dich auf gute Ideen|hat immer einen Tipp für dich}? Ein Name in den Kommentaren reicht.',
      ],
    },
    // Its questions.
    {
      openings: {
        instagram: [
          'Danke, DCK, für Karten, die {fragen und nicht belehren|mich was fragen|nicht alles besser wissen}.',
          'Für {die guten Fragen|die vielen Fragen|die Denkanstöße} im DCK-Deck wollte ich mal Danke sagen.',
        ],
        linkedin: [
          'Gute Fragen {schreiben sich nicht von selbst|aufzuschreiben ist Arbeit|fallen nicht vom Himmel}. Danke an alle, die sich welche fürs DCK-Deck ausgedacht haben.',
          'Im Job bekomme ich {viele Ratschläge und selten eine gute Frage|ständig Tipps, aber selten eine gute Frage|eher Antworten als Fragen}. Deshalb: danke für das DCK-Deck.',
        ],
        facebook: [
          'Ich bedanke mich heute mal für {Fragen|gute Fragen|ein paar kluge Fragen}. Die stehen nämlich im DCK-Deck, und {die haben es in sich|ich mag die sehr}.',
          'Liebe Leute von DCK, {danke für eure Fragen|danke, dass ihr so nett fragt|danke für eure Karten}. Da hab ich jetzt was zum Nachdenken.',
        ],
        threads: [
          'Danke, DCK, {fürs Fragen|dass ihr fragt|für die Fragen}. {Antworten folgen.|Ich denk noch nach.}',
          'DCK stellt {Fragen, die man sich merkt|nette Fragen|richtig gute Fragen}. Dafür mal danke.',
        ],
        tiktok: [
          'Danke, DCK, {jetzt muss ich nachdenken|jetzt hab ich was zum Grübeln|ihr stellt echt gute Fragen}. Das mag ich.',
          'Endlich {fragt mich mal jemand was|fragt mal wer was Schlaues|stellt mir wer gute Fragen}. Danke dafür, DCK.',
        ],
      },
      middles: [
        '{Eine Karte hat mich sofort|Gleich eine der ersten Karten hat mich|Eine Frage hat mich ein bisschen} an [woran du denken musstest] erinnert{, und das war schön|}.',
        'Am liebsten {mag ich bisher|les ich|hab ich} [deine Lieblingskarte], {frag mich nicht, warum|die leg ich gar nicht mehr weg}.',
        'Die Fragen {nehm ich mit zu|heb ich mir auf für|kann ich gut brauchen für} [wofür du sie brauchst], {da passen sie hin|da fehlen mir nämlich welche}.',
      ],
      closings: [
        '{Schön, wenn man mal gefragt wird.|So lass ich mich gern fragen.|Fragt ruhig weiter.}',
        '{Ich zieh dann mal die nächste Karte.|Eine Karte zieh ich noch.}',
      ],
      prompts: [
        'Welche Frage {hat dir mal richtig gutgetan|vergisst du nicht mehr}? Schreib’s in die Kommentare.',
        'Wer {stellt dir gute Fragen|fragt dich immer das Richtige}? Verrat’s mir in den Kommentaren.',
      ],
    },
    // Something to touch.
    {
      openings: {
        instagram: [
          'Danke, DCK, {für was zum Anfassen|dass ihr so was noch druckt|für Karten, die man anfassen kann}.',
          'Ein Danke an DCK, {weil ich gern was zum Anfassen hab|weil ich bunte Karten so mag|weil hier mal nichts piept}.',
        ],
        linkedin: [
          'Mein Arbeitstag {spielt sich am Bildschirm ab|besteht aus Bildschirmen|findet am Bildschirm statt}. Danke an die Leute von DCK für ein Deck, das man in die Hand nehmen kann.',
          'Auf meinem Schreibtisch {darf nicht viel|darf nicht alles|darf nur ganz wenig} liegen bleiben. Das DCK-Deck schon. Danke an alle, die es machen.',
        ],
        facebook: [
          'Ich sag Danke {für was Buntes|für bunte Karten|für was ganz Analoges}: Das DCK-Deck macht mir Freude.',
          'Danke, DCK, dass ihr {Karten gedruckt habt|echte Karten macht|bei Karten geblieben seid}. {Ganz ohne Akku.|So richtig zum Anfassen.}',
        ],
        threads: [
          'Danke, DCK, {für was, das nicht piept|dass ihr Karten druckt|für was ohne Akku}.',
          'Endlich {was ohne Passwort|was ohne Ladekabel|was ohne Updates}. Danke, DCK.',
        ],
        tiktok: [
          'Das {kann man anfassen|ist echt gedruckt|hat gar keinen Akku}. Danke für das DCK-Deck.',
          'Ein Danke an DCK, {weil das hier mal kein Bildschirm ist|weil ich jetzt bunte Karten hab|weil man die Karten anfassen kann}.',
        ],
      },
      middles: [
        'Es {tut gut|ist schön}, mal {Karten in der Hand zu haben statt ein Handy|was in der Hand zu haben, das nicht leuchtet|Karten zu mischen statt zu scrollen}.',
        'Die {fünf Farben|bunten Karten} {machen sich gut auf dem Tisch|machen mir einfach gute Laune|schau ich mir immer wieder gern an}, {und ich kann mich für keine entscheiden|auch wenn ich gerade gar nichts lese}.',
        'Ich {leg mir eine Karte hin und lass sie liegen|zieh eine Karte und leg sie vor mich hin}, {bis mir was dazu einfällt|dann vergess ich den Gedanken nicht|und da bleibt sie erst mal}.',
      ],
      closings: [
        '{Das Deck bleibt auf dem Tisch.|Das Deck geb ich nicht mehr her.|Ins Regal kommt das Deck nicht.}',
        '{Gern mehr davon.|Schön, dass es so was gibt.}',
      ],
      prompts: [
        'Was darf auf deinem Schreibtisch nicht fehlen? {Verrat’s mir|Schreib’s mir ruhig} in den Kommentaren.',
        'Was {machst du am liebsten ohne Bildschirm|hast du gern in der Hand}? Erzähl’s in den Kommentaren.',
      ],
    },
    // Thanks to people one does not know.
    {
      openings: {
        instagram: [
          'Man sagt viel zu selten Danke. {Also|Deshalb heute|Darum jetzt}: danke für das DCK-Deck.',
          'Ein Danke an {Leute, die ich gar nicht kenne|Leute, die ich nie getroffen hab|ein paar Unbekannte}: die von DCK.',
        ],
        linkedin: [
          'Bei der Arbeit bedanken wir uns {meistens erst zum Abschied|immer erst, wenn jemand geht|meistens am Ende}. Ich mach’s mal zwischendurch: danke an die Leute von DCK.',
          'Heute {kein Projektbericht|keine Folien|keine Neuigkeiten}, nur ein Danke, und zwar an {alle, die am DCK-Deck gearbeitet haben|die Menschen hinter dem DCK-Deck}.',
        ],
        facebook: [
          'Manchmal muss man Leuten danken, die man {gar nicht kennt|nie gesehen hat|nie treffen wird}. Also: danke, ihr von DCK.',
          'Ich wollte {nur mal|einfach mal|schon lang mal} Danke sagen, und zwar denen, die sich das DCK-Deck ausgedacht haben.',
        ],
        threads: [
          'Ein Danke {ohne Anlass|einfach so|außer der Reihe}, und zwar an DCK.',
          'Ich kenn bei DCK {niemanden|keinen Menschen|keine Seele}. Danke sag ich trotzdem.',
        ],
        tiktok: [
          'Ich kenn die Leute hinter DCK nicht, {aber ich sag mal Danke|trotzdem: danke|bedanken will ich mich trotzdem}.',
          'Kurz Danke sagen, {das kostet ja nichts|das geht ja schnell|das macht man viel zu selten}: danke, DCK.',
        ],
      },
      middles: [
        'Irgendwer {hat sich diese Karten ausgedacht|hat jede dieser Karten geschrieben|hat über jede dieser Karten nachgedacht}, und {ich sitz jetzt hier und freu mich dran|ich hab jetzt was davon}.',
        'Die Karten {zeig ich gern herum|nehm ich gern in die Hand|bringen mich auf Gedanken}, {das sollen die Leute dahinter ruhig wissen|und das darf man ja mal sagen}.',
        'Wer {solche Karten macht, den würde ich gern mal kennenlernen|so ein Deck macht, mit dem würde ich gern mal reden|sich so ein Deck ausdenkt, hat bestimmt gute Laune}.',
      ],
      closings: [
        '{Musste mal sein.|So, jetzt ist es raus.|Das war’s auch schon.}',
        '',
        '{Gruß an euch alle.|Macht bitte weiter so.}',
      ],
      prompts: [
        'Bei wem {wolltest du dich längst mal bedanken|ist dein Danke überfällig}? Ab in die Kommentare damit.',
        'Wem {möchtest|würdest} du heute Danke sagen? Schreib’s mir in die Kommentare.',
      ],
    },
  ],
  cards: [
    'Obenauf liegt {gerade|bei mir} {card}.',
    '{Diese Karte mag ich besonders|Besonders mag ich diese Karte}: {card}.',
    'Gezogen hab ich {card}{| und gleich zweimal gelesen}.',
    'Vor mir liegt {gerade |}{card}.',
    'Gefallen hat mir {gleich|besonders} {card}.',
    '{Ganz oben liegt|Angetan hat’s mir} {card}.',
  ],
};
