import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { THEME_CHOICES } from '#core/theme-choice.ts';
import { $themeChoice, chooseTheme, followTheme } from '#stores/settings.ts';

const NAMES = { system: 'Like this device', garden: 'Light', dark: 'Dark' } as const;

/**
 * The choice of the theme. The key comes from the page: a module shared with the menu's switch would
 * be one file more on every public page.
 */
export const Theme = ({ storageKey }: { storageKey: string }) => {
  const chosen = useStore($themeChoice, { ssr: 'initial' });
  useEffect(() => followTheme(storageKey), [storageKey]);
  return (
    <section className="settings-part" aria-labelledby="settings-theme">
      <h2 id="settings-theme">Theme</h2>
      <div className="theme-choices" role="radiogroup" aria-labelledby="settings-theme">
        {THEME_CHOICES.map((choice) => (
          <label key={choice} className="theme-choice">
            <input
              type="radio"
              name="theme"
              value={choice}
              disabled={chosen === undefined}
              checked={chosen === choice}
              onChange={() => chooseTheme(storageKey, choice)}
            />
            <span className="theme-sample" data-sample={choice} aria-hidden="true" />
            <span>{NAMES[choice]}</span>
          </label>
        ))}
      </div>
    </section>
  );
};
