import { expect, test } from 'vitest';

import { runProcess } from '#support/shared/process.ts';

const startFailing = async () => {
  const server = runProcess(['tests/support/process/failing-server.ts']);
  await server.saysOnStdout('\n');
  const port = Number(/port (\d+)/.exec(server.stdout())?.[1]);
  return { server, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
};

/** The lines of the log with the name of an event. */
const logged = (text: string, event: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === event);

test.each(['/thrown', '/rejected', '/later', '/forgotten', '/stream'])(
  'what a request %s is a 500 in the usual form, and the process goes on',
  async (path) => {
    const { get, server } = await startFailing();
    const answer = await get(path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-laid-under')).toBe('yes');
    expect(await answer.json()).toEqual({
      error: 'unavailable',
      message: 'The service cannot answer right now. Please try again in a moment.',
    });
    const id = answer.headers.get('x-request-id');
    await expect.poll(() => logged(server.stderr(), 'request_failed')).toMatchObject([{ id }]);
    expect(server.stderr()).not.toContain('a secret in a message');
    expect(await (await get('/fine')).text()).toBe('fine');
  },
);

test('an answer that fails half way is broken off, and the process goes on', async () => {
  const { get } = await startFailing();
  await expect(get('/begun').then((answer) => answer.text())).rejects.toThrow('terminated');
  expect(await (await get('/fine')).text()).toBe('fine');
});

test('what is thrown outside of any request ends the process with a line that says so', async () => {
  const { get, server } = await startFailing();
  await get('/outside').catch(() => {});
  expect(await server.ended).toBe(1);
  expect(logged(server.stderr(), 'process_failed')).toMatchObject([{ reason: 'Error' }]);
});
