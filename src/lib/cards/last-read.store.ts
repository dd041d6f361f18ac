import { atom } from 'nanostores';

import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';

const LONGEST = 10;

const parse = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((code) => typeof code === 'string' && /^[A-Z0-9]{3}$/.test(code))
    : [];

/** The codes of the cards read last in this browser, newest first. */
export const $lastRead = atom<readonly string[]>([]);

export const recallLastRead = (): void => $lastRead.set(parse(readPersonal('last-read')));

export const noteRead = (code: string): void => {
  const before = parse(readPersonal('last-read')).filter((known) => known !== code);
  const codes = [code, ...before].slice(0, LONGEST);
  writePersonal('last-read', codes);
  $lastRead.set(codes);
};
