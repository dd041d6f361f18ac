import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck, textsOf } from '#support/browser/reading.ts';
import { countPages } from '#support/pdf/pdf-text.ts';
import { sample } from '#support/shared/rounds.ts';

const lengthOf = (card: object): number => textsOf(card).join('').length;

const longest = deck.cards
  .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  .slice(0, 3)
  .map(({ code }) => code);

for (const code of sample([...new Set(['E13', ...longest])], 4)) {
  test(`the card ${code} is printed on one page of A4`, async ({ page }, info) => {
    await page.goto(`/browse/${code}`);
    await expect(page.getByRole('article')).toBeVisible();
    const path = info.outputPath('card.pdf');
    await page.pdf({ path, format: 'A4' });
    expect(countPages(path)).toBe(1);
  });
}
