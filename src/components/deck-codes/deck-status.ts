/** The deck widget's state in every drawer of the page (DeckStatus.astro). */
const root = document.documentElement;
for (const widget of document.querySelectorAll<HTMLElement>('.deck-status')) {
  const show = async () => {
    const store = await import('#lib/deck-codes/deck-status.store.ts');
    const message = widget.querySelector('.deck-message');
    store.$deckStatus.subscribe((deck) => {
      widget.dataset['deck'] = deck.status;
      if (message) message.textContent = ('message' in deck && deck.message) || '';
    });
    store.startDeckStatus();
  };

  let following = false;
  const follow = () => {
    if (following || root.dataset['session'] !== 'in') return;
    following = true;
    // Where loading fails, the link to the registration still works.
    show().catch(() => {
      following = false;
      widget.dataset['deck'] = 'unregistered';
    });
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    follow();
    addEventListener('storage', follow);
    addEventListener('pageshow', follow);
  }).observe(widget);
}
