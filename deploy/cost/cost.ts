/** Monthly cost: usage per person, and its price on a machine or on Amazon's services. */

/**
 * Assumed usage of one person in a month and cost of a request; sizes and times from docs/figures.md
 * where that has them.
 */
export const USAGE = {
  /** Visits of a person in a month. */
  visits: 4,
  /** The first visit of a month in kB: a guarded page with styles, modules, islands and the font. */
  firstVisitKb: 130,
  /** Pictures of a visit in kB, guessed. */
  picturesKb: 200,
  /** Every later visit in kB: the page and what is asked anew; the service worker has the rest. */
  laterVisitKb: 20,
  /** Requests for files in a visit. */
  files: 25,
  /** Calls of the APIs in a visit, guessed. */
  calls: 15,
  /** The answer of a call in kB. */
  callKb: 3,
  /** How long a function is billed for a call in ms, guessed: it waits for the database. */
  callMs: 50,
  /** Hours that a person sits at a table in a month, guessed: one in ten, for an hour. */
  tableHours: 0.1,
  /** Rows of a person in kB, guessed. */
  storedKb: 20,
  /** Database units of one call (DSQL's DPU); AWS names 0.14 for a transaction of TPC-C. */
  callDpu: 0.1,
  /** Memory of the functions in GB (deploy/aws/stack/settings.ts). */
  callGb: 1,
  streamGb: 0.5,
  /** The part of the files' bytes that CloudFront asks Amplify for: it keeps only what is named by its content. */
  missed: 0.3,
} as const;

/**
 * US dollars in us-east-1, read on 2026-11-22 in copies of public pages of 2024 to 2026; each is what is paid
 * beyond the free part of a month.
 */
export const PRICES = {
  /** Cognito Essentials, a person who was there (https://aws.amazon.com/cognito/pricing/). */
  person: 0.015,
  freePeople: 10_000,
  /** Lambda on Arm (https://aws.amazon.com/lambda/pricing/). */
  gbSecond: 0.000_013_333_4,
  freeGbSeconds: 400_000,
  millionInvocations: 0.2,
  freeMillionInvocations: 1,
  /** Aurora DSQL (https://aws.amazon.com/rds/aurora/dsql/pricing/). */
  millionDpu: 8,
  freeMillionDpu: 0.1,
  storedGb: 0.33,
  freeStoredGb: 1,
  /** CloudFront (https://aws.amazon.com/cloudfront/pricing/): Europe and North America. */
  sentGb: 0.085,
  freeSentGb: 1000,
  millionRequests: 1,
  freeMillionRequests: 10,
  /** Amplify Hosting (https://aws.amazon.com/amplify/pricing/). */
  amplifyGb: 0.15,
  /** Secret, alarms and logs of a stack that does nothing, and logs of a million calls. */
  fixed: 3,
  logMillionCalls: 0.5,
  /** A small machine with two cores and 4 GB, its disk and its backup, at any host. */
  machine: 15,
} as const;

export type Parameters = Readonly<Record<keyof typeof USAGE | keyof typeof PRICES, number>>;

/** The billable part of an amount, above the free tier. */
const paid = (amount: number, free: number, price: number): number =>
  Math.max(0, amount - free) * price;

const KB_IN_GB = 1e6;
const SECONDS_IN_HOUR = 3600;

/** The parts of a month's bill on Amazon's services in US dollars. */
export const costOnAmazon = (people: number, p: Parameters): Readonly<Record<string, number>> => {
  const visits = people * p.visits;
  const calls = (visits * p.calls) / 1e6;
  const requests = (visits * (p.files + p.calls)) / 1e6;
  const filesGb =
    (people * (p.firstVisitKb + p.picturesKb) + people * (p.visits - 1) * p.laterVisitKb) /
    KB_IN_GB;
  const callsGb = (visits * p.calls * p.callKb) / KB_IN_GB;
  const gbSeconds =
    (calls * 1e6 * p.callMs * p.callGb) / 1000 +
    people * p.tableHours * SECONDS_IN_HOUR * p.streamGb;
  return {
    'Cognito, accounts': paid(people, p.freePeople, p.person),
    'Lambda, calls and open tables':
      paid(gbSeconds, p.freeGbSeconds, p.gbSecond) +
      paid(calls, p.freeMillionInvocations, p.millionInvocations),
    'Aurora DSQL':
      paid(calls * p.callDpu, p.freeMillionDpu, p.millionDpu) +
      paid((people * p.storedKb) / KB_IN_GB, p.freeStoredGb, p.storedGb),
    CloudFront:
      paid(filesGb + callsGb, p.freeSentGb, p.sentGb) +
      paid(requests, p.freeMillionRequests, p.millionRequests),
    'Amplify Hosting': filesGb * p.missed * p.amplifyGb,
    'logs, alarms, secret': p.fixed + calls * p.logMillionCalls,
  };
};

/** How many calls a second one machine is taken to answer: a small part of what it was seen to (docs/figures.md). */
const CALLS_A_SECOND = 100;
/** A busy hour has so many times the calls of a usual one. */
const PEAK = 10;
const SECONDS_IN_MONTH = 30 * 24 * SECONDS_IN_HOUR;

/** The number of small machines for the calls of a busy hour, and what they cost; one more for PostgreSQL. */
const costOnMachines = (people: number, p: Parameters): { count: number; cost: number } => {
  const peak = (people * p.visits * p.calls * PEAK) / SECONDS_IN_MONTH;
  const servers = Math.ceil(peak / CALLS_A_SECOND);
  const count = servers === 1 ? 1 : servers + 1;
  return { count, cost: count * p.machine };
};

const PEOPLE = [100, 10_000, 1_000_000] as const;

const dollars = (amount: number): string =>
  amount < 10 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en-GB');

/** The table of docs/deploy.md, in Markdown. */
export const costTable = (p: Parameters): string => {
  const bills = PEOPLE.map((people) => costOnAmazon(people, p));
  const machines = PEOPLE.map((people) => costOnMachines(people, p));
  const totals = bills.map((bill) => Object.values(bill).reduce((sum, part) => sum + part, 0));
  const row = (name: string, cells: readonly string[]) => `| ${name} | ${cells.join(' | ')} |`;
  const parts = Object.keys(bills[0] ?? {}).map((name) =>
    row(
      name,
      bills.map((bill) => dollars(bill[name] ?? 0)),
    ),
  );
  return [
    row(
      'US dollars a month',
      PEOPLE.map((people) => `${people.toLocaleString('en-GB')} people`),
    ),
    row(
      '---',
      PEOPLE.map(() => '---:'),
    ),
    ...parts,
    row(
      '**on Amazon’s services**',
      totals.map((total) => `**${dollars(total)}**`),
    ),
    row(
      '**on machines** (how many)',
      machines.map(({ count, cost }) => `**${dollars(cost)}** (${count})`),
    ),
  ].join('\n');
};
