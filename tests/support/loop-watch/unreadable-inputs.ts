import { gzipSync } from 'node:zlib';

import { ENDPOINTS, type Endpoint } from '#contract/endpoints.ts';
import { BATCH_BYTES, MY_PATH } from '#contract/my-cards-bounds.ts';
import { TABLE_REQUEST_BYTES, TABLES_PATH } from '#contract/tables-bounds.ts';
import { filled, JSON_TYPE, type WorstInput } from '#support/loop-watch/input.ts';
import type { World } from '#support/loop-watch/world.ts';

/** The most that an endpoint reads, in bytes. */
const mostOf = ({ path }: Endpoint): number => {
  if (path === `/api${MY_PATH}`) return BATCH_BYTES;
  return path === `/api${TABLES_PATH}` ? TABLE_REQUEST_BYTES : 16 * 1024;
};

const list = (item: string, bytes: number): string =>
  `[${filled(`${item},`, bytes - 2 - ((bytes - 2) % (item.length + 1))).slice(0, -1)}]`;

const keys = (bytes: number): string => {
  const names: string[] = [];
  for (let size = 2, index = 0; size < bytes - 20; index += 1) {
    const entry = `"k${index.toString(36)}":0`;
    size += entry.length + 1;
    names.push(entry);
  }
  return `{${names.join()}}`;
};

const nested = (open: string, close: string, bytes: number): string => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Bodies that no endpoint can use, by how they use up the bytes that are read. */
const BODIES: Readonly<Record<string, (bytes: number) => string | Buffer>> = {
  'nested arrays': (bytes) => nested('[', ']', bytes),
  'nested objects': (bytes) => nested('{"a":', '}', bytes - 8).replace('}', '0}'),
  'arrays that do not end': (bytes) => filled('[', bytes),
  'a nested operation': (bytes) =>
    `{"since":0,"now":0,"operations":[{"kind":"note","value":${nested('[', ']', bytes - 100)}}]}`,
  'empty operations': (bytes) => `{"since":0,"now":0,"operations":${list('{}', bytes - 100)}}`,
  'an operation with many keys': (bytes) =>
    `{"since":0,"now":0,"operations":[{"kind":"note","value":${keys(bytes - 100)}}]}`,
  'many keys': keys,
  'the same key': (bytes) => `{${filled('"a":0,', bytes - 20 - ((bytes - 20) % 6))}"a":0}`,
  'empty arrays': (bytes) => list('[]', bytes),
  'a long text': (bytes) => JSON.stringify({ text: filled('a', bytes - 20) }),
  'escaped signs': (bytes) => `{"text":"${filled('\\u8a9e', bytes - 20 - ((bytes - 20) % 6))}"}`,
  'a long number': (bytes) => `{"since":${filled('9', bytes - 20)}}`,
  'long numbers': (bytes) => list('1.7976931348623157e308', bytes),
  'no JSON': (bytes) => filled('x', bytes),
  'white space': (bytes) => filled(' ', bytes),
  'bytes that are no text': (bytes) => Buffer.alloc(bytes, 0xff),
  'a bomb of gzip': (bytes) => gzipSync(Buffer.alloc(10_000_000)).subarray(0, bytes),
};

const takesBody = ({ body, empty }: Endpoint): boolean => body !== undefined || empty === true;

/** Every endpoint that takes a body gets those that it cannot use. */
export const unreadableInputs = ({ accounts, table }: World): WorstInput[] =>
  ENDPOINTS.filter(takesBody).flatMap((endpoint) =>
    Object.entries(BODIES).map(([at, make]): WorstInput => {
      let body: string | Buffer | undefined;
      return {
        route: `${endpoint.method} ${endpoint.path}`,
        at,
        path: endpoint.path.replace('{code}', table.code),
        method: endpoint.method.toUpperCase(),
        headers: {
          ...accounts.writer,
          ...JSON_TYPE,
          Cookie: table.host,
          ...(at === 'a bomb of gzip' && { 'Content-Encoding': 'gzip' }),
        },
        body: () => (body ??= make(mostOf(endpoint))),
      };
    }),
  );
