import type { CaptionRequest } from '#contract/caption-request.ts';
import { PROFILES } from '#facts/profiles.ts';

/** Completes an address that may lack a scheme, or be a bare name. */
const addressOf = (page: string, home: string): string => {
  if (/^https?:/.test(page)) return page;
  return page.includes('/') ? `https://${page}` : home + page;
};

/**
 * The profile on the request's platform; the company's where the request has none. Threads and TikTok use the
 * Instagram handle.
 */
export const profileLink = ({ platform, profiles }: CaptionRequest): string => {
  if (platform === 'linkedin') {
    const page = profiles?.linkedin_url ?? PROFILES.linkedin_url;
    return addressOf(page, 'https://www.linkedin.com/company/');
  }
  if (platform === 'facebook') {
    const page = profiles?.facebook_page ?? PROFILES.facebook_page;
    return addressOf(page, 'https://www.facebook.com/');
  }
  return `@${(profiles?.instagram_handle ?? PROFILES.instagram_handle).replace(/^@/, '')}`;
};
