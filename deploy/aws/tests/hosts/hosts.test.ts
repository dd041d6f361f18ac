import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { readSite } from '../../../../server/site/files.ts';
import { DIST } from '../../../../tests/support/site/dist.ts';
import { createAmplify } from '../../../hosts/amplify.ts';
import type { HeadersBy, Host, HostedSite } from '../../../hosts/answer.ts';
import { compare, type Aspect, type ServerAnswer } from '../../../hosts/compare.ts';
import { DIFFERENCES, type HostName } from '../../../hosts/differences.ts';
import { createNetlify } from '../../../hosts/netlify.ts';
import { startOurServer } from '../../../hosts/our-server.ts';
import { targetsFor } from '../../../hosts/targets.ts';
import { writtenFor } from '../../../hosts/written.ts';

const site = readSite(DIST);
const files = new Set(
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length)),
);
const fileAt = (path: string) => {
  const file = site.get(path);
  return file && { type: file.type, content: file.identity };
};

const WRITTEN = writtenFor(site.keys());

const NETLIFY: HostedSite = {
  files,
  rewrites: WRITTEN['/_redirects'],
  headers: WRITTEN['/_headers'],
};
const AMPLIFY: HostedSite = {
  files,
  rewrites: WRITTEN['/amplify-rewrites.json'],
  headers: WRITTEN['/amplify-headers.yml'],
};

interface Hosting {
  readonly name: HostName;
  readonly by: HeadersBy;
  readonly host: Host;
}

const HOSTS: readonly Hosting[] = (['address', 'file'] as const).flatMap((by): Hosting[] => [
  { name: 'netlify', by, host: createNetlify(NETLIFY, by) },
  { name: 'amplify', by, host: createAmplify(AMPLIFY, by) },
]);

const answers = new Map<string, ServerAnswer>();

beforeAll(async () => {
  const server = await startOurServer(DIST);
  for (const target of targetsFor(site.keys())) answers.set(target, await server.ask(target));
  await server.close();
});

interface Found {
  readonly target: string;
  readonly aspect: Aspect;
}

/** Every way in which a host answers other than our server. */
const differencesOf = (host: Host): readonly Found[] =>
  [...answers].flatMap(([target, ours]) =>
    compare(ours, host(target), fileAt).map((aspect) => ({ target, aspect })),
  );

const namedFor = (name: HostName) => DIFFERENCES.filter(({ hosts }) => hosts.includes(name));

describe.each(HOSTS)('$name, where headers go by the $by', ({ name, host }) => {
  test('answers every address as our server does, but for what is named', () => {
    const unnamed = differencesOf(host).filter(
      ({ target, aspect }) =>
        !namedFor(name).some(
          ({ targets, aspects }) => targets.test(target) && aspects.includes(aspect),
        ),
    );
    expect(unnamed).toEqual([]);
    expect(answers.size).toBeGreaterThan(800);
  });
});

test.each(['netlify', 'amplify'] as const)('every difference named for %s is one', (name) => {
  const found = HOSTS.filter((hosting) => hosting.name === name).flatMap(({ host }) =>
    differencesOf(host),
  );
  const stale = namedFor(name).filter(
    ({ targets, aspects }) =>
      !found.some(({ target, aspect }) => targets.test(target) && aspects.includes(aspect)),
  );
  expect(stale.map(({ reason }) => reason)).toEqual([]);
});

test('Amplify takes the headers: no more than 25,000 characters', () => {
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-amplify-app.html
  expect(AMPLIFY.headers.length).toBeLessThanOrEqual(25_000);
});
