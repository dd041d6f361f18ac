/** Access to the offline deck. Small: every API read uses it. */
import { deckLanguage } from '#lib/api/deck-language.browser.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';

/** Metadata of the offline deck, deleted on sign-out before the deck itself. */
export interface KeptDeckInfo {
  readonly bytes: number;
  /** Time of the last check for changes, in ms since the epoch; 0 where it is in another language than is read. */
  readonly checkedAt: number;
}

/** Returns the metadata; `undefined` where the signed-in account keeps no deck. */
export const keptDeck = (): KeptDeckInfo | undefined => {
  const { bytes, checkedAt, language } = Object(readPersonal('kept')) as Record<string, unknown>;
  return typeof bytes === 'number' && typeof checkedAt === 'number'
    ? { bytes, checkedAt: language === deckLanguage() ? checkedAt : 0 }
    : undefined;
};

/**
 * Returns the stored answer to a path, unvalidated; `undefined` where there is none. Never throws.
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
    // The database was evicted or is blocked: the server answers instead.
    return undefined;
  }
};
