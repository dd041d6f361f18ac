/** Maximum depth of arrays and objects in a body; the contract's bodies nest up to six levels. */
const DEEPEST = 32;

/** Maximum of commas in a body: 200 operations with hands of 200 cards have 41,000. */
const MOST_COMMAS = 50_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

export type JsonProblem = 'no JSON' | 'too deep' | 'too many values';

/** Returns the limit that a JSON text exceeds, in one pass over its characters. */
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
 * Parses JSON from a client. Depth and number of values are checked before, because `JSON.parse` takes a
 * tenth of a second and more for a body of 1 MB that is only brackets.
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
