import { randomUUID } from 'node:crypto';

import { RECORD_FORMS } from '#contract/table-record.ts';
import { ADDRESS_HEADER, type TestApp } from '#support/api/app.ts';
import { lay, Browser, type Act } from '#support/tables/calls.ts';

/** A call of one endpoint, and the status that it is to have. */
export type DescribedCall = [name: string, send: (api: TestApp) => Promise<Response>];

let addresses = 0;

const browserOf = ({ app }: TestApp): Browser => {
  const browser = new Browser(app);
  addresses += 1;
  browser.headers[ADDRESS_HEADER] = `described ${addresses}`;
  return browser;
};

/** A table with its host, a guest, and a card that lies open. */
const sit = async (api: TestApp) => {
  const host = browserOf(api);
  host.headers['authorization'] = `Bearer ${await api.signer.sign()}`;
  const opened = await host.send('POST', '/tables', { cards: [{ code: 'B12' }] });
  const { code } = (await opened.json()) as { code: string };
  const guest = browserOf(api);
  await guest.join(code);
  return { api, code, guest, host, at: `/tables/${code}` };
};
type Sitting = Awaited<ReturnType<typeof sit>>;

const closed = async (sitting: Sitting): Promise<Sitting> => {
  await sitting.host.do(sitting.code, { kind: 'close' });
  return sitting;
};

const at =
  (send: (sitting: Sitting) => Promise<Response>) =>
  async (api: TestApp): Promise<Response> =>
    send(await sit(api));

/** The answer to the last of as many calls as it takes. */
const untilLimited = async (call: () => Promise<Response>): Promise<Response> => {
  for (let left = 200; left > 0; left -= 1) {
    const answer = await call();
    if (answer.status === 429) return answer;
  }
  throw new Error('It was never refused.');
};

const LARGE = 'x'.repeat(20_000);
const STEP: Act = { kind: 'step', index: null };
const KIM = { name: 'Kim' };
const FOREIGN = { 'sec-fetch-site': 'cross-site' };
const TEXT = { 'content-type': 'text/plain' };
const NOWHERE = '/tables/222222';

const hosts: readonly DescribedCall[] = [
  ['get /api/tables 200', at(({ host }) => host.send('GET', '/tables'))],
  ['post /api/tables 200', at(({ host }) => host.send('POST', '/tables', {}))],
  [
    'post /api/tables 413 where five are open',
    at(async ({ host }) => {
      for (let open = 1; open < 5; open += 1) await host.send('POST', '/tables', {});
      return host.send('POST', '/tables', {});
    }),
  ],
  [
    'post /api/tables 429',
    at(async ({ api, host }) => {
      await api.db.updateTable('rate_limits').set({ points: 60 }).execute();
      return host.send('POST', '/tables', {});
    }),
  ],
  [
    'post /api/tables/{code}/hosts 200',
    at(({ at: to, host }) => host.send('POST', `${to}/hosts`, {})),
  ],
  [
    'post /api/tables/{code}/hosts 400',
    at(({ at: to, host }) => host.send('POST', `${to}/hosts`, {}, TEXT)),
  ],
  [
    'post /api/tables/{code}/hosts 404',
    at(({ host }) => host.send('POST', `${NOWHERE}/hosts`, {})),
  ],
  [
    'post /api/tables/{code}/hosts 413',
    at(({ at: to, host }) => host.send('POST', `${to}/hosts`, LARGE)),
  ],
  ['delete /api/tables/{code} 204', at(({ at: to, host }) => host.send('DELETE', to))],
  ['delete /api/tables/{code} 404', at(({ host }) => host.send('DELETE', NOWHERE))],
  ['delete /api/tables/{code} 413', at(({ at: to, host }) => host.send('DELETE', to, LARGE))],
];

const DOORS = [
  ['guests', KIM],
  ['screens', {}],
] as const;
const doors = DOORS.flatMap(([door, body]): DescribedCall[] => {
  const name = `post /api/tables/{code}/${door}`;
  return [
    [`${name} 200`, at(({ api, at: to }) => browserOf(api).send('POST', `${to}/${door}`, body))],
    [`${name} 400`, at(({ at: to, guest }) => guest.send('POST', `${to}/${door}`, body, TEXT))],
    [`${name} 403`, at(({ at: to, guest }) => guest.send('POST', `${to}/${door}`, body, FOREIGN))],
    [`${name} 404`, at(({ guest }) => guest.send('POST', `${NOWHERE}/${door}`, body))],
    [
      `${name} 410`,
      at(async (sitting) => {
        const { api, at: to } = await closed(sitting);
        return browserOf(api).send('POST', `${to}/${door}`, body);
      }),
    ],
    [`${name} 413`, at(({ at: to, guest }) => guest.send('POST', `${to}/${door}`, LARGE))],
    [
      `${name} 429`,
      at(({ guest }) => untilLimited(() => guest.send('POST', `${NOWHERE}/${door}`, body))),
    ],
  ];
});

const outside: readonly DescribedCall[] = [
  ['get /api/tables/{code}/door 200', at(({ at: to, guest }) => guest.send('GET', `${to}/door`))],
  ['get /api/tables/{code}/door 404', at(({ guest }) => guest.send('GET', `${NOWHERE}/door`))],
  [
    'get /api/tables/{code}/door 429',
    at(({ guest }) => untilLimited(() => guest.send('GET', `${NOWHERE}/door`))),
  ],
];

const seated: readonly DescribedCall[] = [
  [
    'post /api/tables/{code}/guests 422',
    at(({ at: to, guest }) => guest.send('POST', `${to}/guests`, { name: '' })),
  ],
  [
    'get /api/tables/{code}/events 200',
    at(({ at: to, guest }) => guest.send('GET', `${to}/events?after=0`)),
  ],
  [
    'get /api/tables/{code}/events 200 as a stream',
    at(({ at: to, guest }) => guest.send('GET', `${to}/events`)),
  ],
  [
    'get /api/tables/{code}/events 403',
    at(({ api, at: to }) => browserOf(api).send('GET', `${to}/events`)),
  ],
  [
    'get /api/tables/{code}/events 429',
    at(({ at: to, guest }) => untilLimited(() => guest.send('GET', `${to}/events?after=`))),
  ],
  [
    'get /api/tables/{code}/events 503',
    at(({ api, at: to, guest }) => {
      api.tables.close();
      return guest.send('GET', `${to}/events`);
    }),
  ],
  [
    'post /api/tables/{code}/actions 200',
    at(({ code, host }) => host.act(code, lay(['B12', 'T14']))),
  ],
  [
    'post /api/tables/{code}/actions 400',
    at(({ at: to, guest }) => guest.send('POST', `${to}/actions`, {}, TEXT)),
  ],
  ['post /api/tables/{code}/actions 403', at(({ code, guest }) => guest.act(code, STEP))],
  [
    'post /api/tables/{code}/actions 404',
    at(({ code, host }) => host.act(code, { kind: 'light', place: randomUUID() })),
  ],
  [
    'post /api/tables/{code}/actions 410',
    at(async (sitting) => (await closed(sitting)).host.act(sitting.code, STEP)),
  ],
  [
    'post /api/tables/{code}/actions 413',
    at(({ at: to, guest }) => guest.send('POST', `${to}/actions`, LARGE)),
  ],
  ['post /api/tables/{code}/actions 422', at(({ code, host }) => host.act(code, lay(['Z99'])))],
  [
    'post /api/tables/{code}/actions 429',
    at(({ code, host }) => untilLimited(() => host.act(code, STEP))),
  ],
  [
    'get /api/tables/{code}/cards/{card} 200',
    at(({ at: to, guest }) => guest.send('GET', `${to}/cards/B12`)),
  ],
  [
    'get /api/tables/{code}/cards/{card} 403',
    at(({ api, at: to }) => browserOf(api).send('GET', `${to}/cards/B12`)),
  ],
  [
    'get /api/tables/{code}/cards/{card} 404',
    at(({ at: to, guest }) => guest.send('GET', `${to}/cards/T14`)),
  ],
  [
    'delete /api/tables/{code}/seat 204',
    at(({ at: to, guest }) => guest.send('DELETE', `${to}/seat`)),
  ],
  [
    'delete /api/tables/{code}/seat 403',
    at(({ api, at: to }) => browserOf(api).send('DELETE', `${to}/seat`)),
  ],
  [
    'delete /api/tables/{code}/seat 413',
    at(({ at: to, guest }) => guest.send('DELETE', `${to}/seat`, LARGE)),
  ],
];

const records = RECORD_FORMS.flatMap((form): DescribedCall[] => {
  const name = `get /api/tables/{code}/record.${form}`;
  const take = (browser: Browser, to: string, query = '') =>
    browser.send('GET', `${to}/record.${form}${query}`);
  return [
    [`${name} 200`, at(({ at: to, guest }) => take(guest, to))],
    [`${name} 403`, at(({ api, at: to }) => take(browserOf(api), to))],
    [`${name} 422`, at(({ at: to, guest }) => take(guest, to, '?zone=nowhere'))],
    [`${name} 429`, at(({ at: to, guest }) => untilLimited(() => take(guest, to)))],
  ];
});

const link = async ({ at: to, host }: Sitting): Promise<string> => {
  const made = await host.send('POST', `${to}/record-link`, {});
  return ((await made.json()) as { token: string }).token;
};

const links: readonly DescribedCall[] = [
  ...(['get', 'post', 'delete'] as const).flatMap((method): DescribedCall[] => {
    const name = `${method} /api/tables/{code}/record-link`;
    const send = (host: Browser, to: string) =>
      host.send(method.toUpperCase(), `${to}/record-link`, method === 'post' ? {} : undefined);
    return [
      [`${name} ${method === 'delete' ? 204 : 200}`, at(({ at: to, host }) => send(host, to))],
      [`${name} 404`, at(({ host }) => send(host, NOWHERE))],
    ];
  }),
  [
    'post /api/tables/{code}/record-link 400',
    at(({ at: to, host }) => host.send('POST', `${to}/record-link`, {}, TEXT)),
  ],
  [
    'post /api/tables/{code}/record-link 413',
    at(({ at: to, host }) => host.send('POST', `${to}/record-link`, LARGE)),
  ],
  [
    'delete /api/tables/{code}/record-link 413',
    at(({ at: to, host }) => host.send('DELETE', `${to}/record-link`, LARGE)),
  ],
  ...RECORD_FORMS.flatMap((form): DescribedCall[] => {
    const name = `get /api/records/{token}/record.${form}`;
    const take = (browser: Browser, token: string, query = '') =>
      browser.send('GET', `/records/${token}/record.${form}${query}`);
    return [
      [`${name} 200`, at(async (sitting) => take(browserOf(sitting.api), await link(sitting)))],
      [`${name} 404`, at(({ guest }) => take(guest, 'none'))],
      [
        `${name} 422`,
        at(async (sitting) => take(sitting.guest, await link(sitting), '?zone=nowhere')),
      ],
      [`${name} 429`, at(({ guest }) => untilLimited(() => take(guest, 'none')))],
    ];
  }),
];

const busy: readonly DescribedCall[] = [
  [
    'get /api/tables/{code}/record.pdf 503',
    at(({ api, at: to, guest }) => {
      const never = () => new Promise<never>(() => undefined);
      for (let other = 0; api.tables.renderQueue(`other ${other}`, never); other += 1);
      return guest.send('GET', `${to}/record.pdf`);
    }),
  ],
  [
    'get /api/records/{token}/record.pdf 503',
    at(async (sitting) => {
      const token = await link(sitting);
      const never = () => new Promise<never>(() => undefined);
      for (let other = 0; sitting.api.tables.renderQueue(`other ${other}`, never); other += 1);
      return sitting.guest.send('GET', `/records/${token}/record.pdf`);
    }),
  ],
];

/** A call for each status of each endpoint of tables, but for those that all guarded ones share. */
export const TABLE_CALLS: readonly DescribedCall[] = [
  ...hosts,
  ...doors,
  ...outside,
  ...seated,
  ...records,
  ...links,
  ...busy,
];
