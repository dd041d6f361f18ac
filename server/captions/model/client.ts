import * as z from 'zod';

import type { CaptionModelSettings } from '#server/captions/model/settings.ts';

/** A turn of a conversation with the model. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Why there is no text: a word for the log, which holds nothing that was said. */
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

/** What a call may take: time in milliseconds for all of it, and bytes of its answer. */
export interface CallLimits {
  readonly limitMs: number;
  readonly mostBytes: number;
}

export const CALL_LIMITS: CallLimits = { limitMs: 8_000, mostBytes: 64 * 1024 };

/** The part of an answer that is read (OpenAI API reference, 'Chat completions'). */
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * Reads a body as text.
 * @returns `undefined` once it has more bytes than it may have; the rest is not read
 */
const readText = async (response: Response, most: number): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop ends the connection.
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
 * Asks a model once, without following a redirect. Never throws: a model that cannot be reached, is slow
 * or answers anything else than a completion is a reason.
 * @param stop ends the call before its time
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
    // Whatever fetch throws quotes addresses at most; which of the ends it was is told by the signals.
    if (stop.aborted) return { ok: false, reason: 'stopped' };
    return { ok: false, reason: late.aborted ? 'timeout' : 'unreachable' };
  }
};
