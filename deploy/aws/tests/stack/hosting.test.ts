import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { hosting } from '../../../../scripts/hosting.mjs';
import { readHostingRules } from '../../stack/hosting.ts';
import { synthesise } from './support/synthesise.ts';
import { resourceOf } from './support/template.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'dck-site-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

/** A folder such as a build leaves it: the rules are the product's own, the pages are left out. */
const buildRules = async (): Promise<string> => {
  const site = folder();
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  const done = hosting(undefined).hooks['astro:build:done'] as unknown as (build: {
    dir: URL;
  }) => Promise<void>;
  await done({ dir: pathToFileURL(`${site}/`) });
  return site;
};

const appOf = (site: string) =>
  resourceOf(synthesise({}, readHostingRules(site)), 'AWS::Amplify::App').Properties as {
    CustomRules: readonly { Source: string; Target: string; Status: string }[];
    CustomHeaders: string;
  };

describe('Amplify Hosting', () => {
  test('has the rewrites that the build wrote, one by one and in their order', async () => {
    const site = await buildRules();
    const rules = appOf(site).CustomRules.map(({ Source, Target, Status }) => ({
      source: Source,
      target: Target,
      status: Status,
    }));
    expect(rules).toEqual(readHostingRules(site).rewrites);
  });

  test('shows the page of a card for every code, and the landing page for unknown paths last', async () => {
    const { CustomRules } = appOf(await buildRules());
    expect(CustomRules).toContainEqual({
      Source: '/browse/<*>',
      Target: '/browse/index.html',
      Status: '200',
    });
    expect(CustomRules).toContainEqual({
      Source: '/r/<*>',
      Target: '/registration/<*>',
      Status: '302',
    });
    expect(CustomRules.at(-1)).toEqual({
      Source: '/<*>',
      Target: '/index.html',
      Status: '404-200',
    });
  });

  test('has the headers that the build wrote', async () => {
    const site = await buildRules();
    expect(appOf(site).CustomHeaders).toBe(readHostingRules(site).headers);
  });

  test('lets no page be framed, insists on TLS and guesses no types', async () => {
    const { customHeaders } = parse(appOf(await buildRules()).CustomHeaders) as {
      customHeaders: readonly {
        pattern: string;
        headers: readonly { key: string; value: string }[];
      }[];
    };
    const everywhere = customHeaders.find(({ pattern }) => pattern === '**/*')?.headers ?? [];
    const said = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]));
    expect(said).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/) as string,
      'x-content-type-options': 'nosniff',
    });
  });

  test('serves what was uploaded, and builds nothing', async () => {
    const template = synthesise();
    expect(resourceOf(template, 'AWS::Amplify::App').Properties).toMatchObject({ Platform: 'WEB' });
    expect(resourceOf(template, 'AWS::Amplify::App').Properties['Repository']).toBeUndefined();
    expect(resourceOf(template, 'AWS::Amplify::Branch').Properties).toMatchObject({
      EnableAutoBuild: false,
      EnablePullRequestPreview: false,
    });
  });
});

test('a site that is not built is told, with the command that builds it', () => {
  expect(() => readHostingRules(folder())).toThrow('Run "npm run build" first.');
});
