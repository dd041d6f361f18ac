// Notes every statement that the product sends while the server's suites run, transaction by transaction,
// and, where DSQL_FAULTS is set, lets each fail once as if it had lost to another transaction. What is noted
// goes into the folder DSQL_RECORD, for deploy/aws/checks/dsql.check.mjs.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { Faults } from '../../dsql/faults.ts';
import type { Sent } from '../../dsql/rules.ts';
import { lost, partOf, watchStatements } from './statements.ts';

/** The most that each transaction came to, by its texts. */
const seen = new Map<string, Sent[]>();
/** The statements of the transaction that a connection is in. */
const open = new WeakMap<object, Sent[]>();

const faults = process.env['DSQL_FAULTS'] === undefined ? undefined : new Faults();

const keyOf = (sent: readonly Sent[]): string => sent.map(({ text }) => text).join('\n');

const sizeOf = (sent: readonly Sent[]): number =>
  sent.reduce((sum, { bytes, rows }) => sum + rows * 1e9 + bytes, 0);

const note = (sent: Sent[]): void => {
  const known = seen.get(keyOf(sent));
  if (sent.length > 0 && (!known || sizeOf(known) < sizeOf(sent))) seen.set(keyOf(sent), sent);
};

const CHANGES = /^\s*(?:insert|update|delete|with)\b/i;

const bytesOf = (values: unknown): number =>
  Array.isArray(values)
    ? values.reduce((sum: number, value) => sum + Buffer.byteLength(String(value)), 0)
    : 0;

watchStatements(async ({ connection, send, text, values }) => {
  const within = open.get(connection);
  switch (partOf(text)) {
    case 'begins':
      open.set(connection, []);
      faults?.begin(connection);
      return send();
    case 'rolls back':
      open.delete(connection);
      return send();
    case 'commits':
      open.delete(connection);
      if (faults?.commit(connection, keyOf(within ?? []))) {
        await send('rollback');
        throw lost();
      }
      note(within ?? []);
      return send();
    case 'within': {
      if (faults?.statement(connection, text, within !== undefined)) throw lost();
      const result = await send();
      const rows = CHANGES.test(text) ? (result.rowCount ?? 0) : 0;
      const one = { text, rows, bytes: bytesOf(values) };
      if (within) within.push(one);
      else note([one]);
      return result;
    }
  }
});

afterAll(() => {
  const folder = process.env['DSQL_RECORD'];
  if (folder === undefined) return;
  const record = { transactions: [...seen.values()], faults: faults?.report() };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record));
});
