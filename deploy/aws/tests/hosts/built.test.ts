// The other tests look at what the sources say; this one at what the build has made of it.
import { expect, test } from 'vitest';

import { readSite } from '../../../../server/site/files.ts';
import { DIST } from '../../../../tests/support/site/dist.ts';
import { writtenFor } from '../../../hosts/written.ts';

const site = readSite(DIST);

test.each(Object.entries(writtenFor(site.keys())))('the built site holds %s', (path, text) => {
  expect(site.get(path)?.identity.toString('utf8')).toBe(text);
});

test('the built site holds what a host answers with for a missing file', () => {
  expect(site.get('/missing.txt')?.identity.length).toBeGreaterThan(0);
});
