/** Attributes of every code field: capitals, no autocorrection, and an Enter key that submits. */
export const CODE_INPUT = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;
