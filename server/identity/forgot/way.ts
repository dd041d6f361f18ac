import type { Interaction } from 'oidc-provider';

/** What a sign-in that goes on elsewhere does not ask for again. */
const ASKED_BEFORE: ReadonlySet<string> = new Set(['prompt', 'id_token_hint', 'login_hint']);

/**
 * Where a person was going who left a running sign-in: the query of its authorization request, for
 * whoever is signed in by then.
 */
export const wayOf = ({ params }: Interaction): string => {
  const kept = Object.entries(params).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !ASKED_BEFORE.has(entry[0]),
  );
  return new URLSearchParams(kept).toString();
};
