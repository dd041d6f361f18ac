/** Labels and messages of the caption page. */

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
  'unboxing-wow': 'Unboxing',
  'first-impression': 'First impression',
  'quick-review-neutral': 'Quick review',
  'thank-you': 'Thank you',
};

export const TONE_NAMES: Record<Tone, string> = {
  'warm-friendly': 'Warm and friendly',
  'minimal-clean': 'Minimal and clean',
  enthusiastic: 'Enthusiastic',
  'calm-professional': 'Calm and professional',
};

export const CTA_NAMES: Record<Cta, string> = {
  'follow-profile': 'Follow the profile',
  'comment-prompt': 'Ask for comments',
  'save-post': 'Save the post',
  'share-with-team': 'Share with the team',
  'tag-a-friend': 'Tag a friend',
  none: 'None',
};

/** Message beside the caption after Copy or Share. */
export const copiedWords = (copied: Copied, platform: Platform | undefined): string => {
  switch (copied) {
    case 'no':
    case 'link':
    case 'link-refused':
      return '';
    case 'copied':
      return 'Copied. Paste it into your post.';
    case 'shared':
      return platform === 'instagram'
        ? 'Copied first: Instagram takes no text from other apps, so paste it there.'
        : 'Copied first: if the app does not take the text, paste it there.';
    case 'refused':
      return 'Your browser does not allow copying. Select the text and copy it yourself.';
  }
};

/** Message beside the form after its link was copied. */
export const linkWords = (copied: Copied): string => {
  if (copied === 'link') return 'Link copied. It opens this form with your settings.';
  return copied === 'link-refused' ? 'The link is in the address bar now. Copy it from there.' : '';
};
