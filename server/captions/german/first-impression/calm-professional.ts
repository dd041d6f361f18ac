import type { ToneBlocks } from '#server/captions/blocks.ts';

export const CALM_PROFESSIONAL: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Mein erster Eindruck vom DCK-Deck: Es {gibt nichts vor|belehrt nicht|weiß nicht alles besser}. Das ist mir angenehm.',
          'Die ersten DCK-Karten sind gelesen. Fertige {Antworten|Lösungen|Rezepte} habe ich nicht gefunden, und das ist gut so.',
        ],
        linkedin: [
          'Wer neue Ideen sucht, findet {Rezepte|Anleitungen|Leitfäden} genug. Beim DCK-Deck bleibt die Antwort mir überlassen, und das gefällt mir auf den ersten Blick.',
          'Ich habe die ersten DCK-Karten gelesen. {Ratschläge|Rezepte|Anleitungen} kommen darin kaum vor, und sie fehlen mir nicht.',
        ],
        facebook: [
          'Ich habe mir ein paar DCK-Karten angesehen und {war auf Ratschläge gefasst|mit Ratschlägen gerechnet|Ratschläge erwartet}. Es kam anders.',
          'Die ersten DCK-Karten habe ich gelesen. {Sie geben nicht viel vor|Belehren wollen sie nicht|Vorschriften machen sie keine}, und das gefällt mir.',
        ],
        threads: [
          'Ich hatte {Antworten|Ratschläge|Rezepte} erwartet. Das DCK-Deck fragt lieber nach.',
          'Das DCK-Deck {überlässt mir die Antwort|behält die Antworten für sich|drängt mir keine Antwort auf}. Das ist selten und angenehm.',
        ],
        tiktok: [
          'Ich habe DCK-Karten gelesen und mit {Tipps|Antworten|Ratschlägen} gerechnet. Es kam anders.',
          'Das DCK-Deck gibt mir keine {fertigen Antworten|fertigen Lösungen|fertigen Rezepte}, und das finde ich gut.',
        ],
      },
      middles: [
        'Auf den Karten stehen vor allem Fragen und Aufgaben. {Nach Antworten sucht man selbst|Die Antworten findet man selbst}, {allein oder mit anderen|gern auch gemeinsam}.',
        'Viele Karten fragen und lassen {offen, was daraus wird|einem dann Zeit|einem Platz für eine Antwort}. {So kommt man auf eigene Gedanken|Das kommt mir entgegen}.',
        'Eine gute Frage bringt mich {weiter|eher zum Nachdenken|eher auf Gedanken}, und auf den Karten {habe ich schon einige gefunden|stehen davon einige}.',
      ],
      closings: [
        '',
        '{Über die erste Frage denke ich noch nach|Mit einer Frage bin ich noch beschäftigt}.',
        '{Ich lese in Ruhe weiter|Die nächsten Karten lese ich in Ruhe}.',
      ],
      prompts: [
        'Welche Frage {stellst du im Beruf besonders gern|hat dich zuletzt beschäftigt}? Schreib es mir in die Kommentare.',
        'Was hilft dir {eher weiter|mehr}, ein Ratschlag oder eine Frage? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Ich habe im DCK-Deck geblättert und {mir schon überlegt|gleich überlegt|sofort gewusst}, wo ich es einsetzen möchte.',
          'Nach den ersten DCK-Karten {habe ich schon eine Gelegenheit im Kopf|weiß ich, was ich damit vorhabe|fällt mir gleich ein Anlass ein}.',
        ],
        linkedin: [
          'Bei allem Neuen stelle ich mir zuerst eine einfache Frage: {Wo würde ich es einsetzen|Wann brauche ich das|Wofür nehme ich es}? Beim DCK-Deck fiel mir gleich etwas ein.',
          'Ich habe mir die ersten DCK-Karten angesehen und sie {in Gedanken schon eingeplant|im Kopf schon eingeplant|gedanklich schon verplant}.',
        ],
        facebook: [
          'Ich habe ein paar DCK-Karten gelesen und {weiß schon, wo ich sie einsetze|schon eine Gelegenheit dafür im Kopf|gleich an eine Gelegenheit dafür gedacht}.',
          'Beim Blättern im DCK-Deck dachte ich {gleich|sofort|öfter}: Das kann ich gebrauchen.',
        ],
        threads: [
          'DCK-Karten gelesen und {gleich|sofort|direkt} an den nächsten Termin gedacht.',
          'Das DCK-Deck ist {kaum|gerade erst|eben erst} durchgeblättert und schon eingeplant.',
        ],
        tiktok: [
          'Ich habe ein paar DCK-Karten gelesen und weiß {schon genau|auch schon|jetzt schon}, wofür.',
          'Ich habe im DCK-Deck gelesen und weiß {schon|auch|jetzt}, wofür ich es brauche.',
        ],
      },
      middles: [
        'Ein paar Karten nehme ich mit zu [deinem nächsten Treffen oder Workshop], {als Einstieg|zum Warmwerden|für den Moment, in dem es stockt}.',
        'Die Karten könnten gut zu [deinem aktuellen Thema] passen. {Ich lege mir einige heraus|Ein paar lege ich mir heraus|Damit probiere ich es aus}.',
        'Für [dein Vorhaben] {sind mir neue Fragen willkommen|suche ich ohnehin neue Fragen|fehlen mir noch gute Fragen}. {Ein paar Karten lege ich mir dafür zurecht|Mit zwei, drei Karten fange ich an}.',
      ],
      closings: [
        '',
        'Nach dem {Ausprobieren|ersten Versuch} kann ich mehr sagen.',
        '{Ich bin neugierig, was dabei entsteht|Ich bin gespannt, was daraus wird}.',
      ],
      prompts: [
        'Wo würdest du {solche Karten|die Karten} einsetzen? Schreib es mir in die Kommentare.',
        'Wann {hilft dir|brauchst du} eine gute Frage? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Was mir am DCK-Deck zuerst gefällt: Die Karten {sind kurz|fassen sich kurz|machen wenig Worte}.',
          'Ein paar DCK-Karten {habe ich gelesen|sind gelesen|habe ich durchgesehen}. Lang ist keine davon.',
        ],
        linkedin: [
          'Ich lese im Beruf vieles, das {zu lang ist|kürzer sein könnte|kein Ende findet}. Die DCK-Karten sind eine angenehme Ausnahme.',
          'Mein erster Eindruck vom DCK-Deck: Wer die Karten geschrieben hat, {kann kürzen|fasst sich kurz|kommt schnell zur Sache}. Das weiß ich zu schätzen.',
        ],
        facebook: [
          'Ich habe ein paar DCK-Karten gelesen. {Das geht schnell|Lange dauert das nicht|Man braucht dafür nicht viel Zeit}, das Nachdenken dauert länger.',
          'Für das DCK-Deck braucht man {keinen freien Nachmittag|keine lange Anleitung|keinen Urlaub}. Die Karten sind kurz.',
        ],
        threads: [
          'Die DCK-Karten fassen sich kurz. Ich {bemühe mich auch|versuche es auch|auch}.',
          'Kurz gelesen, lange {nachgedacht|überlegt|gegrübelt}: die ersten DCK-Karten.',
        ],
        tiktok: [
          'Ich habe DCK-Karten gelesen und mag {vor allem|besonders|am meisten}, wie kurz sie sind.',
          'Das ist das DCK-Deck, und ich mag daran, {dass die Karten kurz sind|wie kurz die Karten sind|dass es sich kurz fasst}.',
        ],
      },
      middles: [
        'Auf jeder Karte steht {nur|genau} ein Gedanke. Den kann man {wirken lassen|in Ruhe zu Ende denken}, ohne gleich den nächsten zu lesen.',
        'Ein Gedanke pro Karte, {dann kommt die Pause|mehr nicht|mehr steht da nicht}. {So liest man genauer|Da bleibt Platz für eigene}.',
        'Eine Karte passt {zwischen zwei Termine|in jede Pause|in ein paar ruhige Minuten}. {Die Zeit habe ich|Das mag ich daran}.',
      ],
      closings: [
        '',
        '{Für den Anfang lese ich eine am Tag|Eine am Tag genügt mir fürs Erste}.',
        '{Im Alltag ist mir kurz lieber|Kurz ist im Alltag viel wert}.',
      ],
      prompts: [
        'Wann {liest du|kommst du zum Lesen}, morgens oder abends? Schreib es mir in die Kommentare.',
        'Welcher kurze Satz {begleitet dich im Beruf|ist dir im Kopf geblieben}? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Mein erster Eindruck vom DCK-Deck: {nicht für jeden|nichts für Eilige|nichts für Ungeduldige}, für mich schon.',
          'Ich habe im DCK-Deck gelesen und mich gefragt, {für wen es ist|wer es mögen wird|wem es liegt}.',
        ],
        linkedin: [
          'Kein {Werkzeug|Kartendeck|Arbeitsmaterial} passt zu allen. Beim DCK-Deck glaube ich nach den ersten Karten zu wissen, zu wem.',
          'Nach den ersten DCK-Karten {ahne ich|sehe ich|weiß ich ungefähr}, wer damit gern arbeiten wird und wer eher nicht.',
        ],
        facebook: [
          'Ist das DCK-Deck etwas für {dich|jeden|Leute wie dich}? Nach den ersten Karten habe ich eine Vermutung.',
          'Ich habe ein paar DCK-Karten gelesen und {eine erste Meinung|einen ersten Eindruck|ein erstes Urteil}, für wen sie sind.',
        ],
        threads: [
          'Das DCK-Deck ist nicht für jeden. {Für mich schon|Mich hat es|Mir liegt es}.',
          '{Wer|Wer sofort|Wer nur} Antworten sucht, legt die DCK-Karten wieder weg.',
        ],
        tiktok: [
          'Ich habe DCK-Karten gelesen und sage dir, für wen {das Deck ist|die Karten sind|das etwas ist}.',
          'Ist das DCK-Deck etwas für dich? Ich sage dir, was ich {bisher|bis jetzt|im Moment} denke.',
        ],
      },
      middles: [
        'Wer {gern nachfragt|gern mit anderen überlegt|Fragen mag}, hat an den Karten Freude. Wer {schnell eine Lösung braucht|eine Anleitung sucht}, weniger.',
        'Die Karten sind etwas für Leute, die {gern reden|gern gemeinsam denken|sich Zeit nehmen}. Wer {lieber allein arbeitet|fertige Vorlagen sucht}, wird damit vielleicht nicht warm.',
        'Ich glaube, die Karten gefallen [wem sie gefallen könnten]. {Man muss nur gern fragen|Gern nachdenken sollte man schon|Etwas Neugier genügt}.',
        'Für {Gruppen|kleine Runden|Gespräche} sind die Karten gut gemacht, finde ich. Allein {funktioniert nicht jede Karte|sagt mir nicht jede Karte etwas}.',
      ],
      closings: [
        '',
        'Ich {lese gern weiter|ziehe gern noch eine}.',
        'Aber ich {stehe erst am Anfang|kenne ja erst ein paar Karten}.',
      ],
      prompts: [
        '{Fragst du lieber|Fragst du im Beruf lieber} nach, oder suchst du gleich eine Lösung? Schreib es mir in die Kommentare.',
        'Wäre {so ein Deck|das Deck} etwas für dich? Ich freue mich auf deinen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Beim Lesen der ersten DCK-Karten dachte ich {sofort|immer wieder|vor allem} an [dein Projekt oder Thema].',
          'Ein paar DCK-Karten gelesen und {gleich|dabei|sofort} an [dein Projekt oder Thema] gedacht.',
        ],
        linkedin: [
          'Ich habe die ersten DCK-Karten mit {einem Thema im Kopf|einem bestimmten Thema im Kopf|einem festen Thema vor Augen} gelesen: [woran du gerade arbeitest].',
          'Ob etwas für die Arbeit taugt, {prüfe ich|teste ich|sehe ich} an einem echten Thema. Beim DCK-Deck ist es [dein aktuelles Thema].',
        ],
        facebook: [
          'Ich blättere im DCK-Deck und komme {in Gedanken|immer wieder|ständig} auf [dein Projekt oder Thema] zurück.',
          'Eigentlich wollte ich im DCK-Deck {nur blättern|nur kurz lesen|nur ein paar Karten ansehen}, jetzt denke ich an [dein Projekt oder Thema].',
        ],
        threads: [
          'DCK-Karten gelesen, an [dein Projekt oder Thema] gedacht. {Das lag nahe|Das ging schnell|Zufall ist das nicht}.',
          'Das DCK-Deck erinnert mich {gleich|ständig|vor allem} an [dein Thema].',
        ],
        tiktok: [
          'Ich habe DCK-Karten gelesen und {dabei|sofort|ständig} an [dein Projekt oder Thema] gedacht.',
          'Beim DCK-Deck denke ich {gleich|sofort|ständig} an [dein Projekt oder Thema]. Ein gutes Zeichen.',
        ],
      },
      middles: [
        'Die Karten wissen nichts von meinem Thema, und doch {passt manche Frage gut|will ich manche Frage beantworten|bleibe ich an mancher Frage hängen}.',
        'Ich lege mir ein paar Karten heraus und {schreibe auf, was mir dazu einfällt|gehe sie der Reihe nach durch|nehme mir jeden Tag eine vor}.',
        'Eine Karte {ersetzt kein Konzept|liefert noch keine Lösung|ist noch kein Plan}, aber {sie bringt mich auf neue Fragen|sie ist ein Anfang}.',
      ],
      closings: [
        '',
        '{Wie weit ich damit komme|Wohin das führt}, wird sich zeigen.',
        '{Ein Stift liegt schon daneben|Papier und Stift nehme ich dazu}.',
      ],
      prompts: [
        'Welches Thema {hast du gerade im Kopf|beschäftigt dich im Moment}? Schreib es mir in die Kommentare.',
        'Was bringt dich {auf neue Gedanken|auf neue Ideen}? Ich freue mich auf deinen Kommentar.',
      ],
    },
  ],
  cards: [
    '{Hängen geblieben|Stehen geblieben} bin ich bei {card}.',
    '{Zuletzt|Eben noch} gelesen habe ich {card}.',
    'Diese Karte liegt {gerade offen|noch} vor mir: {card}.',
    'Im Kopf geblieben ist mir {vor allem |}{card}.',
    '{Besonders genau|Noch einmal} gelesen habe ich {card}.',
    '{Obenauf liegt|Vor mir liegt} {card}.',
  ],
};
