/** The two themes of the app and the four moods of the landing page (behaviour/shell.md, 'Shell'). */

/** daisyUI's themes of the same names; `garden` is the light one. */
type Theme = 'garden' | 'dark';

/** Values of the landing page's query parameter `theme`. */
export const MOODS = ['lih', 'acid', 'crh', 'miele'] as const;

/** Local storage key of the theme that the visitor chose. */
export const THEME_KEY = 'theme';

/** The other of the two themes; from anything that is not dark one goes to dark. */
export const otherTheme = (theme: string | undefined): Theme =>
  theme === 'dark' ? 'garden' : 'dark';

/** The ground of each theme, for the browser's own bars: `--bg` of the stylesheets. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = {
  garden: '#ece8e1',
  dark: '#15131a',
};

/** The same of each mood. */
export const MOOD_COLORS: Readonly<Record<(typeof MOODS)[number], string>> = {
  lih: '#d3e3ec',
  acid: '#d4f218',
  crh: '#5c0f24',
  miele: '#f6c659',
};
