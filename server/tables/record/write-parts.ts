import { createYield } from '#server/tables/record/yield.ts';

const encoder = new TextEncoder();

/** Encodes the chunks of a text, yielding to the event loop. */
export const writeParts = async (parts: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> => {
  let text = '';
  const yieldTurn = createYield();
  for (const part of parts) {
    text += part;
    await yieldTurn();
  }
  return encoder.encode(text);
};
