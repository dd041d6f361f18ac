/** The one form in which emails are stored and compared: trimmed and lower-cased. */
export const normalizeEmail = (email: string): string =>
  email.normalize('NFC').trim().toLowerCase();
