/** A request at the bounds of what its route takes. */
export interface WorstInput {
  /** Method and path of a route, as the contract or the provider's router writes it. */
  readonly route: string;
  /** The part of the input that is at its bound. */
  readonly at: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A fresh one for each sending: ids of operations count once. */
  readonly body?: () => string | Buffer;
  /** Different senders of the requests that are sent at once, such as the guests of a table. */
  readonly cookies?: readonly string[];
  /** Its effect ends what it is about, so that it is sent once, after all others. */
  readonly once?: true;
}

/** A text of so many UTF-16 units at its most bytes: three each. */
export const wide = (length: number): string => '語'.repeat(length);

export const JSON_TYPE = { 'Content-Type': 'application/json' } as const;

export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' } as const;

/** A text repeated up to a length. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
