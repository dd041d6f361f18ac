import { expect, test } from 'vitest';

import { getConfig } from '#server/config/config.ts';
import { StartError } from '#server/shared/start-error.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

test('everything has a default', () => {
  expect(getConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    origin: 'http://localhost:4321',
    dataDir: './data',
    database: { file: 'data/dck.sqlite' },
    environment: 'production',
    mail: { from: { name: 'DCK', address: 'no-reply@localhost' } },
  });
});

test('the origin follows the port', () => {
  expect(getConfig({ PORT: '8080' }).origin).toBe('http://localhost:8080');
});

test('an empty value counts as unset', () => {
  expect(getConfig({ PORT: '', PUBLIC_ORIGIN: '' }).port).toBe(4321);
});

test('Aurora DSQL goes with an identity provider elsewhere only', () => {
  const env = { DATABASE_ENGINE: 'dsql', DATABASE_URL: 'postgres://admin@db.example.com/postgres' };
  const elsewhere = { ...env, OIDC_ISSUER: 'https://idp.example.com' };
  expect(getConfig(elsewhere).database).toEqual({ url: env.DATABASE_URL, engine: 'dsql' });
  expect(() => getConfig(env)).toThrow('OIDC_ISSUER');
  expect(() => getConfig({ ...elsewhere, DATABASE_URL: '' })).toThrow('DATABASE_URL');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '1.5'],
  ['METRICS_PORT', 'many'],
  ['DECK_DIR', 'no-such-folder'],
  ['DECK_DIR', 'package.json'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['PUBLIC_API_URL', 'api'],
  ['PUBLIC_API_URL', '//evil.example/api'],
  ['PUBLIC_THANKS_API_URL', 'ftp://example.com'],
  ['PUBLIC_AUTH_URL', 'idp.example.com'],
  ['PUBLIC_PRODUCTION_URL', 'app.example.com'],
  ['PUBLIC_ORIGIN', 'app.example.com'],
  ['PUBLIC_ORIGIN', 'ftp://app.example.com'],
  ['PUBLIC_ORIGIN', 'https://app.example.com/path'],
  ['OIDC_ISSUER', 'idp.example.com'],
  ['OIDC_ISSUER', 'http://idp.example.com'],
  ['OIDC_ISSUER', 'https://idp.example.com/?pool=1'],
  ['OIDC_JWKS_URL', 'file:///etc/keys'],
  ['PUBLIC_AUTH_REDIRECT_PATH', 'signed-in'],
  ['PUBLIC_AUTH_REDIRECT_PATH', '/dash'],
  ['PUBLIC_AUTH_REDIRECT_PATH', '//evil.example'],
  ['PUBLIC_APP_ENV', 'staging'],
  ['PUBLIC_SITE_URL', 'www.example.com'],
  ['PUBLIC_OPERATOR_EMAIL', 'nobody'],
  ['PUBLIC_HOME_AFTER_SIGN_OUT', '/nowhere'],
  ['PUBLIC_HOME_AFTER_SIGN_OUT', '/dash'],
  ['PUBLIC_HOME_AFTER_SIGN_OUT', '//evil.example'],
  ['PUBLIC_AUTH_ISSUER', '/idp'],
  ['PUBLIC_AUTH_TOKEN_PARAMS', 'form'],
  ['PUBLIC_ACCOUNT_URL', 'javascript:alert(1)'],
  ['CAPTION_MODEL_DAILY', 'many'],
  ['CAPTION_MODEL_DAILY', '0'],
  ['CAPTION_MODEL_DAILY_PER_ADDRESS', '1.5'],
  ['CAPTION_MODEL', 'a\nmodel'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Cards <a@example.com>, b@example.com'],
  ['MAIL_FROM', 'Cards\r\nBcc: <eve@example.com>'],
])('%s=%s stops the start and is named', (name, value) => {
  const read = () => getConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name}=`));
});

test.each([
  ['PUBLIC_AUTH_REDIRECT_PATH', '/dash', 'must be a path of its own such as /auth'],
  [
    'PUBLIC_HOME_AFTER_SIGN_OUT',
    '/nowhere',
    'must be the path of an open page such as /, or an address',
  ],
  ['PUBLIC_AUTH_ISSUER', '/idp', 'must be an address such as https://idp.example.com'],
  ['PUBLIC_AUTH_TOKEN_PARAMS', 'form', 'must be query or body'],
  ['PUBLIC_SITE_URL', 'www.example.com', 'must be an address such as https://www.example.com'],
  ['PUBLIC_SITE_URL', 'https://www.example.com/app', 'must have no path'],
  ['PUBLIC_APP_ENV', 'staging', 'must be production, dev or local'],
])('%s=%s is told what it must be', (name, value, words) => {
  expect(() => getConfig({ [name]: value })).toThrow(`${name}=${value} cannot be used: ${words}.`);
});

test('the pages before and after a session can be chosen', () => {
  const env = { PUBLIC_AUTH_REDIRECT_PATH: '/signed-in', PUBLIC_HOME_AFTER_SIGN_OUT: '/faq' };
  expect(getConfig(env)).toMatchObject({ callbackPath: '/signed-in', homeAfterSignOut: '/faq' });
});

test('an issuer elsewhere comes with the app’s client and, if it is set, the place of its keys', () => {
  const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_example';
  expect(getConfig({ OIDC_ISSUER: issuer }).oidc).toEqual({ issuer, clientId: 'dck-web' });
  const jwksUrl = 'https://keys.example.com/jwks';
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: '4abc', OIDC_JWKS_URL: jwksUrl };
  expect(getConfig(env).oidc).toEqual({ issuer, clientId: '4abc', jwksUrl });
});

test('an issuer on this machine may do without TLS', () => {
  expect(getConfig({ OIDC_ISSUER: 'http://localhost:9000' }).oidc?.issuer).toBe(
    'http://localhost:9000',
  );
});

test.each([
  'mail.example.com',
  'http://dck:secret@mail.example.com',
  'smtp://dck:secret@',
  'smtp://dck:secret@mail.example.com/path',
  'smtp://dck:secret@mail.example.com?debug=true',
  'smtp://dck:sec%ret@mail.example.com',
  'smtp://dck:secret@mail.example.com:99999',
])('SMTP_URL=%s stops the start, and the line does not show the password', (value) => {
  const read = () => getConfig({ SMTP_URL: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(/^SMTP_URL cannot be used: must be an address such as smtp:[^\n]*$/);
  expect(read).not.toThrow(/dck:|mail\.example/);
});

test('with a mail server mails come from nobody at the product’s own host', () => {
  const env = {
    SMTP_URL: 'smtps://dck:p%40ss@mail.example.com',
    PUBLIC_ORIGIN: 'https://a.example',
  };
  expect(getConfig(env).mail).toEqual({
    smtpUrl: 'smtps://dck:p%40ss@mail.example.com',
    from: { name: 'DCK', address: 'no-reply@a.example' },
  });
});

test.each([
  ['cards@example.com', { name: 'DCK', address: 'cards@example.com' }],
  ['The cards <cards@example.com>', { name: 'The cards', address: 'cards@example.com' }],
  [
    '"Cards, the box" <cards@example.com>',
    { name: 'Cards, the box', address: 'cards@example.com' },
  ],
])('MAIL_FROM=%s says who mails come from', (value, from) => {
  expect(getConfig({ MAIL_FROM: value }).mail.from).toEqual(from);
});

test.each(['http://127.0.0.1:4321', 'http://[::1]:4321'])(
  'at %s mails come from localhost: an address of a machine is no host of mail',
  (origin) => {
    expect(getConfig({ PUBLIC_ORIGIN: origin }).mail.from.address).toBe('no-reply@localhost');
  },
);

const MODEL = {
  CAPTION_MODEL_URL: 'https://models.example.com/v1/chat/completions',
  CAPTION_MODEL_KEY: 'sk-secret',
  CAPTION_MODEL: 'small-model',
};

test('a model for captions comes with a budget', () => {
  const { CAPTION_MODEL_URL: url, CAPTION_MODEL_KEY: key, CAPTION_MODEL: model } = MODEL;
  expect(getConfig(MODEL).captionModel).toEqual({
    url,
    key,
    model,
    daily: 500,
    dailyPerAddress: 20,
  });
  const budget = { CAPTION_MODEL_DAILY: '50', CAPTION_MODEL_DAILY_PER_ADDRESS: '2' };
  expect(getConfig({ ...MODEL, ...budget }).captionModel).toMatchObject({
    daily: 50,
    dailyPerAddress: 2,
  });
});

const KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

test.each(['https://example.com/hook?a=b', 'http://localhost:9000/hook', 'http://127.0.0.1/'])(
  'the records of tables go to %s',
  (url) => {
    const { tableWebhook } = getConfig({ TABLE_WEBHOOK_URL: url, TABLE_WEBHOOK_SECRET: KEY });
    expect(tableWebhook).toEqual({ url, secret: Buffer.alloc(32, 1) });
  },
);

test.each([
  ['http://example.com/hook', KEY, 'TABLE_WEBHOOK_URL cannot be used: must begin with https://'],
  ['file:///hook', KEY, 'TABLE_WEBHOOK_URL cannot be used: must begin with https://'],
  ['nowhere', KEY, 'TABLE_WEBHOOK_URL cannot be used: must be an address such as'],
  ['https://example.com', 'key', 'TABLE_WEBHOOK_SECRET cannot be used: must be whsec_'],
  ['https://example.com', '', 'TABLE_WEBHOOK_SECRET cannot be used: must be set where'],
])('the webhook %s with the key %s stops the start', (url, secret, words) => {
  const read = () => getConfig({ TABLE_WEBHOOK_URL: url, TABLE_WEBHOOK_SECRET: secret });
  expect(read).toThrow(words);
});

test('without its address there is no model, whatever else is set', () => {
  expect(getConfig({ ...MODEL, CAPTION_MODEL_URL: '' })).not.toHaveProperty('captionModel');
});

test.each(['CAPTION_MODEL_KEY', 'CAPTION_MODEL'])(
  'an address without %s stops the start',
  (name) => {
    const read = () => getConfig({ ...MODEL, [name]: '' });
    expect(read).toThrow(StartError);
    expect(read).toThrow(
      new RegExp(`^${name}=? cannot be used: must be set where CAPTION_MODEL_URL is\\.$`),
    );
  },
);

test.each([
  ['CAPTION_MODEL_URL', 'models.secret.example'],
  ['CAPTION_MODEL_URL', 'file:///secret'],
  ['CAPTION_MODEL_URL', 'https://me:secret@models.example.com/v1'],
  ['CAPTION_MODEL_KEY', 'sk secret'],
  ['CAPTION_MODEL_KEY', 'sk-secret\r\nx-other: 1'],
  ['CAPTION_MODEL_KEY', 'sk-secret…'],
])('%s=%s stops the start, and the line does not show it', (name, value) => {
  const read = () => getConfig({ ...MODEL, [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name} cannot be used: must be [^\\n]*$`));
  expect(read).not.toThrow(/secret/);
});

test('the folder of a deck must not be empty', async () => {
  const folder = await makeTemporaryFolder();
  expect(() => getConfig({ DECK_DIR: folder })).toThrow(
    `DECK_DIR=${folder} cannot be used: the folder is empty.`,
  );
});
