import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  openings: {
    instagram: [
      [
        'Ich habe {mal|einfach mal|ein bisschen} im DCK-Deck geblättert, und es {gefällt mir|war schön}.',
      ],
      ['Ein paar DCK-Karten {später|weiter} sitze ich da und denke {nach|an lauter Dinge}.'],
      [
        'Mein erster Eindruck vom DCK-Deck, {kurz getippt|in einem Wort|ohne langes Gerede}: [ein Wort dazu].',
        'slot',
      ],
      [
        'Das DCK-Deck und ich, wir {lernen uns gerade kennen|beschnuppern uns noch|sind jetzt beim Du}.',
      ],
      ['{Aufgefächert|Durchgeblättert|Reingelesen}: Das ist das DCK-Deck, und ich mag es.'],
      [
        'Wenn mich das DCK-Deck an etwas erinnert, dann an [woran es dich erinnert]. {Im Guten|Und das ist ein Lob|Komisch, oder}.',
        'slot',
      ],
      [
        'Ich dachte, ich {kenne|kann} Kartendecks. Dann habe ich {ins DCK-Deck geguckt|im DCK-Deck geblättert}.',
      ],
      [
        'Eine {Handvoll|Reihe} DCK-Karten liegt jetzt offen vor mir, und ich {gucke hin und her|weiß nicht, wohin zuerst}.',
      ],
      [
        'Beim {Blättern|Stöbern|Lesen} im DCK-Deck bin ich an [einer Karte oder einem Satz] nicht vorbeigekommen.',
        'slot',
        'one-card',
      ],
      [
        'Erst {wollte ich nur gucken|nur mal gucken}, jetzt {lese ich|bin ich am Lesen}: Das DCK-Deck hat mich.',
      ],
      [
        'Das DCK-Deck ist {stiller|freundlicher|neugieriger}, als seine Farben vermuten lassen.',
        'colours',
      ],
    ],
    linkedin: [
      [
        'Ich habe mir die DCK-Karten angesehen und {dabei innerlich genickt|gleich an die Arbeit gedacht|einiges mitgenommen}. Das ist ein gutes Zeichen.',
      ],
      [
        'Neue Werkzeuge blättere ich erst mal durch. Beim DCK-Deck {dauert das|wird das nichts|zieht sich das}, weil ich dauernd hängen bleibe.',
      ],
      [
        'Mein erster Eindruck vom DCK-Deck: {freundlich im Ton|höflich im Ton|angenehm im Ton} und ziemlich direkt in den Fragen.',
      ],
      [
        'Beim Durchsehen der DCK-Karten musste ich {gleich|sofort|mehrmals} an [eine Situation aus deinem Beruf] denken.',
        'slot',
      ],
      [
        'Ein Kartendeck auf dem Tisch, das {nachhakt|nachfragt|dazwischenfragt}: So kommt mir DCK nach dem ersten Blättern vor.',
      ],
      [
        'Im Beruf bekomme ich {viele Antworten|genug Antworten|reichlich Antworten}, nach denen keiner gefragt hat. Mit dem DCK-Deck ist es umgekehrt.',
      ],
      [
        'Ich habe ein paar DCK-Karten gelesen und {hätte da schon|sehe da schon|habe da schon} einen Platz für sie: [wo du sie einsetzen willst].',
        'slot',
      ],
      [
        'Wer mit anderen an Neuem arbeitet, {sammelt Fragen|braucht Fragen|lebt von Fragen}. Im DCK-Deck habe ich gerade ein paar gefunden.',
      ],
      [
        'DCK-Karten durchgesehen, und mein {vorläufiges Fazit|erster Gedanke|erster Satz dazu} lautet: [dein Eindruck in einem Satz].',
        'slot',
      ],
      [
        '{Gut|Angenehm|Schön}, wenn ein Werkzeug nicht gleich alles besser weiß. So wirkt das DCK-Deck auf mich, nach dem ersten Blättern.',
      ],
      [
        'Ich mag Arbeitsmittel, die {wenig erklären|schnell zur Sache kommen|sich kurz fassen}. Die DCK-Karten, die ich bisher gelesen habe, gehören dazu.',
        'size',
      ],
    ],
    facebook: [
      [
        'Ich hab jetzt mal {ins DCK-Deck geguckt|im DCK-Deck gestöbert|ein paar DCK-Karten gelesen} und muss sagen: Ich mag’s.',
      ],
      ['Falls du mich {suchst|vermisst|erreichen willst}: Ich sitze hier und lese DCK-Karten.'],
      [
        'Erster Eindruck vom DCK-Deck? {Bunt|Freundlich|Schlau}, und es fragt einen Sachen.',
        'question',
      ],
      [
        '{Nach ein paar|Nach den ersten|Zwischen lauter} DCK-Karten denke ich vor allem an eins: [woran du denken musst].',
        'slot',
      ],
      [
        'Ich bin ja {sonst eher|eigentlich|im Grunde} skeptisch bei Karten mit Sprüchen. Aber im DCK-Deck {stehen Fragen|wird gefragt}, und das ist was anderes.',
      ],
      [
        'Das DCK-Deck würde ich {gern|am liebsten|zu gern} mit [wem du es gern zeigst] durchblättern. Kommt noch.',
        'slot',
      ],
      [
        'So richtig {durch|am Ende} bin ich mit dem DCK-Deck noch nicht. {Macht nichts|Das hat keine Eile}, es läuft ja nicht weg.',
        'time',
      ],
      [
        'Ich sag’s mal so: {Mein Kopf hat Besuch|In meinem Kopf ist Betrieb|Hier oben rattert es}, und schuld ist das DCK-Deck.',
      ],
      [
        'Man nimmt eine DCK-Karte in die Hand und {ist eine Weile weg|guckt danach in die Luft|redet mit sich selbst}. So viel zum ersten Eindruck.',
        'one-card',
      ],
      [
        'Wem würde das DCK-Deck {gefallen|Spaß machen|liegen}? Mir natürlich, und ich glaube auch [wem es gefallen könnte].',
        'slot',
      ],
      [
        'Karten lesen {statt aufs Handy zu gucken|statt aufzuräumen|statt Nachrichten zu gucken}: Das DCK-Deck und ich, so sieht es hier gerade aus.',
        'app',
      ],
    ],
    threads: [
      [
        'Ein paar DCK-Karten gelesen. {Der Kopf läuft noch nach|Ich gucke jetzt aus dem Fenster|Ich war kurz weg}.',
      ],
      [
        'Das DCK-Deck fragt. {Ich tu so, als hätte ich es nicht gehört|Ich überlege noch|Ich stelle mich dumm}.',
      ],
      [
        'Mein Eindruck vom DCK-Deck: [ein Wort dazu]. {Ein zweiter folgt|Und dabei bleibt es|Mehr hab ich nicht}.',
        'slot',
      ],
      ['Ich wollte Antworten. Das DCK-Deck {will erst mal wissen, warum|hat Rückfragen|grinst}.'],
      [
        'DCK-Karten sind {wie Nüsse|wie Chips|wie Salzstangen}: noch eine, dann ist Schluss.',
        'drawing-cards',
      ],
      [
        'Mit einer DCK-Karte kann man nicht streiten. {Ich hab’s versucht|Leider|Sie wartet einfach}.',
      ],
      [
        'Das DCK-Deck erinnert mich an [woran es dich erinnert]. {Nur leiser|Nur bunter|Nur in klein}.',
        'slot',
      ],
      ['Ich und das DCK-Deck: {bisher kein Streit|es wird wohl ernst|das könnte was werden}.'],
      [
        'Mein {Liebling|Favorit|Lieblingsstück} im DCK-Deck, Stand jetzt: [deine Lieblingskarte].',
        'slot',
        'one-card',
      ],
      [
        'Zum DCK-Deck hätte ich {eine Meinung|viel zu sagen|was zu sagen}. Ich lese aber gerade noch.',
      ],
      [
        'Ich habe DCK-Karten gelesen und bin jetzt {angenehm verwirrt|etwas still|im Kopf woanders}.',
      ],
    ],
    tiktok: [
      [
        'Ich hab ins DCK-Deck geguckt, und {du musst das sehen|das zeig ich dir jetzt|ich hab Fragen}.',
      ],
      ['{Ehrlich|Ganz ehrlich|Unter uns}: So hab ich mir das DCK-Deck nicht vorgestellt.'],
      ['Das DCK-Deck in einem Wort? {Ich sag mal|Schwierig, aber|Okay,} [ein Wort dazu].', 'slot'],
      ['Was auf so einer DCK-Karte steht? {Guck|Komm, ich zeig’s dir|Pass auf}.', 'question'],
      [
        'Ich zieh jetzt DCK-Karten, {und du guckst zu|bis mir eine gefällt|komm, mach mit}.',
        'drawing-cards',
      ],
      ['Diese DCK-Karten {gucken mich an|reden mit mir|lassen nicht locker}, ich sag’s dir.'],
      ['Erst {dachte ich|hab ich gedacht}, das ist ein Spiel. {Nee|Tja}, das ist das DCK-Deck.'],
      [
        'Mein Liebling im DCK-Deck ist {bis jetzt|gerade|klar} [deine Lieblingskarte].',
        'slot',
        'one-card',
      ],
      ['{Kurz mal|Einmal|Nur kurz} ins DCK-Deck geguckt, schon hab ich was zum Grübeln.'],
      [
        'Keine Ahnung, wie ich das DCK-Deck {erklären soll|beschreiben soll}, also {guck|zeig ich’s}.',
      ],
      [
        'DCK-Karten gelesen, an [woran du denken musstest] gedacht. {Kennst du|So ist das|Einfach so}.',
        'slot',
      ],
    ],
  },
  middles: [
    [
      'Auf jeder Karte steht ein Gedanke, und {dann bist du dran|den Rest musst du selbst machen|danach ist wieder Ruhe}. Mir ist das sympathisch.',
      'size',
    ],
    [
      'Die erste Karte, die ich umgedreht habe, war [ihr Titel], und {die bleibt jetzt auch im Blick|die lese ich nachher noch mal im Stillen|das ist ein guter Anfang}.',
      'slot',
      'one-card',
    ],
    [
      'Einer der fünf Streams {fragt nach|sucht} Regeln, die keiner aufgestellt haben will. {Da fallen mir gleich welche ein|Ich wüsste da ein paar|Kenn ich, wenn ich ehrlich bin}.',
      'streams',
    ],
    [
      '{Mal ist es|Mal kommt} ein Zitat, mal ein Spiel, mal eine Aufgabe. {Man weiß es vorher nie|Eine Ordnung suche ich noch|Langweilig ist es so nicht}.',
      'kinds',
    ],
    [
      'Im Kopf geblieben ist mir vor allem [ein Satz oder ein Titel], {und ich weiß auch, warum|frag mich nicht, warum|und das sitzt}.',
      'slot',
    ],
    [
      'Wenn ich mehr wissen will, führt der Code auf der Karte in die App. {Die kostet nichts|Werbung gibt es da keine|Da ist es angenehm ruhig}.',
      'app',
      'code',
    ],
    [
      'Am meisten mag ich {bis jetzt|im Moment|bislang} den Stream in [deiner Lieblingsfarbe im Deck], und zwar rein nach Gefühl.',
      'slot',
      'colours',
    ],
    [
      'Allein {zu lesen ist|lesen ist} nett. {Zu zweit stelle ich es mir lustiger vor|Aber eigentlich will man gleich mit jemandem reden|Mit Gesellschaft wird es wohl erst richtig gut}.',
      'talking',
    ],
    [
      'Das ist alles auf Englisch, {aber mit kurzen Sätzen|nur damit du Bescheid weißt|und ich komme zurecht}. Die Fragen {selbst sind nicht schwer zu verstehen|versteht man trotzdem gut}.',
      'writing',
    ],
    [
      'Ausprobieren möchte ich das Ganze zuerst bei [wobei es dir helfen könnte]. {Da klemmt es gerade|Da passt es hin|Da wäre ich froh um eine Idee}.',
      'slot',
      'start',
    ],
    [
      'Ab jetzt ziehe ich immer nur eine und denke die erst zu Ende. {Das hält, solange es hält|Wer weiß, wie lange ich das schaffe|Ganz streng bin ich da aber nicht}.',
      'drawing-cards',
    ],
    [
      'Zu jeder Karte gehört ein Muster, das es kein zweites Mal gibt. {Ich ertappe mich beim Vergleichen|Ich guck die fast so gern an, wie ich lese|Auch das mag ich}.',
      'drawings',
    ],
  ],
  cards: [
    ['{Gezogen|Erwischt|In der Hand} habe ich übrigens {card}.', 'one-card'],
    ['Meine Karte {war|ist|dazu}: {card}.', 'one-card'],
    ['Und dann {kam|war da|lag da} {card}.', 'one-card'],
    ['{card} {hat mich erwischt|ist bei mir gelandet|hat auf mich gewartet}.', 'one-card'],
    ['{Stehen|Hängen|Kleben} geblieben bin ich bei {card}.', 'one-card'],
    ['Vor mir {liegt|liegt gerade|liegt jetzt offen} {card}.', 'one-card'],
    [
      '{card} {geht mir nicht aus dem Kopf|lasse ich mal offen liegen|nehme ich heute mit}.',
      'one-card',
    ],
    ['{Umgedreht|Aufgedeckt|Gezogen} und noch nicht wieder weggelegt: {card}.', 'one-card'],
    ['Schuld ist {vor allem|wohl|wahrscheinlich} {card}.', 'one-card'],
  ],
  closings: [
    ['Ich {zieh dann mal|nehm mir jetzt|gönn mir jetzt} {die nächste|noch eine}.', 'drawing-cards'],
    ['Der Rest {wartet|hat Zeit|darf warten}{| bis morgen}.', 'time'],
    ['Ob das so bleibt, {sehe ich dann|wird sich zeigen|erzähle ich dir noch}.'],
    ['Für den ersten Blick {ist das viel|reicht mir das|bin ich ganz zufrieden}.', 'start'],
    ['Das Deck {bleibt hier liegen|räume ich nicht weg|kommt mir nicht ins Regal}.', 'shelf'],
    ['{Ich les dann mal weiter|So, ich les weiter|Entschuldige mich, ich les weiter}.'],
    ['Frag mich {später noch mal|gern mehr dazu|in ein paar Tagen wieder}.', 'time'],
    ['Mein Notizzettel {liegt schon bereit|wird wohl länger|muss größer werden}.', 'writing'],
    ['{Mehr weiß ich noch nicht|So weit bin ich|Das ist der Stand}.'],
    ['Ich mag es, wenn {was Neues|etwas} so {leise anfängt|freundlich anfängt}.', 'start'],
    ['Wer {mitlesen|mitreden|mitgrübeln} mag, setzt sich dazu.', 'talking'],
    [
      'Vielleicht sehe ich das {bald|nach mehr Karten|irgendwann} anders, aber {gerade|jetzt} ist es so.',
    ],
  ],
  prompts: [
    [
      'Was würdest du {das Deck|so ein Deck|die Karten} zuerst fragen? Schreib’s mir in die Kommentare.',
      'question',
    ],
    [
      'Ziehst du lieber blind, oder {suchst du aus|guckst du vorher|sortierst du erst}? Verrat’s mir in den Kommentaren.',
      'question',
    ],
    [
      'Welche Frage {hat dich zuletzt beschäftigt|geht dir gerade nach|wirst du gerade nicht los}? Erzähl’s mir in den Kommentaren.',
      'question',
    ],
    [
      'Soll ich {eine für dich ziehen|dir eine ziehen|noch eine vorlesen}? Sag’s in den Kommentaren.',
      'question',
    ],
    [
      'Zitat, Spiel oder Aufgabe: Was {nimmst du|wäre deins|reizt dich}? Ab in die Kommentare.',
      'question',
    ],
    [
      'Wen würdest du beim Ziehen {gern dabeihaben|neben dir haben|einladen}? Schreib mir einen Kommentar.',
      'question',
    ],
    [
      'Magst du {gedruckte Karten|so was Gedrucktes|solche Karten} auch so gern? Ich freu mich über deinen Kommentar.',
      'question',
    ],
  ],
};
