/**
 * Patterns of the guard against invented events: moments, people, speech and results that a prewritten
 * sentence cannot know. They stay where the person wrote them.
 */

import type { Language } from '#contract/captions.ts';

const ENGLISH_PEOPLE =
  '(?:team|group|colleagues?|boss|manager|flatmates?|kids?|children|family|husband|wife|partner|mum|dad|sister|brother|friends?|clients?|students?|workshop|round|meeting)';

const GERMAN_PEOPLE =
  '(?:team|runde|gruppe|kolleg\\p{L}*|chef\\p{L}*|mitbewohner\\p{L}*|kinder\\p{L}*|familie|mann|frau|partner\\p{L}*|freund\\p{L}*|schwester|bruder|kund\\p{L}*|workshop|meeting)';

/** Regular expression alternatives, matched as whole words, ignoring case. */
export const INVENTED_EVENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'yesterday',
    'tonight',
    'earlier today',
    "in today[’']s (?:post|meeting|workshop|session)",
    '(?:last|this) (?:night|morning|afternoon|evening|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
    'the other (?:day|night|evening|week)',
    '(?:minutes|hours|days|weeks|months|years) (?:ago|later|now)',
    'for (?:hours|days|weeks|months|years)',
    'all (?:evening|night)',
    'since (?:yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
    'after (?:a few|a couple of|two|three|several|many) (?:days|weeks|months|rounds|workshops|sessions|meetings)',
    'arrived',
    '(?:came|was waiting) (?:in the (?:post|mail)|on the doorstep|at the door)',
    'on (?:my|the) doorstep',
    'over (?:dinner|lunch|breakfast|coffee)',
    'my (?:tea|coffee|dinner|lunch|breakfast) (?:went|got|is|was|has)',
    'went cold',
    `(?:my|our) (?:whole |entire )?${ENGLISH_PEOPLE} (?:all |already |really |just )?(?!(?:can|may|might|could|would|should)\\b)(?:is|are|was|were|has|have|had|loves?|laughs?|keeps?|kept|says?|said|got|went|came|took|made|found|drew|thought|wants?|uses?|likes?|enjoys?|cannot|can[’']t|couldn[’']t|did|didn[’']t|\\p{L}{3,}ed)`,
    "we (?:all |both |just |then |soon |even )?(?:laughed|smiled|cried|drew|sat|had|went|were|spent|got|came|took|made|found|thought|kept|ended|stayed|began|did|didn[’']t|couldn[’']t|ate|won|lost|said)",
    'we (?:all |both |just |then |soon |even )?(?!need|feed|seed|speed|proceed|exceed|succeed|agreed to differ)\\p{L}{2,}ed',
    "we(?: have|[’']ve) (?:all |both |just |already |been )?\\p{L}+(?:ed|ing)",
    "i(?: have|[’']ve) (?:been (?:using|playing|working|drawing)|used|had it|had them)",
    '(?:he|she|they|someone|somebody|everyone|everybody|my \\p{L}+|our \\p{L}+) (?:said|asked|told|shouted|whispered|laughed|replied)',
    '(?:it|this|that|they|the deck|the cards?) (?:really )?(?:worked|helped|saved|got us|made us|made me laugh|brought us)',
    'by the end of',
  ],
  de: [
    'gestern',
    'vorgestern',
    'neulich',
    'vorhin',
    'heute (?:morgen|früh|vormittag|mittag|nachmittag|abend|angekommen|gekommen|in der post)',
    'diese woche',
    '(?:letzte|letzten|letztes|vorige|vorigen) (?:nacht|woche|wochenende|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
    'am wochenende',
    'vor (?:ein paar|einigen|einer|zwei|drei) (?:stunden?|tagen|wochen?|monaten)',
    'seit (?:ein paar |einigen |einer |zwei |drei )?(?:gestern|stunden|tagen|wochen?|monaten|jahren)',
    'nach (?:ein paar|einigen|zwei|drei|vielen) (?:tagen|wochen|monaten|runden|workshops|meetings)',
    'angekommen',
    '(?:kam|lag|stand) (?:\\p{L}+ )?(?:an|mit der post|in der post|im briefkasten|vor der tür)',
    'im briefkasten',
    'vor der tür',
    'beim (?:frühstück|mittagessen|abendessen)',
    'küchentisch\\p{L}*',
    '(?:wurde|geworden) kalt',
    'kalt (?:wurde|geworden)',
    `(?:meine|meiner|unsere|unserer) (?:ganzen? )?(?:runde|gruppe)`,
    `(?:mein|meine|unser|unsere) (?:ganzes |ganze )?${GERMAN_PEOPLE} (?:ist|sind|war|waren|hat|haben|hatte|hatten|liebt|lieben|lacht|lachen|lachte|lachten|fand|fanden|findet|finden|mag|mögen|wollte|wollten|will|wollen|kam|kamen|zog|zogen|sagt|sagte|nutzt|nutzen)`,
    `(?:ist|sind|war|waren|hat|haben|hatte|hatten|fand|fanden|wollte|wollten|kam|kamen|zog|zogen|lachte|lachten) (?:mein|meine|unser|unsere) (?:ganzes |ganze )?${GERMAN_PEOPLE}`,
    'wir (?:alle |beide )?(?:haben|hatten|waren|lachten|saßen|sprachen|redeten|zogen|diskutierten|spielten|kamen|fanden|mussten|wollten|konnten|lagen|standen|blieben)',
    '(?:haben|hatten|waren|mussten|wollten|konnten|saßen|lachten|zogen) wir',
    '(?:gelacht|geweint)',
    'lachen (?:müssen|mussten)',
    '(?:sagte|meinte|fragte|rief|flüsterte|antwortete)',
    'in (?:meinem|meiner|unserem|unserer) (?:letzten|ersten|heutigen|jüngsten) \\p{L}+',
    '(?:das|es|sie|das deck|die karten?) (?:hat|haben) (?:mir|uns) (?:sehr |wirklich )?geholfen',
    'hat (?:super |gut |sofort )?(?:funktioniert|geklappt)',
    'herausgekommen',
  ],
};

/** Text in quotation marks. */
const QUOTED = /[“„"«»]([^“”„"«»\n]*)[”“"«»]/gu;

/** A quoted card title is followed by its code, masked or not. */
const NAMED_CARD = /^ \(\S{3}\)/;

/**
 * Finds quoted speech: three words or more in quotation marks, unless they name a card.
 * @returns start and end of each, in UTF-16 units, quotation marks included
 */
export const findSpeech = (
  text: string,
): readonly { readonly start: number; readonly end: number }[] =>
  Array.from(text.matchAll(QUOTED), ({ 0: quoted, 1: words = '', index }) => ({
    start: index,
    end: index + quoted.length,
    long: words.trim().split(/\s+/).length > 2,
  })).filter(({ end, long }) => long && !NAMED_CARD.test(text.slice(end, end + 6)));
