import { keepAwake } from '#lib/shared/wake-lock.browser.ts';

/** Keeps the device awake while a card is shown large. Returns a function that ends it. */
export const startLargeCard = (): (() => void) => keepAwake();
