/** State of the deck widget (behaviour/deck-codes.md, 'Deck widget'). No DOM. */

import * as m from '#messages';

export type DeckStatus =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'unregistered';
      /** Why the status could not be loaded, if so. */
      readonly message?: string;
    }
  | { readonly status: 'registered'; readonly codes: readonly string[] };

/** Error codes whose message comes from the client, not from the server. */
const OWN_WORDS: ReadonlySet<string> = new Set(['unknown', 'unreadable']);

export const statusOfCodes = (codes: readonly string[]): DeckStatus =>
  codes.length === 0 ? { status: 'unregistered' } : { status: 'registered', codes };

/**
 * Returns the status after a failed request: unregistered, with the message of behaviour/deck-codes.md, 'Deck widget'.
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
  if (status === 0) return { status: 'unregistered', message: m.deck_codes_network_error() };
  const useful = message !== '' && !OWN_WORDS.has(code);
  return { status: 'unregistered', message: useful ? message : m.deck_codes_click_here() };
};
