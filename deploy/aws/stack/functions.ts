import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

export interface NodeFunctionProps {
  readonly functionName: string;
  readonly description: string;
  /** The folder that deploy/aws/lambda/bundle.mjs made. */
  readonly bundle: string;
  /** File and export in it, such as `api.handler`. */
  readonly handler: string;
  /** In MB. */
  readonly memory: number;
  readonly timeout: Duration;
  readonly logDays: number;
  /** How many may run at once; 0 leaves it to the account's quota. */
  readonly concurrency?: number;
}

/**
 * A function on Node with a role and a log of its own. The role may write this log and nothing else; who
 * uses the function adds what it needs, each right on one resource.
 */
export class NodeFunction extends Construct {
  readonly role: Role;
  readonly lambda: Lambda;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${props.functionName}`,
      retention: props.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Rights of the function ${props.functionName}`,
    });
    logGroup.grantWrite(this.role);
    this.lambda = new Lambda(this, 'Function', {
      functionName: props.functionName,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.bundle),
      handler: props.handler,
      memorySize: props.memory,
      timeout: props.timeout,
      role: this.role,
      logGroup,
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
    });
  }
}

/** A name for what is in a folder: another content has another one. */
export const revisionOf = (folder: string): string => {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of entries) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};
