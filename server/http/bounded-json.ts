/** How deep arrays and objects of a body may be nested; the contract's own bodies nest up to six. */
const DEEPEST = 32;

/** The most commas of a body: 200 operations with hands of 200 cards have 41,000. */
const MOST_COMMAS = 50_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What is wrong with a text of JSON. */
export type JsonProblem = 'no JSON' | 'too deep' | 'too many values';

/** Which bound a text of JSON passes; looks at each character once. */
const boundPassed = (text: string): JsonProblem | undefined => {
  let depth = 0;
  let commas = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isString = false;
    } else if (sign === QUOTE) isString = true;
    else if (sign === COMMA) {
      commas += 1;
      if (commas > MOST_COMMAS) return 'too many values';
    } else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return 'too deep';
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
  }
  return undefined;
};

/**
 * Parses a text that a client has sent. Depth and number of values are bounded before, because a body of
 * 1 MB that is nothing but brackets takes `JSON.parse` a tenth of a second and more.
 */
export const parseBounded = (
  text: string,
): { readonly value: unknown } | { readonly problem: JsonProblem } => {
  const problem = boundPassed(text);
  if (problem) return { problem };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'no JSON' };
  }
};
