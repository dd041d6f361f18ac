import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review, as a friend tells it. */
export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    // It asks instead of explaining.
    {
      openings: {
        instagram: [
          '{Mein Fazit|Kurzes Fazit|Mein kleines Fazit} zum DCK-Deck: Es stellt Fragen, und zwar {gute|ziemlich gute}.',
          'Ich hab {in den DCK-Karten geblättert|mir die DCK-Karten angeschaut|die DCK-Karten durchgesehen} und bin an den Fragen hängen geblieben.',
        ],
        linkedin: [
          'Im Job {wollen alle immer Antworten|soll man meistens Antworten haben}. Das DCK-Deck {fängt mit Fragen an|kommt mit Fragen}, und das hat mich neugierig gemacht.',
          'Eine gute Frage {fällt mir selten auf Knopfdruck ein|hab ich nicht immer parat}. Deshalb {hab ich mir das DCK-Deck angeschaut|wollte ich wissen, was im DCK-Deck steckt}.',
        ],
        facebook: [
          '{Für alle, die gern grübeln|Für alle, die gern Fragen stellen|Für die Grübler unter euch}: Ich hab mir das DCK-Deck angeschaut und sag euch, wie ich’s finde.',
          'Ich hab hier das DCK-Deck, {also Karten, die einem Fragen stellen|ein Kartendeck mit ziemlich vielen Fragen}, und {sag euch mal, wie ich’s finde|hab jetzt eine Meinung dazu}.',
        ],
        threads: [
          '{Das DCK-Deck weiß es auch nicht|Das DCK-Deck hält keine Vorträge|Das DCK-Deck will nichts besser wissen}. Es fragt lieber.',
          'Das DCK-Deck stellt Fragen, {und ich mag das|und mir gefällt’s|und ich bin dafür}. Meistens.',
        ],
        tiktok: [
          'Will man sich von Karten {ausfragen lassen|dauernd was fragen lassen}? Beim DCK-Deck {find ich: schon|sag ich ja}.',
          'Das hier ist das DCK-Deck, und {das stellt mir lauter Fragen|das will ganz schön viel wissen|die Karten fragen mich aus}.',
        ],
      },
      middles: [
        'Mir gefällt, dass die Karten {fragen und dann Ruhe geben|fragen und mich dann machen lassen|nicht gleich alles besser wissen}.',
        'Mit einer Karte bin ich {eine Weile|erst mal} beschäftigt, {und das auf die angenehme Art|und genau das mag ich}.',
        'Die Karten sind {nett geschrieben|freundlich geschrieben|so geschrieben, dass man gern antwortet}, {da hebt keiner den Zeigefinger|ganz ohne Zeigefinger}.',
      ],
      drawbacks: [
        '{Fertige Antworten|Lösungen zum Abschreiben} {stehen halt nicht drauf|gibt’s halt keine}, und manchmal {hätte ich gern welche|wären die schon praktisch}.',
        '{Etwas schade|Schade nur|Ein bisschen schade}: Das Deck gibt’s nur auf Englisch, {da liest man manche Frage zweimal|die Fragen muss man also im Kopf übersetzen}.',
        'Welche Frage {gerade passt|als Nächstes dran ist}, {muss man leider selbst rausfinden, und das dauert|sagt einem leider keiner, da hilft nur Blättern}.',
      ],
      closings: [
        '{Ich mag’s trotzdem.|Ich behalt das Deck trotzdem.|Empfehlen würd ich das Deck trotzdem.}',
        '{Wer gern fragt, wird trotzdem Freude dran haben.|Für neugierige Leute ist das Deck trotzdem was.}',
      ],
      prompts: [
        'Welche Frage {stellst du gern|sollte man viel öfter stellen}? Schreib sie in die Kommentare.',
        '{Fragst du gern, oder antwortest du lieber|Was liegt dir mehr, fragen oder antworten}? Verrat’s mir in den Kommentaren.',
      ],
    },
    // What I would use it for.
    {
      openings: {
        instagram: [
          'Falls du {überlegst|schwankst|dich fragst}, ob das DCK-Deck was für dich ist: hier {mein Senf dazu|mein Eindruck}.',
          'Wofür ich das DCK-Deck {nehmen würde|gebrauchen kann|gut brauchen könnte} und was mich dran stört.',
        ],
        linkedin: [
          'Bevor ich {im Team mit was Neuem ankomme|anderen was Neues zumute}, schau ich es mir {erst mal selbst|erst mal allein} an. Diesmal: das DCK-Deck.',
          'Bei jedem neuen Werkzeug frag ich mich {zuerst|als Erstes|gleich}, wofür ich es wirklich nehmen würde. So auch beim DCK-Deck.',
        ],
        facebook: [
          'Ich hab mir das DCK-Deck {vorgenommen|angeguckt|mal in Ruhe angeschaut} und {hätte da eine Meinung|geb jetzt meinen Senf dazu}.',
          'Die Frage ist ja immer: {Was macht man dann damit|Und wofür nimmt man das|Braucht man das}? Beim DCK-Deck {hab ich da schon eine Idee|weiß ich’s zum Glück}.',
        ],
        threads: [
          'DCK-Deck angeschaut. {Ich weiß schon, wofür ich’s nehme|Ich hätte da was vor damit|Ich hab gleich eine Idee gehabt}.',
          'Das DCK-Deck kann man {anschauen|schön finden|ins Regal stellen}. Ich würd’s lieber benutzen.',
        ],
        tiktok: [
          'Okay, DCK-Deck. {Was macht man damit?|Wofür ist das gut?|Wozu braucht man das?} {Ich hab da eine Idee.|Ich wüsste was.}',
          'Ich sag euch {mal schnell|kurz|eben}, wofür ich dieses DCK-Deck nehmen würde.',
        ],
      },
      middles: [
        '{Mitnehmen würde ich die Karten zu|Auspacken würde ich die Karten bei|Gut vorstellen kann ich mir die Karten bei} [deinem nächsten Treffen], gleich zu Beginn.',
        '{Brauchen kann ich die Karten gerade für|Testen will ich die Karten als Erstes bei|Die Karten kommen mir gerade recht für} [woran du gerade arbeitest].',
        'Die Karten {würde ich rausholen|kämen bei mir auf den Tisch|wären was für mich}, wenn ich mal nicht weiterkomme, also zum Beispiel bei [woran du gerade sitzt].',
      ],
      drawbacks: [
        '{Man sollte nur wissen|Eins muss man wissen}: {Auf den Karten steht alles auf Englisch|Die Karten sind alle auf Englisch}.',
        'Nur {in einer großen Runde wird’s mit einem Deck knapp|wenn viele mitmachen, wird’s mit einem Deck eng|mit vielen Leuten muss man sich das eine Deck teilen}.',
        'Was mir noch fehlt, ist {ein Tipp, womit man anfängt|ein Vorschlag für die erste Karte|eine kleine Anleitung für den Anfang}.',
      ],
      closings: [
        '{Ich probier’s jedenfalls aus.|Ausprobieren will ich’s auf jeden Fall.|Einen Versuch ist mir das wert.}',
        '{Unterm Strich find ich’s gut.|Alles in allem: mag ich.}',
      ],
      prompts: [
        'Wofür würdest du {so ein Deck|solche Karten} nehmen? Schreib’s mir in die Kommentare.',
        'Hast du das Deck auch? Erzähl {mal |}in den Kommentaren, was du damit machst.',
      ],
    },
    // Cards instead of a screen.
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist was zum Anfassen, {und das ist schon mal ein Pluspunkt|und allein das mag ich schon|und das gefällt mir gut}.',
          'Mal {kein Bildschirm|kein Handy|nichts mit Akku} in der Hand, sondern Karten: das DCK-Deck.',
        ],
        linkedin: [
          'Ich {sitze genug vor Bildschirmen|schau den ganzen Tag auf Bildschirme}. Ein Kartendeck wie DCK {ist da eine schöne Abwechslung|kommt mir da ganz recht}.',
          'Noch {ein Programm|ein Werkzeug mit Passwort|ein digitales Board} hätte ich nicht gebraucht. Beim DCK-Deck hab ich gern hingeschaut, {das sind nämlich Karten|das kann man nämlich anfassen}.',
        ],
        facebook: [
          'Wer mich kennt, weiß: {Ich mag Dinge zum Anfassen|Ich hab gern was in der Hand|Ich bin für Gedrucktes zu haben}. Also hab ich mir das DCK-Deck angeschaut.',
          'Heute mal {was ganz ohne Akku|was ohne Strom|was zum Anfassen}: Ich hab das DCK-Deck durchgeblättert und sag euch, wie’s ist.',
        ],
        threads: [
          'Das DCK-Deck {hat keinen Akku|muss man nicht laden|braucht kein Update}. {Läuft.|Sehr angenehm.}',
          'Pluspunkt fürs DCK-Deck: {Es piept nicht|Es leuchtet nicht|Es schickt mir keine Nachrichten}.',
        ],
        tiktok: [
          'Ja, {das hier sind|ich zeig euch hier|ihr seht hier} echte Karten. {Das DCK-Deck, kein Bildschirm.|DCK, ganz ohne Strom.}',
          'Leg {kurz |mal kurz |}das Handy weg. Okay, geht grad nicht. Das ist das DCK-Deck.',
        ],
      },
      middles: [
        'Karten {kann man hinlegen, tauschen und rumreichen|kann man rumreichen und liegen lassen}, {das ist mir lieber als Scrollen|das mag ich einfach}.',
        'Man {zieht eine Karte, liest und redet drüber|nimmt sich eine Karte und fängt an|legt eine Karte hin und alle schauen drauf}, {einfacher geht’s kaum|mehr Technik braucht es nicht}.',
        'Wenn {eine Karte auf dem Tisch liegt|eine Karte in der Mitte liegt}, {schaut wenigstens keiner aufs Handy|hat man gleich was, worüber man reden kann}.',
      ],
      drawbacks: [
        'Dafür {muss halt eine Schachtel mehr in die Tasche|hat man halt eine Schachtel mehr dabei|schleppt man halt eine Schachtel mit}.',
        'Ganz ohne Bildschirm geht’s dann doch nicht: Wer zu einer Karte mehr lesen will, {holt wieder das Handy raus|greift eben doch zum Handy|braucht das Handy}.',
        '{Was man wissen muss|Kleiner Haken|Nicht so schön}: Die Karten {gibt’s nur auf Englisch|sind alle auf Englisch}.',
      ],
      closings: [
        '{Damit kann ich leben.|Das nehm ich in Kauf.|Ist zu verschmerzen.}',
        '',
        '{Das Deck hab ich trotzdem gern hier liegen.|Das Deck bleibt trotzdem auf dem Tisch.}',
      ],
      prompts: [
        'Papier oder Bildschirm, {was ist dir lieber|womit denkst du lieber nach}? Schreib’s in die Kommentare.',
        'Was {machst du immer noch auf Papier|gibt’s bei dir nur auf Papier}? Verrat’s mir in den Kommentaren.',
      ],
    },
    // The mixture of kinds.
    {
      openings: {
        instagram: [
          'Im DCK-Deck steckt {alles Mögliche|ganz schön viel Verschiedenes}: Fragen, Zitate, {sogar Spiele|auch Spiele}.',
          'Ich hab mich {durchs DCK-Deck|durch die DCK-Karten} geblättert. {Was ich mag und was eher nicht:|Mein ehrlicher Eindruck:}',
        ],
        linkedin: [
          'Theorie, Spiele und Zitate in einer Schachtel, {kann das gut gehen|passt das zusammen|geht das}? Ich hab mir das DCK-Deck angeschaut.',
          'Bei Kartendecks für die Arbeit {bin ich erst mal skeptisch|rechne ich mit Kalendersprüchen}. Im DCK-Deck {steckt zum Glück Verschiedenes|ist die Mischung größer, als ich dachte}.',
        ],
        facebook: [
          'So, {ihr Lieben|in die Runde|ihr da draußen}: Ich hab im DCK-Deck geblättert, und da ist {wirklich Verschiedenes|allerhand} drin.',
          'Kein {Werbetext|Werbespruch|Werbepost}, nur meine Meinung: Das DCK-Deck ist {eine ziemlich bunte Mischung|bunter gemischt, als ich dachte}.',
        ],
        threads: [
          'Das DCK-Deck ist {eine bunte Tüte|ein Gemischtwarenladen|wie eine Pralinenschachtel}. {Meine ich nett.|Als Lob gemeint.}',
          'DCK-Deck: {von Theorie bis Spiel alles drin|Zitate neben Spielen|Theorie und Spiele in einer Schachtel}. Ich mag’s.',
        ],
        tiktok: [
          'Was im DCK-Deck drin ist? {Ziemlich viel|Alles Mögliche|Ganz schön viel}, von Zitaten bis zu Spielen.',
          'Ich hab {grad |mal |eben mal }durchs DCK-Deck geblättert, da ist viel Verschiedenes drin.',
        ],
      },
      middles: [
        'Am liebsten {hab ich bis jetzt|mag ich bis jetzt|les ich bis jetzt} [welche Karten du am liebsten magst].',
        '{Zuerst|Erst mal|Gleich} hängen geblieben bin ich an [was dir zuerst auffiel], {das gefällt mir|so was mag ich}.',
        'Es {gibt Karten zum Nachdenken und welche zum Loslegen|gibt Karten zum Lesen und welche zum Machen|sind stille Karten dabei und welche zum Loslegen}, {da ist für jede Laune was da|so wird’s nicht langweilig}.',
      ],
      drawbacks: [
        'Nur für die {Theorie|Theoriekarten} {muss man in Stimmung sein|muss man in Leselaune sein|braucht man ein bisschen Ruhe}.',
        'Nur die Spiele {gehen leider erst ab zwei Leuten|sind leider nichts für allein|bleiben liegen, wenn man allein ist}.',
        '{Eins noch|Eins sollte man wissen|Einen Haken hat’s}: Alles ist auf Englisch, {auch die Spiele|von der Theorie bis zu den Spielen}.',
      ],
      closings: [
        '{Ich blätter trotzdem gern drin.|Trotzdem: mag ich.|Reicht mir trotzdem für ein Ja.}',
        '{So, jetzt weißt du Bescheid.|So viel von mir.}',
      ],
      prompts: [
        'Zitat, Spiel oder Aufgabe: {Wonach würdest du greifen|Was wäre deins}? Schreib’s in die Kommentare.',
        'Was {dürfte in so einem Deck nicht fehlen|müsste für dich unbedingt drin sein}? Verrat’s mir in den Kommentaren.',
      ],
    },
    // Made for groups.
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist {nichts für Eigenbrötler|eher was für mehrere|was für Leute, die gern reden}. {Also was für mich.|Mir kommt das entgegen.}',
          'Mit wem ich {das DCK-Deck ausprobiere|mich ans DCK-Deck setze|beim DCK-Deck anfange}, weiß ich {jedenfalls |}schon.',
        ],
        linkedin: [
          'In {vielen Besprechungen|Besprechungen} {reden immer dieselben|sagen immer dieselben was}. Das DCK-Deck hab ich mir angeschaut, weil sich da jeder eine Karte nehmen kann.',
          'Bis in einer Runde {alle was sagen|der Erste was sagt|das Gespräch in Gang kommt}, kann es dauern. Deshalb hab ich ins DCK-Deck geschaut.',
        ],
        facebook: [
          'Wer {spielt hier gern|redet hier gern|hat hier gern Leute um sich}? Ich hab mir das DCK-Deck angeschaut, und das ist was {für mehrere|für eine Runde}.',
          'Das DCK-Deck ist {für Leute, die sich zusammen was ausdenken|zum gemeinsamen Ideenspinnen}, und {ich hab’s mir mal angeschaut|ich sag euch, wie ich’s finde}.',
        ],
        threads: [
          'Das DCK-Deck ist {für Gruppen|für mehrere|für Runden} gemacht. {Allein geht’s so halb.|Allein geht’s auch, nur leiser.}',
          'Für das DCK-Deck {brauch ich noch Leute|such ich noch Mitspieler|reicht einer allein nicht}.',
        ],
        tiktok: [
          'Das ist das DCK-Deck, und {dafür brauch ich noch Leute|allein ist das nur die Hälfte wert|das ist was für mehrere}.',
          'Mit wem würdet ihr Karten aus {dem|diesem|meinem} DCK-Deck ziehen? Ich wüsste da wen.',
        ],
      },
      middles: [
        'Ausprobieren {will ich die Karten mit|würde ich die Karten gern mit|möchte ich die Karten mal mit} [deiner Runde].',
        'Die Karten {will ich mal mitbringen zu|nehm ich mal mit zu|würde ich gern mitnehmen zu} [welches Treffen bei dir ansteht].',
        'Bei den Karten {fällt mir sofort jemand ein|denk ich gleich an jemanden|hab ich gleich wen im Kopf}, nämlich [Name der Person].',
      ],
      drawbacks: [
        'Allein {sind manche Karten leider nur halb so schön|verpuffen manche Karten leider|macht manche Karte leider wenig her}, {das muss man wissen|das sag ich gleich dazu}.',
        'Nur wenn {viele mitmachen|die Runde groß ist}, {wartet man ganz schön, bis man dran ist|wird’s mit dem einen Deck eng}.',
        '{Englisch müssen dafür leider alle können|Mit Englisch müssen dann leider alle klarkommen|Wer kein Englisch kann, bleibt leider außen vor}, {die Karten gibt’s ja nicht auf Deutsch|auf Deutsch gibt’s die Karten nicht}.',
      ],
      closings: [
        '{Ich freu mich trotzdem drauf.|Vorfreude hab ich trotzdem.|Lust drauf hab ich trotzdem.}',
        '{Ob’s trotzdem klappt, erzähl ich dann.|Ich erzähl dann, wie’s gelaufen ist.}',
      ],
      prompts: [
        'Mit wem würdest du {so ein Deck|die Karten} ausprobieren? Schreib’s in die Kommentare.',
        'Wie {fangt ihr eure Runden an|bringst du Leute ins Reden}? Verrat’s mir in den Kommentaren.',
      ],
    },
  ],
  cards: [
    'Bei mir liegt {gerade |}{card} obenauf.',
    '{Zuletzt gelesen|Gerade gelesen} hab ich {card}.',
    'Diese Karte {liegt bei mir obenauf|hab ich gerade in der Hand}: {card}.',
    'Gezogen hab ich {card}{| und gleich zweimal gelesen}.',
    '{Vor mir liegt|Auf dem Tisch liegt} gerade {card}.',
    '{Damit du weißt, wovon ich rede|Eine Karte zum Reinlesen}: {card}.',
  ],
};
