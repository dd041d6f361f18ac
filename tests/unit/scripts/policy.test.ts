import { expect, test } from 'vitest';

import { connectDirective } from '../../../scripts/policy.mjs';

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
