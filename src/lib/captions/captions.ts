/** Choices of the caption generator and the rules between them. No DOM. */

import * as m from '#messages';
import { PAGE_LANGUAGE } from '#messages/languages.js';

import type { CaptionRequest } from '#contract/caption-request.ts';
import {
  CTAS,
  INTENTS,
  LANGUAGES,
  PACKS,
  PLATFORMS,
  TONES,
  type Cta,
  type Intent,
  type Language,
  type Platform,
  type Tone,
} from '#contract/captions.ts';
import type { DrawnCard } from './drawn-card.ts';
import { PROFILES } from '#facts/profiles.ts';
import { PLATFORM_RULES } from './platforms.ts';

/** The choices of the form (behaviour/captions.md, 'Captions'). */
export interface CaptionChoices {
  readonly platform: Platform;
  readonly language: Language;
  readonly intent: Intent;
  readonly tone: Tone;
  readonly cta: readonly Cta[];
  /** The raw text of the field 'Which card did you draw?'. */
  readonly card: string;
}

/** Default choices of the form (behaviour/captions.md, 'Captions'), with the language of the page. */
export const DEFAULT_CHOICES: CaptionChoices = {
  platform: 'instagram',
  language: LANGUAGES.find((language) => language === PAGE_LANGUAGE) ?? 'en',
  intent: 'unboxing-wow',
  tone: 'warm-friendly',
  cta: ['follow-profile'],
  card: '',
};

/** Platforms that the form offers; the others exist in the rules only (behaviour/captions.md, 'Captions'). */
export const OFFERED_PLATFORMS = ['instagram', 'linkedin'] as const satisfies readonly Platform[];

/**
 * Normalises calls to action (behaviour/captions.md, 'Captions'): drops those the platform does not allow and
 * duplicates, and 'none' where there is any other call.
 * @returns the calls in their original order
 */
export const cleanCtas = (platform: Platform, ctas: readonly Cta[]): readonly Cta[] => {
  const allowed = PLATFORM_RULES[platform].ctas;
  const unique = [...new Set(ctas)].filter((cta) => allowed.includes(cta));
  const calls = unique.filter((cta) => cta !== 'none');
  return calls.length > 0 ? calls : unique;
};

/** Switches one call on or off; 'none' clears all others (behaviour/captions.md, 'Captions'). */
export const toggleCta = (choices: CaptionChoices, cta: Cta): CaptionChoices => {
  const on = !choices.cta.includes(cta);
  if (cta === 'none') return { ...choices, cta: on ? ['none'] : [] };
  const others = choices.cta.filter((chosen) => chosen !== cta);
  return { ...choices, cta: cleanCtas(choices.platform, on ? [...others, cta] : others) };
};

/** Changes the platform, which re-filters the calls (behaviour/captions.md, 'Captions'). */
export const changePlatform = (choices: CaptionChoices, platform: Platform): CaptionChoices => ({
  ...choices,
  platform,
  cta: cleanCtas(platform, choices.cta),
});

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);

const ctasOf = (value: unknown): readonly Cta[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry) => oneOf(CTAS, entry) ?? []);
};

/**
 * Parses untrusted choices field by field: a missing or unknown value keeps the one before.
 * @param value anything; what is no object counts as empty
 */
export const readChoices = (value: unknown, before: CaptionChoices): CaptionChoices => {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof CaptionChoices, unknown>
  >;
  const platform = oneOf(OFFERED_PLATFORMS, fields.platform) ?? before.platform;
  return {
    platform,
    language: oneOf(LANGUAGES, fields.language) ?? before.language,
    intent: oneOf(INTENTS, fields.intent) ?? before.intent,
    tone: oneOf(TONES, fields.tone) ?? before.tone,
    cta: cleanCtas(platform, ctasOf(fields.cta) ?? before.cta),
    card: typeof fields.card === 'string' ? fields.card : before.card,
  };
};

/**
 * Parses choices from a link such as `/social?platform=linkedin&cta=comment-prompt,follow-profile`.
 * @param search the query of the address
 */
export const choicesOfLink = (search: string, before: CaptionChoices): CaptionChoices => {
  const query = new URLSearchParams(search);
  const cta = query.has('cta') && query.getAll('cta').flatMap((list) => list.split(','));
  return readChoices({ ...Object.fromEntries(query), cta }, before);
};

/** The query of the link that opens the form with these choices. */
export const linkOfChoices = ({ cta, card, ...choices }: CaptionChoices): string =>
  `?${new URLSearchParams({ ...choices, cta: cta.join(), ...(card !== '' && { card }) })}`;

/**
 * Builds the caption request: the choices, the company's profiles, the platform's rules and the guards
 * (behaviour/captions.md, 'Captions').
 * @param variant selects one of the captions, 0 or more
 * @param card the card that the caption names, where it names one
 */
export const captionRequest = (
  { platform, language, intent, tone, cta }: Omit<CaptionChoices, 'card'>,
  variant: number,
  card?: DrawnCard,
): CaptionRequest => {
  const { hashtags, profile } = PLATFORM_RULES[platform];
  return {
    platform,
    language,
    intent,
    tone,
    cta: [...cta],
    ...(card && { card }),
    profiles: PROFILES,
    platform_rules: {
      hashtags: { min: hashtags.min, max: hashtags.max, placement: 'auto' },
      profile_placement: profile,
      packs: [...PACKS],
    },
    lexicon_guards: {
      no_specific_claims: true,
      no_promises: true,
      unspecific_only: true,
      neutral_lexicon: true,
    },
    variant,
  };
};

/** A parsed answer of the thank-you API. */
export type ReadCaption =
  | { readonly ok: true; readonly caption: string; readonly byModel: boolean }
  | { readonly ok: false; readonly message: string };

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Parses the answer of `POST /social` (behaviour/captions.md, 'Captions'). With an error field the call failed: its
 * message for people if there is one, else the error itself or 'Generation failed'. Anything that is
 * neither caption nor error is 'Request failed'.
 * @param body the parsed answer, of unknown shape
 */
export const readCaption = (body: unknown): ReadCaption => {
  const { data, error, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    data?: { caption?: unknown; by?: unknown } | null;
    error?: unknown;
    message?: unknown;
  };
  if (error !== undefined && error !== null && error !== false) {
    return {
      ok: false,
      message: textOf(message) ?? textOf(error) ?? m.captions_generation_failed(),
    };
  }
  const caption = textOf(data?.caption);
  if (caption === undefined) return { ok: false, message: m.captions_request_failed() };
  return { ok: true, caption, byModel: data?.by === 'model' };
};

/** A caption made in this browser, with its platform and language. */
export interface RecentCaption {
  readonly caption: string;
  readonly platform: Platform;
  readonly language: Language;
  /** Whether a language model wrote it. */
  readonly byModel?: boolean;
  /** Text of the card's field that it was made with; left out where that was empty. */
  readonly card?: string;
}

/** Maximum number of stored captions. */
const MOST_RECENT = 10;

/**
 * Adds a caption to the front of the recent ones, without duplicates.
 * @param instead the caption it was edited from, which it replaces
 */
export const rememberCaption = (
  recent: readonly RecentCaption[],
  made: RecentCaption,
  instead = made.caption,
): readonly RecentCaption[] =>
  [made, ...recent.filter(({ caption }) => caption !== made.caption && caption !== instead)].slice(
    0,
    MOST_RECENT,
  );

/** Parses a stored caption; `undefined` where it is invalid or blank. */
export const readCaptionText = (value: unknown): RecentCaption | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<keyof RecentCaption, unknown>>;
  const caption = textOf(fields.caption);
  const platform = oneOf(PLATFORMS, fields.platform);
  const language = oneOf(LANGUAGES, fields.language);
  if (!caption || !platform || !language) return undefined;
  const card = textOf(fields.card);
  return {
    caption,
    platform,
    language,
    ...(fields.byModel === true && { byModel: true }),
    ...(card && { card }),
  };
};

/** Parses stored captions; skips invalid ones. */
export const readRecent = (value: unknown): readonly RecentCaption[] =>
  Array.isArray(value)
    ? value.flatMap((entry) => readCaptionText(entry) ?? []).slice(0, MOST_RECENT)
    : [];
