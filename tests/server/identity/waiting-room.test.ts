import { expect, test } from 'vitest';

import { createWaitingRoom, type Wait } from '#server/identity/guessing/waiting-room.ts';

const NOBODY_LEFT = new AbortController().signal;

/** A room whose waits end when the test says so, or when somebody is sent away. */
const makeRoom = (perAddress = 2, places = 3) => {
  const ends: (() => void)[] = [];
  const wait: Wait = (_ms, signal) =>
    new Promise((resolve, reject) => {
      ends.push(() => resolve(undefined));
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      if (signal.aborted) reject(new Error('aborted'));
    });
  const room = createWaitingRoom({ perAddress, places, wait });
  const come = (address: string, tries = 5, { known = false, hungUp = NOBODY_LEFT } = {}) =>
    room.wait(8000, { address, tries, known }, hungUp);
  const letAllIn = () => {
    for (const end of ends) end();
  };
  return { come, letAllIn, room };
};

test('an attempt without a delay passes a full waiting room', async () => {
  const { come, room } = makeRoom(1, 1);
  void come('a');
  expect(await room.wait(0, { address: 'a', tries: 1, known: false }, NOBODY_LEFT)).toBe(true);
});

test('of one address no more than so many wait', async () => {
  const { come, letAllIn } = makeRoom();
  const waiting = [come('a'), come('a'), come('b')];
  expect(await come('a')).toBe(false);
  letAllIn();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});

test('in all no more than so many wait', async () => {
  const { come, letAllIn } = makeRoom();
  const waiting = [come('a'), come('b'), come('c')];
  expect(await come('d')).toBe(false);
  letAllIn();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});

test('a full waiting room drops the attempt with the most tries for a newcomer', async () => {
  const { come, letAllIn } = makeRoom();
  const waiting = [come('a', 6), come('b', 9), come('c', 7), come('owner', 1)];
  letAllIn();
  expect(await Promise.all(waiting)).toEqual([true, false, true, true]);
});

test('a known browser always has a place, and no other attempt loses one', async () => {
  const { come, letAllIn } = makeRoom(1, 1);
  const waiting = [come('a'), come('a', 9, { known: true }), come('b', 9, { known: true })];
  letAllIn();
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});

test('a disconnected client frees its place', async () => {
  const { come, letAllIn } = makeRoom(1, 1);
  const client = new AbortController();
  const gone = come('a', 5, { hungUp: client.signal });
  client.abort();
  expect(await gone).toBe(false);
  const next = come('b');
  letAllIn();
  expect(await next).toBe(true);
});

test('closing refuses all waiting attempts at once, and later ones without delay', async () => {
  const { come, room } = makeRoom();
  const waiting = [come('a'), come('b', 5, { known: true })];
  room.close();
  expect(await Promise.all(waiting)).toEqual([false, false]);
  expect(await come('c')).toBe(false);
});
