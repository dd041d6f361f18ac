/** How a card moves on its page: from where it lay to where it lies now (ADR 14). */

const findCard = (code: string): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-code]')]
    .find(({ dataset }) => dataset['code'] === code)
    ?.closest<HTMLElement>('.deck-card');

/** Where a card lies on the screen; nothing where it is not to be seen. */
export const placeOfCard = (code: string): DOMRect | undefined => {
  const place = findCard(code)?.getBoundingClientRect();
  return place && place.bottom > 0 && place.top < innerHeight ? place : undefined;
};

/**
 * Lets a card arrive in the next frame. How long it takes, and that it stands still for those who
 * want no motion, is the stylesheet's.
 * @param from where it lay before; without it, it rises from just below its place
 */
export const letCardArrive = (code: string, from?: DOMRect): void => {
  requestAnimationFrame(() => {
    const card = findCard(code);
    if (!card) return;
    if (from) {
      const to = card.getBoundingClientRect();
      card.style.setProperty('--from-x', `${from.left - to.left}px`);
      card.style.setProperty('--from-y', `${from.top - to.top}px`);
      card.style.setProperty('--from-scale', `${from.width / to.width}`);
    }
    card.addEventListener('animationend', () => card.classList.remove('arriving'), { once: true });
    card.classList.add('arriving');
  });
};
