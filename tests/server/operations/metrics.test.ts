import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startTracing } from '#server/operations/tracing.ts';
import { addLevels, seeRequest } from '#server/shared/observe.ts';
import { startProduct } from '#support/process/product.ts';
import { freePort } from '#support/shared/free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');

const TOKEN = 'only-the-operator-has-this';

const withToken = { headers: { Authorization: `Bearer ${TOKEN}` } };

/** The lines of a figure, without comments. */
const linesOf = (text: string, name: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith(name));

test('figures count requests by method, route and status, without what somebody sent', async () => {
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', token: TOKEN } });
  await fetch(`${origin}/api/cards/B12?who=ada@example.com`);
  await fetch(`${origin}/healthz`);
  await fetch(`${origin}/`);
  const answer = await fetch(`${origin}/metrics`, withToken);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const counts = linesOf(text, 'dck_http_request_duration_seconds_count');
  expect(counts).toContain(
    'dck_http_request_duration_seconds_count{method="GET",route="/api/cards/:code",status="401"} 1',
  );
  expect(counts).toContain(
    'dck_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
  );
  expect(counts).toContain(
    'dck_http_request_duration_seconds_count{method="GET",route="site",status="200"} 1',
  );
  expect(linesOf(text, 'dck_database_seconds_count{kind="statement"}')).toHaveLength(1);
  expect(linesOf(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(text).not.toContain('ada@example.com');
});

test.each([
  ['no token', {}],
  ['another token', { headers: { Authorization: 'Bearer only-the-operator-has-thiz' } }],
  ['the token in another form', { headers: { Authorization: TOKEN } }],
])('figures are not given to whoever brings %s', async (_, request) => {
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', token: TOKEN } });
  const answer = await fetch(`${origin}/metrics`, { redirect: 'manual', ...request });
  expect(answer.status).toBe(302);
});

test('figures have a port of their own, where nothing else is', async () => {
  const port = await freePort();
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', port } });
  const inside = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${inside}/metrics`)).text()).toContain('dck_tables 0');
  expect((await fetch(`${inside}/api/cards`)).status).toBe(404);
  expect((await fetch(`${inside}/metrics`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${origin}/metrics`, { redirect: 'manual' })).status).toBe(302);
});

test('a method that somebody makes up counts as other', async () => {
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', token: TOKEN } });
  for (const method of ['PROPFIND', 'LINK']) await fetch(`${origin}/healthz`, { method });
  const text = await (await fetch(`${origin}/metrics`, withToken)).text();
  expect(text).toContain('method="other"');
  expect(text).not.toMatch(/PROPFIND|LINK/);
});

test('what is counted when somebody asks is the sum of all who have it', async () => {
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', token: TOKEN } });
  onTestFinished(addLevels({ name: 'table_listeners', read: () => 3 }));
  onTestFinished(addLevels({ name: 'table_listeners', read: () => 4 }));
  const text = await (await fetch(`${origin}/metrics`, withToken)).text();
  expect(linesOf(text, 'dck_table_listeners')).toEqual(['dck_table_listeners 7']);
});

test('a request becomes a span of the trace that it came with', async () => {
  const bodies: string[] = [];
  const collector = createServer((req, res) => {
    void req
      .setEncoding('utf8')
      .toArray()
      .then((parts: string[]) => {
        bodies.push(parts.join(''));
        res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${address.port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const end = startTracing();
  const traceId = 'a'.repeat(32);
  seeRequest({
    method: 'GET',
    route: '/api/cards/:code',
    status: 200,
    ms: 3,
    parent: `00-${traceId}-${'b'.repeat(16)}-01`,
  });
  await end();
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    resourceSpans: [
      {
        scopeSpans: [
          { spans: [{ traceId, parentSpanId: 'b'.repeat(16), name: 'GET /api/cards/:code' }] },
        ],
      },
    ],
  });
});

test.each(['alerts.yml', 'dashboard.json'])('%s asks for figures that there are', async (name) => {
  const { origin } = await startProduct({ metrics: { host: '127.0.0.1', token: TOKEN } });
  const text = await (await fetch(`${origin}/metrics`, withToken)).text();
  const file = await readFile(join(ROOT, 'docs/monitoring', name), 'utf8');
  const asked = new Set(file.match(/\b(?:dck|nodejs|process)_[a-z_0-9]+/g));
  const given = new Set(text.match(/(?<=# TYPE )\S+/g));
  const unknown = [...asked].filter(
    (figure) => !given.has(figure.replace(/_(?:bucket|count)$/, '')),
  );
  expect(asked.size).toBeGreaterThan(8);
  expect(unknown).toEqual([]);
});
