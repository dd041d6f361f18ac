/** daisyUI's themes of the same names; `garden` is the light one. */
type Theme = 'garden' | 'dark';

/** Values of the landing page's query parameter `theme`. */
export const MOODS = ['lih', 'acid', 'crh', 'miele'] as const;

/** Local storage key of the theme that the visitor chose. */
export const THEME_KEY = 'theme';

/** The opposite theme; `dark` for anything that is not dark. */
export const otherTheme = (theme: string | undefined): Theme =>
  theme === 'dark' ? 'garden' : 'dark';

/** The background of each theme, for the browser's UI: `--bg` of the stylesheets. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = {
  garden: '#ece8e1',
  dark: '#15131a',
};

export const MOOD_COLORS: Readonly<Record<(typeof MOODS)[number], string>> = {
  lih: '#d3e3ec',
  acid: '#d4f218',
  crh: '#5c0f24',
  miele: '#f6c659',
};
