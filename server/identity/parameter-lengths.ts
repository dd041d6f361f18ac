/** Maximum length of a query, in bytes. */
const WHOLE = 8192;

/** Maximum number of parameters; all standards together define fewer than 30. */
const MOST = 64;

/** Maximum length of the value of any other parameter, in bytes. */
const OTHER = 512;

/**
 * The longest values of the parameters that a request may have stored, in bytes. Our own `state` is a
 * nonce and a path in base64url: this one has room for a path of 1,500 characters.
 */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['acr_values', 256],
  ['claims_locales', 256],
  ['client_id', 128],
  ['code_challenge', 128],
  ['code_challenge_method', 16],
  ['display', 16],
  ['id_token_hint', 4096],
  ['login_hint', 320],
  ['max_age', 16],
  ['nonce', 256],
  ['prompt', 64],
  ['redirect_uri', 1024],
  ['response_mode', 32],
  ['response_type', 64],
  ['scope', 256],
  ['state', 2048],
  ['ui_locales', 256],
]);

/** As JSON, which is how it is stored: a control character takes six bytes there. */
const lengthOf = (value: string): number => Buffer.byteLength(JSON.stringify(value)) - 2;

/**
 * The limit that the query of a request to the provider exceeds; `undefined` without one.
 * @param query without its question mark
 */
export const queryProblem = (query: string): string | undefined => {
  if (Buffer.byteLength(query) > WHOLE) return `the query is longer than ${WHOLE} bytes`;
  const parameters = new URLSearchParams(query);
  if (parameters.size > MOST) return `there are more than ${MOST} parameters`;
  for (const [name, value] of parameters) {
    const known = LONGEST.get(name);
    const longest = known ?? OTHER;
    if (lengthOf(value) > longest) {
      return `${known === undefined ? 'a parameter' : name} is longer than ${longest} bytes`;
    }
  }
  return undefined;
};
