import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readOutputs, siteSettings, type Outputs } from '../../site/outputs.ts';
import { synthesise } from '../stack/support/synthesise.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The outputs file of `cdk deploy`, with each output under its own name. */
const outputs = Object.fromEntries(
  Object.keys(synthesise().findOutputs('*')).map((name) => [name, name]),
) as unknown as Outputs;

test('the site is built with what the stack says of itself', () => {
  expect(siteSettings(outputs)).toMatchObject({
    PUBLIC_ORIGIN: 'Origin',
    PUBLIC_AUTH_URL: 'SignInPages',
    PUBLIC_AUTH_CLIENT_ID: 'ClientId',
    PUBLIC_APP_ENV: 'Environment',
  });
});

test('its token requests are the ones that Cognito reads', () => {
  expect(siteSettings(outputs)['PUBLIC_AUTH_TOKEN_PARAMS']).toBe('body');
});

test('every setting is one that the product knows', () => {
  const known = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const name of Object.keys(siteSettings(outputs))) expect(known).toContain(`\n${name}=`);
});

test('without a deployment it says which command is missing', () => {
  expect(() => readOutputs(join(ROOT, 'no', 'outputs.json'))).toThrow(
    'Run "npm run deploy" first.',
  );
});
