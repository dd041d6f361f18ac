import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  CreateDeploymentCommand,
  GetJobCommand,
  StartDeploymentCommand,
  type AmplifyClient,
} from '@aws-sdk/client-amplify';

/** How many files go up at once. */
const AT_ONCE = 8;

/** Files of a build for other hosts, and those that Amplify makes itself. */
const LEFT_OUT = /^(_redirects|_headers|amplify-[^/]*)$|\.(br|gz)$/;

/** The files of a built site that belong on the host, by their paths there. */
const filesOf = (site: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(site, file).split(sep).join('/'), file] as const)
      .filter(([path]) => !LEFT_OUT.test(path))
      .map(([path, file]) => [path, readFileSync(file)]),
  );

const put = async (path: string, body: Buffer, url: string | undefined): Promise<void> => {
  if (url === undefined) throw new Error(`Amplify Hosting did not say where ${path} belongs.`);
  const { ok, status } = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  if (!ok) throw new Error(`${path} was refused: ${status}.`);
};

export interface Upload {
  readonly client: AmplifyClient;
  readonly appId: string;
  readonly branchName: string;
  /** The folder of the built site. */
  readonly site: string;
  /** How often to ask whether it is there, in ms. */
  readonly askEvery: number;
}

/**
 * Puts a built site on Amplify Hosting and waits until people get it (CreateDeployment, StartDeployment).
 * @returns how many files it has
 * @throws Error where a file is refused or the deployment fails; people keep the site they had
 */
export const uploadSite = async ({
  client,
  appId,
  branchName,
  site,
  askEvery,
}: Upload): Promise<number> => {
  const files = filesOf(site);
  const fileMap = Object.fromEntries(
    [...files].map(([path, body]) => [path, createHash('md5').update(body).digest('hex')]),
  );
  const { fileUploadUrls = {}, jobId } = await client.send(
    new CreateDeploymentCommand({ appId, branchName, fileMap }),
  );
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, body] = next;
      await put(path, body, fileUploadUrls[path]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await client.send(new StartDeploymentCommand({ appId, branchName, jobId }));
  for (;;) {
    const { job } = await client.send(new GetJobCommand({ appId, branchName, jobId }));
    const status = job?.summary?.status;
    if (status === 'SUCCEED') return files.size;
    if (status === 'FAILED' || status === 'CANCELLED') {
      throw new Error(`The deployment of the site ended as ${status}.`);
    }
    await wait(askEvery);
  }
};
