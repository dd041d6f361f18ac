import { stripVTControlCharacters } from 'node:util';

import type { Page } from '@playwright/test';

import { expect } from '#support/browser/fixtures.ts';
import { sidewaysOn } from '#support/browser/sideways.ts';

/** The viewport of a small phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 };

/** How long a page may take until it is whole, in ms: one that is not is a finding, and the walk goes on. */
const PATIENCE = 30_000;

/** Looks at pages in one language, and collects what is wrong with them. */
export interface Look {
  /** The findings so far, each with the name of its page. */
  readonly wrong: string[];
  /** Opens a page below the language's folder, and looks at it once it is whole. */
  readonly open: (page: Page, path: string, texts?: readonly string[]) => Promise<void>;
  /** Looks at a page as it is. */
  readonly at: (page: Page, name: string, texts?: readonly string[]) => Promise<void>;
  /** Does something on a page and looks at it; a failure is a finding. */
  readonly after: (page: Page, name: string, act: () => Promise<unknown>) => Promise<void>;
}

/** Sizes of text: the usual one, and the one that people choose who read it with difficulty. */
export const USUAL = ['100%'];
export const ALSO_LARGE = ['100%', '200%'];

const firstLine = (error: unknown): string =>
  stripVTControlCharacters(String(error)).split('\n').slice(0, 4).join(' ');

/** @param language the tag of the pages */
export const lookIn = (language: string): Look => {
  const wrong: string[] = [];
  const whole = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({
      timeout: PATIENCE,
    });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: PATIENCE });
  };
  const at: Look['at'] = async (page, name, texts = USUAL) => {
    await page.setViewportSize(PHONE);
    const has = await page.evaluate(() => document.documentElement.lang);
    if (has !== language) wrong.push(`${name}: its language is ${has}`);
    for (const size of texts) {
      await page.evaluate(async (fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        await document.fonts.ready;
      }, size);
      wrong.push(...(await sidewaysOn(page)).map((what) => `${name} at ${size}: ${what}`));
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  };
  const tried = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      wrong.push(`${name}: ${firstLine(error)}`);
    }
  };
  return {
    wrong,
    at,
    open: (page, path, texts) =>
      tried(path, async () => {
        await page.goto(`/${language}${path}`);
        await whole(page);
        await at(page, path, texts);
      }),
    after: (page, name, act) =>
      tried(name, async () => {
        await act();
        await at(page, name);
      }),
  };
};
