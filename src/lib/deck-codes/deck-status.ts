/** What the deck widget shows (behaviour.md, 'Deck widget'). No DOM. */

export type DeckStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'unregistered';
      /** Why the status could not be had, where it could not. */
      readonly message?: string;
    }
  | { readonly status: 'registered'; readonly codes: readonly string[] };

const FALLBACK = 'Click here to register your deck!';

/** Codes of errors whose message is the client's own, not the server's. */
const OWN_WORDS: ReadonlySet<string> = new Set(['unknown', 'unreadable']);

/** The status that a list of registered codes means. */
export const statusOfCodes = (codes: readonly string[]): DeckStatus =>
  codes.length === 0 ? { status: 'unregistered' } : { status: 'registered', codes };

/**
 * The status after a failed look: empty, so the unregistered state shows, with the words of spec
 * section 8.
 */
export const statusOfError = ({
  status,
  code,
  message,
}: {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}): DeckStatus => {
  if (status === 0) return { status: 'unregistered', message: 'Network error.' };
  const useful = message !== '' && !OWN_WORDS.has(code);
  return { status: 'unregistered', message: useful ? message : FALLBACK };
};
