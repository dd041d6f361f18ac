/** Whether the deck is kept on this device, and what of it. Small: every reader of the API asks. */
import { readPersonal } from '#lib/shared/personal.browser.ts';

/** What this browser notes of the deck that it keeps. It goes with the person, before the deck does. */
export interface KeptDeckInfo {
  readonly bytes: number;
  /** When the server was last asked whether it is still the same, in ms since the epoch. */
  readonly checkedAt: number;
}

/** What is noted; `undefined` where no deck is kept for whoever is signed in. */
export const keptDeck = (): KeptDeckInfo | undefined => {
  const { bytes, checkedAt } = Object(readPersonal('kept')) as Record<string, unknown>;
  return typeof bytes === 'number' && typeof checkedAt === 'number'
    ? { bytes, checkedAt }
    : undefined;
};

/**
 * The answer to a path as it is kept, unchecked; `undefined` where it is not. Never throws.
 * @param path below the API's address
 */
export const readKeptAnswer = async (path: string): Promise<unknown> => {
  const owner = readPersonal('owner');
  if (typeof owner !== 'string' || !keptDeck()) return undefined;
  try {
    const { readAnswer } = await import('#lib/api/kept-answers.browser.ts');
    const answer = await readAnswer(owner, path);
    return answer && (JSON.parse(answer.text) as unknown);
  } catch {
    // The browser has dropped it, or refuses its databases: the server is asked as ever.
    return undefined;
  }
};
