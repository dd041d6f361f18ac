import { expect, test } from 'vitest';

import { letIn } from '../../lambda/roles.ts';

const ROLE = 'dck_api';
const OLD = 'arn:aws:iam::123456789012:role/Old';
const NEW = 'arn:aws:iam::123456789012:role/path/New';

/** A database with roles, and those of IAM that may become the one. */
const databaseWith = (roles: readonly string[], arns: readonly string[]) => {
  const sent: string[] = [];
  const run = (statement: string) => {
    sent.push(statement);
    if (statement.includes('pg_roles'))
      return Promise.resolve(roles.map((rolname) => ({ rolname })));
    if (statement.includes('mappings')) return Promise.resolve(arns.map((arn) => ({ arn })));
    return Promise.resolve([]);
  };
  return { sent, run };
};

test('the role is made once, and may change rows and nothing else', async () => {
  const { run, sent } = databaseWith([], []);
  await letIn(run, ROLE, [NEW]);
  expect(sent.filter((text) => !text.startsWith('select'))).toEqual([
    'create role dck_api with login',
    'grant usage on schema public to dck_api',
    'grant select, insert, update, delete on all tables in schema public to dck_api',
    `aws iam grant dck_api to '${NEW}'`,
  ]);
});

test('who is no caller any more is let in no more', async () => {
  const { run, sent } = databaseWith([ROLE], [OLD, NEW]);
  await letIn(run, ROLE, [NEW]);
  expect(sent.filter((text) => /^(?:aws|create)/.test(text))).toEqual([
    `aws iam revoke dck_api from '${OLD}'`,
  ]);
});

test.each([
  ["x'; drop table accounts; --", NEW],
  [ROLE, "arn:aws:iam::123456789012:role/x' or"],
  [ROLE, 'arn:aws:iam::123456789012:user/somebody'],
])('%s for %s is refused before anything is sent', async (role, arn) => {
  const { run, sent } = databaseWith([], []);
  await expect(letIn(run, role, [arn])).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
});
