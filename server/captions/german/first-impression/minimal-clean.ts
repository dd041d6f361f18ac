import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Erster Eindruck vom DCK-Deck: {Es fragt gern|Es fragt viel|Es ist neugierig}.',
          '{Ein paar DCK-Karten gelesen|Ein paar DCK-Karten angesehen|Die ersten DCK-Karten gelesen}. {Viele wollen etwas wissen|Die meisten fragen mich etwas|Da muss ich selbst denken}.',
        ],
        linkedin: [
          '{Ein paar DCK-Karten gelesen|Ein paar DCK-Karten angesehen|Die ersten DCK-Karten gelesen}. {Niemand hebt den Zeigefinger|Einen erhobenen Zeigefinger gibt es nicht|Der erhobene Zeigefinger fehlt}. Das ist angenehm.',
          'Fertige {Antworten|Lösungen|Rezepte} habe ich im DCK-Deck nicht gefunden. Gesucht habe ich sie auch nicht.',
        ],
        facebook: [
          '{Erster Blick ins|Kurzer Blick ins} DCK-Deck. Fertige {Lösungen|Rezepte|Antworten} stehen nicht drin.',
          '{Die ersten DCK-Karten sind gelesen|Die ersten DCK-Karten kenne ich jetzt|Ein paar DCK-Karten kenne ich schon|Die ersten DCK-Karten habe ich gelesen}. {Fast alle wollen etwas wissen|Bei den meisten bin ich gefragt|Eine Antwort schulde ich noch}.',
        ],
        threads: [
          'Das DCK-Deck {lässt mir die Antwort|überlässt mir die Antwort|lässt mich selbst denken}. Gut so.',
          '{Ich wollte|Ich hätte gern|Gesucht habe ich} Antworten. Das DCK-Deck fragt zurück.',
        ],
        tiktok: [
          'Ich hab {DCK-Karten gelesen|ins DCK-Deck geschaut|im DCK-Deck gelesen}. Fertige Antworten gibt’s da nicht. Gut so.',
          'Ich dachte, das DCK-Deck gibt mir {Tipps|Antworten|Ratschläge}. Es fragt lieber mich.',
        ],
      },
      middles: [
        'Eine Karte lesen, {überlegen|nachdenken|kurz überlegen}, selbst antworten. {So einfach ist das|Mehr braucht es nicht}.',
        'Auf den Karten stehen Fragen und Aufgaben. {Ich bin dran|Dann bin ich dran|Der Rest ist meine Sache}.',
        'Eine gute Frage {reicht mir|ist mir viel wert|hilft mir weiter}. Auf den Karten stehen {einige|ein paar}.',
      ],
      closings: ['', '{Ich lese weiter|Ich denke noch nach}.', '{Das gefällt mir|So mag ich es}.'],
      prompts: [
        'Tipp oder Frage? {Schreib’s|Antwort gern} in die Kommentare.',
        'Welche Frage {beschäftigt dich|stellst du dir} gerade? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Erster Eindruck vom DCK-Deck: {kurz und klar|angenehm kurz|wenig Text, viel Platz}.',
          'Ein paar DCK-Karten {gelesen|angesehen|durchgesehen}. Keine hat zu viel geredet.',
        ],
        linkedin: [
          'Im Beruf lese ich viel, was {zu lang|viel zu lang|länger als nötig} ist. Die DCK-Karten gehören nicht dazu.',
          'Ein paar DCK-Karten gelesen, {einfach zwischendurch|so nebenbei|zwischen zwei Aufgaben}. Lang sind sie nicht.',
        ],
        facebook: [
          '{Die ersten DCK-Karten sind gelesen|Die ersten DCK-Karten kenne ich jetzt|Ein paar DCK-Karten kenne ich schon|Die ersten DCK-Karten habe ich gelesen}. {Das ging schnell|Lange gedauert hat es nicht|Das ging nebenbei}.',
          '{Viel Text|Kleingedrucktes|Ein dickes Handbuch} habe ich im DCK-Deck nicht gefunden.',
        ],
        threads: [
          'DCK-Karten sind {kurz|knapp|schnell gelesen}. Das Nachdenken dauert länger.',
          'Das DCK-Deck {fasst sich kurz|macht wenig Worte|redet nicht viel}. Das kann nicht jeder.',
        ],
        tiktok: [
          '{Ich hab DCK-Karten gelesen|Ich hab jetzt DCK-Karten gelesen}. Die sind {so kurz|so knapp|so kurz gehalten}, das geht nebenbei.',
          'Das hier ist das DCK-Deck. Ich mag, wie {kurz|knapp|klar} die Karten geschrieben sind.',
        ],
      },
      middles: [
        'Auf jeder Karte steht ein Gedanke. {Das reicht|Einer reicht|Das genügt}.',
        'Eine Karte lesen, {weglegen|hinlegen|umdrehen}, weiterdenken. {Das gefällt mir|So mag ich es}.',
        'Ein Gedanke pro Karte. {Den Rest denke ich selbst|Da bleibt Platz für eigene|Das merkt man sich leicht}.',
      ],
      closings: ['', '{Eine lese ich noch|Eine geht noch}.', '{Kurz ist gut|Gern so kurz}.'],
      prompts: [
        'Kurz oder {lang|ausführlich}: Was liest du lieber? Schreib’s in die Kommentare.',
        'Wie lang darf ein {guter Gedanke|guter Text} sein? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Ein paar DCK-Karten gelesen|Ein paar DCK-Karten angesehen|Die ersten DCK-Karten gelesen}. {Ich weiß, wofür ich sie nehme|Ich weiß schon, wohin damit|Ich habe schon etwas damit vor}.',
          'Erster Eindruck vom DCK-Deck: Das kann ich {brauchen|gut brauchen|gebrauchen}.',
        ],
        linkedin: [
          'Ein paar DCK-Karten gelesen und {gleich|sofort|direkt} gewusst, wo sie hingehören.',
          'Bei neuem Material frage ich zuerst, {wofür ich es brauche|wo es passt|wann ich es benutze}. Beim DCK-Deck war das schnell klar.',
        ],
        facebook: [
          'Im DCK-Deck geblättert. {Die erste Gelegenheit steht fest|Zu tun gibt es genug|Etwas vor habe ich auch schon}.',
          '{Die ersten DCK-Karten sind gelesen|Die ersten DCK-Karten kenne ich jetzt|Ein paar DCK-Karten kenne ich schon|Die ersten DCK-Karten habe ich gelesen}. Jetzt will ich sie {benutzen|ausprobieren|einsetzen}.',
        ],
        threads: [
          'DCK-Karten gelesen. {Pläne gemacht|Etwas vorgenommen|Einen Anlass gibt es schon}.',
          'Das DCK-Deck ist {kaum|gerade erst|eben erst} durchgeblättert und schon verplant.',
        ],
        tiktok: [
          'Ich hab ein paar DCK-Karten gelesen. Ich weiß {auch schon|schon genau|jetzt schon}, wofür.',
          'Ich hab ins DCK-Deck geschaut. Und ich weiß {auch schon|schon genau|jetzt schon}, wohin damit.',
        ],
      },
      middles: [
        'Die Karten nehme ich {bald|zuerst|gern} mit zu [deinem nächsten Treffen].',
        'Für [dein Projekt oder Thema] lege ich {ein paar|zwei, drei|einige} Karten heraus.',
        'Ich suche Ideen für [dein Vorhaben]. {Dafür ziehe ich Karten|Da passen die Karten|Den Anfang macht eine Karte}.',
      ],
      closings: [
        '',
        '{Ich erzähle dann, wie es war|Danach erzähle ich mehr}.',
        '{Ich bin gespannt|Bin neugierig, was kommt}.',
      ],
      prompts: [
        'Wofür würdest du {die Karten|eine Karte} nehmen? Schreib’s in die Kommentare.',
        'Woran arbeitest du {gerade|zurzeit}? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Ein paar DCK-Karten gelesen|Ein paar DCK-Karten angesehen|Die ersten DCK-Karten gelesen}. {Mit jemandem wäre das schöner|Jetzt fehlt jemand zum Reden|Jetzt würde ich gern reden}.',
          'Erster Eindruck vom DCK-Deck: {nichts zum stillen Lesen|für mehrere gedacht|zum Reden gemacht}.',
        ],
        linkedin: [
          'Ein paar DCK-Karten habe ich allein gelesen. Gemacht sind sie {für Gruppen|fürs Gespräch|zum gemeinsamen Nachdenken}.',
          'Nach den ersten DCK-Karten will ich mit jemandem {reden|sprechen|diskutieren}. Das ist ein gutes Zeichen.',
        ],
        facebook: [
          'Im DCK-Deck geblättert. {Jetzt will ich reden|Jetzt brauche ich Gesellschaft|Allein ist mir das zu still}.',
          '{Die ersten DCK-Karten sind gelesen|Die ersten DCK-Karten kenne ich jetzt|Ein paar DCK-Karten kenne ich schon|Die ersten DCK-Karten habe ich gelesen}. {Die nächsten lese ich nicht allein|Weiter geht es zu zweit|Jetzt will ich darüber reden}.',
        ],
        threads: [
          'DCK-Karten gelesen. {Jetzt fehlt ein Gegenüber|Jetzt würde ich gern reden|Redebedarf vorhanden}.',
          'Das DCK-Deck ist {nichts für stille Abende|nichts für mich allein|zum Reden da}. Finde ich.',
        ],
        tiktok: [
          '{Ich hab DCK-Karten gelesen|Ich hab jetzt DCK-Karten gelesen}. Jetzt will ich {mit jemandem reden|nicht allein weiterlesen|endlich darüber reden}.',
          'Das ist das DCK-Deck. Ich les es {nicht gern|ungern|nicht so gern} allein, ich will reden.',
        ],
      },
      middles: [
        'Die nächste Karte ziehe ich {natürlich|am liebsten|hoffentlich} mit [Name der Person].',
        '[Name der Person], {du ziehst die nächste Karte|die nächste Karte ist für dich|die nächste Karte gehört dir}.',
        'Die Karten zeige ich {bald|als Nächstes|gern mal} [Name der Person]. Dann reden wir.',
      ],
      closings: [
        '',
        '{Kaffee gibt es auch|Einen Kaffee gibt es auch}.',
        '{Ich freue mich darauf|Darauf freue ich mich}.',
      ],
      prompts: [
        'Mit wem würdest du {Karten ziehen|gern Karten ziehen}? Schreib’s in die Kommentare.',
        'Allein denken oder {zu zweit|in der Gruppe}? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist auf Englisch. {Ich lese es trotzdem gern|Das geht gut|Mich stört das nicht}.',
          'Erster Eindruck vom DCK-Deck: {gute Fragen|nichts Kompliziertes|klare Worte}, alles auf Englisch.',
        ],
        linkedin: [
          'Die DCK-Karten sind {nur auf Englisch|komplett auf Englisch|auf Englisch}. Nach den ersten paar finde ich: kein Hindernis.',
          'Englische {Fachtexte|Fachbücher|Studien} schiebe ich gern auf. Bei den DCK-Karten war das nicht nötig.',
        ],
        facebook: [
          '{Ja, das DCK-Deck ist auf Englisch|Das DCK-Deck ist auf Englisch, ja}. {Ja, ich komme mit|Nein, schwer ist es nicht|Nein, das stört mich nicht}.',
          '{Die ersten DCK-Karten sind gelesen|Die ersten DCK-Karten kenne ich jetzt|Ein paar DCK-Karten kenne ich schon|Die ersten DCK-Karten habe ich gelesen}. {Alle auf Englisch|Auf Englisch|Englisch sind sie alle}.',
        ],
        threads: [
          'Das DCK-Deck fragt auf Englisch. Ich {denke auf Deutsch|antworte auf Deutsch|grüble auf Deutsch}.',
          'Englische DCK-Karten, {deutsche Gedanken|deutsche Antworten|deutsches Grübeln}. Geht.',
        ],
        tiktok: [
          'Das DCK-Deck ist auf Englisch. Ich {komm aber gut mit|les es trotzdem gern|find das nicht schlimm}.',
          'Ich les das DCK-Deck auf Englisch und {denke auf Deutsch|antworte auf Deutsch|rede dann auf Deutsch}. Das geht.',
        ],
      },
      middles: [
        'Auf den Karten stehen wenige Sätze. {Da reicht mein Englisch|Da komme ich mit|Das ist zu schaffen}.',
        'Die Karten sind kurz. {Damit komme ich zurecht|Das Englische bremst da kaum|Das liest man leicht}.',
        'In einer Gruppe {lese ich vor und übersetze|würde ich die Karten übersetzen|übersetze ich die Karten kurz}.',
      ],
      closings: [
        '',
        '{Gedacht wird ja auf Deutsch|Das Nachdenken geht auf Deutsch}.',
        '{Etwas Übung schadet mir nicht|Ein bisschen Übung tut mir gut}.',
      ],
      prompts: [
        'Liest du {gern|auch} auf Englisch? Schreib’s in die Kommentare.',
        'Wäre Englisch {für dich ein Hindernis|für dich ein Problem}? Schreib einen Kommentar.',
      ],
    },
  ],
  cards: [
    'Hängen geblieben bin ich {bei|vor allem bei} {card}.',
    '{Zuletzt gelesen|Eben gelesen}: {card}.',
    '{Vor mir liegt|Obenauf liegt} {card}.',
    'Diese Karte liegt {offen vor mir|noch vor mir}: {card}.',
    '{Zweimal|Ein zweites Mal} gelesen: {card}.',
    'In der Hand habe ich {gerade |}{card}.',
  ],
};
