import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';

import { WHOLE } from '#support/shared/rounds.ts';

/** Each theme and each width once: colours depend on the one, the layout on the other. */
const LOOKS = [
  { theme: 'garden', width: 360, height: 740 },
  { theme: 'dark', width: 1280, height: 800 },
];

/** Both looks in `npm run stress`; in `npm test` each test has one of them, by the letters of its title. */
const looks = (): typeof LOOKS => {
  const letters = [...test.info().title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return WHOLE ? LOOKS : LOOKS.filter((_, index) => index === letters % LOOKS.length);
};

/** axe in the page itself: no page has a frame that axe would have to put together with it. */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  // Reading its half a megabyte takes longer than looking at the page; once a page is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
};

/** Violations found by axe: on a phone in the light theme, on a desktop in the dark one. */
export const violationsOn = async (page: Page, within = 'html'): Promise<string[]> => {
  const found: string[] = [];
  for (const { theme, ...size } of looks()) {
    await page.setViewportSize(size);
    await page.evaluate(async (name) => {
      const root = document.documentElement;
      root.dataset['theme'] = root.dataset['mood'] ?? name;
      // axe measures colours: nothing may be half-way through a transition, nor set one off.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      do {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        await frame();
        await frame();
      } while (document.getAnimations().length > 0);
    }, theme);
    const { violations } = await (await axeOn(page)).include(within).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }
  }
  return found;
};
