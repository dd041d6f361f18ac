import { atom, type ReadableAtom } from 'nanostores';
import type * as z from 'zod/mini';

import { apiGet } from '#lib/api/api.browser.ts';
import { onLanguageChange } from '#lib/api/deck-language.browser.ts';
import { keptDeck, readKeptAnswer } from '#lib/api/kept-deck.browser.ts';
import { signInAgain } from '#lib/api/sign-in-again.store.ts';
import type { Resource } from '#lib/shared/resource.ts';

/**
 * Creates a store for an API resource. A lost session redirects to sign-in and back.
 * @param name of the resource, for the log
 * @param drawn the value that the page's first script drew, shown until the first load is answered
 */
export const createResource = <Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  drawn?: Value,
) => {
  const $state = atom<Resource<Value>>(
    drawn === undefined ? { status: 'loading' } : { status: 'ready', value: drawn },
  );
  let wanted: string | undefined;
  /** Number of the latest request; answers to earlier ones are dropped. */
  let latest = 0;

  const revalidate = async (path: string | undefined): Promise<void> => {
    if (path === undefined) return;
    const own = (latest += 1);
    const result = await apiGet(path, schema);
    if (own !== latest) return;
    const shown = $state.get();
    if (result.ok) {
      // Unchanged data keeps the page as it is.
      const same =
        shown.status === 'ready' && JSON.stringify(shown.value) === JSON.stringify(result.value);
      if (!same) $state.set({ status: 'ready', value: result.value });
    } else if (result.error.status === 404) $state.set({ status: 'missing' });
    else if (result.error.status === 401) await signInAgain();
    else {
      console.error(`${name} could not be loaded: ${result.error.code}`);
      if (shown.status === 'ready') return;
      $state.set({ status: 'failed', message: result.error.message });
    }
  };

  /**
   * Loads it once per page, and again after another language is chosen; the next call after a failure retries.
   * Shows the offline copy first, then revalidates. Never throws. Signed in only.
   * @param path below the API's address
   */
  const load = async (path: string): Promise<void> => {
    if (wanted === path && $state.get().status !== 'failed') return;
    const first = wanted === undefined && drawn !== undefined;
    if (wanted === undefined) onLanguageChange(() => void revalidate(wanted));
    wanted = path;
    const own = (latest += 1);
    if (!first) $state.set({ status: 'loading' });
    if (keptDeck()) {
      const kept = schema.safeParse(await readKeptAnswer(path));
      if (own !== latest) return;
      if (kept.success) $state.set({ status: 'ready', value: kept.data });
    }
    await revalidate(path);
  };

  return { $state: $state as ReadableAtom<Resource<Value>>, load };
};
