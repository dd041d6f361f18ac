import { randomUUID } from 'node:crypto';

import type { DatabasePlace } from '#server/db/open.ts';
import { ADDRESS_HEADER, makeApp, type TestApp } from '#support/api/app.ts';

/** The API, and the calls that people make to register a deck. */
export const startRegistration = async (place?: DatabasePlace) => {
  const api = await makeApp(place === undefined ? {} : { place });
  return { ...api, ...callsOf(api) };
};

const callsOf = ({ app, signer, time }: TestApp) => {
  const call = async (account: string, init: RequestInit, address = '192.0.2.1') => {
    const exp = Math.floor(time.now / 1000) + 3600;
    const authorization = `Bearer ${await signer.sign({ sub: account, exp })}`;
    const headers = {
      authorization,
      'content-type': 'application/json',
      [ADDRESS_HEADER]: address,
    };
    return app.request('/api/registration', { headers, ...init });
  };
  return {
    codesOf: async (account: string) => (await call(account, {})).json(),
    sendBody: (body: string, account = 'ada') => call(account, { method: 'POST', body }),
    register: (code: unknown, account = 'ada', address?: string) =>
      call(account, { method: 'POST', body: JSON.stringify({ code }) }, address),
  };
};

/** A code that was never minted. */
export const strange = (): string => randomUUID().toUpperCase();
