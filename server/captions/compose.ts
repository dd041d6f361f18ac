import type { CaptionRequest } from '#contract/caption-request.ts';
import type { Intent, Tone } from '#contract/captions.ts';
import { cleanCtas } from '#lib/captions/captions.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { isShort, sentencesOf, type Sentences } from '#server/captions/sentences.ts';

/** An emoji after the opening, where platform and tone are made for it. */
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

/** Puts sentences, hashtags and profile where the request and its platform have them. */
export const putTogether = (request: CaptionRequest, { said, hashtags }: Sentences): string => {
  const { platform, platform_rules } = request;
  const opening = said.get('opening') ?? '';
  const calls = cleanCtas(platform, request.cta).filter((call) => call !== 'follow-profile');
  const profile = said.get('follow-profile') ?? said.get('mention');
  const profileAt = platform_rules?.profile_placement ?? PLATFORM_RULES[platform].profile;
  const placement = platform_rules?.hashtags?.placement ?? 'auto';
  const line = (...parts: readonly (string | undefined)[]): string =>
    parts.filter(Boolean).join(' ');

  return [
    line(opening, opening.endsWith(':') ? '' : emojiOf(request)),
    line(said.get('middle'), said.get('drawback'), said.get('closing')),
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
 * Composes a caption (behaviour.md, 'Captions'). The same request gives the same caption, the next
 * variant another one. No sentence needs the guards here: the tests hold every one of them against all
 * guards, and a card's title is held against them before it is named (card-name.ts).
 */
export const composeCaption = (request: CaptionRequest): string =>
  putTogether(request, sentencesOf(request));
