/** The switch between garden and dark, which is in the drawer: part of its script. */
import { otherTheme, THEME_KEY } from '#lib/shell/theme.ts';

const { dataset } = document.documentElement;

/** What a press has chosen and is not shown yet. */
let chosen: string | undefined;

const show = (theme: string, isStored: boolean): void => {
  chosen = undefined;
  delete dataset['mood'];
  dataset['theme'] = theme;
  // The settings hear of it as they hear of other tabs; so does the head's script, which colours the
  // browser's own bars. Without a key it would be told as if all storage had been emptied.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
};

const store = (theme: string): boolean => {
  try {
    localStorage.setItem(THEME_KEY, theme);
    return true;
  } catch {
    // Without storage the choice lasts as long as the page.
    return false;
  }
};

// It is stored at once, so that whoever leaves right after keeps it. Another theme is another style for each
// element of the page: a frame later the press is seen to be taken.
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const theme = otherTheme(chosen ?? dataset['theme']);
  chosen = theme;
  const isStored = store(theme);
  requestAnimationFrame(() => setTimeout(() => show(theme, isStored)));
});
