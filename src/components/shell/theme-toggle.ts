/** The switch between garden and dark, which is in the drawer: part of its script. */
import { otherTheme, THEME_COLORS, THEME_KEY } from '#lib/shell/theme.ts';

const { dataset } = document.documentElement;
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const theme = otherTheme(dataset['theme']);
  delete dataset['mood'];
  dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('[name=theme-color]')) {
    meta.setAttribute('content', THEME_COLORS[theme]);
  }
  try {
    localStorage.setItem(THEME_KEY, theme);
    // The settings hear of it as they hear of other tabs.
    dispatchEvent(new StorageEvent('storage'));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
});
