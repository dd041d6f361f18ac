import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { makeBundles } from './support/synthesise.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const NO_NETWORK = join(import.meta.dirname, 'support', 'no-network.mjs');

/** Runs the `cdk` app in a process without credentials, home folder, path or network. */
const synthesiseAlone = async (context: Record<string, string>) => {
  const out = mkdtempSync(join(tmpdir(), 'dck-cdk-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', NO_NETWORK, join(PACKAGE, 'stack', 'app.ts')],
    // The two variables by which `cdk` itself tells an application where to write, and its context.
    { cwd: PACKAGE, env: { CDK_OUTDIR: out, CDK_CONTEXT_JSON: JSON.stringify(context) } },
  );
  const template = JSON.parse(readFileSync(join(out, 'Dck.template.json'), 'utf8')) as {
    Parameters: Record<string, { Default?: unknown }>;
    Resources: Record<string, unknown>;
  };
  return { template, stderr };
};

const builtSite = (): string => {
  const site = mkdtempSync(join(tmpdir(), 'dck-site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, 'amplify-rewrites.json'), '[]');
  writeFileSync(join(site, 'amplify-headers.yml'), 'customHeaders: []\n');
  return site;
};

const builtFunctions = (): string => {
  const { folder, remove } = makeBundles();
  onTestFinished(remove);
  return folder;
};

test('the template is made without credentials, home folder and network', async () => {
  const { stderr, template } = await synthesiseAlone({
    site: builtSite(),
    build: builtFunctions(),
  });
  const { Parameters, Resources } = template;
  // Here the CDK would name what CloudFormation's own schemas do not allow.
  expect(stderr).toBe('');
  expect(Object.keys(Resources).length).toBeGreaterThan(50);
  // Settings of the deployer have no default that could be deployed by mistake.
  const asked = Object.entries(Parameters)
    .filter(([, { Default }]) => Default === undefined)
    .map(([name]) => name);
  expect(asked.toSorted()).toEqual(['AlarmEmail', 'CertificateArn', 'Domain', 'SignInPrefix']);
});

test('without a built site it says which command is missing', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'dck-empty-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  await expect(synthesiseAlone({ site: empty, build: builtFunctions() })).rejects.toThrow(
    'Run "npm run build" first.',
  );
});

test('the command that deploys reads what the library of this package writes', async () => {
  const home = mkdtempSync(join(tmpdir(), 'dck-cli-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const out = join(home, 'out');
  await promisify(execFile)(
    process.execPath,
    [
      join(PACKAGE, 'node_modules', 'aws-cdk', 'bin', 'cdk'),
      'synth',
      '--quiet',
      '--no-notices',
      `--output=${out}`,
      `--context=site=${builtSite()}`,
      `--context=build=${builtFunctions()}`,
    ],
    {
      cwd: PACKAGE,
      env: {
        HOME: home,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
        CDK_DISABLE_CLI_TELEMETRY: 'true',
      },
    },
  );
  expect(readdirSync(out)).toContain('Dck.template.json');
});
