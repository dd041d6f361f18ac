/** What can be chosen; `system` follows the device. */
export const THEME_CHOICES = ['system', 'garden', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Reads the choice from storage, where `system` is kept as nothing. */
export const parseThemeChoice = (saved: string | null): ThemeChoice =>
  saved === 'garden' || saved === 'dark' ? saved : 'system';
