import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

import type { HostingRules } from '../../../stack/hosting.ts';
import { ProductStack } from '../../../stack/product-stack.ts';

const RULES: HostingRules = {
  rewrites: [{ source: '/browse/<*>', target: '/browse/index.html', status: '200' }],
  headers: 'customHeaders: []\n',
};

/** Folders such as those of the bundles, with nothing in them that could run. */
export const makeBundles = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-bundles-'));
  for (const name of ['api', 'migrate']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.mjs`), `export const handler = '${name}';\n`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

/** The product's stack, in an application of its own. */
export const makeStack = (
  context: Record<string, string> = {},
  rules: HostingRules = RULES,
): ProductStack => {
  const bundles = makeBundles();
  try {
    return new ProductStack(new App({ context }), 'Dck', {
      rules,
      bundles: { api: join(bundles.folder, 'api'), migrate: join(bundles.folder, 'migrate') },
    });
  } finally {
    bundles.remove();
  }
};

/** Its template. */
export const synthesise = (context?: Record<string, string>, rules?: HostingRules): Template =>
  Template.fromStack(makeStack(context, rules));
