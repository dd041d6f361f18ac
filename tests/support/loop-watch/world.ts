import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { MOST_TABLES, MOST_OPEN_TABLES } from '#contract/tables-bounds.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  openPage,
  signUp,
} from '#support/identity/identity-client.ts';
import { fillMyCards } from '#support/loop-watch/full-account.ts';
import { makeClosedTables, makeFullTable, type FullTable } from '#support/loop-watch/full-table.ts';
import type { Place, Product } from '#support/process/product-process.ts';
import { someFiles } from '#support/site/dist.ts';

/** A browser in the middle of something at the provider. */
export interface AtProvider {
  /** The path of the interaction, without its view. */
  readonly interaction: string;
  readonly cookie: string;
}

/** The state at which inputs are at their worst, and what requests name of it. */
export interface World {
  readonly origin: string;
  /** Headers of an account, by what it holds. */
  readonly accounts: {
    readonly [
      Name in
        | 'tables'
        | 'long notes'
        | 'a note with other texts'
        | 'small things'
        | 'writer'
        | 'opener'
    ]: Readonly<Record<string, string>>;
  };
  readonly table: FullTable;
  /** A table that others may come to: its code, and the cookie of its host. */
  readonly doorTable: { readonly code: string; readonly host: string };
  readonly signingIn: AtProvider;
  readonly signingUp: AtProvider;
  /** The cookie of a browser that is signed in at the provider, for its pages. */
  readonly signedIn: string;
  /** An authorization request as a query. */
  readonly authorize: string;
  /** Addresses of files of the site. */
  readonly files: readonly string[];
  /** The codes of the deck. */
  readonly deck: readonly string[];
}

const PASSWORD = 'correct horse battery';

const subjectOf = (token: string): string => {
  const [, payload = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return sub;
};

const makeMember = async (origin: string, browser = new IdentityBrowser(origin)) => {
  const email = `${randomUUID()}@example.com`;
  const { access_token } = await signUp(
    origin,
    { email, givenName: 'Ada', password: PASSWORD },
    browser,
  );
  return {
    id: subjectOf(access_token),
    headers: { Authorization: `Bearer ${access_token}` } as const,
    browser,
  };
};

const atProvider = async (entry: 'login' | 'signup', origin: string): Promise<AtProvider> => {
  const { browser, url } = await openPage(entry, origin);
  const interaction = url.pathname.replace(/\/(signin|signup)$/, '');
  return { interaction, cookie: browser.cookies(interaction) };
};

/**
 * Fills a running product up to its bounds.
 * @param whole tables as large and as many as they may be, rather than a tenth of that
 */
export const fillWorld = async (
  { origin, place }: Pick<Product, 'origin'> & { readonly place: Place },
  whole: boolean,
): Promise<World> => {
  const shapes = ['long notes', 'a note with other texts', 'small things'] as const;
  const [tables, notes, crowded, small, writer, opener, member] = await Promise.all(
    Array.from({ length: 7 }, () => makeMember(origin)),
  );
  if (!tables || !notes || !crowded || !small || !writer || !opener || !member)
    throw new Error('There are as many members as were made.');
  const db = await openDatabase(
    place.databaseUrl === undefined
      ? { file: join(place.dataDir, 'dck.sqlite') }
      : { url: place.databaseUrl },
  );
  const deck = (await loadTestDeck()).cards.map(({ code }) => code);
  try {
    for (const [index, { id }] of [notes, crowded, small].entries())
      await fillMyCards(db, id, shapes[index] ?? 'long notes');
    const large = whole ? MOST_OPEN_TABLES : 1;
    const made: FullTable[] = [];
    for (let count = 0; count < large; count += 1)
      made.push(await makeFullTable(db, tables.id, deck, whole ? 1 : 0.1));
    await makeClosedTables(db, tables.id, (whole ? MOST_TABLES : MOST_TABLES / 10) - large);
    const [table] = made;
    if (!table) throw new Error('There is a full table.');
    const opened = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { ...writer.headers, 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { code } = (await opened.json()) as { code: string };
    const [host = ''] = opened.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    return {
      origin,
      accounts: {
        tables: tables.headers,
        'long notes': notes.headers,
        'a note with other texts': crowded.headers,
        'small things': small.headers,
        writer: writer.headers,
        opener: opener.headers,
      },
      table,
      doorTable: { code, host },
      signingIn: await atProvider('login', origin),
      signingUp: await atProvider('signup', origin),
      signedIn: member.browser.cookies('/idp/account'),
      authorize: new URLSearchParams(authorizationRequest(origin).parameters).toString(),
      files: await someFiles(),
      deck,
    };
  } finally {
    await db.destroy();
  }
};
