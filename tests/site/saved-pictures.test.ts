import { expect, test } from 'vitest';

import { Case } from '#contract/showcase.ts';
import { CASE_SLUGS } from '#support/site/cases.ts';
import { readDist } from '#support/site/dist.ts';

/** What the button of a case's page saves. */
const savedBy = async (slug: string): Promise<Case> => {
  const html = await readDist(`/showcase/${slug}/index.html`);
  const [, json = ''] = /data-save="([^"]*)"/.exec(html) ?? [];
  return Case.parse(
    JSON.parse(
      json
        .replaceAll('&quot;', '"')
        .replaceAll('&#34;', '"')
        .replaceAll('&#38;', '&')
        .replaceAll('&amp;', '&'),
    ),
  );
};

test.each(CASE_SLUGS)('%s is saved with pictures whose addresses outlive a build', async (slug) => {
  const { images } = await savedBy(slug);
  expect(images).toEqual([1, 2, 3, 4].map((number) => `/assets/showcase/${slug}-${number}.svg`));
});

test.each(CASE_SLUGS)('the pictures of %s are files of the site', async (slug) => {
  const { images } = await savedBy(slug);
  const files = await Promise.all(images.map(readDist));
  expect(files.filter((file) => !file.includes('<svg'))).toEqual([]);
});
