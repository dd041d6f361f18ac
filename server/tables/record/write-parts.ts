import { setImmediate as turn } from 'node:timers/promises';

/** Time of writing after which it yields to the event loop, in ms. */
const TURN_MS = 8;

const encoder = new TextEncoder();

/** Encodes the chunks of a text, yielding to the event loop. */
export const writeParts = async (parts: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> => {
  let text = '';
  let began = performance.now();
  for (const part of parts) {
    text += part;
    if (performance.now() - began < TURN_MS) continue;
    await turn();
    began = performance.now();
  }
  return encoder.encode(text);
};
