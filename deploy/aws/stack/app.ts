// Entry point of `cdk`: makes the templates from a built site and the bundled functions. It reads no account, no
// network and no home folder.
import { join } from 'node:path';

import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

import { readHostingRules } from './hosting.ts';
import { ProductStack } from './product-stack.ts';
import { contextOf } from './settings.ts';

const PACKAGE = join(import.meta.dirname, '..');

const app = new App();
const build = contextOf(app.node, 'build') ?? join(PACKAGE, '.build');
const site = contextOf(app.node, 'site') ?? join(PACKAGE, '..', '..', 'dist');
new ProductStack(app, 'Dck', {
  description: 'DCK companion app',
  rules: readHostingRules(site),
  bundles: { api: join(build, 'api'), migrate: join(build, 'migrate') },
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
