/** Deterministic pseudo-random choice: equal numbers give equal choices, on every machine. */

/**
 * Hashes two numbers: the finaliser of MurmurHash3.
 * @returns 0 to 2³² − 1
 */
export const mix = (seed: number, value: number): number => {
  let hash = seed ^ Math.imul(value, 0x9e_37_79_b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A seed from a text, 0 to 2³² − 1. */
export const seedOf = (words: string): number =>
  Array.from(words).reduce((hash, sign) => mix(hash, sign.codePointAt(0) ?? 0), 0);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * A permutation of the numbers from 0 to below `count`.
 * @returns the number at a position; positions wrap around after `count`
 */
export const wayThrough = (count: number, seed: number): ((place: number) => number) => {
  const start = mix(seed, 1);
  let step = 1 + (mix(seed, 2) % count);
  while (divisor(step, count) > 1) step += 1;
  return (place) => (start + place * step) % count;
};
