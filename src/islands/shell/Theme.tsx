import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { Section } from '#islands/shared/Section.tsx';
import { THEME_CHOICES } from '#lib/shell/theme-choice.ts';
import { $themeChoice, chooseTheme, followTheme } from '#lib/shell/theme.store.ts';

/** Background colours of the themes, independent of the current one. */
const SAMPLES = {
  system: 'bg-[linear-gradient(90deg,#ece8e1_50%,#15131a_50%)]',
  garden: 'bg-[#ece8e1]',
  dark: 'bg-[#15131a]',
} as const;

const NAMES = {
  system: m.shell_theme_system,
  garden: m.shell_theme_light,
  dark: m.shell_theme_dark,
} as const;

/**
 * The theme setting. The key is a prop: a module shared with the drawer's switch would be one more file on
 * every public page.
 */
export const Theme = ({ storageKey }: { storageKey: string }) => {
  const chosen = useStore($themeChoice, { ssr: 'initial' });
  useEffect(() => followTheme(storageKey), [storageKey]);
  return (
    <Section id="settings-theme" title={m.shell_theme()}>
      <div
        className="grid w-full gap-3 sm:grid-cols-3"
        role="radiogroup"
        aria-labelledby="settings-theme"
      >
        {THEME_CHOICES.map((choice) => (
          <label
            key={choice}
            className="relative grid min-h-[3.5rem] cursor-pointer grid-cols-[auto_1fr] items-center gap-3 rounded-small border-2 border-line-strong bg-surface px-4 py-3 font-semibold has-checked:border-primary has-checked:[box-shadow:inset_0_0_0_2px_var(--primary)] forced-colors:has-checked:chosen has-focus-visible:ring-focus"
          >
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              type="radio"
              name="theme"
              value={choice}
              disabled={chosen === undefined}
              checked={chosen === choice}
              onChange={() => chooseTheme(storageKey, choice)}
            />
            <span
              className={`size-6 rounded-pill border-2 border-line-strong ${SAMPLES[choice]}`}
              aria-hidden="true"
            />
            <span>{NAMES[choice]()}</span>
          </label>
        ))}
      </div>
    </Section>
  );
};
