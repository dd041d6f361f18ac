/** `client:first`: an island that is hydrated once the first words of its page are painted. */

export default (load: () => Promise<() => Promise<void>>): void => {
  void Promise.resolve(window.firstWords?.painted)
    .then(load)
    .then((hydrate) => hydrate());
};
