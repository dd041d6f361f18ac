/** Loads the code of My Cards on demand, so that no page bundles it. */

const importMy = () => import('#lib/my-cards/my.store.ts');

type MyStore = Awaited<ReturnType<typeof importMy>>;

/** Loads My Cards once. Signed in only. */
export const loadMy = async (): Promise<MyStore> => {
  const my = await importMy();
  await my.startMy();
  return my;
};

/** Runs a task with My Cards; returns whether it loaded. Never throws: the page works without. */
export const withMy = async (task: (my: MyStore) => unknown): Promise<boolean> => {
  try {
    await task(await loadMy());
    return true;
  } catch (error) {
    console.error('My Cards could not be loaded.', error);
    return false;
  }
};

/** Loads My Cards if possible. Signed in only. */
export const startMyCards = (): Promise<boolean> => withMy(() => {});
