import type { ToneBlocks } from '#server/captions/blocks.ts';

export const ENTHUSIASTIC: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Ich wollte nur eine DCK-Karte lesen! {Tja|Von wegen|Hat nicht geklappt}!',
          'Das DCK-Deck und ich: Erst {wollte ich nur blättern|war es nur eine Karte|hab ich nur geguckt}, jetzt kann ich nicht aufhören!',
        ],
        linkedin: [
          'Ich habe die ersten DCK-Karten gelesen und {sofort weitergeblättert|gleich die nächsten gezogen|einfach nicht aufgehört}! Im Büro passiert mir das selten.',
          'Dass ich bei {Sachen für die Arbeit|etwas für die Arbeit|Texten für die Arbeit} einfach weiterlese, kommt selten vor. Bei den DCK-Karten ist es passiert!',
        ],
        facebook: [
          'Wollte nur {kurz|mal eben|ganz kurz} ins DCK-Deck gucken! Jetzt liegt der Tisch voller Karten.',
          'Noch eine DCK-Karte, {dann mach ich was Vernünftiges|dann räum ich auf|dann ist Schluss}! Oder zwei.',
        ],
        threads: [
          'Noch eine DCK-Karte, {dann ist Schluss|dann hör ich auf|dann reicht’s}! Ehrlich!',
          'DCK-Karten lesen ist wie {Chips essen|Erdnüsse essen|Popcorn essen}: Nur eine geht nicht!',
        ],
        tiktok: [
          'Ich sag noch: nur eine DCK-Karte! {Und dann zieh ich die nächste|Und dann werden es doch mehr|Und schon hab ich die nächste}.',
          'Ich wollte nur eine DCK-Karte lesen, und {jetzt guck dir den Tisch an|jetzt liegen hier ganz viele|schau, wie viele es sind}!',
        ],
      },
      middles: [
        'So eine Karte ist im Nu gelesen, {da geht immer noch eine|da ist man sofort bei der nächsten|da sagt man zur nächsten nicht Nein}!',
        'Erst eine Frage, dann ein Zitat, dann ein Spiel! Ich will {einfach|unbedingt|immer} wissen, was die nächste Karte bringt.',
        'Jedes Mal denk ich, {das war die letzte|jetzt ist gut|jetzt mach ich was anderes}, und dann bin ich neugierig auf die nächste Karte!',
      ],
      closings: [
        '',
        '{Eine geht noch|Eine noch}!',
        '{Ich kann jederzeit aufhören|Aufhören kann ich morgen}!',
      ],
      prompts: [
        'Wobei kannst du {nicht aufhören|auch nicht aufhören}? Ab in die Kommentare!',
        'Soll ich {für dich auch eine ziehen|noch eine ziehen}? Schreib’s in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          'Im DCK-Deck geblättert und die Spiele {entdeckt|gefunden|ausgegraben}! Jetzt brauche ich Mitspieler.',
          'Mein erster Eindruck vom DCK-Deck: {Hier wird gespielt|Hier darf man spielen|Es darf gespielt werden}!',
        ],
        linkedin: [
          'Zwischen den Fragen im DCK-Deck habe ich Spiele für Gruppen gefunden! Die {nächste Besprechung|nächste Ideenrunde|nächste Teamrunde} könnte lebhaft werden.',
          'Wer behauptet, im Beruf wird {nicht|nie|nur ungern} gespielt, kennt die Spiele im DCK-Deck noch nicht! Mich haben sie schon.',
        ],
        facebook: [
          'Ich hab im DCK-Deck Spiele gefunden, und jetzt {brauche ich Opfer|suche ich Freiwillige|brauche ich Mitspieler}!',
          'Achtung, ich habe im DCK-Deck geblättert, und {da sind Spiele drin|ich will spielen|ich hab Spiele gefunden}! Rette sich, wer kann.',
        ],
        threads: [
          'Das DCK-Deck hat Spiele! {Wer ist dabei|Wer macht mit|Wer spielt mit}?',
          'DCK-Karten durchgeblättert, {Spiele gefunden|auf Spiele gestoßen|bei den Spielen gelandet}, gute Laune!',
        ],
        tiktok: [
          'Ich hab im DCK-Deck Spiele gefunden und {such jetzt Mitspieler|will sofort eins spielen|brauch jetzt Verstärkung}!',
          'Ich blätter so durchs DCK-Deck, und {auf einmal|plötzlich|da} kommen Spiele, guck mal!',
        ],
      },
      middles: [
        'Die Spiele sind für mindestens zwei gedacht, also {muss jetzt jemand mitmachen|suche ich mir Leute|frag ich jetzt einfach rum}!',
        'Fragen und Zitate lese ich auch allein, aber die Spiele will ich {bald|unbedingt|am liebsten sofort} mit [deiner Runde] ausprobieren!',
        'Auf so einer Karte steht kurz, wie das Spiel geht, {und dann kann’s losgehen|mehr braucht man ja nicht|und dann wird gespielt}! {Ich fang an|Ich will anfangen}.',
      ],
      closings: [
        '',
        '{Ich mische schon mal|Ich misch dann mal}!',
        'Zuschauen {gilt nicht|zählt nicht}!',
      ],
      prompts: [
        'Spielst du {lieber mit- oder gegeneinander|lieber zu zweit oder in großer Runde}? Ab in die Kommentare!',
        'Wärst du {bei einem Spiel dabei|auch dabei}? Schreib mir einen Kommentar!',
      ],
    },
    {
      openings: {
        instagram: [
          'Ein paar DCK-Karten gelesen, und {schon hab ich eine Idee|schon rattert’s|schon hab ich was vor}!',
          'Das DCK-Deck angeguckt und {sofort|gleich|direkt} gewusst, wo ich’s brauche!',
        ],
        linkedin: [
          'Kaum habe ich die ersten DCK-Karten gelesen, {plane ich schon damit|weiß ich, wo ich sie brauche|habe ich etwas damit vor}!',
          'Wenn mir {gleich|sofort|auf Anhieb} einfällt, wo ich etwas brauchen kann, ist das ein gutes Zeichen. Beim DCK-Deck war es so!',
        ],
        facebook: [
          'Ich hab DCK-Karten gelesen und {jetzt Pläne|gleich Pläne gemacht|schon Pläne geschmiedet}! Du kennst mich ja.',
          'Mit dem DCK-Deck wollte ich {nur gucken|mich nur umsehen|erst mal nur blättern}, und jetzt hab ich schon was vor damit!',
        ],
        threads: [
          'DCK-Karten gelesen, {Idee gehabt|Pläne gemacht|gleich was vorgenommen}! Das ging schnell.',
          'Das DCK-Deck ist {kaum|gerade erst|eben erst} durchgeblättert und schon verplant!',
        ],
        tiktok: [
          'Ich hab DCK-Karten gelesen und weiß {sofort|gleich|genau}, was ich damit mache!',
          'Ich hab das DCK-Deck angeguckt und {will es gleich benutzen|gleich Pläne gemacht|weiß schon genau, wofür}!',
        ],
      },
      middles: [
        'Ein paar Karten kommen mit zu [deinem nächsten Treffen oder Workshop], und dann {ziehen alle eine|wird gezogen|darf jeder mal ziehen}!',
        'Für [dein Projekt oder Thema] leg ich mir Karten raus! {Neue Fragen sind da genau richtig|Da fehlen mir noch Ideen|Da freu ich mich über jede Frage}.',
        'Ich probier die Karten bei [wofür du Ideen suchst] aus, {und ich freu mich jetzt schon|und zwar bald|da bin ich neugierig}!',
      ],
      closings: [
        '',
        'Ich {erzähl dir|sag dir} dann, wie’s war!',
        '{Das muss ich einfach probieren|Ich muss das einfach ausprobieren}!',
      ],
      prompts: [
        'Wofür würdest du {die Karten nehmen|eine Karte ziehen}? Ab in die Kommentare!',
        'Woran {tüftelst|arbeitest} du gerade? Schreib’s in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          'DCK-Karten gelesen, und jetzt will ich {reden|diskutieren|mit jemandem reden}! Am liebsten sofort.',
          'Das DCK-Deck kann man allein lesen. {Ich will aber nicht|Muss man aber nicht|Ich will aber reden}!',
        ],
        linkedin: [
          'Nach den ersten DCK-Karten will ich vor allem eins: mit jemandem darüber {reden|sprechen|diskutieren}!',
          'Ich habe DCK-Karten gelesen und {hätte am liebsten gleich jemanden angerufen|möchte am liebsten jemanden anrufen|will jetzt mit jemandem darüber reden}!',
        ],
        facebook: [
          'Ich hab ins DCK-Deck reingelesen, und jetzt {platze ich vor Redebedarf|muss ich mit jemandem reden|brauche ich Gesellschaft}!',
          'Wer von meinen Leuten {hat Zeit|hat Lust|ist dabei}? Ich hab DCK-Karten gelesen und will nicht allein weitermachen!',
        ],
        threads: [
          'DCK-Karten gelesen! {Jetzt muss ich reden|Ich hab Redebedarf|Ich brauche ein Gegenüber}!',
          'Allein mit dem DCK-Deck? {Kommt nicht infrage|Auf keinen Fall|Nicht mit mir}!',
        ],
        tiktok: [
          'Ich hab DCK-Karten gelesen, und jetzt {muss ich mit jemandem reden|brauch ich wen zum Reden|will ich endlich darüber reden}!',
          'Diese DCK-Karten les ich doch nicht allein, ich {weiß auch, mit wem|hol mir Gesellschaft|frag jemanden}!',
        ],
      },
      middles: [
        '[Name der Person], {halt dich bereit|setz dich|mach dich gefasst}! Wir ziehen eine Karte, und du fängst an.',
        'Mit [Name der Person] könnte ich über so eine Karte {bestimmt ewig reden|herrlich streiten|wunderbar diskutieren}! {Das probieren wir aus|Das wird ausprobiert}.',
        'Ich bring die Karten einfach zu [Name der Person] mit, {das hier ist die Vorwarnung|Widerrede zwecklos|und dann wird gezogen}!',
      ],
      closings: [
        '',
        'Der Kaffee {geht auf mich|ist gesichert}!',
        '{Ich kann’s kaum erwarten|Ich freu mich schon}!',
      ],
      prompts: [
        'Mit wem kannst du {ewig reden|so richtig diskutieren}? Ab in die Kommentare!',
        'Wen würdest du {zuerst fragen|sofort dazuholen}? Schreib’s in die Kommentare!',
      ],
    },
    {
      openings: {
        instagram: [
          'Die DCK-Karten fragen Sachen, {auf die muss man erst mal kommen|da muss ich erst mal schlucken|da muss ich erst mal überlegen}!',
          'Mein erster Eindruck vom DCK-Deck: {so schöne Fragen|lauter Fragen, die ich mag|endlich gute Fragen}!',
        ],
        linkedin: [
          'Ich sammle gute Fragen, und im DCK-Deck {bin ich fündig geworden|habe ich ein paar gefunden|stehen ein paar davon}!',
          'Eine gute Frage {rettet|belebt|dreht} manchmal eine ganze Besprechung. Im DCK-Deck habe ich gerade ein paar gelesen, die ich mitnehme!',
        ],
        facebook: [
          'Ich hab DCK-Karten gelesen, und die {stellen Fragen, du glaubst es nicht|haben Fragen auf Lager, da staunst du|wollen vielleicht Sachen wissen}!',
          'Wer kluge Fragen mag, {sollte mal herkommen|setzt sich bitte zu mir|darf näher kommen}: Ich lese DCK-Karten!',
        ],
        threads: [
          'Das DCK-Deck fragt, und ich {sag nur: gute Frage|muss kurz überlegen|komme ins Schwitzen}!',
          'DCK-Karten gelesen. {Wenig Antworten|Kaum Antworten|Noch keine Antwort}, jede Menge Fragen, gute Laune!',
        ],
        tiktok: [
          'Ich les hier DCK-Karten, und die {fragen Sachen|stellen Fragen}, da muss {ich|man} erst mal denken!',
          'Ich hab ein paar DCK-Karten gelesen und {hab jetzt lauter Fragen|bin jetzt voller Fragen|will jetzt Antworten}!',
        ],
      },
      middles: [
        'Die meisten Karten {halten keine Vorträge|wissen gar nichts besser|wollen nichts erklären}, die wollen was wissen! {Das macht Laune|Das mag ich}.',
        'Bei manchen Karten will ich {sofort antworten|gleich losreden|gleich was aufschreiben}, bei anderen {muss ich erst mal spazieren gehen|brauche ich Bedenkzeit}! Beides mag ich.',
        'Ich dreh eine Karte um, {und schon rattert’s|und schon geht’s im Kopf rund|und schon will ich antworten}! {So gefällt mir das|So hab ich’s gern}.',
      ],
      closings: [
        '',
        '{Nur her mit der nächsten|Her mit der nächsten Karte}!',
        '{Und ich dachte, ich wüsste schon alles|Ich brauch einen größeren Notizblock}!',
      ],
      prompts: [
        'Welche Frage {liebst du|stellst du gern}? Ab in die Kommentare!',
        'Was {wolltest du schon immer mal|würdest du gern mal} gefragt werden? Schreib’s in die Kommentare!',
      ],
    },
  ],
  cards: [
    '{Hängen geblieben|Stehen geblieben} bin ich bei {card}!',
    '{card} hab ich {gleich zweimal|sofort noch mal} gelesen!',
    '{Zuletzt|Eben} gelesen hab ich {card}!',
    '{Schau mal, was hier liegt|Guck mal, was vor mir liegt}: {card}!',
    'Diese Karte {mag ich besonders|liegt offen vor mir}: {card}!',
    '{Nicht mehr aus dem Kopf geht mir|Im Kopf geblieben ist mir} {card}!',
  ],
};
