/** Downloads the whole deck for offline use, for one account (behaviour/offline.md, 'Offline'). */
import * as z from 'zod/mini';

import { ArticleListAnswer, ARTICLES_PATH } from '#contract/articles.ts';
import { CARDS_PATH } from '#contract/cards.ts';
import { EXERCISES_PATH } from '#contract/exercises.ts';
import { PersonaList, PERSONAS_PATH } from '#contract/journeys.ts';
import { RECIPES_PATH } from '#contract/recipes.ts';
import { SITUATIONS_PATH } from '#contract/situations.ts';
import { request, type ApiError } from '#lib/api/api.browser.ts';
import { keepAnswers, type KeptAnswer } from '#lib/api/kept-answers.browser.ts';
import { picturesOf } from '#lib/offline/pictures.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';
import { KEPT_DECK, wipeStores } from '#lib/shared/wipe.browser.ts';

const LISTS = [
  CARDS_PATH,
  EXERCISES_PATH,
  PERSONAS_PATH,
  RECIPES_PATH,
  SITUATIONS_PATH,
  ARTICLES_PATH,
] as const;

const Answer = z.object({ etag: z.string(), text: z.string() });

/** Result of a download: stored with its size, stopped, no room, or rejected by the API. */
export type DownloadEnd =
  | { readonly kind: 'done'; readonly bytes: number }
  | { readonly kind: 'stopped' | 'no-room' }
  | { readonly kind: 'refused'; readonly error: ApiError };

export interface DownloadOptions {
  readonly accountId: string;
  readonly signal: AbortSignal;
  /** Called after each downloaded item. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Aborts a download with a result. */
class Ended extends Error {
  readonly end: DownloadEnd;
  constructor(end: DownloadEnd) {
    super(end.kind);
    this.end = end;
  }
}

const fetchAnswer = async (path: string): Promise<KeptAnswer> => {
  const read = async (answer: Response) => ({
    etag: answer.headers.get('ETag') ?? '',
    text: await answer.text(),
  });
  // Unchanged answers come from the browser's cache: the server answers 304 (ETag).
  const result = await request({ path, method: 'GET', read }, Answer);
  if (!result.ok) throw new Ended({ kind: 'refused', error: result.error });
  return { path, ...result.value };
};

const articlePaths = (list: string): readonly string[] =>
  z.parse(ArticleListAnswer, JSON.parse(list)).map(({ slug }) => `${ARTICLES_PATH}/${slug}`);

/** Stores a picture and returns its size in bytes; 0 for one that fails to load. */
const keepPicture = async (cache: Cache, path: string): Promise<number> => {
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) return 0;
  const bytes = (await answer.clone().blob()).size;
  await cache.put(path, answer);
  return bytes;
};

/** Deletes an account's offline deck. Never throws. */
export const dropDeck = async (accountId: string): Promise<void> => {
  await wipeStores((name) => name === KEPT_DECK + accountId);
};

const bring = async ({ accountId, signal, onProgress }: DownloadOptions): Promise<number> => {
  const goOn = (): void => {
    // Stops after a sign-out or a change of account.
    if (signal.aborted || readPersonal('owner') !== accountId) throw new Ended({ kind: 'stopped' });
  };
  let done = 0;
  let total: number = LISTS.length;
  const each = async <Thing, Kept>(
    things: readonly Thing[],
    keep: (thing: Thing) => Promise<Kept>,
  ): Promise<readonly Kept[]> => {
    const kept: Kept[] = [];
    for (const thing of things) {
      kept.push(await keep(thing));
      // Checked before the progress call: a stopped download reports nothing more.
      goOn();
      done += 1;
      onProgress(done, total);
    }
    return kept;
  };
  goOn();
  const lists = await each(LISTS, fetchAnswer);
  const textOf = (path: string): string => lists.find((list) => list.path === path)?.text ?? '[]';
  const paths = articlePaths(textOf(ARTICLES_PATH));
  const personas = z.parse(PersonaList, JSON.parse(textOf(PERSONAS_PATH)));
  total += paths.length;
  const answers = [...lists, ...(await each(paths, fetchAnswer))];
  const texts = answers.map(({ text }) => text);
  const pictures = picturesOf(texts, personas);
  total += pictures.length;
  const cache = await caches.open(KEPT_DECK + accountId);
  const sizes = await each(pictures, (path) => keepPicture(cache, path));
  goOn();
  await keepAnswers(accountId, answers);
  return [...texts.map((text) => new Blob([text]).size), ...sizes].reduce((a, b) => a + b, 0);
};

/** Rejects on abort, without waiting for pending requests. */
const untilStopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Ended({ kind: 'stopped' })));
  });

const endOf = (error: unknown): DownloadEnd => {
  if (error instanceof Ended) return error.end;
  console.error('The deck could not be kept.', error);
  return { kind: 'no-room' };
};

/**
 * Downloads and stores cards, exercises, articles with their pictures, journeys, recipes and situations.
 * The previous deck is replaced at the end, in one transaction. Never throws.
 */
export const downloadDeck = async (options: DownloadOptions): Promise<DownloadEnd> => {
  try {
    const bytes = await Promise.race([bring(options), untilStopped(options.signal)]);
    return { kind: 'done', bytes };
  } catch (error) {
    return endOf(error);
  }
};

/** Requests persistent storage, which the browser may decline. */
export const askToPersist = async (): Promise<void> => {
  try {
    await navigator.storage.persist();
  } catch {
    // Unavailable on insecure origins.
  }
};
