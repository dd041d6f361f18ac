import { SyncAnswer } from '#contract/my-cards.ts';
import type { TokenResponse } from '#contract/session.ts';
import { codes, note } from '#support/my-cards/calls.ts';

/** A client that writes notes and remembers which of them the server has acknowledged. */
export interface Writer {
  /** Writes a note on the next card. */
  readonly write: () => Promise<Response>;
  /** How many were taken. */
  readonly taken: () => number;
  /** The notes that were taken and are not there. */
  readonly lost: () => Promise<string[]>;
}

/** @param tokens the writer's session; what `refresh` of a test puts there counts from then on */
export const startWriter = (
  origin: string,
  tokens: { current: Pick<TokenResponse, 'access_token'> },
): Writer => {
  const left = codes(10_000);
  const taken = new Map<string, string>();
  const send = (
    operations: readonly unknown[],
    place: { readonly since: number; readonly store?: string },
  ): Promise<Response> =>
    fetch(`${origin}/api/my`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokens.current.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ ...place, now: Date.now(), operations }),
    });
  return {
    write: async () => {
      const code = left.shift() ?? '';
      const text = `What ${code} has started.`;
      const answer = await send([note(text, code)], { since: 0 });
      if (answer.ok) taken.set(code, text);
      return answer;
    },
    taken: () => taken.size,
    lost: async () => {
      const there = new Map<string, string>();
      let page: SyncAnswer | undefined;
      do {
        const place = page ? { since: page.revision, store: page.store } : { since: 0 };
        page = SyncAnswer.parse(await (await send([], place)).json());
        for (const item of page.items) there.set(item.key, JSON.stringify(item.value));
      } while (page.more);
      return [...taken].flatMap(([code, text]) => (there.get(code)?.includes(text) ? [] : [code]));
    },
  };
};
