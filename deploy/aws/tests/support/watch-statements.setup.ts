// Stands between the product and its PostgreSQL while the server's suites run: it notes every statement,
// transaction by transaction, and, where DSQL_FAULTS is set, lets each fail once as if it had lost to another
// transaction. What is noted goes into the folder DSQL_RECORD, for deploy/aws/dsql/suites.check.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll } from 'vitest';

import { Faults } from '../../dsql/faults.ts';
import type { Sent } from '../../dsql/rules.ts';

/** What one run of a suite has sent: the most that each transaction came to, by its texts. */
const seen = new Map<string, Sent[]>();

const faults = process.env['DSQL_FAULTS'] === undefined ? undefined : new Faults();

const totalOf = (sent: readonly Sent[]): number =>
  sent.reduce((sum, { bytes, rows }) => sum + rows * 1e9 + bytes, 0);

const note = (sent: Sent[]): void => {
  if (sent.length === 0) return;
  const key = sent.map(({ text }) => text).join('\n');
  const known = seen.get(key);
  if (!known || totalOf(known) < totalOf(sent)) seen.set(key, sent);
};

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const COMMITS = /^\s*commit\s*$/i;
const ROLLS_BACK = /^\s*rollback\s*$/i;
const CHANGES = /^\s*(?:insert|update|delete|with)\b/i;

type Query = (this: Client, text: unknown, values?: unknown) => Promise<{ rowCount: number | null }>;

const send = Reflect.get(Client.prototype, 'query') as Query;
/** The statements of the transaction that a connection is in. */
const open = new WeakMap<Client, Sent[]>();

const bytesOf = (values: unknown): number =>
  Array.isArray(values)
    ? values.reduce((sum: number, value) => sum + Buffer.byteLength(String(value)), 0)
    : 0;

const watched: Query = async function (text, values) {
  // The suites' own connections are not the product's.
  const name: unknown = Reflect.get(this, 'connectionParameters');
  const isOurs = JSON.stringify(name).includes('"application_name":"dck"');
  if (typeof text !== 'string' || !isOurs) return send.call(this, text, values);
  const plain = text.replace(/\bindex async\b/i, 'index');
  const isIn = open.get(this);
  if (BEGINS.test(text)) {
    open.set(this, []);
    faults?.begin(this);
    return send.call(this, plain, values);
  }
  if (ROLLS_BACK.test(text)) {
    open.delete(this);
    return send.call(this, plain, values);
  }
  if (COMMITS.test(text) && isIn) {
    open.delete(this);
    const key = isIn.map((one) => one.text).join('\n');
    if (faults?.commit(this, key)) {
      await send.call(this, 'rollback');
      throw faults.error();
    }
    note(isIn);
    return send.call(this, plain, values);
  }
  if (faults?.statement(this, text, isIn !== undefined)) throw faults.error();
  const result = await send.call(this, plain, values);
  const rows = CHANGES.test(text) ? (result.rowCount ?? 0) : 0;
  const one = { text, rows, bytes: bytesOf(values) };
  if (isIn) isIn.push(one);
  else note([one]);
  return result;
};

Reflect.set(Client.prototype, 'query', watched);

afterAll(() => {
  const folder = process.env['DSQL_RECORD'];
  if (folder === undefined) return;
  const record = { transactions: [...seen.values()], faults: faults?.report() };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record));
});
