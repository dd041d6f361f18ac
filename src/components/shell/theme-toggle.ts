/** The switch between garden and dark, which is in the drawer: part of its script. */
import { otherTheme, THEME_KEY } from '#lib/shell/theme.ts';

const { dataset } = document.documentElement;

const switchTheme = (): void => {
  const theme = otherTheme(dataset['theme']);
  delete dataset['mood'];
  dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
    // The settings hear of it as they hear of other tabs; so does the head's script, which colours the
    // browser's own bars. Without a key it would be told as if all storage had been emptied.
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

// Another theme is another style for each element of the page: a frame later the press is seen to be taken.
document
  .querySelector('[data-theme-toggle]')
  ?.addEventListener('click', () => requestAnimationFrame(() => setTimeout(switchTheme)));
