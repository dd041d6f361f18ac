/** Labels and messages of the caption page. */

import * as m from '#messages';

import type { Cta, Intent, Language, Platform, Tone } from '#contract/captions.ts';
import type { Copied } from '#lib/captions/copying.store.ts';

export const PLATFORM_NAMES: Record<Platform, string> = {
  instagram: 'Instagram',
  threads: 'Threads',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

export const INTENT_NAMES: Record<Intent, string> = {
  'unboxing-wow': m.captions_intent_unboxing(),
  'first-impression': m.captions_intent_first_impression(),
  'quick-review-neutral': m.captions_intent_review(),
  'thank-you': m.captions_intent_thanks(),
};

export const TONE_NAMES: Record<Tone, string> = {
  'warm-friendly': m.captions_tone_warm(),
  'minimal-clean': m.captions_tone_minimal(),
  enthusiastic: m.captions_tone_enthusiastic(),
  'calm-professional': m.captions_tone_calm(),
};

export const CTA_NAMES: Record<Cta, string> = {
  'follow-profile': m.captions_cta_follow(),
  'comment-prompt': m.captions_cta_comment(),
  'save-post': m.captions_cta_save(),
  'share-with-team': m.captions_cta_team(),
  'tag-a-friend': m.captions_cta_friend(),
  none: m.captions_cta_none(),
};

/** Message beside the caption after Copy or Share. */
export const copiedWords = (copied: Copied, platform: Platform | undefined): string => {
  switch (copied) {
    case 'no':
    case 'link':
    case 'link-refused':
      return '';
    case 'copied':
      return m.captions_copied();
    case 'shared':
      return platform === 'instagram'
        ? m.captions_copied_for_instagram()
        : m.captions_copied_for_share();
    case 'refused':
      return m.captions_copy_refused();
  }
};

/** Message beside the form after its link was copied. */
export const linkWords = (copied: Copied): string => {
  if (copied === 'link') return m.captions_link_copied();
  return copied === 'link-refused' ? m.captions_link_refused() : '';
};
