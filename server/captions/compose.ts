import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Intent, Tone } from '#contract/captions.ts';
import { cleanCtas } from '#lib/captions/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import {
  isShort,
  sentencesOf,
  type CardQuestions,
  type Sentences,
} from '#server/captions/sentences.ts';
import type { Captions } from '#server/catalogue/captions.ts';

/** The emoji after the opening, for platforms and tones that use one. */
const EMOJIS: Partial<Record<Tone, Record<Intent, readonly [string, string, string]>>> = {
  'warm-friendly': {
    'unboxing-wow': ['📦', '🧡', '😊'],
    'first-impression': ['😊', '🧡', '✨'],
    'quick-review-neutral': ['😊', '📝', '☕'],
    'thank-you': ['🧡', '🙏', '😊'],
  },
  enthusiastic: {
    'unboxing-wow': ['📦', '🎉', '🤩'],
    'first-impression': ['✨', '🤩', '🙌'],
    'quick-review-neutral': ['📝', '👀', '🙌'],
    'thank-you': ['🙌', '🧡', '🎉'],
  },
};

const emojiOf = ({ platform, intent, tone, variant = 0 }: CaptionRequest): string => {
  const emojis = platform === 'linkedin' ? undefined : EMOJIS[tone]?.[intent];
  return emojis?.[variant % emojis.length] ?? '';
};

/** Assembles sentences, hashtags and profile in the places that the request and its platform give them. */
export const putTogether = (request: CaptionRequest, { said, hashtags }: Sentences): string => {
  const { platform, platform_rules } = request;
  const opening = said.get('opening') ?? '';
  const calls = cleanCtas(platform, request.cta).filter((call) => call !== 'follow-profile');
  const profile = said.get('follow-profile') ?? said.get('mention');
  const profileAt = platform_rules?.profile_placement ?? PLATFORM_RULES[platform].profile;
  const placement = platform_rules?.hashtags?.placement ?? 'auto';
  const line = (...parts: readonly (string | undefined)[]): string =>
    parts.filter(Boolean).join(' ');

  const question = said.get('question');
  const first = question ?? opening;
  const middle = said.get('middle');

  return [
    line(first, first.endsWith(':') ? '' : emojiOf(request)),
    // After a card's question its answer comes first, then the line that names the card.
    ...(question === undefined
      ? [line(middle, said.get('drawback'), said.get('closing'))]
      : [middle, line(opening, said.get('drawback'))]),
    said.get('card'),
    said.get('inline'),
    placement === 'near_end' ? hashtags : '',
    line(...calls.map((call) => (call === 'none' ? '' : said.get(call)))),
    profileAt === 'near_end' ? profile : '',
    placement === 'auto' ? hashtags : '',
    profileAt === 'final_follow_line' ? profile : '',
    placement === 'end' ? hashtags : '',
  ]
    .filter(Boolean)
    .join(isShort(platform) ? '\n' : '\n\n');
};

/**
 * The composer of captions from a deck's sentences. The guards do not run here: tests check every sentence against
 * all of them, and card-name.ts checks a title before it is used.
 * @param questions of cards, the first line of a caption about one
 */
export const createComposer = (captions: Captions, questions?: CardQuestions) => ({
  /** Chooses the sentences of a caption. */
  sentencesOf: (request: CaptionRequest): Sentences => sentencesOf(captions, request, questions),
  /**
   * Composes a caption (behaviour/captions.md, 'Captions'). Deterministic: equal requests give equal captions, and
   * the next variant gives another.
   */
  compose: (request: CaptionRequest): string =>
    putTogether(request, sentencesOf(captions, request, questions)),
});

export type Composer = ReturnType<typeof createComposer>;
