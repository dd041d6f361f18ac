/** What a guarded route of the API knows about its caller. */

/** Who is asking, as the verified access token says. */
export interface Caller {
  readonly accountId: string;
  readonly groups: readonly string[];
  /** The sign-in that the token came of: `origin_jti`, the same over refreshes; empty if unnamed. */
  readonly session: string;
  /** When the person last proved who they are (`auth_time`), in ms since the epoch, where it is told. */
  readonly authTime: number | undefined;
}

/** What Hono carries along a guarded route. */
export interface GuardedEnv {
  Variables: { caller: Caller };
}
