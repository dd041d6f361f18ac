import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each theme and each width once: colours depend on the one, the layout on the other. */
const LOOKS = [
  { theme: 'garden', width: 360, height: 740 },
  { theme: 'dark', width: 1280, height: 800 },
];

/** axe in the page itself: no page has a frame that axe would have to put together with it. */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  // Reading its half a megabyte takes longer than looking at the page; once a page is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
};

/** What axe finds on the page in both themes, on a phone and on a desktop. */
export const violationsOn = async (page: Page, within = 'html'): Promise<string[]> => {
  const found: string[] = [];
  for (const { theme, ...size } of LOOKS) {
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
