import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { decodeJwt } from 'jose';
import { describe, expect, test, vi } from 'vitest';

import { AccountData } from '#contract/account.ts';
import type { TokenResponse } from '#contract/session.ts';
import { OLD_DATA, OLD_VERSIONS, updateFrom } from '#support/process/old-data.ts';
import { SoftPasskey } from '#support/identity/authenticator.ts';
import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  refresh,
  signIn,
} from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { beginSignIn } from '#support/identity/passkeys.ts';
import { readMails } from '#support/mail/mails.ts';
import { postRegistration } from '#support/process/product-process.ts';
import { Browser } from '#support/tables/calls.ts';

import { ADA, GRACE, KIM } from '../../fixtures/data/used.ts';

/** A product elsewhere, for a browser at its tables. */
const browserAt = (origin: string, headers: Record<string, string> = {}): Browser => {
  const browser = new Browser({ request: (path, init) => fetch(origin + path, init) });
  browser.headers = headers;
  return browser;
};

const bearer = ({ access_token }: TokenResponse) => ({ authorization: `Bearer ${access_token}` });

/** A browser of Ada, as the host of a table. */
const hostAt = async (origin: string, code: string): Promise<Browser> => {
  const host = browserAt(origin, bearer(await signIn(origin, ADA)));
  expect((await host.send('POST', `/tables/${code}/hosts`, {})).status).toBe(200);
  return host;
};

/** All that is stored about a person. */
const everythingOf = async (origin: string, tokens: TokenResponse): Promise<AccountData> =>
  AccountData.parse(
    await (await fetch(`${origin}/api/account`, { headers: bearer(tokens) })).json(),
  );

/** The versions that had tables, passkeys and mail. */
const SECOND_EDITION = OLD_VERSIONS.filter((version) => !version.endsWith('first-edition'));

test('the stored databases are as they were made', async () => {
  const sums = await readFile(join(OLD_DATA, 'checksums.txt'), 'utf8');
  const found: string[] = [];
  for (const version of OLD_VERSIONS) {
    for (const name of (await readdir(join(OLD_DATA, version))).toSorted()) {
      const bytes = await readFile(join(OLD_DATA, version, name));
      found.push(`${createHash('sha256').update(bytes).digest('hex')}  ${version}/${name}\n`);
    }
  }
  expect(found.join('')).toBe(sums);
});

describe.each(OLD_VERSIONS)('updated from %s', (version) => {
  test('people sign in with their passwords', async () => {
    const { product } = await updateFrom(version);
    for (const { email, password } of [ADA, GRACE]) {
      const tokens = await signIn(product.origin, { email, password });
      expect(decodeJwt(tokens.id_token)['email']).toBe(email);
    }
  });

  test('a group stays with its account', async () => {
    const { product } = await updateFrom(version);
    const tokens = await signIn(product.origin, GRACE);
    const { account } = await everythingOf(product.origin, tokens);
    expect(account?.groups).toEqual(['beta']);
  });

  test('an app that was signed in gets new tokens', async () => {
    const { product, used } = await updateFrom(version);
    const answer = await refresh(product.origin, used.session.refreshToken);
    expect(decodeJwt(parseTokens(await answer.json()).id_token)['email']).toBe(ADA.email);
  });

  test('a browser that was signed in is not asked for the password', async () => {
    const { product, used } = await updateFrom(version);
    const browser = new IdentityBrowser(product.origin);
    for (const cookie of used.session.cookies.split('; '))
      browser.setCookie(`${cookie}; Path=/idp`);
    const request = authorizationRequest(product.origin);
    const { url } = await browser.start('oauth2/authorize', request);
    expect((await exchange(product.origin, url, request)).status).toBe(200);
  });

  test('a deck code is claimed, expired or free as it was', async () => {
    const { product, used } = await updateFrom(version);
    const ada = await signIn(product.origin, ADA);
    const { decks } = await everythingOf(product.origin, ada);
    expect(decks.map(({ code }) => code)).toEqual([used.codes.claimed]);
    const grace = await signIn(product.origin, GRACE);
    const statuses: number[] = [];
    for (const code of [used.codes.claimed, used.codes.expired, used.codes.unclaimed])
      statuses.push((await postRegistration(product.origin, grace.access_token, code)).status);
    expect(statuses).toEqual([409, 410, 200]);
  });
});

describe.each(SECOND_EDITION)('updated from %s', (version) => {
  test('kept cards, notes and hands are there', async () => {
    const { product } = await updateFrom(version);
    const tokens = await signIn(product.origin, ADA);
    const { myCards } = await everythingOf(product.origin, tokens);
    const found = myCards?.items.map(({ kind, key, value }) => [kind, key, value]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['keep', 'card:B14', expect.anything()],
        ['keep', 'case:yoga-wheel', expect.anything()],
        ['note', 'B14', expect.objectContaining({ text: 'Ask the night shift' })],
        ['hand', expect.any(String), expect.objectContaining({ cards: ['B14', 'T27'] })],
      ]),
    );
  });

  test('a table that was open goes on for host and guest', async () => {
    const { product, used } = await updateFrom(version);
    const { guest: cookie = '', open = '' } = used.tables ?? {};
    const guest = browserAt(product.origin, { cookie });
    const before = await guest.see(open);
    const [card] = before.cards;
    await guest.do(open, {
      kind: 'note',
      note: randomUUID(),
      place: card?.place ?? '',
      text: 'After the update',
    });
    const host = await hostAt(product.origin, open);
    const seen = JSON.stringify(await host.see(open));
    for (const text of [KIM, 'From the guest', 'From the host', 'After the update'])
      expect(seen).toContain(text);
  });

  test('the record of a table that was closed has its notes', async () => {
    const { product, used } = await updateFrom(version);
    const closed = used.tables?.closed ?? '';
    const host = await hostAt(product.origin, closed);
    const record = await (await host.send('GET', `/tables/${closed}/record.json`)).text();
    for (const text of ['From the guest', 'From the host']) expect(record).toContain(text);
  });

  test('a passkey signs its owner in', async () => {
    const { product, used } = await updateFrom(version);
    const passkey = new SoftPasskey(product.origin, used.passkey);
    const { answer, options } = await beginSignIn(product.origin);
    const counter = (used.passkey?.signCount ?? 0) + 1;
    expect((await answer(passkey.signed(options, { counter }))).status).toBe(200);
  });

  test('a mail that waited goes out', async () => {
    const { product } = await updateFrom(version);
    const outbox = join(product.dataDir, 'outbox');
    await vi.waitFor(async () => {
      const mails = await readMails(outbox);
      expect(mails.map(({ to }) => to)).toContain(ADA.email);
    }, 60_000);
  });
});
