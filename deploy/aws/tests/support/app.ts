// Stands for tests/support/api/app.ts where the server's suites run through the function: the same app,
// reached by events.
import type { Hono } from 'hono';

import { fetchApp } from '../../../../server/http/fetch-app.ts';
import {
  makeApp as makePlainApp,
  type TestApp,
  type TestAppOptions,
} from '../../../../tests/support/api/app.ts';
import { serveUntilEnd } from '../../../../tests/support/shared/serve-handler.ts';
import { createHandler } from '../../lambda/handler.ts';
import { serveFunction } from '../../lambda/shim.ts';
import { callFunction } from './call-function.ts';

export {
  ADDRESS_HEADER,
  type TestApp,
  type TestAppOptions,
} from '../../../../tests/support/api/app.ts';

/** The apps themselves, by what stands for them. */
const behind = new WeakMap<Hono, Hono>();

/** Something that answers as the app does, through a function of its own. */
const through = (app: Hono, lines: TestApp['lines']): Hono => {
  const handler = createHandler(
    fetchApp(
      app,
      // In this process nothing writes lines of requests; through the function they say nothing new.
      (line) => line.event !== 'request' && lines.push(line),
      false,
    ),
  );
  const fetch = (request: Request): Promise<Response> => callFunction(handler, request);
  const request = (input: Request | string | URL, init?: RequestInit): Promise<Response> =>
    fetch(
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(input, 'http://localhost'), init),
    );
  const made = Object.assign(Object.create(app) as Hono, { fetch, request });
  behind.set(made, app);
  return made;
};

export const makeApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const made = await makePlainApp(options);
  return { ...made, app: through(made.app, made.lines) };
};

export const serveApi = ({ app, lines }: TestApp, secure = false): Promise<string> => {
  const log = (line: TestApp['lines'][number]): unknown => lines.push(line);
  return serveUntilEnd(serveFunction(createHandler(fetchApp(behind.get(app) ?? app, log, secure))));
};
