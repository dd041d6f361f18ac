import * as zlib from 'node:zlib';

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

type Done = (error: Error | null, result?: Buffer) => void;

/** Number of compressions that fail. */
let failures = 0;

beforeEach(() => {
  vi.resetModules();
  vi.doMock('node:zlib', () => {
    const brotliCompress = (bytes: Buffer, options: object, done: Done): void => {
      failures -= 1;
      if (failures >= 0) setImmediate(done, new Error('There is no memory.'));
      else zlib.brotliCompress(bytes, options, done);
    };
    return { ...zlib, brotliCompress };
  });
  onTestFinished(() => {
    vi.doUnmock('node:zlib');
    vi.resetModules();
  });
});

const make = async (value: unknown) =>
  (await import('#server/http/ready-answer.ts')).makeReadyAnswer(value);

test('a failed compression is tried again by the next request', async () => {
  failures = 1;
  const answer = await make('text');
  await expect(answer.encoded('br')).rejects.toThrow('There is no memory.');
  expect(zlib.brotliDecompressSync(await answer.encoded('br')).toString()).toBe('"text"');
});

test('a failed compression of a large answer rejects nothing that is not awaited', async () => {
  failures = 1;
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const answer = await make('x'.repeat(500_000));
  await vi.waitFor(async () => expect(await answer.encoded('br')).toBeInstanceOf(Uint8Array));
  expect(unhandled).not.toHaveBeenCalled();
});
