import type { Blocks } from '#server/captions/blocks.ts';

export const GERMAN: Blocks = {
  bodies: {
    'unboxing-wow': {
      'warm-friendly': {
        openings: [
          'Heute kam mein DCK-Deck an, und die Schachtel war offen, bevor die Jacke aus war.',
          'Manche Pakete können bis zum Abend warten. Mein DCK-Deck konnte das nicht.',
          'Tee gekocht, Handy weg, Deckel auf: Das DCK-Deck ist da.',
          'Schau mal, was heute Morgen vor der Tür lag: eine Schachtel voller DCK-Karten.',
        ],
        middles: [
          'Jetzt liegt der ganze Küchentisch voll, und jede Farbe ist ein anderer Weg, auf ein Problem zu schauen.',
          'Gleich die erste Karte hat mir eine Frage gestellt, die mir nicht mehr aus dem Kopf geht. Fängt gut an.',
          'Festes Papier, kräftige Muster, in jeder Ecke ein kleiner Code. Man merkt, dass da jemand mit Liebe dran war.',
          'Eigentlich wollte ich nur kurz reinschauen. Dann habe ich eine Karte vorgelesen, dann noch eine, und der Tee war kalt.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK. Ausgepackt.',
          'Neu auf meinem Tisch: das DCK-Deck.',
          'Deckel auf. Karten raus. DCK ist da.',
          'Heute in der Post: das DCK-Deck.',
        ],
        middles: [
          'Starke Farben. Klare Worte. Gutes Papier.',
          'Pro Karte ein Muster, ein Code, ein Gedanke.',
          'Für jeden Stream eine Farbe. Der Rest ist Neugier.',
          'Erste Karte gezogen. Ich denke noch nach.',
        ],
      },
      enthusiastic: {
        openings: [
          'Es ist da! Mein DCK-Deck ist ausgepackt und liegt schon überall auf dem Tisch!',
          'Dieser Moment, wenn der Deckel aufgeht! Mein DCK-Deck ist da, und ich grinse von Ohr zu Ohr!',
          'Alles stehen und liegen lassen: Das DCK-Deck ist gerade angekommen!',
          'Auspackzeit! Auf dieses DCK-Deck habe ich mich die ganze Woche gefreut!',
        ],
        middles: [
          'Diese Farben! Diese Muster! Ich habe Karte um Karte umgedreht und konnte nicht aufhören!',
          'Eine Karte gezogen, dann noch eine, dann „wirklich nur noch eine“. Kennst du bestimmt!',
          'Jede Karte hat ihre eigene Zeichnung und ihre eigene Frage. Eine Lieblingskarte habe ich schon, aber frag mich morgen noch mal!',
          'Gemischt, aufgefächert, nach Farben sortiert und gleich wieder gemischt. Könnte ich sofort noch mal machen!',
        ],
      },
      'calm-professional': {
        openings: [
          'Diese Woche ist mein DCK-Deck angekommen, und ich habe es in Ruhe ausgepackt.',
          'Neues Werkzeug auf dem Schreibtisch: das DCK-Kartendeck, heute Morgen ausgepackt.',
          'Gerade ausgepackt: das DCK-Deck, ein Kartenset für alle, die an neuen Ideen arbeiten.',
          'Übers Auspacken schreibe ich hier sonst nie. Beim DCK-Deck mache ich eine Ausnahme.',
        ],
        middles: [
          'Die Karten sind nach Streams geordnet, jeder mit eigener Farbe. Herausforderungen stehen neben Theorie, Zitaten und kleinen Spielen.',
          'Zuerst ist mir die Verarbeitung aufgefallen: festes Papier, ruhige Typografie, auf jeder Karte ein eigenes Muster.',
          'Jede Karte trägt einen Gedanken und lässt Platz für meine eigenen. So ein Format liegt mir.',
          'In der Ecke jeder Karte steht ein Code, der in der App zum Hintergrund führt. So bleiben die Karten selbst angenehm kurz.',
        ],
      },
    },
    'first-impression': {
      'warm-friendly': {
        openings: [
          'Der erste Abend mit dem DCK-Deck, und davon wollte ich dir kurz erzählen.',
          'Seit gestern liegen die DCK-Karten bei mir auf dem Tisch. Wir verstehen uns.',
          'Meine ersten Gedanken zum DCK-Deck, getippt mit einer Karte in der Hand.',
          'Kennst du das Gefühl, ein ganz neues Notizbuch aufzuschlagen? So ging es mir mit dem DCK-Deck.',
        ],
        middles: [
          'Die Karten sind freundlich. Sie fragen, sie stupsen an, und sie belehren nie.',
          'Beim Abendessen habe ich einfach eine Karte gezogen, und wir haben noch darüber geredet, als der Tisch längst abgeräumt war.',
          'Bei manchen Karten habe ich genickt, bei einer gelacht, und eine habe ich mir für einen mutigeren Tag aufgehoben.',
          'Schön finde ich, wie einfach der Anfang ist: Karte ziehen, lesen, reden.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK: der erste Eindruck.',
          'Erster Blick ins DCK-Deck.',
          'Ein Abend, ein Deck: DCK.',
          'DCK, Tag eins.',
        ],
        middles: [
          'Kurze Texte. Offene Fragen. Platz zum Denken.',
          'Ziehen. Lesen. Innehalten.',
          'Außen laut, innen leise.',
          'Nichts einzurichten. Nur Karten auf dem Tisch.',
        ],
      },
      enthusiastic: {
        openings: [
          'Mein erster Eindruck vom DCK-Deck? Mehr davon, bitte!',
          'Tag eins mit DCK, und mein Tisch ist voller Karten!',
          'Okay, das DCK-Deck und ich, wir werden Freunde!',
          'Ich wollte nur kurz ins DCK-Deck linsen. Tja, das war dann mein Abend!',
        ],
        middles: [
          'Jedes Ziehen ist eine kleine Überraschung: eine Herausforderung, ein Zitat, ein Spiel, und schon rattert es im Kopf!',
          'Eine Karte auf dem Tisch, und wir waren sofort im Gespräch. Genau so mag ich das!',
          'Mein Notizbuch füllt sich, und dabei bin ich erst bei der ersten Farbe!',
          'Ich lasse überall in der Wohnung Karten liegen, damit sie mir wieder über den Weg laufen. Macht das Spaß!',
        ],
      },
      'calm-professional': {
        openings: [
          'Ein paar Eindrücke nach der ersten Runde mit dem DCK-Deck.',
          'Ich habe mir diese Woche Zeit für die DCK-Karten genommen und notiert, was hängen geblieben ist.',
          'Meine ersten Eindrücke vom DCK-Deck. Vorweg: Ich arbeite gern mit Papier.',
          'Neu auf dem Schreibtisch: DCK. Ein erster, ruhiger Blick durch die Karten.',
        ],
        middles: [
          'Die Sprache ist klar und lässt sich Zeit. Jede Karte bringt einen Gedanken mit und überlässt dir den Rest.',
          'Mir gefällt die Mischung: Manche Karten laden zum Nachdenken ein, manche zum Gespräch, und bei manchen greife ich gleich zum Stift.',
          'Mal ziehe ich blind, mal wähle ich gezielt aus. Beides hat seinen Platz, und es fühlt sich ganz unterschiedlich an.',
          'Die Streams geben eine Richtung vor, ohne dass aus dem Deck eine Anleitung wird.',
        ],
      },
    },
    'quick-review-neutral': {
      'warm-friendly': {
        openings: [
          'Ein paar Leute haben gefragt, wie das DCK-Deck so ist. Hier ist meine kleine Rezension.',
          'Kurz und ehrlich: meine Meinung zu den DCK-Karten, direkt vom Küchentisch.',
          'Das DCK-Deck begleitet mich jetzt seit einer Weile. So läuft es mit uns beiden.',
          'Du überlegst, dir das DCK-Deck mal anzuschauen? Das kann ich dir bisher dazu sagen.',
        ],
        middles: [
          'Was ich mag: die Fragen, die Farben, das Papier. Was Zeit braucht: Manche Karten wollen einen zweiten Blick.',
          'Es ist ein Kartendeck, also: ziehen, lesen, reden. Manche Karten passten zu meinem Tag, andere habe ich für später zurückgesteckt.',
          'Ich greife zum Deck, wenn ich mich im Kreis drehe und gern mal eine Frage hätte, die nicht von mir ist.',
          'Die Karten sind kurz, und in der App steht mehr, wenn du weiterlesen magst. Ich nutze beides, meistens die Karten.',
        ],
      },
      'minimal-clean': {
        openings: [
          'DCK in wenigen Worten.',
          'Kurz notiert: das DCK-Deck.',
          'DCK, ausprobiert.',
          'Ein Kartendeck für Neugierige. Meine Notizen zu DCK.',
        ],
        middles: [
          'Liegt gut in der Hand. Liest sich klar. Manche Karten brauchen Zeit.',
          'Ziehen, lesen, reden. Nicht jede Karte passt zu jedem Tag.',
          'Mag ich: die Fragen. Mag ich: das Papier. Noch offen: die Spiele.',
          'Erst die Karten, dann die App. Für mich passt das.',
        ],
      },
      enthusiastic: {
        openings: [
          'Kurze Review zum DCK-Deck, und ja, es macht mir richtig Spaß!',
          'Oft gefragt, hier ist sie: meine schnelle Meinung zu DCK!',
          'Ein paar Tage lang DCK-Karten gezogen, also Zeit für eine Mini-Review!',
          'Mini-Review! Heute auf dem Tisch: das DCK-Deck!',
        ],
        middles: [
          'Macht Laune beim Ziehen, liegt gut in der Hand und steckt voller Fragen, auf die ich nie gekommen wäre. Ein paar Karten sind harte Nüsse, und auch die mag ich!',
          'Im Moment greife ich zuerst zu den Spielen. Die Theoriekarten lese ich langsamer, mit einem Kaffee dazu!',
          'Passt zu neugierigen Leuten, die gern gemeinsam laut denken. Du suchst fertige Antworten? Das hier ist ein Deck voller Fragen!',
          'Karte ziehen, laut vorlesen, gucken, was passiert. Mal wird’s still, mal wird’s laut!',
        ],
      },
      'calm-professional': {
        openings: [
          'Eine kurze, neutrale Einschätzung zum DCK-Kartendeck.',
          'Ich arbeite seit einer Weile mit dem DCK-Deck. Meine Notizen, so nüchtern wie möglich.',
          'Ein paar Notizen zum DCK-Deck, falls du gerade darüber nachdenkst.',
          'Wie macht sich das DCK-Deck im Alltag? Ein kurzer Bericht.',
        ],
        middles: [
          'Es ist ein Kartendeck für Menschen, die Ideen entwickeln: Herausforderungen, Theorie, Zitate, Strategie und Spiele, nach Streams geordnet. Es fragt mehr, als es antwortet.',
          'Die Texte sind knapp, das passt gut an den Anfang eines Meetings. Der Hintergrund steht in der App.',
          'Dafür spricht: klare Sprache und sorgfältige Gestaltung. Gut zu wissen: Es braucht jemanden im Raum, der gern Fragen stellt.',
          'Ich nutze das Deck allein vor Workshops und ab und zu mit der Gruppe. Beides braucht ein wenig Eingewöhnung.',
        ],
      },
    },
    'thank-you': {
      'warm-friendly': {
        openings: [
          'Ein kleines Dankeschön an die Menschen hinter dem DCK-Deck.',
          'Danke, DCK. Die Karten haben bei mir ein gutes Zuhause gefunden.',
          'Im DCK-Deck steckt viel Herz, und dafür möchte ich einfach mal Danke sagen.',
          'Heute ist ein guter Tag für ein Dankeschön, und meins geht an DCK.',
        ],
        middles: [
          'Ich mag die Fragen, ich mag die Farben, und ich mag die Sorgfalt in jedem Detail.',
          'Zum Morgenkaffee ziehe ich jetzt immer eine Karte. Darauf freue ich mich schon beim Aufstehen.',
          'An alle, die diese Karten geschrieben, gezeichnet und gedruckt haben: Das sieht man, und ich freue mich daran.',
          'Eine der Karten lehnt an meiner Lampe, da sehe ich sie jeden Morgen.',
        ],
      },
      'minimal-clean': {
        openings: [
          'Danke, DCK.',
          'DCK: danke dafür.',
          'Ein leises Danke an DCK.',
          'Danke für die Karten, DCK.',
        ],
        middles: [
          'Gute Fragen auf gutem Papier.',
          'Farbe, Sorgfalt und klare Worte.',
          'Karten, die zurückfragen.',
          'Jeden Tag eine Karte. Auf jede freue ich mich.',
        ],
      },
      enthusiastic: {
        openings: [
          'Danke, DCK! Über dieses Deck freue ich mich riesig!',
          'Ein dickes, fröhliches Dankeschön an alle hinter dem DCK-Deck!',
          'DCK, ihr habt mir mit diesem Deck die Woche versüßt. Danke!',
          'Das muss jetzt einfach raus: Danke, DCK!',
        ],
        middles: [
          'Die Karten wohnen jetzt auf meinem Tisch, und wer vorbeikommt, muss eine ziehen!',
          'So viel Sorgfalt in den Zeichnungen, in den Worten, sogar in den Ecken. Das sehe ich, und das mag ich sehr!',
          'Ich habe eine Lieblingskarte, eine Lieblingsfarbe und eine Lieblingsfrage. Daran seid ihr schuld!',
          'Jede Karte ist ein kleines Geschenk, und ich packe jeden Morgen eins aus!',
        ],
      },
      'calm-professional': {
        openings: [
          'Ich möchte dem Team hinter dem DCK-Deck danken.',
          'Ein Wort des Dankes an DCK für ein sorgfältig gemachtes Kartendeck.',
          'Gute Arbeit verdient ein Danke. Dieses geht an alle, die das DCK-Deck gemacht haben.',
          'Danke an DCK: Das Deck hat in meiner Arbeitswoche seinen Platz gefunden.',
        ],
        middles: [
          'Die Sorgfalt in Text und Gestaltung sieht man sofort, und mit den Karten zu arbeiten macht Freude.',
          'Ich schätze den Ton der Karten: neugierig, respektvoll und nie laut.',
          'Schön, etwas aus Papier zu haben, für das ich den Laptop gern einen Moment zuklappe.',
          'Die Fragen auf den Karten gehören inzwischen zu meinen Gesprächen bei der Arbeit.',
        ],
      },
    },
  },
  closes: {
    'warm-friendly': {
      private: [
        'Welche Karte als Nächstes kommt, erzähle ich dir.',
        'Bald mehr von meinem Tisch.',
        'Das Deck bleibt erst mal hier, in Griffweite.',
      ],
      work: [
        'Beim nächsten Workshop ist das Deck dabei, und ich bin gespannt, wer was zieht.',
        'Wenn du auch mit Ideen arbeitest, erzähle ich dir gern mehr vom Deck.',
        'Nächste Woche zieht das Deck auf den Teamtisch um.',
      ],
    },
    'minimal-clean': {
      private: ['', 'Bald mehr.', 'Fortsetzung folgt.'],
      work: ['', 'Weiter zum nächsten Workshop.', 'Nächster Halt: der Teamtisch.'],
    },
    enthusiastic: {
      private: [
        'Ich kann die nächste Karte kaum erwarten!',
        'Welche Farbe als Nächstes? Ich lasse mich überraschen!',
        'Bald mehr aus dem Deck!',
      ],
      work: [
        'Zum nächsten Workshop kommt das Deck mit, und ich bin so gespannt, wer was zieht!',
        'Mein Team weiß noch nichts davon, aber am Montag ziehen wir Karten!',
        'Nächster Halt: Besprechungsraum!',
      ],
    },
    'calm-professional': {
      private: [
        'Ich freue mich darauf, mehr Zeit mit dem Deck zu verbringen.',
        'Die nächste Karte liegt schon bereit.',
        'Weitere Notizen folgen.',
      ],
      work: [
        'Zum nächsten Workshop nehme ich das Deck mit.',
        'Ich bin gespannt, was mein Team dazu sagt.',
        'Wenn du im Beruf auch mit Karten arbeitest, tausche ich mich gern mit dir aus.',
      ],
    },
  },
  calls: {
    'warm-friendly': {
      'follow-profile': [
        'Wenn du mehr sehen magst, folg DCK: {link}',
        'Komm mit und folg DCK: {link}',
      ],
      'save-post': [
        'Speicher dir den Post für einen ruhigen Moment.',
        'Speicher dir das hier und hol es an einem Regentag wieder raus.',
      ],
      'share-with-team': [
        'Kennst du ein Team, das gute Fragen mag? Dann teil das gern.',
        'Teil das gern mit deinem Team.',
      ],
      'tag-a-friend': [
        'Markier jemanden, der Freude an ein, zwei Karten hätte.',
        'Mit wem würdest du eine Karte ziehen? Markier die Person.',
      ],
    },
    'minimal-clean': {
      'follow-profile': ['Folge DCK: {link}', 'Für mehr Karten folge {link}'],
      'save-post': ['Für später speichern.', 'Post speichern.'],
      'share-with-team': ['Mit deinem Team teilen.', 'Etwas für dein Team? Teil es.'],
      'tag-a-friend': ['Freunde markieren.', 'Markier jemanden, der neugierig ist.'],
    },
    enthusiastic: {
      'follow-profile': ['Folg DCK und zieh mit: {link}', 'Lust auf mehr Karten? Folg {link}'],
      'save-post': [
        'Speicher dir den Post für deinen nächsten Ideentag!',
        'Gleich speichern und beim Kaffee noch mal reinschauen!',
      ],
      'share-with-team': [
        'Teil das mit deinem Team und schau, wer zuerst ziehen will!',
        'Dein Team mag gute Fragen? Dann teil das gleich!',
      ],
      'tag-a-friend': [
        'Markier die Person, mit der du die erste Karte ziehen würdest!',
        'Markier die Person, die immer noch eine Idee hat!',
      ],
    },
    'calm-professional': {
      'follow-profile': [
        'Mehr vom Deck siehst du, wenn du DCK folgst: {link}',
        'Für weitere Einblicke kannst du DCK hier folgen: {link}',
      ],
      'save-post': [
        'Wenn du später darauf zurückkommen möchtest, speichere dir den Beitrag.',
        'Bei Interesse kannst du den Beitrag für später speichern.',
      ],
      'share-with-team': [
        'Wenn es zu deinem Team passt, teile es gern.',
        'Du kannst den Beitrag gern mit deinem Team teilen.',
      ],
      'tag-a-friend': [
        'Markiere gern jemanden, dem das Deck gefallen könnte.',
        'Wenn dir jemand dazu einfällt, markiere die Person hier.',
      ],
    },
  },
  prompts: {
    'unboxing-wow': {
      'warm-friendly': [
        'Was würdest du das Deck zuerst fragen? Schreib’s mir in die Kommentare.',
        'Zu welcher Farbe würdest du greifen? Ich lese es gern in den Kommentaren.',
      ],
      'minimal-clean': [
        'Welche Farbe zuerst? Schreib einen Kommentar.',
        'Deine erste Frage? Ab in die Kommentare.',
      ],
      enthusiastic: [
        'Worauf hast du dich zuletzt beim Auspacken so gefreut? Schreib’s in die Kommentare!',
        'Team Farbe oder Team Muster? Ab damit in die Kommentare!',
      ],
      'calm-professional': [
        'Welches Werkzeug hast du zuletzt mit Neugier ausgepackt? Ich freue mich auf deinen Kommentar.',
        'Arbeitest du mit Karten oder anderen Impulsen? Schreib es gern in die Kommentare.',
      ],
    },
    'first-impression': {
      'warm-friendly': [
        'Was würdest du das Deck zuerst fragen? Schreib’s mir in die Kommentare.',
        'Ziehst du lieber blind, oder suchst du aus? Ich lese es gern in den Kommentaren.',
      ],
      'minimal-clean': [
        'Deine erste Frage? Ab in die Kommentare.',
        'Blind ziehen oder aussuchen? Schreib einen Kommentar.',
      ],
      enthusiastic: [
        'Was wäre deine erste Frage? Schreib sie in die Kommentare!',
        'Blind ziehen oder aussuchen? Ab damit in die Kommentare!',
      ],
      'calm-professional': [
        'Wie holst du neue Fragen in deinen Arbeitsalltag? Ich freue mich auf deinen Kommentar.',
        'Worauf achtest du bei einem neuen Werkzeug zuerst? Schreib es gern in die Kommentare.',
      ],
    },
    'quick-review-neutral': {
      'warm-friendly': [
        'Möchtest du noch etwas wissen? Frag mich in den Kommentaren.',
        'Hast du das Deck auch? Erzähl mir in den Kommentaren, wie du es nutzt.',
      ],
      'minimal-clean': ['Fragen? Ab in die Kommentare.', 'Deine Meinung? Schreib einen Kommentar.'],
      enthusiastic: [
        'Neugierig? Frag mich in den Kommentaren!',
        'Hast du das Deck auch? Schreib deine Lieblingskarte in die Kommentare!',
      ],
      'calm-professional': [
        'Fragen zum Deck? Stell sie gern in den Kommentaren.',
        'Arbeitest du auch mit dem Deck? Ich freue mich auf deinen Kommentar.',
      ],
    },
    'thank-you': {
      'warm-friendly': [
        'Wem möchtest du heute Danke sagen? Schreib’s mir in die Kommentare.',
        'Was liegt bei dir gern auf dem Schreibtisch? Erzähl es mir in den Kommentaren.',
      ],
      'minimal-clean': [
        'Wem dankst du? Schreib einen Kommentar.',
        'An wen geht dein Danke? Ab in die Kommentare.',
      ],
      enthusiastic: [
        'Wer hat ein Dankeschön von dir verdient? Ab damit in die Kommentare!',
        'Was hat dir die Woche versüßt? Schreib’s in die Kommentare!',
      ],
      'calm-professional': [
        'Wessen Arbeit schätzt du? Ich freue mich auf deinen Kommentar.',
        'Was liegt beim Nachdenken gern auf deinem Schreibtisch? Schreib es gern in die Kommentare.',
      ],
    },
  },
  mentions: {
    'warm-friendly': 'Die Menschen hinter dem Deck: {link}',
    'minimal-clean': 'DCK: {link}',
    enthusiastic: 'Hier ist das Deck zu Hause: {link}',
    'calm-professional': 'Mehr zum Deck: {link}',
  },
  inline: ['Abgelegt unter {tags}.', 'Bei mir liegt das irgendwo zwischen {tags}.'],
  and: 'und',
  hashtags: {
    'brand-core': ['DCK', 'DCKKarten', 'DCKDeck', 'Innovationskarten'],
    'ugc-generic': ['Kartendeck', 'AufMeinemTisch', 'Papierliebe', 'Neugierig', 'NeuEntdeckt'],
    'innovation-work': [
      'Innovation',
      'Kreativität',
      'DesignThinking',
      'Moderation',
      'Ideenfindung',
      'Workshop',
      'Teamarbeit',
      'NeueIdeen',
    ],
  },
  intentHashtag: {
    'unboxing-wow': 'Ausgepackt',
    'first-impression': 'ErsterEindruck',
    'quick-review-neutral': 'MiniReview',
    'thank-you': 'Danke',
  },
};
