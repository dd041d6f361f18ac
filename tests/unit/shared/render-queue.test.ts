import { expect, test, vi } from 'vitest';

import { createRenderQueue } from '#server/shared/render-queue.ts';

const FILE = new Uint8Array([1, 2, 3]);

/** Draws that are counted and end when they are told to. */
const counted = () => {
  const { promise, reject, resolve } = Promise.withResolvers<typeof FILE>();
  // It is drawn only later: until then nobody hears of its failure.
  promise.catch(() => {});
  const drawing = { drawn: 0, reject, resolve: () => resolve(FILE) };
  const draw = (): Promise<typeof FILE> => {
    drawing.drawn += 1;
    return promise;
  };
  return { drawing, draw };
};

test('what many want at once is drawn once, and still there for who comes after', async () => {
  const renderQueue = createRenderQueue(8);
  const { draw, drawing } = counted();
  const [one, other] = [renderQueue('one', draw), renderQueue('one', draw)];
  drawing.resolve();
  expect([await one, await other]).toEqual([FILE, FILE]);
  expect(await renderQueue('one', draw)).toBe(FILE);
  expect(drawing.drawn).toBe(1);
});

test('one thing is drawn at a time', async () => {
  const renderQueue = createRenderQueue(8);
  const [first, second] = [counted(), counted()];
  const one = renderQueue('one', first.draw);
  const two = renderQueue('two', second.draw);
  second.drawing.resolve();
  await vi.waitUntil(() => first.drawing.drawn === 1);
  expect(second.drawing.drawn).toBe(0);
  first.drawing.resolve();
  await one;
  await two;
  expect(second.drawing.drawn).toBe(1);
});

test('what could not be drawn is drawn anew, and holds up nothing', async () => {
  const renderQueue = createRenderQueue(8);
  const [first, second] = [counted(), counted()];
  const one = renderQueue('one', first.draw);
  const two = renderQueue('two', second.draw);
  first.drawing.reject(new Error('The pen broke.'));
  second.drawing.resolve();
  await expect(one).rejects.toThrow('The pen broke.');
  await two;
  expect(await renderQueue('one', second.draw)).toBe(FILE);
});

test('no more than 24 wait', () => {
  const renderQueue = createRenderQueue(8);
  const { draw } = counted();
  const taken = Array.from({ length: 30 }, (_, key) => renderQueue(`${key}`, draw) !== undefined);
  expect(taken.filter(Boolean)).toHaveLength(24);
});
