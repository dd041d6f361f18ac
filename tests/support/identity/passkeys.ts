import { createCeremonies } from '#server/identity/passkeys/ceremonies.ts';
import { keepPasskey } from '#server/identity/passkeys/changes.ts';
import { SoftPasskey } from '#support/identity/authenticator.ts';
import { openPage, type IdentityBrowser } from '#support/identity/identity-client.ts';
import type { TestIdentity } from '#support/identity/identity-server.ts';

interface Told {
  readonly options?: { readonly challenge: string; readonly user: { readonly id: string } };
  readonly location?: string;
  readonly message?: string;
  readonly unknown?: { readonly rpID: string; readonly credentialID: string };
}

/** Sends what the script of the pages sends. */
export const post = async (
  browser: IdentityBrowser,
  address: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly told: Told }> => {
  const response = await browser.fetch(address, {
    method: 'POST',
    headers: { Origin: browser.origin },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, told: (await response.json()) as Told };
};

/** A browser on the sign-in page that has asked for a challenge. */
export const beginSignIn = async (origin: string) => {
  const { browser, url } = await openPage('login', origin);
  const { told } = await post(browser, `${url.pathname}/passkey/options`);
  if (!told.options) throw new Error(`No options: ${told.message}`);
  const { options } = told;
  return {
    browser,
    options,
    page: url,
    answer: (text: string) => post(browser, `${url.pathname}/passkey/answer`, { answer: text }),
  };
};

/** An account with a passkey, made without its pages. */
export const ownPasskey = async (
  { db, identity, origin, time }: TestIdentity,
  email = 'ada@example.com',
  says: Parameters<SoftPasskey['made']>[1] = {},
) => {
  const account = await identity.accounts.create({
    email,
    givenName: 'Ada',
    password: 'analytical engine',
  });
  if (!account) throw new Error('The email is taken.');
  const clock = () => time.now ?? Date.now();
  const ceremonies = createCeremonies(db, origin, clock);
  const ceremony = { purpose: 'add', subject: [account.id] } as const;
  const passkey = new SoftPasskey(origin);
  const options = await ceremonies.makeOptions(ceremony, account);
  const made = await ceremonies.verifyMade(ceremony, passkey.made(options, says));
  if (!made.ok) throw new Error(`Refused: ${made.reason}`);
  await keepPasskey(db, account, made.passkey, { device: 'Chrome on Linux', now: clock() });
  return { account, passkey };
};
