import type { Interaction } from 'oidc-provider';

/** Parameters that a resumed sign-in does not repeat. */
const DROPPED: ReadonlySet<string> = new Set(['prompt', 'id_token_hint', 'login_hint']);

/** The query of an authorization request that resumes a sign-in for the account that is signed in by then. */
export const resumeQuery = ({ params }: Interaction): string => {
  const kept = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !DROPPED.has(entry[0]),
  );
  return new URLSearchParams(kept).toString();
};
