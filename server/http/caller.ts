/** The caller of a guarded route. */

/** The caller, as named by the verified access token. */
export interface Caller {
  readonly accountId: string;
  readonly groups: readonly string[];
  /** The sign-in that the token belongs to: `origin_jti`, the same across refreshes; empty if missing. */
  readonly session: string;
  /** When the person last authenticated (`auth_time`), in ms since the epoch, if known. */
  readonly authTime: number | undefined;
}

export interface GuardedEnv {
  Variables: { caller: Caller };
}
