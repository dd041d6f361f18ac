import type { ToneBlocks } from '#server/captions/blocks.ts';

export const WARM_FRIENDLY: ToneBlocks = {
  themes: [
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und {ich weiß schon, wofür|ich hab gleich was damit vor|einen Plan hab ich auch schon}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Zu tun hab ich auch schon was dafür.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. Damit es nicht {im Regal|in der Schublade|im Schrank} landet, habe ich mir gleich etwas vorgenommen.',
          'Was Neues braucht bei mir {schnell|sofort|gleich} einen Anlass, sonst liegt es nur rum. Fürs DCK-Deck hab ich einen.',
        ],
        facebook: [
          'So, das DCK-Deck ist ausgepackt. Und {bevor du fragst|bevor jemand fragt|falls du fragst}: Ja, ich hab schon was damit vor.',
          'Vor mir liegt {frisch ausgepackt|noch unbenutzt|noch ganz neu} das DCK-Deck. Einfach nur rumliegen soll es aber nicht.',
        ],
        threads: [
          'DCK-Deck ausgepackt. {Eine Aufgabe|Eine Verwendung|Einen Plan} hab ich auch schon dafür.',
          '{Kaum ausgepackt|Gerade erst ausgepackt|Noch nicht mal gemischt} und schon verplant: das DCK-Deck.',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt und weiß {auch schon|sogar schon|jetzt schon}, was ich damit mache.',
          'Okay, das DCK-Deck ist ausgepackt. Ich sag dir, {was ich damit vorhab|wofür ich’s nehme|was ich damit mache}.',
        ],
      },
      middles: [
        'Die ersten Karten ziehe ich für [dein Projekt oder Thema]. {Eine gute Frage kann ich da immer brauchen|Ein neuer Blick schadet da nicht|Da bin ich für jede Anregung dankbar}.',
        'Ausprobieren will ich die Karten {zuerst|als Erstes|am liebsten} bei [wo du sie einsetzen willst].',
        'Mit den Karten will ich [dein Vorhaben] {angehen|anpacken|mal anders angehen}, am liebsten bald.',
      ],
      closings: [
        '',
        '{Wie’s war, erzähle ich dir dann|Ich erzähl dir dann, wie’s war}.',
        'Ich {freu mich drauf|bin gespannt}.',
      ],
      prompts: [
        'Wofür würdest du {zuerst|als Erstes} eine Karte ziehen? Schreib’s mir in die Kommentare.',
        'Woran {arbeitest|tüftelst} du gerade? Erzähl’s mir in den Kommentaren.',
      ],
    },
    {
      openings: {
        instagram: [
          'Mal {kein Bildschirm|nichts zum Wischen|nichts mit Akku}: Ich hab das DCK-Deck ausgepackt.',
          'Karten zum {Anfassen|Auslegen|In-die-Hand-Nehmen}, frisch ausgepackt: Das hier ist das DCK-Deck.',
        ],
        linkedin: [
          'Im Büro {leuchtet und piept|blinkt und piept|brummt und blinkt} fast alles. Das DCK-Deck ist ausgepackt und liegt einfach da.',
          'Endlich was für die Arbeit, das weder {Passwort noch Update|Strom noch Netz|Ladekabel noch Update} braucht: Ich habe das DCK-Deck ausgepackt.',
        ],
        facebook: [
          'Guck mal, was {ganz ohne Akku|ganz ohne Kabel|ganz ohne Ladegerät} auskommt: Ich hab das DCK-Deck ausgepackt.',
          'Bildschirme hab ich {wirklich genug|mehr als genug|weiß Gott genug}. Darum freu ich mich über das DCK-Deck, frisch ausgepackt.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. Es {piept nicht|will kein Update|hat keinen Akku}. Schön.',
          'DCK-Deck ausgepackt. {Endlich|Mal} was, das keine {Mitteilungen|Meldungen} schickt.',
        ],
        tiktok: [
          'Ich hab was ganz ohne {Akku|Kabel|Netzteil} ausgepackt: Das hier ist das DCK-Deck.',
          'Guck mal, {kein Bildschirm|kein Ladekabel|kein Akku}, nur Karten: Ich hab das DCK-Deck ausgepackt.',
        ],
      },
      middles: [
        'Man nimmt eine Karte in die Hand, liest sie und {denkt nach|kommt ins Grübeln|denkt los}. {Mehr muss gar nicht sein|So einfach darf es sein}.',
        'Die Karten kann man {auslegen|herumschieben|an die Wand hängen} und jemandem in die Hand drücken. {Das mag ich|Mit einer Datei geht das schlecht}.',
        'Beim Nachdenken hab ich gern was in der Hand. {Mit Karten geht das|Karten sind da praktisch|Da kommen mir die Karten gerade recht}.',
      ],
      closings: [
        '',
        'Meine Augen {freuen sich|sagen danke}.',
        'Das Handy {hat so lange Pause|kann so lange liegen bleiben}.',
      ],
      prompts: [
        'Karten oder Bildschirm: Womit denkst du {lieber nach|am liebsten nach}? Schreib’s mir in die Kommentare.',
        'Was machst du {immer noch|am liebsten} ohne Bildschirm? Verrat’s mir in den Kommentaren.',
      ],
    },
    {
      openings: {
        instagram: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. {Für mich behalten|Allein durchlesen|Nur allein angucken} will ich’s aber nicht.',
          'Frisch ausgepackt: das DCK-Deck. Jetzt {fehlt nur noch jemand, der mitmacht|muss nur noch jemand mitmachen|fehlt nur noch Gesellschaft}.',
        ],
        linkedin: [
          'Über Ideen {rede|spreche|diskutiere} ich lieber, als allein zu grübeln. Das DCK-Deck ist ausgepackt, jetzt fehlt nur jemand gegenüber.',
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. Gedacht ist es für {mehrere|Gruppen|mehr als einen}. Also fange ich damit gar nicht erst allein an.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und mir ist {sofort|gleich|direkt} jemand eingefallen, dem das gefallen könnte.',
          'Das DCK-Deck ist ausgepackt, und jetzt {brauch ich Gesellschaft|such ich mir Gesellschaft|fehlt nur noch wer zum Mitmachen}.',
        ],
        threads: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. {Jetzt fehlt nur Gesellschaft|Allein lesen gilt nicht|Allein will ich aber nicht}.',
          'Das DCK-Deck ist ausgepackt, der {Platz gegenüber|zweite Stuhl|Stuhl neben mir} ist noch frei.',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt und weiß, mit wem ich {Karten ziehen will|anfangen will|gern eine ziehe}.',
          'Okay, das DCK-Deck ist ausgepackt. {Allein fang ich aber nicht an|Aber allein ist das nichts|Jetzt muss jemand mitmachen}.',
        ],
      },
      middles: [
        'Die erste Karte würde ich gern mit [Name der Person] ziehen, {am liebsten bald|in aller Ruhe|ganz ohne Eile}.',
        'Am liebsten würde ich mit [Name der Person] {eine Karte ziehen und losreden|ein paar Karten ziehen|ein paar Karten durchgehen}.',
        '[Name der Person], falls du das liest: Die erste Karte {gehört dir|darfst du ziehen|ist für dich}.',
      ],
      closings: [
        '',
        'Um den {Kaffee|Kuchen} kümmere ich mich.',
        'Ein Termin findet sich {schon|bestimmt}.',
      ],
      prompts: [
        'Mit wem würdest du {die erste Karte|gern mal eine Karte} ziehen? Verrat’s mir in den Kommentaren.',
        'Hättest du auch Lust {auf eine Karte|mitzumachen}? Schreib mir einen Kommentar.',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und es ist {noch bunter, als ich dachte|herrlich bunt|ganz schön bunt}.',
          '{Guck mal|Schau mal|Sieh mal}, wie bunt: Das ist das DCK-Deck, frisch aus der Schachtel.',
        ],
        linkedin: [
          'Zwischen {lauter Tabellen|grauen Ordnern|Mails und Tabellen} ist ein bisschen Farbe willkommen. Das DCK-Deck ist ausgepackt.',
          'Auf dem Schreibtisch darf’s ruhig {bunt sein|bunt zugehen|ein bisschen bunt sein}, finde ich. Das DCK-Deck ist ausgepackt und passt da gut hin.',
        ],
        facebook: [
          'Ich hab das DCK-Deck ausgepackt, und jetzt sieht’s hier {ganz schön bunt|herrlich bunt|so richtig bunt} aus.',
          'Es wird bunt hier: Das DCK-Deck ist ausgepackt, und {ich guck nur noch|ich kann nicht weggucken|gelesen hab ich noch nichts}.',
        ],
        threads: [
          'DCK-Deck ausgepackt. {Hier ist es jetzt bunt|Bunt kann es|An Farbe fehlt es nicht}.',
          'Das DCK-Deck ist so bunt, dass ich {das Lesen vergesse|noch nichts gelesen hab|erst mal nur gucke}.',
        ],
        tiktok: [
          'Guck mal, wie bunt das DCK-Deck ist, ich hab’s {gerade|eben|frisch} erst ausgepackt.',
          'Ich hab das DCK-Deck ausgepackt und {muss dir diese Farben zeigen|guck nur noch auf die Farben|sortier erst mal Farben}.',
        ],
      },
      middles: [
        'Fünf Farben haben die Karten, und ich {weiß nicht, mit welcher ich anfange|kann mich nicht entscheiden|nehm wohl von jeder eine}.',
        'Ich lege die Karten erst mal nach Farben {aus|zusammen|auf kleine Stapel}. {Lesen kann ich später|Gelesen wird danach}.',
        'Bei fünf Farben fällt die Wahl nicht leicht. Mit welchen Karten ich anfange, {entscheide ich nach Gefühl|muss ich mir noch überlegen|darf jemand anders aussuchen}.',
      ],
      closings: [
        '',
        'Angucken {reicht mir erst mal|ist ja auch schön}.',
        'Schön sehen die Karten {jetzt schon|auf jeden Fall} aus.',
      ],
      prompts: [
        'Mit welcher Farbe würdest du {anfangen|loslegen}? Verrat’s mir in den Kommentaren.',
        'Was ist das Bunteste auf {deinem Tisch|deinem Schreibtisch}? Schreib’s mir in die Kommentare.',
      ],
    },
    {
      openings: {
        instagram: [
          'Das DCK-Deck ist ausgepackt, und ich hab mir {was vorgenommen|etwas überlegt|eine kleine Regel überlegt}.',
          '{Frisch|Gerade|Eben} ausgepackt: das DCK-Deck. Ich will’s aber nicht an einem Tag durchlesen.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. Damit es im Alltag nicht untergeht, {mache ich es mir einfach|bekommt es einen festen Tag|bekommt es einen festen Platz}.',
          'Von guten Vorsätzen {halte ich wenig|bleibt meist wenig|bleibt bei mir wenig}, von kleinen Gewohnheiten viel. Das DCK-Deck ist ausgepackt, also versuche ich eine.',
        ],
        facebook: [
          'Ich hab das DCK-Deck ausgepackt und {mir was vorgenommen|mir gleich was vorgenommen|mir dazu was vorgenommen}. Was Kleines.',
          'Andere {joggen|meditieren|gehen schwimmen}. Ich hab das DCK-Deck ausgepackt und probiere es mit Karten.',
        ],
        threads: [
          'DCK-Deck ausgepackt. Mein Vorsatz: {nicht alles auf einmal|langsam machen|schön langsam}.',
          'Alles auf einmal lesen wäre {auch eine Idee|verlockend|schnell gemacht}. Ich lass mir beim DCK-Deck Zeit.',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt und {fang ganz klein an|lass mir Zeit damit|hab mir dazu was überlegt}.',
          'Ich les das DCK-Deck nicht auf einmal durch, ich {hab eine andere Idee|mach das anders|teil’s mir ein}.',
        ],
      },
      middles: [
        'Jede Woche ziehe ich eine Karte und {denke ein paar Minuten drüber nach|schreib mir auf, was mir einfällt|leg sie mir sichtbar hin}.',
        'Montags eine Karte, {die bleibt dann bis Freitag liegen|und die geht mit durch die Woche|und dann hat sie eine Woche Zeit}. Das schaffe sogar ich.',
        'Eine Karte pro Woche, mehr nicht. {So bleibt Zeit zum Nachdenken|Die will ja auch zu Ende gedacht werden|Dafür lese ich die dann richtig}.',
      ],
      closings: [
        '',
        '{Erinner mich dran|Frag mich ruhig mal danach}.',
        'Klein anfangen {kann ich|liegt mir}.',
      ],
      prompts: [
        'Eine Karte am Tag oder {eine pro Woche|eine in der Woche}: Was würdest du schaffen? Schreib’s mir in die Kommentare.',
        'Welche kleine Gewohnheit {hältst du durch|klappt bei dir}? Verrat’s mir in den Kommentaren.',
      ],
    },
    {
      openings: {
        instagram: [
          'DCK-Deck ausgepackt und nur {die oberste Karte|die erste Karte|eine einzige Karte} gelesen. Das hat schon gereicht.',
          'Eigentlich wollte ich das DCK-Deck nur {auspacken|kurz ansehen|mal aufmachen}. Dann hab ich die oberste Karte gelesen.',
        ],
        linkedin: [
          '{Das DCK-Deck ist ausgepackt|Das DCK-Deck liegt jetzt vor mir|Mein DCK-Deck ist ausgepackt}. Die oberste Karte habe ich {gleich|schon|direkt} gelesen, und ganz losgelassen hat sie mich noch nicht.',
          'Anleitungen lese ich {selten|fast nie|nur im Notfall}. Beim DCK-Deck hab ich einfach die oberste Karte genommen.',
        ],
        facebook: [
          'Das DCK-Deck ist ausgepackt, und ich hab {genau eine|erst eine|nur eine} Karte gelesen: die oberste.',
          'Eine Karte aus dem DCK-Deck hab ich schon gelesen, {die lag obenauf|die oberste|und zwar die oberste}. Der Rest kommt noch.',
        ],
        threads: [
          'DCK-Deck ausgepackt, eine Karte gelesen, {schon am Grübeln|schon nachdenklich|schon abgelenkt}.',
          'Vom DCK-Deck kenne ich {bis jetzt|bisher|erst} eine Karte. Die hat es in sich.',
        ],
        tiktok: [
          'Ich hab das DCK-Deck ausgepackt, {bloß|erst|nur} eine Karte gelesen, und jetzt das.',
          'Eine Karte aus dem DCK-Deck hab ich gelesen, {die oberste|bloß eine|nur eine}, und jetzt grüble ich.',
        ],
      },
      middles: [
        'Bei der Karte musste ich {gleich|sofort|als Erstes} an [woran sie dich erinnert] denken.',
        'Die Karte hat mich auf [worauf sie dich bringt] gebracht. {Das geht ja gut los|Guter Anfang|Für eine einzige Karte ist das viel}.',
        'Die Karte passt gut, {gerade|zurzeit|im Moment} beschäftigt mich nämlich [dein Thema].',
      ],
      closings: [
        '',
        'Die nächste Karte {muss warten|hat noch Zeit}.',
        'Und das war {erst|nur} die erste.',
      ],
      prompts: [
        'Was beschäftigt dich {gerade|zurzeit}? Schreib’s mir in die Kommentare.',
        'Liest du bei Neuem auch {einfach irgendwo los|zuerst das, was obenauf liegt}? Verrat’s mir in den Kommentaren.',
      ],
    },
  ],
  cards: [
    '{Obenauf liegt|Ganz oben liegt} {card}.',
    'Die oberste Karte {bei mir|im Deck}: {card}.',
    '{Gleich ins Auge gefallen|Sofort aufgefallen} ist mir {card}.',
    'Diese Karte {liegt bei mir obenauf|guckt mich gerade an}: {card}.',
    '{Neugierig gemacht|Angelacht} hat mich {card}.',
    '{card} liegt {ganz oben|bei mir oben}.',
  ],
};
