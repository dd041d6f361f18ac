import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review, with joy and still with a drawback. */
export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    // A card is enough to begin.
    {
      openings: {
        instagram: [
          'Hier kommt mein {Kurzfazit|ehrliches Fazit|kleines Fazit} zum DCK-Deck!',
          'Mini-Review! {Heute dran|Heute auf dem Tisch|Diesmal}: das DCK-Deck, und ich {hab gute Laune|bin schon mittendrin}!',
        ],
        linkedin: [
          'Der Anfang ist {bei jeder Ideenrunde|in jedem Workshop|bei jedem neuen Thema} das Schwerste. Deshalb {freu ich mich über das DCK-Deck|mag ich das DCK-Deck}!',
          'Vor einem leeren Blatt {sitze ich ungern|fällt mir wenig ein|werde ich nervös}. Mit dem DCK-Deck hab ich wenigstens gleich eine Frage vor mir!',
        ],
        facebook: [
          '{Leute|Ihr Lieben|So, Leute}, das DCK-Deck! Ich muss da mal {was loswerden, Gutes und weniger Gutes|kurz schwärmen und kurz meckern}!',
          '{Lob|Ein dickes Lob|Ganz viel Lob} fürs DCK-Deck! Und {der Ordnung halber|fürs Gleichgewicht} gibt’s auch Gemecker.',
        ],
        threads: [
          'Ich wollte nur {kurz ins DCK-Deck schauen|eine DCK-Karte lesen|mal eben ins DCK-Deck gucken}, und jetzt sitz ich hier und grüble!',
          'Eine DCK-Karte, {und ich vergesse die Zeit|und ich bin beschäftigt|und ich grüble}! Schön.',
        ],
        tiktok: [
          'Stopp! Bevor du {weiterscrollst|weiterwischst|weg bist}: Das hier ist das DCK-Deck!',
          'Mein Urteil zum DCK-Deck! {Ehrlich und gut gelaunt!|Kurz und ehrlich!|Erst Lob, dann Gemecker!}',
        ],
      },
      middles: [
        '{Karte umdrehen, lesen, grübeln|Karte ziehen, lesen, loslegen|Karte nehmen, lesen, nachdenken}: Mehr {Anlauf braucht man|Vorbereitung braucht man} wirklich nicht!',
        'Ich {dreh eine Karte um|nehm mir eine Karte|les eine Karte}, und {schon rattert’s|schon geht’s im Kopf los}! Genau so {mag ich das|hab ich’s gern}.',
        'Eine Karte auf den Tisch, {und das Grübeln geht los|und es gibt was zu reden|und schon fällt mir was ein}! {Mehr brauch ich nicht zum Anfangen|So fang ich gern an}.',
      ],
      drawbacks: [
        'Nur welche Karte {man zuerst nimmt|zuerst drankommt|gerade passt}, {das sagt einem leider keiner|das muss man leider selbst entscheiden}.',
        '{Kleines Gemecker|Ein bisschen Gemecker|Ein Abzug muss sein}: Alles ist auf Englisch, {da muss man umschalten|deutsche Karten hätte ich auch gern}.',
        'Nur {für manche Übung|für einige Übungen} {braucht man fast eine Stunde|geht fast eine Stunde drauf}, {die hat man nicht mal eben|das wird zwischendurch nichts}.',
      ],
      closings: [
        '{Ich bleib trotzdem Fan!|Ich mag’s trotzdem!|Fan bin ich trotzdem!}',
        '{Von mir trotzdem ein lautes Ja!|Trotzdem: Daumen hoch!}',
      ],
      prompts: [
        'Hast du das Deck auch? {Schreib deine Lieblingskarte|Deine Lieblingskarte muss} in die Kommentare!',
        'Womit {fängst du an, wenn dir nichts einfällt|kommst du auf Ideen}? Ab in die Kommentare damit!',
      ],
    },
    // What I am going to do with it.
    {
      openings: {
        instagram: [
          'Ratet mal, {was ich mit dem DCK-Deck vorhabe|wofür ich das DCK-Deck nehme|wozu ich das DCK-Deck auspacke}!',
          'Ich {hab das DCK-Deck angeschaut|hab im DCK-Deck geblättert|war im DCK-Deck unterwegs} und hab sofort einen Plan!',
        ],
        linkedin: [
          'Beim Durchblättern vom DCK-Deck {hatte ich sofort einen Plan|wusste ich gleich, wofür ich es nehme|kam mir gleich eine Idee}! So was mag ich.',
          'Ein Kartendeck für {die Ideenrunde|gemeinsame Ideen|die Ideensuche im Team}? Das DCK-Deck kommt mir gerade recht!',
        ],
        facebook: [
          'Ich hab {Pläne|was vor|schon einen Plan}! Und das DCK-Deck {spielt dabei mit|ist mit von der Partie|hat damit zu tun}.',
          'Mini-Review gefällig? Es geht um das DCK-Deck, und ich weiß {schon ganz genau|sogar schon|natürlich schon}, wofür ich’s nehme!',
        ],
        threads: [
          'Das DCK-Deck! {Ich hab da schon einen Plan.|Ich weiß schon, wofür.|Ich hätte da eine Idee.}',
          'Ich {hab ein DCK-Deck|sitz vor dem DCK-Deck|blätter im DCK-Deck} und mach jetzt lauter Pläne!',
        ],
        tiktok: [
          'Karten für Ideen? {Gibt’s!|Ja!|Her damit!} Das ist das DCK-Deck, und ich hab was vor!',
          'Ich hab einen Plan mit {dem|diesem|meinem} DCK-Deck, und den erzähl ich euch jetzt!',
        ],
      },
      middles: [
        'Die Karten {nehm ich für|sind bei mir für|kommen zum Einsatz bei} [wofür du sie brauchst]! {Ich hab so Lust drauf.|Das wird gut.}',
        'Ich {nehm die Karten mit zu|pack die Karten aus bei|breite die Karten aus bei} [deinem nächsten Treffen]! {Vorfreude!|Bin gespannt.}',
        '{Mit den Karten will ich ran an|Vorknöpfen will ich mir mit den Karten|Die Karten sind wie gemacht für} [woran du arbeitest]! {Endlich.|Höchste Zeit.}',
      ],
      drawbacks: [
        'Ein {Minus gibt’s trotzdem|Aber gibt’s auch}: {Das Deck ist komplett auf Englisch|Die Karten gibt’s nur auf Englisch|Auf Deutsch gibt’s die Karten nicht}.',
        'Nur: {Wenn viele mitmachen, dauert’s|Bei vielen Leuten wird’s mit einem Deck eng|Wenn die Runde groß ist, zieht sich’s}, {und Geduld ist nicht so meins|und Warten kann ich nicht}.',
        'Nicht so {toll|schön}: {Ich hab dann eine Schachtel mehr zu schleppen|Eine Schachtel mehr muss dann auch noch mit|Noch eine Schachtel muss in die Tasche}.',
      ],
      closings: [
        '{Das ist es mir wert!|Nehm ich in Kauf!|Geschenkt!}',
        '{Ich freu mich trotzdem drauf!|Ich kann’s trotzdem kaum erwarten!}',
      ],
      prompts: [
        'Was würdest du {mit den Karten anstellen|mit so einem Deck machen}? Schreib’s mir in die Kommentare!',
        'Wofür {hättest du die Karten gern|kämen dir die Karten recht}? Ab damit in die Kommentare!',
      ],
    },
    // Games for groups.
    {
      openings: {
        instagram: [
          'Im DCK-Deck gibt’s {Spiele|auch Spiele|sogar Spiele}, und {damit hat es mich|damit hatte es mich sofort}!',
          'Wer spielt {mit|mit mir|eine Runde mit}? Ich hab hier das DCK-Deck und {eine Meinung dazu|ein kleines Fazit}!',
        ],
        linkedin: [
          'Spielen bei der Arbeit? {Ich bin dafür|Gern|Unbedingt}! Im DCK-Deck gibt’s Karten dafür, und {die hab ich mir angeschaut|davon bin ich angetan}.',
          'Besprechungen können {ganz schön zäh sein|sich ziehen|echt lang werden}. Im DCK-Deck stecken auch Spiele, und das freut mich!',
        ],
        facebook: [
          'Wer {spielt gern|hat Lust zu spielen|mag Spiele}? Hand hoch! Ich hab hier das DCK-Deck, und {da sind Spiele drin|da gibt’s ein paar Spiele}.',
          'Ein Deck für die Arbeit, {mit Spielen drin|und man darf spielen|und es wird gespielt}! Das DCK-Deck macht mir Laune, {fast ohne Abzug|mit einem kleinen Abzug}.',
        ],
        threads: [
          'Das DCK-Deck hat Spiele drin! {Mitspieler gesucht.|Mehr wollte ich nicht wissen.|Wer macht mit?}',
          'Arbeit, aber {mit Spielkarten|mit Spielen|zum Spielen}: das DCK-Deck! {Bin dabei.|Nehm ich.}',
        ],
        tiktok: [
          'Da sind {Spiele|einfach Spiele|ja Spiele} drin! Das DCK-Deck und ich werden Freunde!',
          'Wer will spielen? {Ich hab das DCK-Deck!|Das DCK-Deck ist da!|Hier ist das DCK-Deck!} Meine Meinung dazu:',
        ],
      },
      middles: [
        'Die {Spielkarten les ich zuerst|Spiele such ich mir als Erstes raus|Spiele schau ich mir zuerst an}, {da bin ich wie ein Kind|dafür bin ich zu haben}!',
        'Zwischen {Theorie und Zitaten|Ideen und Zitaten} {liegt auf einmal ein Spiel|steckt dann plötzlich ein Spiel|kommt einfach mal ein Spiel}, und {ich find das herrlich|genau das mag ich}!',
        'Dass {neben der Theorie auch Spiele drin sind|man die Karten auch spielen kann}, {macht die Sache schön locker|find ich richtig schön|freut mich am meisten}!',
      ],
      drawbacks: [
        '{Gespielt wird leider erst ab zwei|Zum Spielen braucht man leider mindestens zwei Leute}, {allein guckt man in die Röhre|also such ich noch wen|allein wird das nichts}.',
        'Die Spielregeln {gibt’s leider nur auf Englisch|stehen leider nur auf Englisch da}, {wie alles im Deck|wie der ganze Rest}! {Das muss man mögen.|Da müssen alle mitkommen.}',
        'Nur für {die Theorie dazwischen|die Zitate dazwischen} {muss man in Stimmung sein|braucht man dann wieder Ruhe}, {und die hab ich nicht immer|sonst blättert man drüber weg}.',
      ],
      closings: [
        '{Ich bin trotzdem dabei!|Spaß macht’s mir trotzdem!|Egal, ich will spielen!}',
        '{Mich hat das Deck trotzdem!|Trotzdem: ein Deck nach meinem Geschmack!}',
      ],
      prompts: [
        'Mit wem würdest du {spielen|eine Runde spielen}? Schreib’s in die Kommentare!',
        'Spielst du {gern, oder drückst du dich|mit, oder schaust du zu}? Verrat’s mir in den Kommentaren!',
      ],
    },
    // Questions.
    {
      openings: {
        instagram: [
          'Das DCK-Deck {fragt mir Löcher in den Bauch|fragt und fragt und fragt|stellt vielleicht Fragen}! {Und ich mag das!|Mir gefällt’s!}',
          'Ich liebe gute Fragen, und im DCK-Deck {stecken ganz viele|gibt’s reichlich davon|hab ich welche gefunden}!',
        ],
        linkedin: [
          'Gute Fragen {kann ich bei der Arbeit immer brauchen|sind bei mir immer willkommen|sammle ich für mein Leben gern}! Deshalb hab ich mir das DCK-Deck angeschaut.',
          'Statt {noch einer Folie|der nächsten Folie|noch mehr Folien} einfach mal eine Frage! Das DCK-Deck kommt mir da gerade recht.',
        ],
        facebook: [
          'Achtung, {hier freut sich wer|gute Laune|hier schwärmt jemand}! Das DCK-Deck stellt so schöne Fragen, ich muss euch davon erzählen.',
          'Wer von euch {mag gute Fragen|fragt so gern wie ich|stellt gern Fragen}? Dann muss ich euch was übers DCK-Deck erzählen!',
        ],
        threads: [
          'Das DCK-Deck stellt {Fragen, die sitzen|richtig gute Fragen|die schönsten Fragen}! Ich muss nachdenken.',
          'Fragen über Fragen, {und ich freu mich auch noch|und ich will mehr|und ich find’s gut}! DCK-Deck halt.',
        ],
        tiktok: [
          'Das DCK-Deck fragt mich was, {und ich muss echt überlegen|und ich weiß keine Antwort|und ich steh da}!',
          'Gute Fragen? {Hab ich!|Liebe ich!|Gibt’s hier!} Das DCK-Deck, ehrlich bewertet!',
        ],
      },
      middles: [
        '{Hängen geblieben bin ich an|Ganz besonders beschäftigt mich|Nicht mehr aus dem Kopf geht mir} [die Frage, die dir gefällt]! {Starke Frage.|Die hat’s in sich.}',
        '{Eine Karte|Eine Frage|Eine der Karten} hat mich sofort an [woran du denken musstest] erinnert! {So mag ich das.|Treffer.}',
        'Die Fragen {probier ich als Erstes aus bei|heb ich mir auf für|nehm ich mit zu} [wofür du sie brauchst]! {Wird spannend.|Ich freu mich.}',
      ],
      drawbacks: [
        'Fertige Antworten {haben die Karten halt keine|stehen halt nirgends}, {die muss man selber finden|da ist man auf sich gestellt}, und {das kann auch nerven|manchmal hätte ich gern eine}.',
        'Ein {kleiner Dämpfer|Dämpfer}: Die {Karten fragen nur auf Englisch|Fragen gibt’s nicht auf Deutsch|Karten sprechen nur Englisch}.',
        '{Allein zünden manche Fragen leider nicht|Manche Fragen verpuffen leider, wenn man allein ist}, {die sind für eine Runde gemacht|da fehlt dann wer, der widerspricht|man will ja drüber reden}.',
      ],
      closings: [
        '{Trotzdem: her mit den Fragen!|Trotzdem will ich mehr davon!|Mehr davon will ich trotzdem!}',
        '{Ich grüble trotzdem gern weiter!|Das Deck geb ich trotzdem nicht mehr her!}',
      ],
      prompts: [
        'Was war die {schönste|klügste} Frage, die du je gehört hast? Ab in die Kommentare!',
        'Welche Frage {stellst du am liebsten|geht dir nicht aus dem Kopf}? Schreib sie in die Kommentare!',
      ],
    },
    // Colours and the mixture.
    {
      openings: {
        instagram: [
          'Diese Farben! {Okay, jetzt ehrlich|Gut, und jetzt ernsthaft|So, und jetzt in Ruhe}: mein Fazit zum DCK-Deck.',
          'Guckt euch {das an|diese Farben an|das mal an}! So sieht das DCK-Deck aus, {und mir gefällt’s|und ich mag’s}!',
        ],
        linkedin: [
          'Wer sagt, dass {Arbeit grau sein muss|Arbeitsmittel grau sein müssen|im Büro alles grau sein muss}? Das DCK-Deck ist herrlich bunt, und ich hab’s mir angeschaut!',
          'Ich geb’s zu, beim DCK-Deck {haben mich zuerst die Farben erwischt|hab ich zuerst auf die Farben geschaut|waren es zuerst die Farben}! Hier mein Fazit.',
        ],
        facebook: [
          'Statt {Urlaubsbildern|Katzenbildern|Essensfotos} gibt’s heute das DCK-Deck, und das ist ganz schön bunt!',
          'Darf’s ein bisschen {Farbe|bunter|mehr Farbe} sein? Das DCK-Deck macht mir gute Laune, und ich sag euch, warum!',
        ],
        threads: [
          'Vor lauter Farben {hab ich im DCK-Deck kaum gelesen|komm ich beim DCK-Deck nicht zum Lesen|les ich das DCK-Deck viel zu langsam}!',
          'Das DCK-Deck ist {so schön bunt|bunt wie nix|herrlich bunt}! Dabei ist es für die Arbeit.',
        ],
        tiktok: [
          'Schaut euch {mal die|bitte die|diese} Farben an! Das ist das DCK-Deck, und ich mag’s!',
          'So bunt kann Arbeit sein! {Das ist das DCK-Deck!|Hier kommt das DCK-Deck!|Das DCK-Deck macht’s vor!}',
        ],
      },
      middles: [
        'Fünf Farben {hat das Deck|sind es}, und ich {kann mich für keine entscheiden|will von jeder eine Karte|hab alle paar Minuten eine andere Lieblingsfarbe}!',
        '{So bunt wie die Farben ist auch der Inhalt|Beim Inhalt geht’s genauso bunt weiter|Der Inhalt ist genauso bunt}: {Zitate, Spiele, Theorie, alles drin|Spiele, Ideen, Zitate, alles da}!',
        'Ich {könnte die Karten stundenlang nach Farben sortieren|würde die Karten am liebsten aufhängen|will die Karten eigentlich nur anschauen}, {so schön find ich die|so gut sehen die aus}!',
      ],
      drawbacks: [
        'Nur {lesen muss man die Karten|lesen muss man alles} auf Englisch, {eine deutsche Ausgabe fehlt|auf Deutsch gibt’s nichts|das liegt nicht jedem}.',
        'Was ich {doof finde|nicht so mag}: {Man muss sich die Karten selbst aussuchen, und das dauert bei mir|Es gibt keine Reihenfolge, da brauch ich ewig zum Aussuchen|Keiner sagt mir, welche Karte zuerst kommt}.',
        'Bei aller Farbe: {Die Theorie liest man nicht nebenbei|Für die Theorie brauch ich dann Ruhe|Die Theorie ist nichts für müde Köpfe}!',
      ],
      closings: [
        '{Ich bleib dabei: schönes Deck!|Schön ist das Deck trotzdem!|Schön find ich’s trotzdem!}',
        '{Ich guck’s mir trotzdem gern an!|Mir ist es das wert!}',
      ],
      prompts: [
        'Welche Farbe {wäre deine|nimmst du}? Ab damit in die Kommentare!',
        'Suchst du Karten {nach der Farbe oder nach dem Inhalt|blind oder nach der Farbe} aus? Verrat’s mir in den Kommentaren!',
      ],
    },
  ],
  cards: [
    '{Ganz oben|Obenauf} liegt {card}!',
    'Gezogen hab ich {gerade |}{card}!',
    'Guckt mal, {was ich in der Hand hab|was hier vor mir liegt}: {card}!',
    'Die hier hat mich {erwischt|gleich erwischt}: {card}!',
    '{card} {liegt hier vor mir|hab ich gerade in der Hand}!',
    'Diese Karte {geb ich nicht mehr her|will ich euch zeigen}: {card}!',
  ],
};
