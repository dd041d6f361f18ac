import { expect, test } from 'vitest';

import emailsDe from '../../../messages/de/emails.json' with { type: 'json' };
import identityDe from '../../../messages/de/identity.json' with { type: 'json' };
import emailsEn from '../../../messages/en/emails.json' with { type: 'json' };
import identityEn from '../../../messages/en/identity.json' with { type: 'json' };
import { lastCode, lastLink, lastMail, post, tokenOf } from '#support/identity/by-mail.ts';
import { ADA, IdentityBrowser, openPage } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

type Messages = Readonly<Record<string, unknown>>;

/** The pieces of a message between its slots that are more than a word. */
const piecesOf = (message: unknown): string[] =>
  (typeof message === 'string'
    ? [message]
    : [...JSON.stringify(message).matchAll(/=\w+":"([^"]+)"/g)].map(([, text = '']) => text)
  )
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\w \w/.test(piece));

/** The English pieces that German has in other words. */
const english = ([en, de]: readonly [Messages, Messages]): string[] =>
  Object.entries(en)
    .filter(([key, message]) => de[key] !== message)
    .flatMap(([, message]) => piecesOf(message));

const ENGLISH = [...english([identityEn, identityDe]), ...english([emailsEn, emailsDe])];

/** The text of markup with that of its attributes, as one line. */
const plain = (markup: string): string =>
  markup
    .replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const englishIn = (markup: string): string[] =>
  ENGLISH.filter((piece) => plain(markup).includes(piece));

const GERMAN = { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' };

/** A provider with mail, German browsers, and the faults of the pages and mails that they were shown. */
const serveGerman = async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const faults: string[] = [];
  const see = (text: string, sentence: string): void => {
    if (!plain(text).includes(sentence)) faults.push(`No '${sentence}' in ${plain(text)}`);
    faults.push(...englishIn(text));
  };
  /** Looks for English, and for a sentence, on a page. */
  const seePage = (html: string, sentence: string): void => {
    see(html, sentence);
    if (!html.includes('<html lang="de">')) faults.push(`Another language than '${sentence}'`);
  };
  /** The same in the newest mail. */
  const seeMail = async (sentence: string): Promise<void> => {
    const { html, subject, text } = await lastMail(identity, ADA.email);
    see(`${subject} ${text}`, sentence);
    seePage(html, sentence);
  };
  const newBrowser = () => new IdentityBrowser(identity.origin, GERMAN);
  return { ...identity, faults, newBrowser, seePage, seeMail };
};

test('the check finds English', async () => {
  const { origin } = await serveIdentity();
  const { html } = await openPage('login', origin);
  expect(englishIn(html)).toContain('Welcome back.');
});

test('sign-up, sign-in, verification and reset are in German, with their mails', async () => {
  const { origin, faults, newBrowser, seePage, seeMail, ...identity } = await serveGerman();
  const browser = newBrowser();

  const up = await openPage('signup', origin, {}, browser);
  seePage(up.html, 'Konto anlegen');
  const wrong = await browser.submit(up.url, 'signup', {
    email: 'a',
    given_name: '',
    password: '',
  });
  seePage(await wrong.response.text(), '3 Angaben stimmen noch nicht.');
  const fields = { email: ADA.email, given_name: ADA.givenName };
  const weak = await browser.submit(up.url, 'signup', { ...fields, password: 'aaaaaaaaaaaa' });
  seePage(await weak.response.text(), 'Wiederholungen machen das Passwort nicht sicherer.');
  await browser.submit(up.url, 'signup', { ...fields, password: ADA.password });

  await seeMail('Bestätige, dass diese E-Mail-Adresse dir gehört.');
  const code = await lastCode(identity, ADA.email);
  seePage(await (await browser.fetch('/idp/verify')).text(), 'Wir haben einen Code an');
  const typed = { step: 'code', code: code === '000000' ? '111111' : '000000' };
  const mistyped = await post(browser, '/idp/verify', typed);
  seePage(await mistyped.response.text(), 'Das ist nicht der Code aus der neuesten E-Mail.');
  await post(browser, '/idp/verify', { step: 'code', code });
  const account = await (await browser.open('/idp/account')).response.text();
  seePage(account, 'Wie du dich anmeldest und wo du angemeldet bist.');
  seePage(account, 'E-Mail-Adresse bestätigt');

  const other = newBrowser();
  const entered = await openPage('login', origin, {}, other);
  seePage(entered.html, 'Willkommen zurück');
  const refused = await other.submit(entered.url, 'signin', { email: ADA.email, password: 'x' });
  seePage(await refused.response.text(), 'E-Mail-Adresse und Passwort passen nicht zusammen.');

  seePage(await (await other.fetch('/idp/forgot')).text(), 'Passwort vergessen?');
  const asked = await post(other, '/idp/forgot', { email: ADA.email });
  seePage(await asked.response.text(), 'ist ein Link unterwegs');
  await seeMail('Lege hier ein neues fest:');
  const link = await lastLink(identity, ADA.email);
  seePage(await (await other.fetch(link)).text(), 'Neues Passwort festlegen');
  const password = 'bernoullis liebste zahlen';
  await post(other, '/idp/reset', { token: tokenOf(link), password });
  await seeMail('Das Passwort deines Kontos wurde geändert');
  seePage(await (await other.fetch(link)).text(), 'Dieser Link funktioniert nicht');

  expect(faults).toEqual([]);
});
