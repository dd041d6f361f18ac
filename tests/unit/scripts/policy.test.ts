import { expect, test } from 'vitest';

import { connectDirective, pictureDirective } from '../../../scripts/policy.mjs';

test('a site whose services are its own needs no directive for requests', () => {
  expect(connectDirective(['/api', undefined, '/idp'])).toEqual([]);
});

test('services elsewhere are allowed by their origins, each once', () => {
  expect(
    connectDirective([
      'https://api.example/v1',
      'https://api.example/thanks',
      'https://login.example:8443',
    ]),
  ).toEqual(["connect-src 'self' https://api.example https://login.example:8443"]);
});

test.each([undefined, ''])('pictures come from this site where the site is %j', (site) => {
  expect(pictureDirective(site)).toBe("img-src 'self' data: blob:");
});

test('they come from the product’s site as well where that is another one, and from no other', () => {
  expect(pictureDirective('https://www.dck.example')).toBe(
    "img-src 'self' data: blob: https://www.dck.example",
  );
});
