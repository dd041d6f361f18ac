import { expect, test } from 'vitest';

import { ADA, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

test('UserInfo refuses a request with two Authorization headers', async () => {
  const { origin } = await serveIdentity();
  const { access_token } = await signUp(origin, ADA);
  const bearer = `Authorization: Bearer ${access_token}\r\n`;
  const head = `GET /idp/oauth2/userInfo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
  const send = (headers: string) =>
    sendRaw(Number(new URL(origin).port), `${head}${headers}\r\n`, {
      withinMs: 30_000,
      unfinished: false,
    });
  expect((await send(bearer)).status).toBe(200);
  const { status, text } = await send(bearer + bearer);
  expect(status).toBe(401);
  expect(text).toMatch(/^WWW-Authenticate: Bearer/im);
});
