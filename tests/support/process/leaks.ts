/** Secrets that the server's output must not contain, by the name that a failing test shows. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a token': /eyJ[\w-]{8,}/,
  'a parameter of a sign-in': /\b(code|code_verifier|code_challenge|refresh_token|state|nonce)=/i,
  'a password': /\bpassword\b["=: ]|correct horse battery/i,
  'an email': /[\w.+-]+(@|%40)[\w-]+\.\w/,
  // Account ids have the same form, and are confidential as well.
  'a deck code or an account id':
    /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i,
  // Codes, refresh tokens, verifiers and session ids of the provider: 43 characters without a break.
  'something as long as a secret': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'a bearer token': /\bbearer +[\w.-]/i,
};

/**
 * Looks for secrets in what a server has said.
 * @returns the name of each find and the line it is in
 */
export const findLeaks = (output: string): string[] =>
  output
    .split('\n')
    .flatMap((line) =>
      Object.entries(SECRETS).flatMap(([name, pattern]) =>
        pattern.test(line) ? [`${name}: ${line}`] : [],
      ),
    );
