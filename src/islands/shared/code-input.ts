/**
 * What every field for a code says to the browser: capitals, and no help of the kind that changes what
 * was typed; the keyboard's key sends it.
 */
export const CODE_INPUT = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;
