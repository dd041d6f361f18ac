/**
 * Detects claims about people, which a caption's author cannot know: statements, opinions and numbers of
 * customers, experts or a team, and persons by name.
 */

import { LANGUAGES, type Language } from '#contract/captions.ts';
import { STREAM_FACTS } from '#facts/streams.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';

const ENGLISH_WHO =
  '(?:people|persons?|humans?|customers?|clients?|users?|buyers?|owners?|readers?|followers?|fans?|members?|colleagues?|co-?workers?|teammates?|teams?|bosses|boss|experts?|professionals?|pros|designers?|leaders?|founders?|engineers?|developers?|managers?|coaches|facilitators?|scientists?|researchers?|psychologists?|doctors?|professors?|teachers?|students?|children|kids|compan(?:y|ies)|organi[sz]ations?|innovators?|creators?|friends?|famil(?:y|ies)|women|men|critics?|reviewers?|everyone|everybody|someone|somebody|anyone|anybody|nobody|others)';

const ENGLISH_CLAIM =
  '(?:lov(?:e|es|ed|ing)|say|says|said|agree[sd]?|recommend(?:s|ed)?|swears? by|swore by|trust(?:s|ed)?|raves?|raved|prefer(?:s|red)?|enjoy(?:s|ed)?|adore[sd]?|praise[sd]?|report(?:s|ed)?|confirm(?:s|ed)?|rel(?:y|ies) on|believe[sd]?|call(?:s|ed)? it|are talking|is talking|talk(?:s|ed)? about|approve[sd]?|endorse[sd]?|use[sd]? (?:it|this|them|the deck|these)|likes? (?:it|this|them|the deck|these)|wants? (?:it|this|one))';

const ENGLISH_COUNT =
  '(?:\\d[\\d.,]*|a dozen|dozens|(?:a )?hundreds?|(?:a )?thousands?|(?:a )?millions?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|most|many|countless|all|half)';

const GERMAN_WHO =
  '(?:leute|menschen|personen|kund(?:e|en|in|innen)|nutzer(?:n|in|innen)?|käufer(?:n|in|innen)?|leser(?:n|in|innen)?|fans?|mitglieder|kolleg(?:e|en|in|innen)|teams?|chef(?:s|in|innen)?|expert(?:e|en|in|innen)|fachleute|profis?|designer(?:n|in|innen)?|gründer(?:n|in|innen)?|führungskräfte|coaches|wissenschaftler(?:n|in|innen)?|forscher(?:n|in|innen)?|psycholog(?:e|en|in|innen)|ärzte|lehrer(?:n|in|innen)?|studierenden?|kinder|firmen|unternehmen|freund(?:e|en|in|innen)|familien?|frauen|männer|kritiker(?:n|in|innen)?|alle|jeder|jede|jemand|niemand|viele|andere)';

const GERMAN_CLAIM =
  '(?:lieb(?:t|en|te|ten)|sag(?:t|en|te|ten)|mein(?:t|en|te|ten)|empfiehlt|empfehlen|schwör(?:t|en) (?:darauf|auf)|vertrau(?:t|en)|schwärm(?:t|en|te|ten)|bevorzug(?:t|en)|lob(?:t|en|te|ten)|bericht(?:et|en)|bestätig(?:t|en)|glaub(?:t|en)|sind (?:sich einig|begeistert|überzeugt|verliebt)|ist (?:begeistert|überzeugt|verliebt)|(?:sprechen|reden|spricht|redet) (?:davon|darüber)|mögen (?:es|sie|das)|nutz(?:t|en) (?:es|sie|das))';

const GERMAN_COUNT =
  '(?:\\d[\\d.,]*|dutzende?|hunderte?|tausende?|millionen|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|die meisten|viele|unzählige|alle)';

/** Alternatives of a regular expression, matched as whole words in any case. */
const CLAIMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `${ENGLISH_WHO}(?:,? \\p{L}+){0,4}? ${ENGLISH_CLAIM}`,
    `(?:he|she|they) (?:all )?${ENGLISH_CLAIM}`,
    `${ENGLISH_COUNT} (?:of )?(?:the |my |our |your )?(?:\\p{L}+ )?(?:people|persons|customers|clients|users|buyers|owners|readers|followers|fans|members|colleagues|teams|experts|professionals|companies|innovators|friends)`,
    '(?:loved|recommended|trusted|used|praised|endorsed|approved|chosen) by',
    '(?:nine|eight|seven|six|five|four|three|two|one) (?:out of|in) (?:two|three|four|five|six|ten|every)',
    'according to',
    'popular (?:with|among)',
    '(?:mr|mrs|ms|dr|prof(?:essor)?)\\.? \\p{L}+',
    'word of mouth',
  ],
  de: [
    `${GERMAN_WHO}(?:,? \\p{L}+){0,4}? ${GERMAN_CLAIM}`,
    `${GERMAN_CLAIM} (?:\\p{L}+ ){0,2}?(?:leute|menschen|kund(?:en|innen)|nutzer(?:innen)?|fans|kolleg(?:en|innen)|expert(?:en|innen)|fachleute|profis|freund(?:e|innen))`,
    `${GERMAN_COUNT} (?:\\p{L}+ )?(?:leute|menschen|personen|kund(?:en|innen)|nutzern?|nutzerinnen|käufern?|lesern?|fans|mitglieder|kolleg(?:en|innen)|teams|expert(?:en|innen)|profis|firmen|unternehmen|freunden?)`,
    '(?:geliebt|empfohlen|gelobt|geschätzt|genutzt|gewählt) (?:von|bei)',
    'von (?:\\p{L}+ ){1,3}(?:geliebt|empfohlen|gelobt|geschätzt|genutzt|gewählt)',
    '(?:neun|acht|sieben|sechs|fünf|vier|drei|zwei|eine[rs]?) von (?:zwei|drei|vier|fünf|sechs|zehn)',
    'laut',
    'beliebt (?:bei|unter)',
    '(?:herr|frau|dr|prof(?:essor(?:in)?)?)\\.? \\p{L}+',
  ],
};

const CLAIM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LANGUAGES.flatMap((language) => CLAIMS[language]).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Names of this product and of the platforms, and words that English capitalises. */
const KNOWN = [
  ...[PRODUCT_NAME, ...STREAM_FACTS.map(({ name }) => name)]
    .flatMap((name) => name.match(/\p{Lu}\p{L}*/gu) ?? [])
    .map((word) => RegExp.escape(word)),
  'QR|Instagram|LinkedIn|Facebook|Threads|TikTok|English|German',
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?',
].join('|');

/** A capitalised word within an English sentence: the name of a person, place or company. */
const ENGLISH_NAME = new RegExp(
  `(?<=[\\p{L},;’)–—-] )(?!(?:${KNOWN})(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'u',
);

/** A name followed by a verb of speech; pronouns and nouns of the deck are excluded. */
const ENGLISH_SPEAKER =
  /(?<!\p{L})(?!(?:It|This|That|What|Which|Who|One|Card|Each|Mine|Deck|Nothing|Something|Everything|You)\s)\p{Lu}\p{Ll}+ (?:says|said|loves|loved|swears|agrees|recommends|calls)(?!\p{L})/u;
const GERMAN_SPEAKER =
  /(?<!\p{L})(?<!(?:[Dd](?:er|ie|as)|[Ee]ine?|[Mm]eine?|[Jj]ede[rs]?|[Kk]eine?|[Dd]iese[rs]?) )(?!(?:Es|Das|Dies|Was|Wer|Man|Nichts|Etwas|Alles|Allein|Karte|Deck|Eine|Ein|Ich|Mir|Mich)\s)\p{Lu}\p{Ll}+ (?:sagt|sagte|liebt|liebte|meint|meinte|empfiehlt|schwört|schwärmt)(?!\p{L}| man)/u;

const GERMAN_NAMED =
  /(?<!\p{L})(?:[Ff]reund(?:in)?|[Kk]olleg(?:e|in)|[Cc]hef(?:in)?|[Mm]ann|[Ff]rau|[Bb]ruder|[Ss]chwester|[Mm]utter|[Vv]ater|[Tt]ochter|[Ss]ohn|[Kk]und(?:e|in)) \p{Lu}\p{Ll}+/u;

/**
 * Whether a text makes an unverifiable claim about people, or names a person.
 * @param text in one of its {@link readings}
 */
export const claimsPeople = (text: string, language: Language): boolean =>
  CLAIM.test(text) ||
  (language === 'en'
    ? ENGLISH_NAME.test(text) || ENGLISH_SPEAKER.test(text)
    : GERMAN_SPEAKER.test(text) || GERMAN_NAMED.test(text));
