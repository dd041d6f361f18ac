// What `cdk` runs: makes the templates from a built site and the bundled functions. It reads no account, no
// network and no home folder.
import { join } from 'node:path';

import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

import { readHostingRules } from './hosting.ts';
import { ProductStack } from './product-stack.ts';

const PACKAGE = join(import.meta.dirname, '..');

const app = new App();
const folder = (key: string, fallback: string): string =>
  String((app.node.tryGetContext(key) as unknown) ?? fallback);
const build = folder('build', join(PACKAGE, '.build'));
new ProductStack(app, 'Dck', {
  description: 'DCK companion app',
  rules: readHostingRules(folder('site', join(PACKAGE, '..', '..', 'dist'))),
  bundles: { api: join(build, 'api'), migrate: join(build, 'migrate') },
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
