import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { AmplifyClient } from '@aws-sdk/client-amplify';
import { expect, onTestFinished, test } from 'vitest';

import { serveHandler } from '../../../../tests/support/shared/serve-handler.ts';
import { uploadSite } from '../../site/upload.ts';

const SITE = {
  'index.html': '<!doctype html><title>DCK</title>',
  'index.html.br': 'compressed',
  'faq/index.html': '<!doctype html><title>FAQ</title>',
  '_astro/page.abc.js': 'export {};',
  '_astro/page.abc.js.gz': 'compressed',
  _redirects: '/r /registration 302',
  'amplify-rewrites.json': '[]',
};

const makeSite = (): string => {
  const site = mkdtempSync(join(tmpdir(), 'dck-site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const [path, body] of Object.entries(SITE)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), body);
  }
  return site;
};

interface Hosting {
  /** Uploaded files: path → body. */
  readonly files: Map<string, string>;
  /** The calls of the service, in their order. */
  readonly calls: string[];
  readonly client: AmplifyClient;
}

/** The part of Amplify Hosting's API that an upload uses; its jobs end as told, one status for each look. */
const serveHosting = async (statuses: readonly string[], refused = ''): Promise<Hosting> => {
  const files = new Map<string, string>();
  const calls: string[] = [];
  const left = [...statuses];
  const origin = await serveHandler((req, res) => {
    void text(req).then((body) => {
      const { pathname } = new URL(req.url ?? '', 'http://host.invalid');
      const answer = (value: unknown): void => {
        res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      if (pathname.startsWith('/put/')) {
        const path = pathname.slice('/put/'.length);
        if (path === refused) {
          res.writeHead(403).end();
          return;
        }
        files.set(path, body);
        res.writeHead(200).end();
        return;
      }
      calls.push(`${req.method ?? ''} ${pathname}`);
      if (pathname.endsWith('/deployments')) {
        const { fileMap } = JSON.parse(body) as { fileMap: Record<string, string> };
        const urls = Object.keys(fileMap).map((path) => [path, `${origin}/put/${path}`]);
        answer({ jobId: '7', fileUploadUrls: Object.fromEntries(urls), zipUploadUrl: '' });
      } else if (pathname.endsWith('/deployments/start')) {
        answer({ jobSummary: { jobId: '7', status: 'PENDING' } });
      } else {
        answer({ job: { summary: { jobId: '7', status: left.shift() ?? 'SUCCEED' }, steps: [] } });
      }
    });
  });
  const client = new AmplifyClient({
    endpoint: origin,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  onTestFinished(() => client.destroy());
  return { files, calls, client };
};

const upload = (client: AmplifyClient) =>
  uploadSite({ client, appId: 'd123', branchName: 'main', site: makeSite(), askEvery: 1 });

test('the pages and their files are uploaded, and nothing that is for other hosts', async () => {
  const { client, files } = await serveHosting([]);
  await expect(upload(client)).resolves.toBe(3);
  expect(Object.fromEntries(files)).toEqual({
    'index.html': SITE['index.html'],
    'faq/index.html': SITE['faq/index.html'],
    '_astro/page.abc.js': SITE['_astro/page.abc.js'],
  });
});

test('it starts once all files are there, and waits until people get them', async () => {
  const { calls, client } = await serveHosting(['PENDING', 'RUNNING', 'SUCCEED']);
  await upload(client);
  const look = 'GET /apps/d123/branches/main/jobs/7';
  expect(calls).toEqual([
    'POST /apps/d123/branches/main/deployments',
    'POST /apps/d123/branches/main/deployments/start',
    look,
    look,
    look,
  ]);
});

test('a file that is refused is named, and nothing is started', async () => {
  const { calls, client } = await serveHosting([], 'faq/index.html');
  await expect(upload(client)).rejects.toThrow('faq/index.html was refused: 403.');
  expect(calls).toEqual(['POST /apps/d123/branches/main/deployments']);
});

test('a deployment that fails is told', async () => {
  const { client } = await serveHosting(['RUNNING', 'FAILED']);
  await expect(upload(client)).rejects.toThrow('ended as FAILED');
});
