import { SOCIAL_PATH } from '#contract/captions.ts';
import { THANKS_API_URL } from '#lib/shared/config.browser.ts';

const isOn = (body: unknown): boolean =>
  (body as { data?: { model?: unknown } | null } | null)?.data?.model === true;

/**
 * Whether the thank-you API writes captions with a language model; false where the API is unreachable,
 * since no caption can be made then.
 */
export const hasCaptionModel = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${THANKS_API_URL}${SOCIAL_PATH}`);
    return answer.ok && isOn(await answer.json());
  } catch {
    return false;
  }
};
