import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Damit möchte ich {die nächste Besprechung anders beginnen|mal ohne Folie anfangen|einmal ohne Folien auskommen}.',
          '{Gerade|Frisch|Eben} ausgepackt: das DCK-Deck. Der Beamer darf beim nächsten Mal aus bleiben.',
        ],
        linkedin: [
          'Besprechungen beginnen {oft|meist|gern} mit einer Folie. Mit dem DCK-Deck, gerade ausgepackt, möchte ich es einmal anders versuchen.',
          'Die ersten fünf Minuten einer Runde {entscheiden viel|geben den Ton vor|machen viel aus}. Dafür liegt jetzt das DCK-Deck ausgepackt vor mir.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und ich möchte damit etwas {ausprobieren|versuchen|Neues ausprobieren}, gleich in der nächsten Besprechung.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck}. Vielleicht {bleibt der Beamer|bleibt der Laptop|bleibt die Präsentation} dafür einmal aus.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Die Folien haben frei|Die Präsentation kann warten|Der Beamer bekommt eine Pause}.',
          '{Gerade|Frisch|Eben} ausgepackt: das DCK-Deck, mein Ersatz für die erste Folie.',
        ],
        tiktok: [
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck}. Dafür {lasse ich eine Folie weg|bleibt eine Folie weg|spare ich mir eine Folie}.',
          'Das ist das DCK-Deck. Damit möchte ich {Besprechungen beginnen|die erste Folie ersetzen|Termine anders beginnen}.',
        ],
      },
      middles: [
        'Eine Karte kommt in die Mitte, jemand liest sie vor, und dann {denken alle über dieselbe Frage nach|reden alle über dasselbe|geht es reihum}.',
        'Den Anfang mache ich bei [deinem nächsten Termin]: eine Karte ziehen, {vorlesen|herumgeben|in die Mitte legen}, und jeder sagt einen Satz dazu.',
        'Auf den Karten stehen Fragen und Aufgaben. {Eine davon|Eine einzige} am Anfang genügt mir, um {ins Gespräch|ins Nachdenken} zu kommen.',
      ],
      closings: [
        '',
        '{Ich bin gespannt, ob es so leicht ist, wie es klingt|Ob das gelingt, wird sich zeigen}.',
        '{Die Folien kommen dann später|Für Folien bleibt danach noch Zeit}.',
      ],
      prompts: [
        'Womit beginnst du eine {Besprechung|Runde}? Schreib es mir in die Kommentare.',
        'Was könnte {bei dir|in deiner Runde} die erste Folie ersetzen? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und ich weiß {schon|auch schon|bereits}, wo ich es zuerst einsetzen möchte.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck}. {Einen Anlass|Eine Aufgabe|Eine Gelegenheit} dafür gibt es auch schon.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Bevor es {im Regal|im Schrank|in der Schublade} verschwindet, gebe ich ihm lieber eine Aufgabe.',
          'Wenn ich bei einem Thema {nicht weiterkomme|feststecke|auf der Stelle trete}, hilft mir oft eine fremde Frage. {Deshalb liegt hier jetzt das DCK-Deck|Dafür habe ich jetzt das DCK-Deck}.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und {die erste Aufgabe dafür|der erste Einsatz|die erste Gelegenheit} steht schon fest.',
          'Ich habe das DCK-Deck ausgepackt und möchte es {bald|möglichst bald|gern bald} {benutzen|einsetzen}, nicht nur ansehen.',
        ],
        threads: [
          'Das DCK-Deck ist ausgepackt und hat {schon einen Termin|schon zu tun|schon eine Aufgabe}.',
          '{Ansehen reicht mir nicht|Nur ansehen wäre schade|Ins Regal kommt es nicht}: Das DCK-Deck soll benutzt werden.',
        ],
        tiktok: [
          'Ich habe das DCK-Deck ausgepackt und zeige dir, {wofür ich es nehme|was ich vorhabe|wofür es ist}.',
          'Das DCK-Deck ist ausgepackt, und ich weiß {schon|auch schon|jetzt schon}, was ich damit mache.',
        ],
      },
      middles: [
        'Zuerst nehme ich die Karten für [dein Projekt oder Thema]. {Neue Fragen kann ich dort gut brauchen|Ein Blick von außen tut dabei gut|Da sind neue Fragen willkommen}.',
        'Ausprobieren möchte ich die Karten bei [einem Anlass oder Treffen], {in kleiner Runde|ohne große Ankündigung|ganz unaufgeregt}.',
        'Ich sammle gerade Ideen für [dein Vorhaben], und dafür ziehe ich {ein paar Karten|die ersten Karten|eine Handvoll Karten}.',
      ],
      closings: [
        '',
        'Wie es {war|gelaufen ist}, erzähle ich dann gern.',
        '{Nach dem ersten Versuch|Danach} kann ich mehr sagen.',
      ],
      prompts: [
        'Wofür würdest du {solche Karten|die Karten} einsetzen? Schreib es mir in die Kommentare.',
        'An welchem Thema {arbeitest du gerade|bist du gerade dran}? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Lesen möchte ich es {langsam|in kleinen Portionen|nach und nach}.',
          'Ich habe das DCK-Deck ausgepackt und mir {eine kleine Gewohnheit|etwas Kleines|einen festen Termin} dazu überlegt.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Neues geht im Alltag {schnell|leicht|gern} unter, deshalb bekommt es bei mir einen festen Platz am Tag.',
          'Zum Nachdenken komme ich im {Arbeitsalltag|Tagesgeschäft|vollen Kalender} am ehesten mit einem festen Termin. Das DCK-Deck ist ausgepackt, der Termin steht.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und ich {lasse mir Zeit damit|will es nicht auf einmal lesen|lese es nicht in einem Rutsch}.',
          'Ich habe das DCK-Deck ausgepackt und nehme mir {eine Kleinigkeit|wenig|nicht viel} vor. Das halte ich eher durch.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Ich {teile es mir ein|habe es nicht eilig|lese langsam}.',
          '{Vorsätze|Gute Vorsätze|Pläne} dürfen klein sein. Meiner gehört dem DCK-Deck.',
        ],
        tiktok: [
          'Ich habe das DCK-Deck ausgepackt und lese es {nicht auf einmal|ganz langsam|nach und nach}.',
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Dafür gibt es jetzt einen festen Moment|Ich habe mir etwas Kleines vorgenommen|Mein Plan dafür ist klein}.',
        ],
      },
      middles: [
        'Morgens lese ich eine Karte, {noch vor den Mails|bevor ich die Mails öffne|und erst dann die Mails}. {Den Gedanken nehme ich mit in den Tag|Ein Satz dazu ist schnell notiert}.',
        'Eine Karte am Morgen {genügt mir|ist genug|reicht}. So bleibt Zeit, {sie zu Ende zu denken|etwas dazu aufzuschreiben}.',
        'Mein Tag soll mit einer Karte beginnen {und nicht mit dem Posteingang|und erst danach mit dem Posteingang|statt mit Nachrichten}.',
      ],
      closings: [
        '',
        '{Das sollte machbar sein|Das traue ich mir zu}.',
        '{Ob ich durchhalte, wird sich zeigen|Ich hoffe, ich bleibe dabei}.',
      ],
      prompts: [
        'Welche kleine Gewohnheit {hat bei dir einen festen Platz|pflegst du im Beruf}? Schreib es mir in die Kommentare.',
        'Wann {nimmst du dir|hast du} Zeit zum Nachdenken? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Allein|Nur für mich|Still für mich} möchte ich damit aber nicht anfangen.',
          'Ich habe das DCK-Deck ausgepackt und {überlege|frage mich|überlege mir}, wer dabei sein könnte.',
        ],
        linkedin: [
          'Auf neue Ideen kommt man {selten|nur selten|fast nie} allein. Das DCK-Deck ist ausgepackt, und ich hätte gern Gesellschaft.',
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Gedacht ist es {für Gruppen|für mehrere|zum gemeinsamen Nachdenken}, anfangen möchte ich zu zweit.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und ich musste {gleich|sofort|als Erstes} an jemanden denken, mit dem ich gern Karten ziehen würde.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck}. {Zu zweit|In Gesellschaft|Im Gespräch} ist so etwas schöner, deshalb fange ich nicht allein an.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Ein Gegenüber fehlt noch|Jetzt hätte ich gern Gesellschaft|Allein wäre es schade}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Der Platz gegenüber ist noch frei.',
        ],
        tiktok: [
          'Ich habe das DCK-Deck ausgepackt und {möchte|mag|will} nicht allein damit anfangen.',
          'Das DCK-Deck ist ausgepackt, und ich weiß auch, {wen ich frage|wen ich dazuhole|wer dabei sein soll}.',
        ],
      },
      middles: [
        'Die erste Karte würde ich gern mit [Name der Person] ziehen und {hören, was dabei herauskommt|einfach darüber reden|in Ruhe besprechen}.',
        'Zuerst zeige ich das Deck [Name der Person]. {Über Ideen redet es sich gemeinsam leichter|Mit einer Karte kommt man leicht ins Gespräch|Dann ziehen wir zusammen eine Karte}.',
        'Am liebsten würde ich mit [Name der Person] {ein paar Karten durchgehen|ein paar Karten ziehen|zwei, drei Karten besprechen}, ganz ohne Eile.',
      ],
      closings: [
        '',
        '{Ein Termin findet sich bestimmt|Den Kaffee übernehme ich}.',
        '{Ich freue mich schon darauf|Darauf freue ich mich}.',
      ],
      prompts: [
        'Mit wem würdest du {gern eine Karte|die erste Karte} ziehen? Schreib es mir in die Kommentare.',
        'Mit wem {sprichst du|redest du} am liebsten über neue Ideen? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und ich bin {neugierig|gespannt}, was {auf den Karten steht|mich darin erwartet}.',
          '{Ich habe das DCK-Deck ausgepackt|Vor mir liegt das DCK-Deck}. {Vom Zitat bis zur Aufgabe|Von der Theorie bis zum Spiel|Vom Zitat bis zum Spiel} ist vieles dabei.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. Theorie und Spiele {in einer Schachtel|auf einem Stapel|direkt nebeneinander} findet man im Beruf selten.',
          'Wenn ich nach Ideen suche, brauche ich {mal eine Theorie, mal ein Spiel|mal eine Frage, mal ein Zitat|mal eine Frage, mal eine Aufgabe}. Das DCK-Deck, gerade ausgepackt, hat beides.',
        ],
        facebook: [
          'Ich habe das DCK-Deck ausgepackt und bin {selbst gespannt|neugierig|gespannt}, was darin steckt.',
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Es ist mehr als ein Stapel Fragen|Lauter Fragen sind es nicht|Da ist Ernstes und Verspieltes dabei}, so viel sehe ich schon.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt nun vor mir|Mein DCK-Deck ist ausgepackt|Das DCK-Deck ist da}. {Theorie und Spiele vertragen sich offenbar|Es ist erstaunlich gemischt|Ich bin neugierig}.',
          '{Zitat oder Spiel|Theorie oder Spiel|Frage oder Zitat}? Das DCK-Deck, gerade ausgepackt, hat beides.',
        ],
        tiktok: [
          'Ich habe das DCK-Deck ausgepackt und {bin neugierig|sehe nach|schaue nach}, was darin alles steckt.',
          'Das DCK-Deck ist ausgepackt, und ich zeige dir kurz, {was drin ist|was darin steckt|was es gibt}.',
        ],
      },
      middles: [
        'Fragen, Ideen, Zitate, dazu {Theorie und Spiele|Spiele für Gruppen|Theorie und sogar Spiele}: {Die Mischung der Karten gefällt mir|Ich weiß noch nicht, mit welcher Karte ich anfange}.',
        'Am meisten {reizen mich die Spiele|interessiert mich die Theorie|locken mich die Zitate}, aber zuerst möchte ich {einfach eine Karte ziehen|von allem eine Karte lesen}.',
        'Lang ist keine der Karten, {soweit ich sehe|jedenfalls auf den ersten Blick|das sieht man gleich}. {So liest es sich leicht|Das kommt mir entgegen}.',
      ],
      closings: [
        '',
        '{Zum Lesen komme ich hoffentlich bald|Mehr dazu, wenn ich gelesen habe}.',
        '{Langweilig wird es damit wohl nicht|Darauf habe ich Lust}.',
      ],
      prompts: [
        '{Theorie, Zitat oder Spiel|Zitat, Aufgabe oder Spiel}: Womit würdest du beginnen? Schreib es mir in die Kommentare.',
        'Was {bringt dich|bringt dich im Beruf} eher auf Ideen, ein Spiel oder ein guter Satz? Ich freue mich auf deinen Kommentar.',
      ],
    },
  ],
  cards: [
    '{Obenauf|Ganz oben} liegt {card}.',
    'Die oberste Karte {ist|im Deck ist} {card}.',
    '{Aufgefallen|Gleich aufgefallen} ist mir {card}.',
    'Mein Blick {fiel gleich auf|fällt immer wieder auf} {card}.',
    '{Neugierig macht mich|Besonders neugierig bin ich auf} {card}.',
    'Diese Karte liegt {obenauf|bei mir oben}: {card}.',
  ],
};
