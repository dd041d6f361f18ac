import type { CaptionRequest } from '#contract/caption-request.ts';
import { cleanCtas } from '#lib/captions/captions.ts';

/** The longest text that is looked at, in characters: many times what may be taken of it. */
const LONGEST_TEXT = 4_000;

/** What models put around a text: a fence, tags. */
const AROUND = /^ *```.*$|<\/?[a-z][^<>\n]{0,200}>/gim;

/** What ends the thoughts that some models write down before their answer. */
const THOUGHTS_END = '</think>';

/** A line that announces the caption. */
const ANNOUNCEMENT =
  /^(?:sure|certainly|of course|here|gern|klar|natürlich|hier)(?!\p{L})[^\n]*:$/iu;
const LABEL = /^(?:caption|post|text|opening|beitrag|bildunterschrift): */i;
/** Marks of a heading, a quotation or a list at the beginning of a line. */
const LEAD = /^(?:#{1,6} |> ?|[-*•] )+/;

/** White space of a line and characters that nobody sees; marks of emphasis and code; emojis. */
const UNSEEN = /\p{C}|[\u{FE00}-\u{FE0F}\u20E3]/gu;
const EMPHASIS = /\*+|_{2,}|`+/g;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{EMod}/gu;

/** Hashtags at the end of a line, where they do not belong to a sentence. */
const LAST_HASHTAGS = /(?: ?#[\p{L}\p{N}_]+)+$/u;

/** A hashtag, a handle or an address, with its scheme or without. */
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
 * Mends what can be mended in a model's text without its sense: thoughts, announcements and markup go,
 * also emojis, of which the composer adds its own, and every sentence with a hashtag, a handle or a link,
 * and a question where a call already asks one. Quiet tones, and LinkedIn, lose their exclamation marks.
 * @param text of any content and length
 * @returns its lines, as sentences; none is empty. A text beyond all measure has none
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
