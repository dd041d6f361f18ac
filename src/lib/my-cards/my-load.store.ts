/** What changes and syncs My Cards is loaded when it is needed: no page brings it along. */

const importMy = () => import('#lib/my-cards/my.store.ts');

type MyStore = Awaited<ReturnType<typeof importMy>>;

/** Loads My Cards on this page, once. Signed in only. */
export const loadMy = async (): Promise<MyStore> => {
  const my = await importMy();
  await my.openMyCards();
  return my;
};

/**
 * Does something with My Cards as soon as it is loaded. Never throws: a page shows the rest without.
 * @returns whether it was done
 */
export const withMy = async (task: (my: MyStore) => unknown): Promise<boolean> => {
  try {
    await task(await loadMy());
    return true;
  } catch (error) {
    console.error('My Cards could not be loaded.', error);
    return false;
  }
};

/** Loads My Cards where it can be. Signed in only. */
export const startMyCards = (): Promise<boolean> => withMy(() => {});
