import { SOCIAL_PATH } from '#contract/captions.ts';
import { THANKS_API_URL } from '#lib/shared/config.browser.ts';

const isOn = (body: unknown): boolean =>
  (body as { data?: { model?: unknown } | null } | null)?.data?.model === true;

/**
 * Whether a language model writes captions where the thank-you API is. Where that cannot be reached no
 * caption can be made either, and the answer is no.
 */
export const hasCaptionModel = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${THANKS_API_URL}${SOCIAL_PATH}`);
    return answer.ok && isOn(await answer.json());
  } catch {
    return false;
  }
};
