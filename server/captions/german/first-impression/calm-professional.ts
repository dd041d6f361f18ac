import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  openings: {
    instagram: [
      ['Ein erster, {ruhiger|aufmerksamer|freundlicher} Blick in das DCK-Deck.'],
      ['Ich habe {einige|ein paar|mehrere} DCK-Karten gelesen und {bin angetan|mag den Ton}.'],
      [
        'Das DCK-Deck wirkt auf mich {überlegt|aufgeräumt|angenehm zurückhaltend}, und zwar im guten Sinn.',
      ],
      [
        'Mein erster Eindruck vom DCK-Deck: [dein Eindruck]. {Mehr erlaube ich mir noch nicht|So weit, so gut|Der zweite folgt}.',
        'slot',
      ],
      ['Die DCK-Karten sind {kurz|knapp|klar}. Das Nachdenken darüber ist es nicht.', 'size'],
      [
        'DCK-Karten liest man {langsam|besser langsam|nicht nebenbei}. Das ist mein erster Eindruck.',
        'time',
      ],
      [
        'Beim {Lesen|Blättern} im DCK-Deck {besonders aufgefallen|hängen geblieben}: [eine Karte oder ein Satz].',
        'slot',
        'one-card',
      ],
      ['Das DCK-Deck {fragt|spricht leise|bleibt sachlich}, und ich höre gern zu.'],
      [
        'Ein Deck, {durchgesehen|einmal durchgeblättert|halb gelesen}: mein erster Eindruck von DCK.',
      ],
      [
        'Das DCK-Deck {erinnert mich|lässt mich denken} an [woran es dich erinnert], nur {in anderer Form|in Kartenform}.',
        'slot',
      ],
      [
        'Vor mir liegen {offene Fragen|offene Karten|aufgedeckte Karten}: Ich lerne das DCK-Deck kennen.',
      ],
    ],
    linkedin: [
      [
        'Ich habe mir das DCK-Deck angesehen. {Mein erster Eindruck|Was bleibt|Was mir auffällt}: Es stellt Fragen, die man sich im Alltag selten stellt.',
      ],
      [
        'Ein Werkzeug zeigt seinen Charakter {schnell|früh|rasch}. Das DCK-Deck kommt mir {höflich und hartnäckig|freundlich und genau} vor.',
      ],
      [
        'Bei neuen Methoden bin ich {zurückhaltend|vorsichtig|erst einmal skeptisch}. Die DCK-Karten habe ich trotzdem gern gelesen.',
      ],
      [
        'Ich habe ein paar DCK-Karten gelesen. {Einen Platz dafür sehe ich|Gebrauchen könnte ich sie|Denkbar wären sie} bei [einem Anlass aus deinem Beruf].',
        'slot',
      ],
      [
        'Viele Werkzeuge {geben Antworten vor|bringen ihre Antwort schon mit}. Das DCK-Deck {fragt zuerst|beginnt mit einer Frage}, und das ist mein erster Eindruck.',
      ],
      [
        'Wie {eröffnet|beginnt} man ein Gespräch über etwas, das es noch nicht gibt? Das DCK-Deck {schlägt vor|meint}: mit einer Karte.',
        'talking',
        'question',
      ],
      [
        'Ein paar DCK-Karten genügten, und ich dachte {unwillkürlich|sofort|erneut} an [ein Thema aus deiner Arbeit].',
        'slot',
      ],
      [
        'Ich schätze Texte, die {mit wenig auskommen|rechtzeitig aufhören|nicht alles erklären}. Die DCK-Karten gehören nach dem ersten Lesen dazu.',
        'size',
      ],
      [
        'Nach einer ersten Durchsicht des DCK-Decks {notiere ich|bleibt mir|halte ich fest}: [dein Eindruck in einem Satz].',
        'slot',
      ],
      [
        'Wer mit Gruppen arbeitet, {sammelt Anlässe|braucht gute Anlässe} zum Gespräch. Im DCK-Deck habe ich {einige gefunden|mehrere entdeckt}.',
        'team',
      ],
      [
        'Erste Eindrücke sind {vorläufig|mit Vorsicht zu genießen|keine Urteile}. Meiner vom DCK-Deck ist jedenfalls ein guter.',
        'time',
      ],
    ],
    facebook: [
      [
        'Ich habe mir das DCK-Deck in Ruhe angesehen und {möchte kurz davon erzählen|mag, was ich lese|lasse es noch wirken}.',
      ],
      [
        'Man kann das DCK-Deck {durchblättern wie ein Buch|lesen wie ein Buch}. Ich fürchte nur, {es ist anders gedacht|so ist es nicht gemeint}.',
      ],
      [
        'Mein erster Eindruck vom DCK-Deck ist [dein Eindruck], und ich {bin gern dabei geblieben|mag das|stehe dazu}.',
        'slot',
      ],
      [
        'Mir gefällt, dass das DCK-Deck {nicht laut wird|nichts verkauft|keine Sprüche klopft}. Es fragt einfach.',
      ],
      [
        'Wer {gern fragt|gern grübelt|beim Denken gern redet}, dem würde ich das DCK-Deck {in die Hand drücken|ausleihen}. Das denke ich nach dem ersten Blick.',
      ],
      [
        'Ein Kartendeck {verlangt|braucht} wenig: einen Tisch und etwas {Ruhe|Geduld}. Beim DCK-Deck bin ich gerade mittendrin.',
        'shelf',
      ],
      [
        'Das DCK-Deck {sollte ich|werde ich|möchte ich} bald [wem du es zeigen willst] zeigen. Das denke ich mir beim Blättern.',
        'slot',
      ],
      [
        'Nach {ein paar|einigen|den ersten} DCK-Karten weiß ich noch nicht viel, aber ich bin neugierig geworden.',
      ],
      [
        'Auf den ersten Blick ist das DCK-Deck {bunt|farbenfroh|ein Farbenspiel}, auf den zweiten ziemlich nachdenklich.',
        'colours',
      ],
      ['Die DCK-Karten {lassen|geben} mir Zeit, und {das ist selten|die nehme ich mir}.', 'time'],
      [
        'Während ich im DCK-Deck {lese|blättere|stöbere}, denke ich viel an [woran du denken musst].',
        'slot',
      ],
    ],
    threads: [
      ['Das DCK-Deck fragt, {ich sehe aus dem Fenster|ich hole erst mal Luft|ich schreibe mit}.'],
      [
        'DCK in einem Wort: [ein Wort dazu]. {Vorläufig|Mit Bedacht gewählt|Nach kurzem Zögern}.',
        'slot',
      ],
      [
        'Zum DCK-Deck habe ich {noch keine Meinung|noch kein Urteil|noch kein Fazit}, aber schon gute Fragen.',
      ],
      [
        'Die DCK-Karten {drängen nicht|haben Geduld|werden nicht laut}. Das kann nicht jedes Werkzeug.',
      ],
      ['Ich lese im DCK-Deck und {nicke|schweige|mache mir Notizen}. Ein guter Anfang.', 'start'],
      ['Erster Eindruck vom DCK-Deck: {Es hat keine Eile|Es hört gut zu|Es meint es ernst}.'],
      [
        'Das DCK-Deck und [dein aktuelles Thema]: {Das könnte passen|Die sollten sich kennenlernen|Ein Versuch}.',
        'slot',
      ],
      [
        'Manche Karten im DCK-Deck {legt man nicht gleich weg|liest man zweimal|behält man in der Hand}.',
        'one-card',
      ],
      [
        'Das DCK-Deck ist {kein Ratgeber|keine Anleitung|kein Orakel}. Mir gefällt das auf den ersten Blick.',
      ],
      [
        'Im DCK-Deck geblättert, an [woran du denken musstest] gedacht. {Kein Zufall|So etwas kommt vor|Gut so}.',
        'slot',
      ],
      [
        'Ich mag, wie kurz die DCK-Karten sind. {Meine Antworten sind es nicht|Die Pausen danach nicht}{| immer}.',
        'size',
      ],
    ],
    tiktok: [
      ['Mein erster Eindruck vom DCK-Deck, {in Ruhe erzählt|ganz ohne Eile|in wenigen Sätzen}.'],
      ['So {liest sich|beginnt|klingt für mich} das DCK-Deck.'],
      [
        'Das DCK-Deck in einem Wort: [ein Wort dazu]. {Hier ist der Grund|Schau selbst|Sieh hin}.',
        'slot',
      ],
      [
        'Ich zeige dir, {was im DCK-Deck steht|wie eine DCK-Karte aussieht|wie das DCK-Deck fragt}.',
      ],
      [
        'Eine DCK-Karte, ein Gedanke. {Mehr ist es nicht|Sieh es dir an|So einfach ist das}.',
        'size',
      ],
      ['Das DCK-Deck ist {kein Kartenspiel|kein Ratgeber|kein Orakel}. Was dann? Sieh hin.'],
      [
        'Im DCK-Deck mag ich {bisher|besonders|vor allem} [deine Lieblingskarte].',
        'slot',
        'one-card',
      ],
      ['Ich habe DCK-Karten gelesen und {eine Frage mitgebracht|bin noch dabei|denke noch nach}.'],
      ['{Nimm dir kurz Zeit|Einen Moment Ruhe|Schau in Ruhe hin}: Das ist das DCK-Deck.'],
      [
        'Wofür das DCK-Deck gut ist? Ich dachte {gleich|zuerst|sofort} an [wofür du es nutzen willst].',
        'slot',
      ],
      ['Das {halte ich bisher|denke ich bisher|halte ich im Moment} vom DCK-Deck.'],
    ],
  },
  middles: [
    [
      'Auf jeder Karte steht ein Gedanke oder ein Schritt, mehr nicht. {Den Rest muss man selbst leisten|Das Weiterdenken bleibt bei mir|Was folgt, ist offen}.',
      'size',
    ],
    [
      'Auf der ersten Karte, die ich umgedreht habe, steht [ihr Titel]. {Mit der bin ich noch nicht fertig|Die lese ich gern noch einmal|Die lasse ich noch eine Weile offen liegen}.',
      'slot',
      'one-card',
    ],
    [
      'Einer der Streams fragt nach Regeln, an deren Entstehung sich niemand erinnert. {Davon gibt es im Beruf einige|Mir fallen dazu gleich welche ein|Ich kenne solche Regeln}.',
      'streams',
    ],
    [
      'Theorie, Zitate, Strategie und Spiele {liegen hier nebeneinander|wechseln sich ab|stehen gleichberechtigt da}, und das hält wach.',
      'kinds',
    ],
    [
      'Gemerkt habe ich mir vor allem [ein Satz oder ein Titel]. {Darüber möchte ich länger nachdenken|Ich ahne, warum|Das wird mich begleiten}.',
      'slot',
    ],
    [
      'Der Code auf jeder Karte führt in die App, und dort steht mehr dazu. {Sie ist kostenlos|Werbung gibt es keine|Man braucht nur ein Konto}.',
      'app',
      'code',
    ],
    [
      'Geschrieben ist alles auf Englisch, {aber in klaren, kurzen Sätzen|was im Alltag meist kein Hindernis ist|und zwar in einem ruhigen Ton}.',
      'writing',
    ],
    [
      'Erproben möchte ich das zuerst bei [wobei es passen könnte]. {Der Zeitpunkt wäre günstig|Dort fehlt oft ein Anfang|Dort käme eine neue Frage recht}.',
      'slot',
      'start',
    ],
    [
      'Am nächsten ist mir bisher der Stream [der Name eines Streams], {ohne dass ich es begründen könnte|auch wenn es dafür zu früh ist|vermutlich aus Gewohnheit}.',
      'slot',
      'streams',
    ],
    [
      'Lesen kann man das auch gut allein. {Gedacht ist es aber wohl fürs Gespräch|Zu mehreren stelle ich es mir lebhafter vor|Im Gespräch wird es sicher lauter}, und das reizt mich.',
      'talking',
    ],
    [
      'Das Muster jeder Karte entsteht aus ihrem Code. {Man muss das nicht wissen, aber ich mag es|Auf so etwas achte ich gern|Das ist ein schönes Detail}, und es passt zum Ganzen.',
      'drawings',
    ],
    [
      'Empathy Nexus, einer der fünf Streams, dreht sich ums Zuhören. {Damit möchte ich anfangen|Das kommt in meinem Alltag oft zu kurz|Das ist im Beruf keine Kleinigkeit}.',
      'streams',
    ],
  ],
  cards: [
    ['Gezogen habe ich {unter anderem|zum Beispiel|eben} {card}.', 'one-card'],
    ['{Vor mir liegt|In der Hand habe ich|Aufgedeckt ist} {card}.', 'one-card'],
    [
      '{Hängen geblieben bin ich|Verweilt habe ich|Länger aufgehalten habe ich mich} bei {card}.',
      'one-card',
    ],
    ['Meine Karte {heißt|ist|dazu}: {card}.', 'one-card'],
    [
      '{card} {ist mir im Gedächtnis geblieben|beschäftigt mich noch|liegt noch offen da}.',
      'one-card',
    ],
    ['Der Anlass {ist|war|heißt} {card}.', 'one-card'],
    [
      '{Besonders aufgefallen ist mir|Am meisten beschäftigt mich|Gelesen habe ich} {card}.',
      'one-card',
    ],
    ['Nicht losgelassen hat mich {bisher|bislang|seither} {card}.', 'one-card'],
  ],
  closings: [
    ['{Ich lese weiter|Ich bleibe dran|Ich setze das fort}.'],
    ['Ein Urteil {folgt später|hat Zeit|wäre verfrüht}.', 'time'],
    ['Das Deck bleibt {vorerst|einstweilen|bis auf Weiteres} auf dem Tisch.', 'shelf'],
    ['Als {Einstieg|Auftakt|Anfang} finde ich das {gelungen|angenehm}.', 'start'],
    ['Ein paar {Notizen|Stichworte|Zeilen} dazu mache ich mir noch.', 'writing'],
    ['Wer {mitdenken|mitreden|widersprechen} möchte, ist eingeladen.', 'talking'],
    ['Ob es sich {im Alltag|in der Praxis|auf Dauer} bewährt, wird sich zeigen.'],
    [
      '{Vieles ist noch neu|Manches ist mir noch fremd|Das meiste kenne ich noch nicht}, und das darf so sein.',
    ],
    ['Die nächste {Karte|Runde} {kommt bestimmt|wartet schon}.', 'drawing-cards'],
    ['So viel {fürs Erste|für den Moment|an dieser Stelle}.'],
    ['Es war {eine gute Idee|angenehm|kein Fehler}, sich damit zu befassen.'],
    ['Darüber lässt sich {reden|sprechen|streiten}, und das ist {gut so|erwünscht}.', 'talking'],
  ],
  prompts: [
    [
      'Welche Frage {bringt dich im Beruf weiter|stellst du gern als Erstes|vermisst du in Besprechungen}? Schreib sie gern in die Kommentare.',
      'question',
    ],
    [
      'Worauf {achtest du|schaust du|gibst du acht}, wenn du ein neues Werkzeug kennenlernst? Ich freue mich auf deinen Kommentar.',
      'question',
    ],
    [
      'Ziehst du lieber blind, oder {wählst du gezielt|suchst du aus|liest du erst alles}? Sag es mir in den Kommentaren.',
      'question',
    ],
    [
      'Arbeitest du {auch mit Karten|gelegentlich mit Karten|lieber mit Stift und Papier}? Erzähl mir davon in den Kommentaren.',
      'question',
    ],
    [
      'Was {hältst du|denkst du} von {Fragen ohne fertige Antwort|solchen Karten}? Ich bin gespannt auf deinen Kommentar.',
      'question',
    ],
    [
      'Wo würdest du {so ein Deck|solche Karten|diese Fragen} einsetzen? Schreib es mir gern in die Kommentare.',
      'question',
    ],
  ],
};
