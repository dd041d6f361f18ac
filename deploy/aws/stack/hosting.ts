import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CfnApp, CfnBranch } from 'aws-cdk-lib/aws-amplify';
import { Construct } from 'constructs';

interface Rewrite {
  readonly source: string;
  readonly target: string;
  readonly status: string;
}

/** The files that the build wrote for Amplify Hosting beside the pages. */
export interface HostingRules {
  readonly rewrites: readonly Rewrite[];
  /** As YAML, the format of Amplify's custom headers. */
  readonly headers: string;
}

/**
 * Reads the rules of a built site.
 * @param site the folder of it
 * @throws Error where it is not built
 */
export const readHostingRules = (site: string): HostingRules => {
  const read = (name: string): string => {
    try {
      return readFileSync(join(site, name), 'utf8');
    } catch (cause) {
      throw new Error(`There is no ${name} in ${site}. Run "npm run build" first.`, { cause });
    }
  };
  return {
    rewrites: JSON.parse(read('amplify-rewrites.json')) as Rewrite[],
    headers: read('amplify-headers.yml'),
  };
};

export interface HostingProps {
  readonly name: string;
  readonly rules: HostingRules;
}

/** The built site on Amplify Hosting. It is uploaded (site.mjs), not built there from a repository. */
export class Hosting extends Construct {
  readonly app: CfnApp;
  readonly branch: CfnBranch;
  /** The host that serves the site. */
  readonly host: string;

  constructor(scope: Construct, id: string, { name, rules }: HostingProps) {
    super(scope, id);
    this.app = new CfnApp(this, 'App', {
      name,
      platform: 'WEB',
      customRules: rules.rewrites.map(({ source, target, status }) => ({ source, target, status })),
      customHeaders: rules.headers,
    });
    this.branch = new CfnBranch(this, 'Branch', {
      appId: this.app.attrAppId,
      branchName: 'main',
      stage: 'PRODUCTION',
      enableAutoBuild: false,
      enablePullRequestPreview: false,
    });
    this.host = `${this.branch.branchName}.${this.app.attrDefaultDomain}`;
  }
}
