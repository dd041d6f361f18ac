import type { ToneBlocks } from '#server/captions/blocks.ts';

/** The German quick review in full, measured sentences. */
export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    // It asks instead of explaining.
    {
      openings: {
        instagram: [
          'Das DCK-Deck {stellt lieber Fragen, als Ratschläge zu geben|fragt lieber, als zu erklären|besteht zu einem guten Teil aus Fragen}. {Das kommt mir entgegen.|Das macht es mir sympathisch.}',
          'Ich habe {das DCK-Deck durchgesehen|im DCK-Deck gelesen|mir das DCK-Deck angesehen}, und am meisten beschäftigen mich die Fragen.',
        ],
        linkedin: [
          '{Gute Fragen kosten mich in der Vorbereitung oft am meisten Zeit|Eine gute Frage zu finden dauert bei mir oft länger als jede Folie}. Deshalb habe ich mir das DCK-Deck {angesehen|genauer angesehen}.',
          'Wer {Workshops leitet|mit Gruppen arbeitet|Besprechungen vorbereitet}, sucht meistens keine Antworten, sondern Fragen. Das DCK-Deck hat {etliche davon|viele davon}.',
        ],
        facebook: [
          'Ein paar Worte zum DCK-Deck, {falls jemand so etwas sucht|für alle, die es noch nicht kennen|weil es mir gefällt}: Die Karten stellen vor allem Fragen.',
          'Ich habe mir das DCK-Deck {in Ruhe |einmal |}angesehen, ein Kartendeck, das {mehr fragt, als es erklärt|lieber fragt, als zu erklären}.',
        ],
        threads: [
          'Das DCK-Deck {erklärt nicht viel|hält keine Vorträge|fragt und schweigt dann}. {Das ist Absicht, nehme ich an.|Mir ist das recht.}',
          'Beim DCK-Deck {muss man selbst denken|bleibt das Denken bei einem selbst|denkt man selbst}. Das schätze ich.',
        ],
        tiktok: [
          'Was das DCK-Deck kann? {Vor allem gute Fragen stellen.|Es stellt vor allem Fragen.|Fragen stellen, und das gut.}',
          'Ich sage euch {kurz|in Ruhe|ganz ehrlich}, was ich von den Fragen im DCK-Deck halte.',
        ],
      },
      middles: [
        'Die Texte sind {kurz|knapp|kurz und klar}, und {der Ton der Karten ist freundlich|die Karten belehren niemanden}.',
        'Mit einer Karte {komme ich schnell ins Nachdenken|bin ich schnell beim Thema|ist man gleich mittendrin}, {mehr braucht es für den Anfang nicht|das macht den Einstieg leicht}.',
        'Mir gefällt, dass die Karten {kurz fragen und Raum lassen|nichts vorgeben|nicht so tun, als wüssten sie alles}. {Das liest sich angenehm.|So kommt man auf eigene Gedanken.}',
      ],
      drawbacks: [
        '{Fertige Antworten|Fertige Antworten oder Vorlagen} gibt es allerdings keine, {und manchmal fehlen sie mir|damit muss man zurechtkommen|das ist nicht jedermanns Sache}.',
        '{Ein Nachteil ist für mich|Schade finde ich nur|Etwas lästig ist nur}, dass {alle Texte auf Englisch sind|es keine deutsche Ausgabe gibt}.',
        'Allein gelesen {wirken manche Karten allerdings etwas blass|verlieren manche Karten allerdings etwas}, {das Deck ist eben für Gruppen gedacht|man merkt, dass das Deck für Gruppen gemacht ist|im Gespräch ist das sicher anders}.',
      ],
      closings: [
        '{Unterm Strich mag ich das Deck.|Insgesamt ein guter Eindruck.|Mein Eindruck ist trotzdem gut.}',
        '{Wer gern fragt, ist hier trotzdem richtig.|Für Menschen, die gern fragen, lohnt sich das Deck trotzdem.}',
      ],
      prompts: [
        'Welche Frage {hat dich bei der Arbeit weitergebracht|stellst du in Besprechungen am liebsten}? Schreib sie gern in die Kommentare.',
        'Siehst du das {anders|ähnlich}? Ich freue mich über deinen Kommentar.',
      ],
    },
    // What I would use it for.
    {
      openings: {
        instagram: [
          'Ich habe mir überlegt, {was ich mit dem DCK-Deck anfangen kann|wozu ich das DCK-Deck nehme|wo das DCK-Deck bei mir hinpasst}.',
          'Das DCK-Deck: {was dafür spricht und was dagegen|was ich damit vorhabe und was mich stört|wo es mir hilft und wo nicht}.',
        ],
        linkedin: [
          'Methoden und Werkzeuge gibt es {viele|genug|reichlich}. Beim DCK-Deck habe ich überlegt, {wofür ich es wirklich nehmen würde|wo es bei mir hinpasst}.',
          'Bevor ich {etwas weiterempfehle|anderen ein Werkzeug empfehle|etwas in die Gruppe mitbringe}, notiere ich mir, was dafür und was dagegen spricht. Hier meine Notizen zum DCK-Deck.',
        ],
        facebook: [
          'Falls sich jemand fragt, {wofür man das DCK-Deck braucht|was ich mit dem DCK-Deck vorhabe|wozu das DCK-Deck gut ist}: Hier ist meine Antwort.',
          'Ich habe {mir überlegt, wofür ich das DCK-Deck nehme|zum DCK-Deck inzwischen eine Meinung|über das DCK-Deck nachgedacht}, und die Kurzfassung steht hier.',
        ],
        threads: [
          'Das DCK-Deck angesehen. {Ich weiß, wofür ich es nehme.|Ich hätte Verwendung dafür.|Ich wüsste einen Anlass.}',
          'Die Frage beim DCK-Deck ist {nicht ob, sondern wofür|für mich vor allem, wofür|vor allem, wofür man es nimmt}.',
        ],
        tiktok: [
          'Wofür {nimmt man|braucht man|eignet sich} das DCK-Deck? Eine Idee habe ich.',
          'Ich erzähle euch {kurz|in wenigen Sätzen|schnell}, wofür ich das DCK-Deck nehme.',
        ],
      },
      middles: [
        'Ich {würde die Karten einsetzen für|sehe die Karten vor allem bei|möchte die Karten ausprobieren bei} [wofür du sie brauchst], {gleich zu Beginn|als Einstieg}.',
        '{Gut passen würden die Karten zu|Am liebsten nähme ich die Karten mit zu|Auf den Tisch legen würde ich die Karten bei} [deinem nächsten Treffen].',
        'Zurzeit beschäftigt mich [woran du arbeitest], und dafür {kommen mir die Fragen gerade recht|suche ich mir gern ein paar Karten heraus|ist so eine Karte genau richtig}.',
      ],
      drawbacks: [
        '{Etwas schade ist nur|Bedenken sollte man nur|Weniger gut finde ich}, {dass alles auf Englisch ist|dass es das Deck nicht auf Deutsch gibt|dass es keine deutschen Karten gibt}.',
        '{In größeren Runden|In einer größeren Gruppe} {wird ein einzelnes Deck allerdings knapp|reicht ein Deck allerdings kaum}, {dann wartet man oder teilt|man muss also teilen}.',
        'Einen {festen|fertigen} Ablauf {gibt das Deck allerdings nicht vor|bekommt man allerdings nicht dazu}, {den muss man selbst mitbringen|ein wenig Vorbereitung braucht es also}.',
      ],
      closings: [
        '{Damit kann ich gut umgehen.|Das macht mir wenig aus.|Damit komme ich zurecht.}',
        '{Ich bin trotzdem gespannt, wie es läuft.|Einen Versuch ist es mir trotzdem wert.}',
      ],
      prompts: [
        'Wofür würdest du {so ein Deck|solche Karten} nehmen? Schreib es gern in die Kommentare.',
        'Arbeitest du {auch mit Karten|schon mit dem Deck}? Dann freue ich mich über einen Kommentar.',
      ],
    },
    // In a group.
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist {für Gruppen gemacht|für die Arbeit in Gruppen gedacht|ein Deck für Gruppen}. Was ich daran mag und was nicht:',
          'Das DCK-Deck {bringt ein Thema mit|hat für jede Runde ein Thema|sorgt für Gesprächsstoff}. {Man muss nur mehrere sein.|Mehrere sollte man dafür sein.}',
        ],
        linkedin: [
          'Wer Gruppen leitet, {wartet oft lange auf den ersten Beitrag|kennt die Stille nach der ersten Frage|kennt das lange Schweigen am Anfang}. Deshalb habe ich mir das DCK-Deck angesehen.',
          'Die {ersten fünf Minuten|ersten Minuten|ersten Sätze} entscheiden oft, ob eine Runde in Gang kommt. Für diesen Moment habe ich mir das DCK-Deck angesehen.',
        ],
        facebook: [
          'Für alle, die {öfter mit Gruppen arbeiten|gern Runden leiten|mit anderen Ideen sammeln}: ein paar Sätze zum DCK-Deck.',
          'Das DCK-Deck {ist zum gemeinsamen Nachdenken da|braucht eigentlich eine Gruppe|ist für Runden gemacht}. Mein Eindruck ist gut, mit einer Einschränkung.',
        ],
        threads: [
          'Beim DCK-Deck {kommt der erste Satz von der Karte|macht die Karte den Anfang|fängt die Karte an}.',
          'Das DCK-Deck ist {für Gruppen gemacht|etwas für mehrere|für Runden gedacht}. {Gut so. Meistens.|Das merkt man, im Guten.}',
        ],
        tiktok: [
          'Wenn in der Runde keiner anfangen will: {Dafür gibt’s das DCK-Deck.|Da hilft mir das DCK-Deck.|Da würde ich das DCK-Deck nehmen.}',
          'Das DCK-Deck ist für Gruppen, und {das finde ich gut daran|ich sage euch, was ich davon halte|ich mag das, meistens}.',
        ],
      },
      middles: [
        'Eine Karte {in der Mitte genügt|auf dem Tisch genügt}, {und man hat ein gemeinsames Thema|und das Gespräch hat einen Anfang|damit alle über dasselbe reden}.',
        'Jeder nimmt sich eine Karte {und sagt etwas dazu|und liest sie vor}, {so kommen auch die Leisen zu Wort|das ist ein einfacher Einstieg|da muss sich niemand etwas ausdenken}.',
        'Die Karten {bringen eine Frage mit, an die sonst keiner denkt|geben einer Runde etwas zu reden|machen es leicht, etwas zu sagen}. {Das schätze ich daran.|Das kann ich gut brauchen.}',
      ],
      drawbacks: [
        'Wer {allein arbeitet|die Karten allein liest}, {kann mit den Spielen allerdings wenig anfangen|muss die Spiele allerdings auslassen}: Die gehen erst ab zwei.',
        'Nur müssen {alle Englisch verstehen|alle gut Englisch können|alle mit Englisch zurechtkommen}, {auf Deutsch gibt es die Karten nicht|eine deutsche Ausgabe gibt es nicht}.',
        'Nicht alles geht so schnell: {Manche Übungen dauern fast eine Stunde|Manche Übungen brauchen fast eine Stunde}, {und die hat man nicht immer|das muss man einplanen|das passt in kein kurzes Treffen}.',
      ],
      closings: [
        '{Für Gruppen finde ich das Deck jedenfalls gut.|In einer Gruppe würde ich das Deck jedenfalls einsetzen.|Für die Arbeit mit Gruppen nehme ich das Deck jedenfalls gern.}',
        '{Mein Fazit fällt trotzdem freundlich aus.|Ich nehme das Deck trotzdem gern mit.}',
      ],
      prompts: [
        'Wie {eröffnest du deine Runden|bringst du eine Gruppe ins Gespräch}? Schreib es gern in die Kommentare.',
        'Womit {fängst du einen Workshop an|beginnt bei dir ein Treffen}? Ich lese gern in den Kommentaren mit.',
      ],
    },
    // Cards instead of a screen.
    {
      openings: {
        instagram: [
          'Das DCK-Deck {kommt ohne Bildschirm aus|braucht keinen Bildschirm|gibt es gedruckt, auf Karten}. {Das war für mich der erste Pluspunkt.|Das gefällt mir schon einmal.}',
          'Karten statt {Folien|Bildschirm|Whiteboard}: Ich habe mir das DCK-Deck angesehen.',
        ],
        linkedin: [
          'Den größten Teil meiner Arbeit {erledige ich am Bildschirm|mache ich am Bildschirm}. Ein gedrucktes Deck wie DCK {ist da eine angenehme Ausnahme|hat mich deshalb interessiert}.',
          'Kartendecks wirken im Büro {zuerst etwas ungewohnt|auf den ersten Blick verspielt|ein wenig altmodisch}. Beim DCK-Deck fällt mein Urteil trotzdem gut aus.',
        ],
        facebook: [
          'Ich {habe gern etwas in der Hand|arbeite gern mit Dingen zum Anfassen|mag es, wenn etwas gedruckt ist}. Deshalb ein paar Sätze zum DCK-Deck.',
          'Heute {etwas ohne Bildschirm|einmal etwas Gedrucktes|etwas zum Anfassen}: das DCK-Deck. Hier meine kurze Meinung dazu.',
        ],
        threads: [
          'Das DCK-Deck {muss man nicht aufladen|braucht kein Passwort|hat keine Benachrichtigungen}. {Sehr angenehm.|Ein Pluspunkt.}',
          '{Gedruckte Karten im Büro?|Karten statt Folien?} Beim DCK-Deck {bin ich dafür|finde ich das gut|sage ich ja}.',
        ],
        tiktok: [
          'Einmal ohne Bildschirm: {Das hier ist das DCK-Deck.|Ich zeige euch das DCK-Deck.|So sieht das DCK-Deck aus.}',
          'Ich arbeite {meistens|fast nur|viel} am Bildschirm. Das DCK-Deck ist da mal was anderes.',
        ],
      },
      middles: [
        'Die Karten {kann man hinlegen, vergleichen und weitergeben|lassen sich verteilen und umsortieren|kann man in die Hand nehmen und liegen lassen}, {das ist schlicht praktisch|das mag ich daran}.',
        'Wenn Karten auf dem Tisch liegen, {schauen alle auf dasselbe|reden alle über dasselbe|bleiben die Handys eher in der Tasche}, {und das tut einer Runde gut|und das ist viel wert}.',
        'Man {braucht keine Einweisung|muss nichts vorbereiten|muss nichts starten}, {sondern zieht eine Karte und beginnt|sondern liest eine Karte und fängt an}.',
      ],
      drawbacks: [
        'Dafür {hat man eine Schachtel mehr zu tragen|muss eine Schachtel mehr in die Tasche}, {wenn man unterwegs ist|wenn man zu einem Termin fährt}.',
        'Wer {mehr zu einer Karte lesen möchte|über die Karte hinaus lesen möchte}, {braucht am Ende doch ein Handy|greift am Ende doch zum Handy|kommt um das Handy doch nicht herum}.',
        '{Etwas schade finde ich nur|Nicht ganz so gut finde ich|Unpraktisch finde ich}, dass {es die Karten nicht auf Deutsch gibt|alles auf Englisch ist}.',
      ],
      closings: [
        '{Das nehme ich gern in Kauf.|Das lässt sich verschmerzen.|Damit kann ich leben.}',
        '{Das Deck bleibt trotzdem auf meinem Tisch.|Ich behalte das Deck trotzdem gern.}',
      ],
      prompts: [
        'Was {machst du bei der Arbeit noch auf Papier|liegt bei dir noch gedruckt auf dem Tisch}? Schreib es gern in die Kommentare.',
        'Arbeitest du lieber mit {Karten|Gedrucktem} oder am Bildschirm? Ich freue mich über deinen Kommentar.',
      ],
    },
    // The mixture of kinds.
    {
      openings: {
        instagram: [
          'Im DCK-Deck stehen {Theorie und Spiele nebeneinander|Zitate neben Spielen|Aufgaben neben Zitaten}. {Das geht gut zusammen.|Das passt zusammen.}',
          'Das DCK-Deck ist {abwechslungsreich|eine gute Mischung|sehr gemischt}, und {das meine ich als Lob|das tut ihm gut}.',
        ],
        linkedin: [
          'Theorie, Zitate und Spiele in einem Deck: {Das kann leicht beliebig werden|Das ist eine ungewöhnliche Mischung|Das klingt erst einmal nach viel}. Ich habe mir das DCK-Deck angesehen.',
          'Manche {Decks|Kartendecks|Methodensammlungen} kennt man nach fünf Minuten. Beim DCK-Deck war ich {angenehm überrascht|neugierig, ob es anders ist}.',
        ],
        facebook: [
          'Ich habe im DCK-Deck {gelesen|geblättert|gestöbert} und war von der Mischung angetan. {Das meiste liegt mir.|Nicht alles liegt mir, aber vieles.}',
          'Zitate, Theorie, Aufgaben und Spiele: {So ist das DCK-Deck gemischt|Das alles ist im DCK-Deck|Das DCK-Deck hat von allem etwas}. Ich sage euch, wie ich es finde.',
        ],
        threads: [
          'Im DCK-Deck {liegt Theorie neben Spielen|folgt auf Theorie ein Spiel|stehen Zitate neben Spielen}. Das findet man im Job selten.',
          'Das DCK-Deck ist {gut gemischt|ernst und verspielt zugleich|mal ernst, mal Spiel}. Mir gefällt das.',
        ],
        tiktok: [
          'Was im DCK-Deck drin ist? {Theorie, Zitate, Aufgaben|Aufgaben, Theorie, Zitate|Ideen, Theorie, Zitate} und sogar Spiele.',
          'Ich {habe mich durch das DCK-Deck geblättert|habe das DCK-Deck durchgesehen|kenne jetzt das DCK-Deck}. Eintönig ist es nicht.',
        ],
      },
      middles: [
        '{Am meisten anfangen kann ich mit|Am liebsten sind mir|Am meisten mag ich} [deine liebste Art von Karten].',
        'Zuerst {aufgefallen ist mir|hängen geblieben bin ich an|gefallen hat mir} [was dir zuerst auffiel]. {So etwas mag ich.|So etwas spricht mich an.}',
        'Besonders {angesprochen hat mich|gut finde ich|schätze ich} [was dir daran gefällt], {davon dürfte es gern mehr sein|davon hätte ich gern mehr}.',
      ],
      drawbacks: [
        'Nur für {die Zitate und die Theorie|die Theoriekarten} {braucht man Ruhe|muss man in Stimmung sein}, {nebenbei liest man darüber hinweg|im Trubel gehen sie unter}.',
        'Eine Reihenfolge {gibt es allerdings nicht|fehlt allerdings}, man muss {also selbst auswählen|sich also selbst entscheiden}, {und das hält anfangs auf|und bei so viel Auswahl dauert das|und das liegt nicht jedem}.',
        'Wer {lieber auf Deutsch liest|gern Deutsch liest|nur auf Deutsch liest}, {hat es hier allerdings schwer|wird hier allerdings nicht froh}: Das ganze Deck ist auf Englisch.',
      ],
      closings: [
        '{Langweilig wird es jedenfalls nicht.|Mir gefällt das Deck trotzdem.|Ich lese trotzdem gern darin.}',
        '{Insgesamt: ein gutes Deck.|So weit mein Eindruck.}',
      ],
      prompts: [
        'Zitat, Theorie oder Spiel: {Was spricht dich an|Wonach würdest du greifen}? Schreib es gern in die Kommentare.',
        'Was {fehlt dir bei solchen Decks|macht für dich ein gutes Kartendeck aus}? Ich freue mich über deinen Kommentar.',
      ],
    },
  ],
  cards: [
    'Obenauf liegt {bei mir |}{card}.',
    'Genauer {gelesen|angesehen} habe ich {card}.',
    'Vor mir liegt {gerade |}{card}.',
    'Gezogen habe ich {card}.',
    '{Zuletzt|Eben} gelesen habe ich {card}.',
    'Diese Karte {liegt gerade vor mir|habe ich gerade in der Hand}: {card}.',
  ],
};
