/** The theme switch in the drawer, part of its script. */
import { otherTheme, THEME_KEY } from '#lib/shell/theme.ts';

const { dataset } = document.documentElement;

/** The chosen theme that is not applied yet. */
let chosen: string | undefined;

const show = (theme: string, isStored: boolean): void => {
  chosen = undefined;
  delete dataset['mood'];
  dataset['theme'] = theme;
  // Notifies the settings as a change in another tab would, and the head's script, which colours the
  // browser's UI. An event without key would mean that all storage was cleared.
  if (isStored) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
};

const store = (theme: string): boolean => {
  try {
    localStorage.setItem(THEME_KEY, theme);
    return true;
  } catch {
    // Without storage the choice lasts until the page closes.
    return false;
  }
};

// Stored at once, so that it survives leaving the page. Applied after the next frame: a theme restyles
// every element, and the touch feedback paints first.
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const theme = otherTheme(chosen ?? dataset['theme']);
  chosen = theme;
  const isStored = store(theme);
  requestAnimationFrame(() => setTimeout(() => show(theme, isStored)));
});
