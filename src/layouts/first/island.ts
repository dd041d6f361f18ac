/** `client:first`: an island that is hydrated once the first words of its page are painted and its scripts are loaded. */

export default (load: () => Promise<() => Promise<void>>): void => {
  void Promise.resolve(window.firstWords?.loaded)
    .then(load)
    .then((hydrate) => hydrate());
};
