/** Chance that is no chance: the same numbers give the same choice, on every machine. */

/**
 * A number that seems drawn by lot from two others: the finaliser of MurmurHash3.
 * @returns 0 to 2³² − 1
 */
export const mix = (seed: number, value: number): number => {
  let hash = seed ^ Math.imul(value, 0x9e_37_79_b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A seed from words, 0 to 2³² − 1. */
export const seedOf = (words: string): number =>
  Array.from(words).reduce((hash, sign) => mix(hash, sign.codePointAt(0) ?? 0), 0);

/** The numbers from 0 to below `count` in an order that seems shuffled. */
export const shuffled = (count: number, seed: number): number[] => {
  const order = Array.from({ length: count }, (_, place) => place);
  for (let place = count - 1; place > 0; place -= 1) {
    const other = mix(seed, place) % (place + 1);
    const moved = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
};
