/** The token endpoint's answer, which the browser also stores (behaviour/session.md, 'Session'). */
export interface TokenResponse {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string | undefined;
  /** In seconds. */
  readonly expires_in: number;
}

/** The claims of an id token that the client reads (behaviour/session.md, 'Session'). */
export interface IdentityClaims {
  readonly sub?: string | undefined;
  readonly exp?: number | undefined;
  readonly nonce?: string | undefined;
  readonly given_name?: string | undefined;
  readonly locale?: string | undefined;
  readonly 'cognito:groups'?: readonly string[] | undefined;
}
