/** The modules' side of a page's early request (behaviour/api.md, 'API calls'). */

import { isFor, type Early } from '#lib/api/early.ts';

/** How long an answer may wait to be adopted, in ms; later the page asks anew. */
const KEEP = 30_000;

/** At build time and in tests there is no page. */
const firstWords = () => globalThis.window?.firstWords;

const isFresh = ({ startedAt }: Early): boolean => performance.now() - startedAt < KEEP;

/** The request under way, before it is adopted. */
export const earlyAnswer = (): Promise<Response> | undefined => firstWords()?.early?.answer;

/**
 * Takes the answer to an early request, once.
 * @param path below the API's address
 * @param token that this request would be sent with
 * @returns `undefined` where no early request is the same, or where it got no answer that can be used
 * @throws DOMException after the timeout of the request
 */
export const adoptAnswer = async (path: string, token: string): Promise<Response | undefined> => {
  const early = firstWords()?.early;
  if (!early?.answer || early.path !== path) return undefined;
  const { answer } = early;
  early.answer = undefined;
  if (early.token !== token || !isFresh(early)) return undefined;
  try {
    const adopted = await answer;
    return adopted.type === 'opaqueredirect' ? undefined : adopted;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    return undefined;
  }
};

/**
 * Takes over what the page's first script has drawn; from now on it draws nothing.
 * @param wanted the path of its request, or its beginning with a slash at the end
 */
export const takeDrawn = (wanted: string): unknown => {
  const early = firstWords()?.early;
  if (!early || !isFor(early, wanted)) return undefined;
  early.closed = true;
  while (early.rest?.());
  return early.drawn;
};
