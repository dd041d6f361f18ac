import * as z from 'zod';

import type { CaptionModelSettings } from '#server/captions/model/settings.ts';

/** A message of the conversation with the model. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The reason for a missing text, for the log: a word without any content. */
export type Silence =
  | 'timeout'
  | 'stopped'
  | 'unreachable'
  | 'too_large'
  | 'unreadable'
  | `status_${number}`;

export type ModelAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Silence };

/** Limits of a call: its total time in milliseconds, and the size of its answer in bytes. */
export interface CallLimits {
  readonly limitMs: number;
  readonly mostBytes: number;
}

export const CALL_LIMITS: CallLimits = { limitMs: 8_000, mostBytes: 64 * 1024 };

/** The fields of an answer that are read (OpenAI API reference, 'Chat completions'). */
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * Reads a body as text.
 * @returns `undefined` when it exceeds `most` bytes; the rest is not read
 */
const readText = async (response: Response, most: number): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const textOf = (body: string): ModelAnswer => {
  try {
    const completion = Completion.safeParse(JSON.parse(body));
    if (completion.success) return { ok: true, text: completion.data.choices[0].message.content };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { ok: false, reason: 'unreadable' };
};

/**
 * Calls a model once, without following redirects. Never throws: an unreachable or slow model, and an answer
 * other than a completion, give a reason.
 * @param stop aborts the call
 */
export const askModel = async (
  { url, key, model }: Pick<CaptionModelSettings, 'url' | 'key' | 'model'>,
  messages: readonly ChatMessage[],
  { limitMs, mostBytes }: CallLimits,
  stop: AbortSignal,
): Promise<ModelAnswer> => {
  const late = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ model, messages }),
      redirect: 'error',
      signal: AbortSignal.any([late, stop]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, reason: `status_${response.status}` };
    }
    const body = await readText(response, mostBytes);
    return body === undefined ? { ok: false, reason: 'too_large' } : textOf(body);
  } catch {
    // The signals tell the reason; an error of fetch could only add the address.
    if (stop.aborted) return { ok: false, reason: 'stopped' };
    return { ok: false, reason: late.aborted ? 'timeout' : 'unreachable' };
  }
};
