import { globSync } from 'node:fs';

import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { expect, test } from 'vitest';

import {
  askedPage,
  deadResetLinkPage,
  forgotPage,
  resetPage,
} from '#server/identity/forgot/pages.ts';
import type { Checked } from '#server/identity/forms.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { offerPage } from '#server/identity/passkeys/markup.ts';
import { makePasskeyPage, signUpCodePage } from '#server/identity/passkeys/sign-up-pages.ts';
import { createPages, type Pages } from '#server/identity/pages/pages.ts';
import { codePage } from '#server/identity/verify/code-page.ts';
import {
  confirmPage,
  deadVerifyPage,
  mergedPage,
  passwordPage,
  provenPage,
  signedOutPage,
  takeoverPage,
} from '#server/identity/verify/pages.ts';
import { DIST, readDist } from '#support/site/dist.ts';

/** The rules that differ from the checker's own recommendation. */
const RULES: RuleConfig = {
  // Safari forgets that a list without bullets is a list, unless its role says so.
  'no-redundant-role': 'off',
  // React's ids begin with an underscore; HTML allows whatever has no space in it.
  'valid-id': ['error', { relaxed: true }],
  // How React, Prettier and our templates write tags, attributes and lines; HTML reads them alike.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
};

/** Astro puts its islands' one rule of style where the first island stands. */
const ISLAND_STYLE = '<style> element is not permitted as content under <div>';

const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: RULES }),
);

const findingsOf = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== ISLAND_STYLE)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
};

test.each(globSync('**/*.html', { cwd: DIST }))('%s has no error of HTML', async (file) => {
  expect(await findingsOf(await readDist(`/${file}`))).toEqual([]);
});

const pages = createPages('https://app.example.com');

const ACTION = '/idp/interaction/uid';

/** The provider's pages about passkeys, in every state. */
const PASSKEY_PAGES: readonly Markup[] = [
  offerPage(ACTION, '/idp/oauth2/authorize/uid'),
  makePasskeyPage(ACTION, false),
  makePasskeyPage(ACTION, true),
  ...[true, false].flatMap((mailConfigured) =>
    [{}, { problem: 'Wrong.' }, { note: 'Sent.' }].map((said) =>
      signUpCodePage({ action: ACTION, email: 'ada"><b>@example.com', mailConfigured, ...said }),
    ),
  ),
];

test.each(PASSKEY_PAGES.map((markup, index) => [index, markup] as const))(
  'the page %i about passkeys has no error of HTML',
  async (_index, markup) => {
    expect(await findingsOf(String(await pages.page('Passkeys', markup)))).toEqual([]);
  },
);

const EMPTY: Checked = { email: '', givenName: '', errors: {} };

const WRONG: Checked = {
  email: 'ada"><b>',
  givenName: 'Ada & <i>',
  errors: { email: 'Wrong.', givenName: 'Wrong.', password: 'Wrong.' },
};

/** Every page of the provider, in every state that has markup of its own. */
const PROVIDER_PAGES: Record<Exclude<keyof Pages, 'send' | 'page' | 'wide'>, readonly Markup[]> = {
  form: (
    [
      ['signin', false],
      ['signin', true],
      ['signup', false],
    ] as const
  ).flatMap(([view, again]) =>
    [EMPTY, WRONG, { ...EMPTY, wrongCredentials: true }, { ...EMPTY, retryAfterMs: 1000 }].map(
      (form) => pages.form(view, 'uid', form, again),
    ),
  ),
  expired: [pages.expired()],
  refusedForm: [pages.refusedForm()],
  notFound: [pages.notFound()],
  unavailable: [pages.unavailable()],
  tooMany: [pages.tooMany(60_000)],
  problem: [pages.problem(400, 'invalid_request: <b> & more'), pages.problem(500)],
  badLogout: [pages.badLogout()],
  confirmLogout: [
    pages.confirmLogout({ clientId: 'dck-web', target: 'https://app.example.com/?a=1&b=2' }),
  ],
  providerLogout: [
    pages.providerLogout(
      '<form id="op.logoutForm" method="post" action="/idp/session/end"></form>',
    ),
  ],
  loggedOut: [pages.loggedOut()],
};

const NO_ERRORS = { token: 't', email: 'ada@example.com', givenName: '', errors: {} };
const BOTH_WRONG = {
  ...NO_ERRORS,
  givenName: 'Ada & <i>',
  errors: { givenName: 'Wrong.', password: 'Wrong.' },
};
const START = 'https://app.example.com/dash';

/** What stands on the cards of mailed links and of forgotten passwords, in every state. */
const BY_MAIL: Record<string, readonly Markup[]> = {
  forgot: [true, false].flatMap((mailConfigured) => [
    forgotPage({ uid: '', email: '', problem: undefined, mailConfigured }),
    forgotPage({ uid: 'uid', email: 'a"><b>', problem: 'Wrong.', mailConfigured }),
    askedPage({ uid: 'uid', mailConfigured }),
  ]),
  reset: [
    resetPage({ ...NO_ERRORS, takeover: false }),
    resetPage({ ...BOTH_WRONG, takeover: true }),
    deadResetLinkPage(),
  ],
  code: [true, false].flatMap((mailConfigured) => [
    codePage({ action: '/idp/verify', email: 'a@b.c', back: START, mailConfigured }),
    codePage({ action: '/idp', email: 'a@b.c', problem: 'Wrong.', note: 'Sent.', mailConfigured }),
  ]),
  verify: [
    confirmPage('t', 'ada@example.com'),
    passwordPage('t', 'ada@example.com', 'Wrong.'),
    takeoverPage(BOTH_WRONG),
    deadVerifyPage(START),
    provenPage(START),
    signedOutPage(START),
    mergedPage(START, true),
    mergedPage(START, false),
  ],
};

test.each(Object.entries(BY_MAIL))(
  'the provider’s pages about mails, %s, have no error of HTML',
  async (_name, states) => {
    for (const content of states) {
      const markup = pages.page('By mail', content);
      expect(await findingsOf(String(await markup))).toEqual([]);
    }
  },
);

test.each(Object.entries(PROVIDER_PAGES))(
  'the provider’s page %s has no error of HTML',
  async (_name, states) => {
    for (const markup of states) expect(await findingsOf(String(await markup))).toEqual([]);
  },
);
