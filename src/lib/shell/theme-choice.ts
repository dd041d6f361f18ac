/** `system` follows the device. */
export const THEME_CHOICES = ['system', 'garden', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Parses the stored choice; `system` is stored as no value. */
export const parseThemeChoice = (saved: string | null): ThemeChoice =>
  saved === 'garden' || saved === 'dark' ? saved : 'system';
