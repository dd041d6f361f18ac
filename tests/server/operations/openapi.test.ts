import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { makeApp } from '#support/api/app.ts';

type Description = { readonly paths: Record<string, Record<string, unknown>> };

const describeApi = async () => {
  const { app } = await makeApp();
  const answer = await app.request('/api/openapi.json');
  return { app, status: answer.status, description: (await answer.json()) as Description };
};

test('the description of the APIs is open to everybody and valid OpenAPI', async () => {
  const { status, description } = await describeApi();
  const { valid, errors } = await new Validator().validate(description);
  expect({ status, valid, errors }).toEqual({ status: 200, valid: true, errors: undefined });
});

test('the description names every route of the APIs, and no other', async () => {
  const { app, description } = await describeApi();
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routes.toSorted());
});
