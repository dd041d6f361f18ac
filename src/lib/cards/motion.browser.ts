/** FLIP animation of a card from its old to its new position (ADR 14). */

const findCard = (code: string): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-code]')]
    .find(({ dataset }) => dataset['code'] === code)
    ?.closest<HTMLElement>('.deck-card');

/** Returns the position of a card on the screen; `undefined` where it is off screen. */
export const placeOfCard = (code: string): DOMRect | undefined => {
  const place = findCard(code)?.getBoundingClientRect();
  return place && place.bottom > 0 && place.top < innerHeight ? place : undefined;
};

/**
 * Animates a card to its place from the next frame on. The stylesheet sets the duration and respects
 * reduced motion.
 * @param from the position before; without it the card rises from just below its place
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
