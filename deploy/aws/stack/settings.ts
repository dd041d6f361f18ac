import { CfnParameter, type Stack } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** Names and sizes: `cdk deploy -c apiMemory=2048`, or `context` of cdk.json. All have a default. */
export interface Settings {
  /** Prefix of all resource names. */
  readonly name: string;
  /** As `PUBLIC_APP_ENV`: outside production only the group 'beta' gets in. */
  readonly environment: string;
  /** Memory of a function in MB; its share of a processor grows with it. */
  readonly apiMemory: number;
  readonly eventsMemory: number;
  /** How many requests, and how many open tables, may run at once; 0 leaves it to the account's quota. */
  readonly apiConcurrency: number;
  readonly eventsConcurrency: number;
  /** For how many days logs are kept. */
  readonly logDays: number;
  /** For how many days a copy of the database is kept. */
  readonly backupDays: number;
  /** Alarm threshold for the p99 of an API request, in ms. */
  readonly slowMs: number;
  /** The domain that Amazon SES has verified; emails come from `no-reply@` there. Cognito's own when empty. */
  readonly mailDomain: string;
}

const DEFAULTS: Settings = {
  name: 'dck',
  environment: 'production',
  apiMemory: 1024,
  eventsMemory: 512,
  apiConcurrency: 0,
  eventsConcurrency: 0,
  logDays: 30,
  backupDays: 35,
  slowMs: 3000,
  mailDomain: '',
};

/** A value of the context as text, however it was given; `undefined` where it was not. */
export const contextOf = (node: Node, key: string): string | undefined => {
  const value = node.tryGetContext(key) as string | number | undefined;
  return value === undefined ? undefined : String(value);
};

/**
 * Reads the settings of a deployment from the context, which the command line gives as text.
 * @throws Error naming a number that is none
 */
export const readSettings = (node: Node): Settings => {
  const text = (key: keyof Settings): string => contextOf(node, key) ?? String(DEFAULTS[key]);
  const count = (key: keyof Settings): number => {
    const value = Number(text(key));
    if (!Number.isInteger(value) || value < 0) {
      throw new Error(`${key}=${text(key)} cannot be used: it must be a whole number.`);
    }
    return value;
  };
  return {
    name: text('name'),
    environment: text('environment'),
    apiMemory: count('apiMemory'),
    eventsMemory: count('eventsMemory'),
    apiConcurrency: count('apiConcurrency'),
    eventsConcurrency: count('eventsConcurrency'),
    logDays: count('logDays'),
    backupDays: count('backupDays'),
    slowMs: count('slowMs'),
    mailDomain: text('mailDomain'),
  };
};

/** Settings that only the deployer knows; CloudFormation remembers each from one deployment to the next. */
export interface Parameters {
  /** The host name that people open, such as `app.example.com`. */
  readonly domain: string;
  /** The certificate for it, in us-east-1, where CloudFront looks for it. */
  readonly certificate: string;
  /** Domain prefix of the sign-in pages; unique in the region. */
  readonly signInPrefix: string;
  /** The recipient of alarms. */
  readonly alarmEmail: string;
  /** Monthly budget above which a warning is sent, in US dollars. */
  readonly monthlyBudget: number;
}

/** Declares the parameters of a stack. */
export const declareParameters = (stack: Stack): Parameters => {
  const text = (id: string, description: string, allowedPattern: string): string =>
    new CfnParameter(stack, id, { description, allowedPattern }).valueAsString;
  return {
    domain: text('Domain', 'Host name that people open', '^([a-z0-9-]+\\.)+[a-z]{2,}$'),
    certificate: text(
      'CertificateArn',
      'Certificate for it in us-east-1 (AWS Certificate Manager)',
      '^arn:aws[a-z-]*:acm:us-east-1:[0-9]{12}:certificate/[0-9a-f-]+$',
    ),
    signInPrefix: text(
      'SignInPrefix',
      'First part of the address of the sign-in pages, unique in the region',
      '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$',
    ),
    alarmEmail: text('AlarmEmail', 'Address that hears of alarms', '^[^@\\s]+@[^@\\s]+$'),
    monthlyBudget: new CfnParameter(stack, 'MonthlyBudget', {
      description: 'US dollars a month from which on somebody is told',
      type: 'Number',
      default: 50,
      minValue: 1,
    }).valueAsNumber,
  };
};
