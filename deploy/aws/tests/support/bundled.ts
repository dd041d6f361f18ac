import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { listen } from '../../../../tests/support/shared/listen.ts';

const LAMBDA = join(import.meta.dirname, '../../lambda');
const run = promisify(execFile);

/** The variables of a function, with nothing of this process's but where programs are. */
export type Variables = Readonly<Record<string, string>>;

const environment = (variables: Variables) => ({ PATH: process.env['PATH'] ?? '', ...variables });

/** Bundles the functions into a folder that has nothing of the repository around it. */
export const bundleInto = async (folder: string): Promise<void> => {
  await run(process.execPath, [join(LAMBDA, 'bundle.mjs'), folder]);
};

/** Calls a bundled function once; gives what it printed. */
export const callBundled = async (
  module: string,
  event: unknown,
  variables: Variables,
): Promise<string> => {
  const args = [join(LAMBDA, 'call-bundle.ts'), module, JSON.stringify(event)];
  return (await run(process.execPath, args, { env: environment(variables) })).stdout;
};

/** Serves a bundled function over HTTP. */
export const serveBundled = async (
  module: string,
  variables: Variables,
): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const child = spawn(process.execPath, [join(LAMBDA, 'serve-bundle.ts'), module], {
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return { origin: `http://127.0.0.1:${port.toString().trim()}`, close: () => child.kill() };
};

/** The reports to CloudFormation's callback address. */
export interface Told {
  readonly Status: string;
  readonly Reason?: string;
  readonly PhysicalResourceId: string;
}

/** Stands for CloudFormation: calls a function as a custom resource and gives its answer. */
export const callAsResource = async (
  module: string,
  requestType: 'Create' | 'Delete' | 'Update',
  variables: Variables,
): Promise<Told> => {
  const told = Promise.withResolvers<Told>();
  const server = createServer((req, res) => {
    text(req).then((body) => {
      res.end();
      told.resolve(JSON.parse(body) as Told);
    }, told.reject);
  });
  const origin = await listen(server);
  try {
    const event = {
      RequestType: requestType,
      ResponseURL: `${origin}/`,
      StackId: 'stack',
      RequestId: 'request',
      LogicalResourceId: 'Run',
    };
    await callBundled(module, event, variables);
    return await told.promise;
  } finally {
    server.close();
  }
};
