import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Ich hab {ein paar|die ersten|einige} DCK-Karten gelesen, und erklären wollen die mir erstaunlich wenig.',
          'Mein erster Eindruck vom DCK-Deck: Es {redet nicht viel|hält keine Vorträge|weiß nicht alles besser}.',
        ],
        linkedin: [
          'Ratschläge bekommt man im Beruf {genug|reichlich|mehr als genug}. Die DCK-Karten, die ich bis jetzt gelesen habe, halten sich damit zurück.',
          'Ich habe ein paar DCK-Karten gelesen und {keine einzige Belehrung|keinen erhobenen Zeigefinger|kein fertiges Rezept} gefunden. Das mag ich.',
        ],
        facebook: [
          'Ich hab ins DCK-Deck reingelesen und {mich auf kluge Ratschläge|mich auf Sprüche|mich auf Tipps} eingestellt. Kam anders.',
          'So, die ersten DCK-Karten sind gelesen. {Schlauer bin ich jetzt nicht|Klüger bin ich noch nicht|Fertig bin ich damit nicht}, aber neugierig.',
        ],
        threads: [
          'Das DCK-Deck lässt mich selber denken. {Angenehm|Sehr angenehm|Wie erholsam}.',
          'Ich wollte Antworten. Das DCK-Deck {hat Rückfragen|will erst was wissen|fragt zurück}.',
        ],
        tiktok: [
          'Ich dachte, das DCK-Deck gibt mir {Tipps|Ratschläge|Antworten}. Von wegen, das fragt zurück.',
          'Ich hab ein paar DCK-Karten gelesen und jetzt {nur noch Fragen|lauter Fragen|ganz viele Fragen}.',
        ],
      },
      middles: [
        'Viele Karten stellen einfach eine Frage, und {antworten muss man selbst|die Antwort ist meine Sache|auf die Antwort muss ich selbst kommen}. {Das finde ich sympathisch|Mir gefällt das}.',
        'Auf den Karten steht meistens eine Frage oder eine kleine Aufgabe, {und dann bin ich dran|der Rest ist meine Sache|mehr nicht}. {Das lässt Platz im Kopf|So denkt man wenigstens selbst}.',
        'Eine gute Frage ist mir {lieber als zehn Tipps|lieber als jeder Ratschlag|lieber als ein Rezept}, und davon haben die Karten einige.',
      ],
      closings: [
        '',
        'Ich {les dann mal weiter|zieh gleich noch eine}.',
        '{Über die erste Frage denk ich noch nach|Bei der ersten Frage bin ich noch}.',
      ],
      prompts: [
        'Welche Frage {geht dir gerade nach|beschäftigt dich gerade}? Erzähl’s mir in den Kommentaren.',
        'Was {hilft dir mehr|bringt dir mehr}, ein Tipp oder eine gute Frage? Schreib’s mir in die Kommentare.',
      ],
    },
    {
      openings: {
        instagram: [
          'Ich hab im DCK-Deck geblättert und {wusste gleich, wem das gefällt|hatte gleich jemanden im Kopf|musste gleich an jemanden denken}.',
          '{Ein paar|Einige|Die ersten} DCK-Karten gelesen, und jetzt will ich mit jemandem darüber reden.',
        ],
        linkedin: [
          'Ich habe mir ein paar DCK-Karten angesehen und {sofort|gleich|direkt} überlegt, mit wem ich darüber reden möchte. Das kommt nicht oft vor.',
          'Manches liest man lieber {in Gesellschaft|nicht allein|gemeinsam}. Die DCK-Karten gehören für mich nach dem ersten Durchsehen dazu.',
        ],
        facebook: [
          'Ich hab mir die DCK-Karten mal angesehen. {Allein ist das schön|Allein geht das auch|Für mich allein ist es nett}, aber da fehlt doch wer.',
          'Kennst du das: Du liest was und {willst sofort mit jemandem reden|denkst an eine bestimmte Person|willst es jemandem zeigen}? So ging’s mir mit dem DCK-Deck.',
        ],
        threads: [
          'DCK-Karten gelesen. {Jetzt brauche ich jemanden zum Reden|Jetzt fehlt ein Gegenüber|Jetzt hab ich Redebedarf}.',
          'Das DCK-Deck ist {kein Buch für den Sessel|nichts zum stillen Lesen|nichts für mich allein}. Ich will reden.',
        ],
        tiktok: [
          'Ich hab DCK-Karten gelesen und weiß {genau|sofort|schon}, wem ich die zeigen muss.',
          'Ich hab ins DCK-Deck geguckt und {will jetzt mit jemandem reden|brauch jetzt jemanden zum Reden|würde jetzt gern drüber reden}.',
        ],
      },
      middles: [
        'Ich glaube, [Name der Person] hätte {Freude an den Karten|Spaß an den Karten|was übrig für die Karten}. {Ich frag mal nach|Das probiere ich aus}.',
        'Am liebsten würde ich die Karten mit [Name der Person] {durchgehen|auf dem Tisch ausbreiten|abwechselnd ziehen} und {einfach losreden|drauflosreden}.',
        '[Name der Person], falls du das liest: {Ich bring dir die Karten mal mit|Die nächste Karte darfst du ziehen|Die nächste Karte gehört dir}.',
      ],
      closings: [
        '',
        '{Zu zweit wird das bestimmt lustiger|Zu zweit ist so was einfach schöner}.',
        '{Zeit dafür findet sich|Ein Abend dafür findet sich}.',
      ],
      prompts: [
        'Mit wem würdest du {Karten ziehen|gern mal Karten ziehen}? Verrat’s mir in den Kommentaren.',
        'Wem zeigst du {Neues zuerst|was Neues immer zuerst}? Schreib mir einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Erster Eindruck vom DCK-Deck: {klare Worte|keine Floskeln|nichts Kompliziertes}, gute Fragen und alles auf Englisch.',
          'Das DCK-Deck ist auf Englisch. {Ich hab’s trotzdem gern gelesen|Nach ein paar Karten war mir das egal|Das schreckt mich nicht ab}.',
        ],
        linkedin: [
          'Ein paar DCK-Karten habe ich jetzt gelesen. Sie sind auf Englisch, und {das ist im Alltag zu schaffen|damit kann ich leben|das stört mich wenig}.',
          'Fachbücher auf Englisch schiebe ich {gern|meistens|oft} vor mir her. Die DCK-Karten sind zum Glück viel kürzer.',
        ],
        facebook: [
          'Für alle, die fragen: Ja, das DCK-Deck ist auf Englisch. Und {ja, ich komme klar|nein, schlimm ist das nicht|ich mag es trotzdem}.',
          'Ich hab ins DCK-Deck reingelesen und {nebenbei Englisch geübt|nebenbei mein Englisch aufgefrischt|dabei Englisch gelernt}.',
        ],
        threads: [
          'Das DCK-Deck fragt auf Englisch, ich {denke auf Deutsch|antworte auf Deutsch|grüble auf Deutsch}.',
          'Englische DCK-Karten, {deutsche Grübelei|deutsches Gegrübel|deutsches Kopfzerbrechen}. Passt schon.',
        ],
        tiktok: [
          'Das DCK-Deck ist komplett auf Englisch, {aber ich komm gut mit|ich les es trotzdem|und ich mag’s trotzdem}.',
          'Ich les hier das DCK-Deck auf Englisch und {versteh sogar die Fragen|komm gut damit klar|denk auf Deutsch weiter}.',
        ],
      },
      middles: [
        'Auf den Karten stehen nur ein paar Sätze, {da reicht mein Englisch locker|die sind schnell gelesen|da kommt man gut mit}.',
        'Wenn ich mit anderen Karten ziehe, {übersetze ich sie eben|lese ich vor und übersetze gleich|übersetze ich eben kurz}.',
        'Die Texte auf den Karten sind so kurz, dass mich das Englische {kaum bremst|nicht weiter stört|gar nicht abschreckt}.',
      ],
      closings: [
        '',
        '{Deutsche Karten nähme ich natürlich auch|Deutsche Karten wären auch schön gewesen, aber gut}.',
        '{Nachgedacht wird ja auf Deutsch|Grübeln kann ich auf Deutsch}.',
      ],
      prompts: [
        'Liest du {lieber auf Deutsch|auch auf Englisch}? Schreib’s mir in die Kommentare.',
        'Wäre Englisch für dich {ein Problem|ein Hindernis}? Verrat’s mir in den Kommentaren.',
      ],
    },
    {
      openings: {
        instagram: [
          'Nur eine DCK-Karte wollte ich lesen. {Dann noch eine|Hat nicht geklappt|Es sind ein paar mehr geworden}.',
          'Die DCK-Karten sind {wie Erdnüsse|wie Chips|wie Salzstangen}: Bei einer bleibt es nicht.',
        ],
        linkedin: [
          'Ich habe mir ein paar DCK-Karten vorgenommen und {länger gelesen, als ich wollte|gleich noch ein paar mehr gelesen|einfach weitergelesen}. Bei Sachen für die Arbeit passiert mir das selten.',
          'Was ich im Arbeitsalltag lese, muss {kurz sein|schnell gehen|in eine Pause passen}. Bei den DCK-Karten ist das so, darum sind es gleich mehrere geworden.',
        ],
        facebook: [
          'Ich wollte nur {kurz|mal eben|ganz kurz} ins DCK-Deck gucken. Tja, jetzt liegen hier lauter Karten.',
          'Falls du {mich suchst|mich vermisst|was von mir brauchst}: Ich les noch schnell eine DCK-Karte. Und dann noch eine.',
        ],
        threads: [
          'Noch eine DCK-Karte, {dann ist Schluss|dann hör ich auf|dann mach ich was anderes}. Vielleicht.',
          'Eine DCK-Karte {geht immer|passt in jede Pause|kriegt man immer unter}. Drei auch. Das ist das Problem.',
        ],
        tiktok: [
          'Ich wollte nur eine DCK-Karte lesen, {und jetzt guck dir das an|jetzt liegen hier mehr|aber dann kam die nächste}.',
          'Nur noch eine DCK-Karte, {sag ich mir|denk ich mir|nehm ich mir vor}, und dann werden es drei.',
        ],
      },
      middles: [
        'Eine Karte ist schnell gelesen, {da sagt man nicht Nein zur nächsten|da ist die nächste gleich dran|da greift man eben zur nächsten}.',
        'Mal ist es eine Frage, mal ein Zitat, mal ein Spiel. {Ich will halt wissen, was als Nächstes kommt|Man weiß nie, was die nächste Karte bringt|Da wird man neugierig auf die nächste Karte}.',
        'Ich wüsste gern, was auf der nächsten Karte steht, und {so geht das immer weiter|schon hab ich sie in der Hand|dann zieh ich sie eben}.',
      ],
      closings: [
        '',
        '{Eine geht noch|Eine geht bestimmt noch}.',
        '{Aufhören kann ich später|Den Rest heb ich mir auf}.',
      ],
      prompts: [
        'Wobei kannst du {nicht aufhören|schlecht aufhören}? Verrat’s mir in den Kommentaren.',
        'Soll ich {noch eine ziehen|dir auch eine ziehen}? Sag’s mir in den Kommentaren.',
      ],
    },
    {
      openings: {
        instagram: [
          'Ein paar DCK-Karten gelesen und {sofort|gleich|direkt} an [dein Projekt oder Thema] gedacht.',
          'Beim Blättern im DCK-Deck dachte ich {die ganze Zeit|ständig|immer wieder} an [dein Projekt oder Thema].',
        ],
        linkedin: [
          'Ich habe ein paar DCK-Karten gelesen und hatte dabei {ständig|immer wieder|die ganze Zeit} ein Thema im Kopf: [woran du gerade arbeitest].',
          'Bei den DCK-Karten musste ich {sofort|gleich|als Erstes} an die Arbeit denken, genauer gesagt an [dein aktuelles Thema].',
        ],
        facebook: [
          'Ich blättere hier im DCK-Deck und denke {dauernd|ständig|die ganze Zeit} an [woran du denken musst]. Komisch, oder?',
          'Eigentlich wollte ich im DCK-Deck {nur blättern|nur ein bisschen lesen|nur Karten angucken}. Jetzt denke ich an [dein Thema].',
        ],
        threads: [
          'DCK-Karten gelesen, an [dein Projekt oder Thema] gedacht. {So war das nicht geplant|Ging schnell|Passiert}.',
          'Erst das DCK-Deck {aufgemacht|angeguckt|durchgeblättert}, dann nur noch an [dein Thema] gedacht.',
        ],
        tiktok: [
          'Ich hab DCK-Karten gelesen und {dauernd|ständig|sofort} an [dein Projekt oder Thema] gedacht.',
          'Ich les DCK-Karten und hab {nur noch|die ganze Zeit|bloß noch} [dein Projekt oder Thema] im Kopf.',
        ],
      },
      middles: [
        'Die Karten kennen mein Thema ja gar nicht, aber {ihre Fragen passen trotzdem|mit den Fragen kann ich was anfangen|auf die Fragen will ich trotzdem antworten}.',
        'Ich glaube, ich lege mir {zwei, drei Karten|ein paar Karten|eine Handvoll Karten} dafür raus und {denke damit weiter|schreib auf, was mir einfällt}.',
        'Eine Karte allein {löst da noch nichts|ist noch keine Lösung|macht noch keine Idee}. Aber {ein Anfang ist sie|zum Weiterdenken taugt sie}.',
      ],
      closings: [
        '',
        '{Mal sehen, wohin das führt|Mal gucken, was dabei rauskommt}.',
        '{Zettel und Stift leg ich mir dazu|Ein Zettel dafür findet sich}.',
      ],
      prompts: [
        'Welches Thema {geht dir gerade nach|lässt dich gerade nicht los}? Erzähl’s mir in den Kommentaren.',
        'Wobei kommst du auf {neue Gedanken|neue Ideen}? Schreib’s mir in die Kommentare.',
      ],
    },
  ],
  cards: [
    '{Hängen geblieben|Stehen geblieben} bin ich bei {card}.',
    '{Zuletzt gelesen|Eben noch gelesen} hab ich {card}.',
    'Diese Karte {liegt gerade vor mir|liegt bei mir obenauf}: {card}.',
    '{card} hab ich {gleich zweimal|zweimal} gelesen.',
    'Im Kopf geblieben ist mir {vor allem |}{card}.',
    'In der Hand hab ich {gerade |}{card}.',
  ],
};
