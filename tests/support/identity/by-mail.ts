import type { IdentityBrowser } from '#support/identity/identity-client.ts';
import type { TestIdentity } from '#support/identity/identity-server.ts';
import type { ReceivedMail } from '#support/mail/mails.ts';

/** The newest mail to an address. */
export const lastMail = async (
  { mails }: Pick<TestIdentity, 'mails'>,
  email: string,
): Promise<ReceivedMail> => {
  const mail = (await mails()).findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  return mail;
};

/** The link of the newest mail to an address, as a path of the provider that the test runs. */
export const lastLink = async (
  identity: Pick<TestIdentity, 'mails'>,
  email: string,
): Promise<string> => {
  const { links, subject } = await lastMail(identity, email);
  const link = links.find((address) => address.includes('token='));
  if (link === undefined) throw new Error(`No link in "${subject}".`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};

/** The token of a link. */
export const tokenOf = (link: string): string =>
  new URL(link, 'http://localhost').searchParams.get('token') ?? '';

/** Sends a form as the page that it stands on does. */
export const post = (browser: IdentityBrowser, path: string, fields: Record<string, string>) =>
  browser.open(path, {
    method: 'POST',
    headers: { Origin: browser.origin },
    body: new URLSearchParams(fields),
  });

/** Asks for a link for a forgotten password, and opens nothing. */
export const forget = (browser: IdentityBrowser, email: string) =>
  post(browser, '/idp/forgot', { email });

/** The code of the newest mail to an address. */
export const lastCode = async (
  identity: Pick<TestIdentity, 'mails'>,
  email: string,
): Promise<string> => {
  const { code, subject } = await lastMail(identity, email);
  if (code === undefined) throw new Error(`No code in "${subject}".`);
  return code;
};
