import type { ToneBlocks } from '#server/captions/blocks.ts';

export const MINIMAL_CLEAN: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Das DCK-Deck. {Gerade|Frisch|Eben} ausgepackt.',
          '{Schachtel auf|Deckel weg|Ausgepackt}. Vor mir liegt das DCK-Deck.',
        ],
        linkedin: [
          '{Kein Login, kein Update|Kein Kabel, kein Update|Kein Akku, kein Passwort}. Das DCK-Deck ist ausgepackt und liegt auf dem Tisch.',
          'Alle Werkzeuge {auf dem Rechner|in der Cloud|auf dem Laptop}? Fast alle. Das DCK-Deck habe ich gerade ausgepackt.',
        ],
        facebook: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Nur Karten, {kein Akku|kein Kabel|kein Ton}.',
          '{Laptop zu|Rechner aus|Mails zu}, Schachtel auf: das DCK-Deck.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Es {piept nicht|braucht keinen Strom|hat keinen Akku}.',
          '{Läuft ohne Strom|Läuft ohne Akku|Geht ohne Passwort}: das DCK-Deck, frisch ausgepackt.',
        ],
        tiktok: [
          '{Das ist|Hier ist} das DCK-Deck, {gerade|eben|frisch} ausgepackt. Und nichts davon leuchtet.',
          '{Ich zeig dir das|Schau her, mein} DCK-Deck. {Ganz ohne Strom|Ganz ohne Akku|Ganz ohne Kabel}, frisch ausgepackt.',
        ],
      },
      middles: [
        'Die Karten kann man {auslegen|anfassen|herumreichen}. {Das gefällt mir|Ich mag das}.',
        'Eine Karte nehmen, lesen, nachdenken. {Mehr nicht|Mehr braucht es nicht|So einfach ist das}.',
        'Zum Nachdenken {habe ich gern etwas in der Hand|nehme ich lieber Papier|reicht mir eine Karte}.',
      ],
      closings: [
        '',
        '{Das Handy hat Pause|Das Handy bleibt so lange liegen}.',
        '{Bildschirme habe ich genug|Am Bildschirm sitze ich genug}.',
      ],
      prompts: [
        'Karte oder Bildschirm? {Schreib’s|Antwort gern} in die Kommentare.',
        'Was machst du {gern|noch} ohne Bildschirm? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Eine Aufgabe|Einen Plan|Einen Anlass} gibt es schon.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Ich habe schon etwas damit vor.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Im Regal|In der Schublade|Im Schrank} soll es nicht landen. Ich habe einen Plan.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck|Auf dem Tisch liegt das DCK-Deck}. Die erste Gelegenheit dafür {steht auch schon fest|ist schon gefunden|ist nicht weit}.',
        ],
        facebook: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Herumliegen wird es nicht|Zu tun gibt es genug|Ich weiß auch schon, wofür}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. {Lange liegen soll es nicht|Liegen bleiben soll es nicht|Es soll nicht lange warten}.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Zu tun gibt es auch schon etwas|Der Plan steht|Ich weiß auch, wofür}.',
          '{Ausgepackt|Frisch ausgepackt|Gerade ausgepackt} und schon verplant: das DCK-Deck.',
        ],
        tiktok: [
          '{Ich hab das DCK-Deck ausgepackt|Hier liegt jetzt das DCK-Deck|Hier, das DCK-Deck|Das DCK-Deck ist jetzt hier}. Und ich weiß {auch schon|schon genau|jetzt schon}, wofür.',
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Ich sag dir, {was ich damit vorhabe|wofür ich es nehme|was ich damit mache}.',
        ],
      },
      middles: [
        'Die {ersten Karten|allerersten Karten|ersten paar Karten} ziehe ich für [dein Projekt].',
        '{Ausprobieren|Testen|Benutzen} will ich die Karten bei [wo du sie einsetzen willst].',
        'Ich suche {neue Ideen|neue Fragen|Anregungen} für [dein Thema]. Dafür ziehe ich Karten.',
      ],
      closings: [
        '',
        '{Ich erzähle dann, wie es war|Danach erzähle ich mehr}.',
        '{Ich bin gespannt|Ich bin neugierig}.',
      ],
      prompts: [
        'Wofür würdest du {eine Karte|die erste Karte} ziehen? Schreib’s in die Kommentare.',
        'Woran arbeitest du {gerade|zurzeit}? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Ich habe Zeit|Ich fange klein an|Ich lasse mir Zeit}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Ich lese es nicht auf einmal.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Im Alltag gerät so etwas {schnell|leicht|gern} in Vergessenheit. Deshalb fange ich klein an.',
          '{Große|Gute|Strenge} Vorsätze halten bei mir selten. Das DCK-Deck ist ausgepackt, und ich versuche es mit einem kleinen.',
        ],
        facebook: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Mein Vorsatz dazu ist {klein|bescheiden|überschaubar}.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck|Auf dem Tisch liegt das DCK-Deck}. Alles auf einmal lesen {will ich nicht|muss ich nicht|werde ich nicht}.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Eile habe ich keine|Ich lese langsam|Jetzt nur nichts überstürzen}.',
          '{Ausgepackt|Frisch ausgepackt|Gerade ausgepackt}: das DCK-Deck. Ich teile es mir ein.',
        ],
        tiktok: [
          '{Ich hab das DCK-Deck ausgepackt|Hier liegt jetzt das DCK-Deck|Hier, das DCK-Deck|Das DCK-Deck ist jetzt hier}. Ich les es {nicht an einem Tag|in kleinen Portionen|Karte für Karte}.',
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Ich teil’s mir ein, {und zwar so|das geht so|ganz einfach}.',
        ],
      },
      middles: [
        'Eine Karte {kommt an die Wand|kommt an den Bildschirm|stelle ich vor mich hin}. {Sie bleibt, bis mir etwas dazu einfällt|Da bleibt sie, bis mir etwas einfällt|Da darf sie eine Weile bleiben}.',
        'Immer nur eine Karte. {Die nächste kommt, wenn ich mit ihr fertig bin|Erst nachdenken, dann die nächste|Die nächste darf warten}.',
        'Ich ziehe eine Karte und {denke darüber nach|schreibe etwas dazu auf|lege sie sichtbar hin}. {Dann erst kommt die nächste|Die anderen warten|Danach erst die nächste}.',
      ],
      closings: [
        '',
        '{Das schaffe ich|Das sollte zu schaffen sein}.',
        '{Mal sehen, wie weit ich komme|Mal sehen, ob ich durchhalte}.',
      ],
      prompts: [
        'Eine Karte am Tag oder {pro Woche|in der Woche}? Schreib’s in die Kommentare.',
        'Welchen kleinen Vorsatz {hast du|hältst du durch}? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Es ist {schön bunt|richtig bunt|angenehm bunt}.',
          '{Frisch|Gerade|Eben} ausgepackt und ziemlich bunt: das DCK-Deck.',
        ],
        linkedin: [
          'Arbeitsmittel müssen nicht {grau|langweilig|nüchtern} aussehen. Das DCK-Deck ist ausgepackt und ziemlich bunt.',
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Zwischen Laptop und Notizen|Neben der Tastatur|Zwischen all den Unterlagen} wird es jetzt bunt.',
        ],
        facebook: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Hier ist es jetzt {bunt|schön bunt|ziemlich bunt}.',
          'Jetzt ist {der Tisch|hier alles|es hier} bunt. Ich habe mein DCK-Deck ausgepackt.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Bunt ist es|An Farbe fehlt es nicht|Jetzt wird es bunt}.',
          '{Frisch|Gerade|Eben} ausgepackt, ziemlich bunt: das DCK-Deck.',
        ],
        tiktok: [
          '{Das ist|Da ist} das DCK-Deck. Ich hab’s {gerade|frisch|eben} ausgepackt. Schau, wie bunt.',
          '{Ich zeig dir kurz das|Guck, mein} DCK-Deck. Es ist {richtig|ziemlich|schön} bunt, gelesen hab ich noch nichts.',
        ],
      },
      middles: [
        'Die Karten haben fünf Farben. Ich {fange mit einer an|suche mir eine aus|nehme von jeder eine}.',
        'Die Karten haben fünf Farben, also {gibt es fünf Stapel|mache ich fünf Stapel|fünf Stapel}.',
        '{Zuerst|Erst mal} sortiere ich die Karten nach Farben. {Das sind fünf|Fünf sind es}.',
      ],
      closings: [
        '',
        '{So darf es liegen bleiben|So bleibt es erst mal liegen}.',
        '{Schön sieht das aus|Das sieht gut aus}.',
      ],
      prompts: [
        'Welche Farbe nimmst du {zuerst|als Erste}? Schreib’s in die Kommentare.',
        'Bunt oder {schlicht|schwarz-weiß}? Schreib einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Allein fange ich nicht an|Jetzt fehlt jemand zum Reden|Allein ist mir das zu still}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Es ist für mehrere gedacht.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Es ist für {Gruppen|Teams|mehrere} gedacht. Ich suche also Gesellschaft.',
          'Ideen entstehen {im Gespräch|beim Reden|zu zweit}, jedenfalls bei mir. Das DCK-Deck ist ausgepackt, jetzt fehlt jemand gegenüber.',
        ],
        facebook: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Zu zweit ist das schöner|Jetzt brauche ich Gesellschaft|Allein bleibt es liegen}.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck|Auf dem Tisch liegt das DCK-Deck}. Für mich allein ist es {zu schade|nicht gedacht|zu viel}.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. {Jetzt fehlt Gesellschaft|Fehlt nur jemand gegenüber|Ich hätte gern Gesellschaft}.',
          '{Ausgepackt|Frisch ausgepackt|Gerade ausgepackt}: das DCK-Deck. Der Stuhl gegenüber ist frei.',
        ],
        tiktok: [
          '{Ich hab das DCK-Deck ausgepackt|Hier liegt jetzt das DCK-Deck|Hier, das DCK-Deck|Das DCK-Deck ist jetzt hier}. Allein {fang ich nicht an|will ich nicht|ist das nichts}. Wer zieht mit?',
          '{Das DCK-Deck ist ausgepackt|Ausgepackt: das DCK-Deck|Mein DCK-Deck ist ausgepackt|Neu hier: das DCK-Deck}. Ich weiß auch, {mit wem ich ziehe|wer dabei sein soll|wen ich jetzt frage}.',
        ],
      },
      middles: [
        'Die erste Karte ziehe ich {natürlich|am liebsten|hoffentlich} mit [Name der Person].',
        'Für die erste Karte {frage ich|hole ich mir|brauche ich} [Name der Person].',
        '[Name der Person], {du ziehst die erste Karte|die erste Karte gehört dir|die erste Karte ist für dich}.',
      ],
      closings: [
        '',
        '{Kaffee gibt es auch|Einen Kaffee gibt es auch}.',
        '{Ein Termin findet sich|Wann, das findet sich}.',
      ],
      prompts: [
        'Mit wem würdest du {eine Karte|die erste Karte} ziehen? Schreib’s in die Kommentare.',
        '{Wärst du dabei|Würdest du mitmachen}? Schreib einen Kommentar.',
      ],
    },
  ],
  cards: [
    '{Obenauf|Ganz oben}: {card}.',
    '{Die oberste Karte|Die oberste im Deck}: {card}.',
    '{Aufgefallen|Ins Auge gefallen} ist mir {card}.',
    'Diese Karte liegt {oben|obenauf}: {card}.',
    '{Neugierig macht mich|Neugierig bin ich auf} {card}.',
    '{card} liegt {bei mir oben|ganz oben}.',
  ],
};
