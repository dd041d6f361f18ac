import type { CaptionRequest } from '#contract/caption-request.ts';
import { cleanCtas } from '#lib/captions/captions.ts';

/** Maximum length of a text that is repaired, in characters: many times the accepted length. */
const LONGEST_TEXT = 4_000;

/** Wrappers that models put around a text: a code fence, tags. */
const AROUND = /^ *```.*$|<\/?[a-z][^<>\n]{0,200}>/gim;

/** End of the reasoning that some models output before their answer. */
const THOUGHTS_END = '</think>';

/** A line that introduces the caption. */
const ANNOUNCEMENT =
  /^(?:sure|certainly|of course|here|gern|klar|natürlich|hier)(?!\p{L})[^\n]*:$/iu;
const LABEL = /^(?:caption|post|text|opening|beitrag|bildunterschrift): */i;
/** Markup of a heading, quotation or list at the beginning of a line. */
const LEAD = /^(?:#{1,6} |> ?|[-*•] )+/;

/** Whitespace within a line and invisible characters; emphasis and code markup; emojis. */
const UNSEEN = /\p{C}|[\u{FE00}-\u{FE0F}\u20E3]/gu;
const EMPHASIS = /\*+|_{2,}|`+/g;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{EMod}/gu;

/** Hashtags at the end of a line, outside a sentence. */
const LAST_HASHTAGS = /(?: ?#[\p{L}\p{N}_]+)+$/u;

/** A hashtag, a handle or an address, with or without its scheme. */
const REFERENCE = /[#@]|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/u;

const cleanLine = (line: string): string =>
  line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNSEEN, '')
    .trim()
    .replace(LEAD, '')
    .replace(LABEL, '')
    .replaceAll(EMPHASIS, '')
    .replaceAll(EMOJI, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[.,!?:;])/g, '')
    .replaceAll(/([!?])\1+/g, '$1')
    .replaceAll("'", '’')
    .trim()
    .replace(LAST_HASHTAGS, '')
    .replace(/^["“„](.*)["“”]$/, '$1')
    .trim();

/**
 * Repairs a model's text without changing its meaning: removes reasoning, introductions and markup, emojis
 * (the composer adds its own), every sentence with a hashtag, a handle or a link, and a question where a call
 * already asks one. Quiet tones, and LinkedIn, lose their exclamation marks.
 * @param text of any content and length
 * @returns its lines, as sentences; none is empty. A text above the maximum length has none
 */
export const repairText = (
  text: string,
  { platform, language, tone, cta }: CaptionRequest,
): readonly (readonly string[])[] => {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const isQuiet =
    tone === 'minimal-clean' || tone === 'calm-professional' || platform === 'linkedin';
  const asks = cleanCtas(platform, cta).includes('comment-prompt');
  const end = text.lastIndexOf(THOUGHTS_END);
  const answer = end < 0 ? text : text.slice(end + THOUGHTS_END.length);
  if (answer.length > LONGEST_TEXT) return [];
  return answer
    .normalize('NFC')
    .replaceAll(AROUND, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => !ANNOUNCEMENT.test(line))
    .map((line) =>
      Array.from(sentences.segment(line), ({ segment }) => segment.trim())
        .filter((sentence) => !REFERENCE.test(sentence) && !(asks && sentence.endsWith('?')))
        .map((sentence) => (isQuiet ? sentence.replaceAll('!', '.') : sentence)),
    )
    .filter((line) => line.length > 0);
};
