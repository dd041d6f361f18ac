import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Ausgepackt! Das DCK-Deck liegt vor mir, und {mir kribbelt’s in den Fingern|ich will sofort ziehen|ich kann kaum stillsitzen}!',
          'Schachtel auf, {Karten raus|Karten in die Hand|Deckel weg}: Das DCK-Deck ist ausgepackt, und ich freu mich!',
        ],
        linkedin: [
          'Auf was Neues zum {Ausprobieren|Ideenfinden|Loslegen} freue ich mich bei der Arbeit immer. Hier liegt das DCK-Deck!',
          'Manches {Werkzeug|Material} legt man erst mal weg, anderes will man {gleich|sofort} ausprobieren. {Vor mir liegt das DCK-Deck|Ausgepackt: das DCK-Deck}!',
        ],
        facebook: [
          'Ja, ich freu mich {wie ein Kind|wie verrückt|ganz ohne Hemmungen}: Das DCK-Deck ist ausgepackt!',
          'Ich wollte {eigentlich noch warten|erst mal nur gucken|nur kurz den Deckel heben}, aber jetzt ist das DCK-Deck doch ausgepackt!',
        ],
        threads: [
          'Das DCK-Deck ist ausgepackt, und ich {tu nicht mal so|tu gar nicht erst so|kann nicht so tun}, als wär ich ruhig!',
          'DCK-Deck ausgepackt! Jetzt will ich {mischen|ziehen|loslegen}!',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt, und jetzt {wird gemischt|zieh ich eine|wird gezogen}, guck mit!',
          'Das DCK-Deck ist ausgepackt, und ich zieh gleich {die erste Karte|meine erste Karte|einfach eine Karte}!',
        ],
      },
      middles: [
        'Augen zu, Karte ziehen! Vielleicht kommt {eine Frage|ein Spiel|ein Zitat}, vielleicht {eine Aufgabe|eine Idee}.',
        'Auf den Karten stehen Fragen, Ideen, Zitate und sogar Spiele. Was kommt {zuerst|als Erstes}? {Keine Ahnung, und genau das mag ich|Ich weiß es nicht, und das ist ja der Spaß}!',
        'Ausgesucht wird nicht, {der Zufall entscheidet|das macht der Zufall|das überlass ich dem Zufall}! Die erste Karte ziehe ich blind.',
      ],
      closings: [
        '',
        'Drück mir {die Daumen|beide Daumen}!',
        '{Ich bin gespannt|Ich bin so gespannt}!',
      ],
      prompts: [
        'Blind ziehen oder {aussuchen|erst gucken}: Wie machst du’s? Ab in die Kommentare!',
        'Zitat, Spiel oder Frage: Was hättest du {zuerst gern|gern als Erstes}? Schreib’s in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          'Im DCK-Deck stecken auch Spiele! Ich hab’s {gerade|frisch|eben} ausgepackt, und auf die freu ich mich besonders.',
          'DCK-Deck ausgepackt, und ich {schiele schon auf die Spiele|freu mich am meisten auf die Spiele|such zuerst die Spiele}!',
        ],
        linkedin: [
          'Auch im Beruf darf {mal gespielt|ruhig mal gespielt|öfter gespielt} werden. Im DCK-Deck, gerade ausgepackt, sind sogar Spiele drin!',
          'Ein {Workshop|Projekttag|Ideentag} ohne Spiel ist nur eine lange Besprechung, finde ich. Im DCK-Deck, gerade ausgepackt, stecken zum Glück ein paar Spiele!',
        ],
        facebook: [
          'Ich hab das DCK-Deck ausgepackt, und da sind {tatsächlich|wirklich|sogar} Spiele drin! Wer mich kennt, weiß Bescheid.',
          'Wer hat Lust auf {ein Spiel|ein Spielchen|eine kleine Runde}? Ich hab das DCK-Deck ausgepackt, und da ist was für Gruppen drin!',
        ],
        threads: [
          'Im DCK-Deck sind Spiele! {Mehr muss ich nicht wissen|Ich bin dabei|Mehr brauch ich nicht}!',
          'Offiziell ist das DCK-Deck {zum Arbeiten da|Arbeitsmaterial|für die Arbeit}. Es sind aber Spiele drin!',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt, und da sind {echt|wirklich|sogar} Spiele drin, guck mal!',
          'Im DCK-Deck sind Spiele, und ich {will sofort eins ausprobieren|brauch dringend Mitspieler|will am liebsten gleich spielen}!',
        ],
      },
      middles: [
        'Für die Spiele braucht man mindestens zwei Leute, also {suche ich mir jetzt jemanden|muss jetzt jemand mitmachen|frag ich einfach mal rum}!',
        'Fragen, Ideen und Zitate stehen auch auf den Karten, aber {zuerst wird gespielt|das Spielen kommt zuerst|ich will zuerst spielen}!',
        'Die Fragen und Zitate {kommen auch noch dran|laufen ja nicht weg|können kurz warten}. Zuerst will ich eins der Spiele mit [deiner Runde] ausprobieren!',
      ],
      closings: [
        '',
        'Wer {mitspielt|mitmacht}, darf anfangen!',
        '{Einen Platz hab ich noch frei|Platz ist noch}!',
      ],
      prompts: [
        'Welches Spiel geht bei dir {immer|in jeder Runde}? Schreib’s in die Kommentare!',
        'Wärst du bei {einem Spiel|einer Runde} zwischendurch dabei? Ab in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt vor mir|Mein DCK-Deck ist ausgepackt|Da ist es, das DCK-Deck}! {Allein damit dasitzen|Allein loslegen|Alles allein lesen}? Kommt nicht infrage!',
          'DCK-Deck ausgepackt! Jetzt brauche ich {Leute|Gesellschaft|Verstärkung} zum Kartenziehen!',
        ],
        linkedin: [
          'Über Ideen denke ich am liebsten {zu zweit|mit anderen|im Gespräch} nach. Das DCK-Deck ist ausgepackt, und ich weiß schon, mit wem ich anfange!',
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt vor mir|Mein DCK-Deck ist ausgepackt|Da ist es, das DCK-Deck}! Allein {macht so was keinen Spaß|wäre das viel zu schade|bleibt es erst mal liegen}, und mir fällt auch gleich jemand ein.',
        ],
        facebook: [
          'Ich hab das DCK-Deck ausgepackt, und jetzt {muss jemand mitmachen|brauche ich Gesellschaft|such ich mir Verstärkung}!',
          'Wundere dich nicht, wenn ich bald mit Karten {vor dir sitze|ankomme|bei dir auftauche}: Das DCK-Deck ist ausgepackt!',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt vor mir|Mein DCK-Deck ist ausgepackt|Da ist es, das DCK-Deck}! {Wer mich trifft, muss eine ziehen|Jetzt brauche ich Gesellschaft|Und ich will reden}!',
          'DCK-Deck ausgepackt, {Stuhl gegenüber|Platz gegenüber|Stuhl neben mir} noch frei!',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt und weiß {schon|sofort|genau}, wer mitmachen muss!',
          'Das DCK-Deck ist ausgepackt, und ich will {auf keinen Fall|bloß nicht|jetzt nicht} allein anfangen!',
        ],
      },
      middles: [
        '[Name der Person], du bist {gemeint|dran|fest eingeplant}! Du ziehst eine Karte, und ich {lese vor|rede mit}.',
        'Mit [Name der Person] will ich die erste Karte ziehen und dann {einfach losreden|reden und reden|gucken, worauf wir kommen}!',
        'Ohne [Name der Person] {zieh ich keine einzige Karte|fang ich mit den Karten gar nicht erst an|bleiben die Karten auf dem Stapel}!',
      ],
      closings: ['', 'Kekse {gibt’s auch|bring ich mit}!', 'Ausreden {gelten nicht|zählen nicht}!'],
      prompts: [
        'Wen würdest du {sofort|als Erstes} dazuholen? Ab in die Kommentare!',
        'Wärst du {dabei|mit von der Partie}? Schreib mir einen Kommentar!',
      ],
    },
    {
      openings: {
        instagram: [
          'Guck dir diese Farben an! Das DCK-Deck ist {ausgepackt|aus der Schachtel|frisch ausgepackt}, und ich mag’s bunt!',
          'Es wird bunt! Das DCK-Deck ist ausgepackt, und der Tisch {leuchtet|strahlt|sieht gleich anders aus}!',
        ],
        linkedin: [
          'Mein Schreibtisch kann {immer Farbe brauchen|ein bisschen Farbe vertragen|Farbe gut gebrauchen}! Das DCK-Deck ist ausgepackt und herrlich bunt.',
          'Zwischen {Tabellen und Terminen|Mails und Terminen|Tabellen und Folien} liegt jetzt etwas Buntes: Das DCK-Deck ist ausgepackt!',
        ],
        facebook: [
          'Ich hab das DCK-Deck ausgepackt, und jetzt {liegt hier alles voller Farben|sieht’s hier richtig bunt aus|ist der ganze Tisch bunt}!',
          'Falls dir {gerade|momentan|zurzeit} Farbe fehlt: Ich hab das DCK-Deck ausgepackt und kann aushelfen!',
        ],
        threads: [
          'Das DCK-Deck ist ausgepackt, und {der Tisch hat endlich Farbe|hier ist es jetzt bunt|grau ist hier nichts mehr}!',
          'So viele Farben im DCK-Deck, und ich soll {mich entscheiden|eine aussuchen|mit einer anfangen}? Unfair!',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt, und {guck mal, diese Farben|schau dir die Farben an|ich mag’s ja so schön bunt}!',
          'Das DCK-Deck ist so bunt, und ich weiß nicht, {wo ich anfangen soll|welche Farbe ich nehme|welche zuerst}!',
        ],
      },
      middles: [
        'Jetzt {sortiere|ordne} ich die Karten erst mal nach ihren fünf Farben, {einfach weil es schön aussieht|nur so zum Spaß|und dann wird gemischt}!',
        'Fünf Farben haben die Karten! Welche zuerst drankommt, {entscheidet mein Bauch|entscheide ich nach Gefühl|darf jemand anders aussuchen}.',
        'Am liebsten würde ich die Karten {gar nicht mehr wegräumen|einfach ausgebreitet lassen|nie wieder einpacken}, so schön sehen die aus!',
      ],
      closings: [
        '',
        'Gelesen wird {später|danach}!',
        'Meine Lieblingsfarbe {wechselt noch|steht noch nicht fest}!',
      ],
      prompts: [
        'Welche Farbe {liegt bei dir vorn|würdest du zuerst nehmen}? Ab in die Kommentare!',
        'Bunt oder {schlicht|schwarz-weiß}: Was gefällt dir? Schreib’s in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und ich {weiß schon, wofür|hab schon was damit vor|hab sofort einen Plan}!',
          'Ausgepackt und {gleich|schon|direkt} verplant: Das DCK-Deck muss bei mir nicht lange warten!',
        ],
        linkedin: [
          'Das DCK-Deck ist ausgepackt, und ich freue mich, dass es gleich etwas zu tun {bekommt|gibt|hat}!',
          'Ich packe {ungern|nicht gern|nur ungern} etwas aus, das dann herumliegt. Für das DCK-Deck habe ich zum Glück schon eine Aufgabe!',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und {bevor ich ins Schwärmen komme|eins verrate ich dir gleich|jetzt kommt’s}: Ich weiß schon, was ich damit mache!',
          'Ich hab das DCK-Deck ausgepackt, und {mein Kopf ist schon weiter|mir fällt gleich was ein|ich hab sofort eine Idee}!',
        ],
        threads: [
          'DCK-Deck ausgepackt, {Plan gefasst|Pläne gemacht|Idee gehabt}. So schnell geht das!',
          '{Kaum|Gerade erst|Eben erst} ausgepackt, und schon hab ich was vor mit dem DCK-Deck!',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt und {sofort|gleich|auch schon} was Schönes damit vor!',
          'Okay, das DCK-Deck ist ausgepackt, und ich {sag dir, was ich vorhab|verrat dir meinen Plan|hab sogar einen Plan}!',
        ],
      },
      middles: [
        'Ich nehm die Karten mit zu [deinem nächsten Treffen oder Workshop] und {lass alle ziehen|lass jeden eine ziehen|misch dort gleich los}!',
        'Als Erstes ziehe ich Karten für [dein Projekt oder Thema]! {Da ist noch Platz für neue Ideen|Frische Fragen kann ich da brauchen|Neue Ideen kann ich da brauchen}.',
        'Mit den Karten suche ich Ideen für [wofür du Ideen suchst], {und ich kann’s kaum erwarten|darauf bin ich gespannt|und zwar so bald wie möglich}!',
      ],
      closings: [
        '',
        'Ich {erzähl dir|sag dir} dann, wie’s läuft!',
        'Ich hab {richtig|so} Lust darauf!',
      ],
      prompts: [
        'Wofür würdest du {sofort|als Erstes} eine Karte ziehen? Ab in die Kommentare!',
        'Welches Projekt {steht bei dir an|hast du als Nächstes vor}? Schreib’s in die Kommentare!',
      ],
    },
  ],
  cards: [
    '{Angelacht|Sofort angelacht} hat mich {card}!',
    '{card} {ist mir gleich ins Auge gefallen|hat mich gleich neugierig gemacht}!',
    '{Gleich|Sofort} aufgefallen ist mir {card}!',
    'Guck mal, {was mich gerade anlacht|was hier liegt}: {card}!',
    'Besonders {neugierig|gespannt} bin ich auf {card}!',
    'Mein Blick ist {gleich|sofort} an {card} hängen geblieben!',
  ],
};
