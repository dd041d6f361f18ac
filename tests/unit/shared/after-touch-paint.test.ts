import { expect, onTestFinished, test, vi } from 'vitest';

import { afterNextPaint, afterTouchPaint } from '#islands/shared/after-touch-paint.ts';

class Press extends Event {
  readonly pointerType: string;

  constructor(pointerType: string) {
    super('click');
    this.pointerType = pointerType;
  }
}

/** A page whose frames are drawn when the test says so, and something on it that is pressed. */
const openPage = () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal('PointerEvent', Press);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    frames.set(frames.size + 1, draw);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const attributes = new Set<string>();
  const pressed = {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as Element;
  const drawFrame = (): void => {
    for (const draw of frames.values()) draw(0);
  };
  return { attributes, drawFrame, pressed };
};

test('what a finger presses is seen to be pressed before it does its work', async () => {
  const { attributes, drawFrame, pressed } = openPage();
  const act = vi.fn<() => number>(() => attributes.size);
  afterTouchPaint(pressed, new Press('touch'), act);
  expect([act.mock.calls.length, [...attributes]]).toEqual([0, ['data-pressed']]);
  drawFrame();
  await vi.waitFor(() => expect(act).toHaveReturnedWith(0));
});

test.each([
  ['a mouse', new Press('mouse')],
  ['a key', new Press('')],
  ['a browser that tells of no pointer', new Event('click')],
])('what %s presses works at once', (_by, event) => {
  const { attributes, pressed } = openPage();
  const act = vi.fn<() => number>(() => attributes.size);
  afterTouchPaint(pressed, event, act);
  expect(act).toHaveReturnedWith(0);
});

test('of what was to follow a frame and is taken back nothing is done', async () => {
  const { drawFrame } = openPage();
  const done: string[] = [];
  const takeBack = afterNextPaint(() => done.push('taken back'));
  afterNextPaint(() => done.push('meant'));
  takeBack();
  drawFrame();
  await vi.waitFor(() => expect(done).toEqual(['meant']));
});
