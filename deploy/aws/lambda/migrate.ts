// Brings the tables up to date while a deployment runs, called by CloudFormation as a custom resource.
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { sql } from 'kysely';

import { getConfig } from '../../../server/config/config.ts';
import { openDatabase, type Database } from '../../../server/db/open.ts';
import { traceOf } from '../../../server/shared/log.ts';
import { placeOf } from './database.ts';
import { logAtOnce } from './log.ts';
import { letIn } from './roles.ts';

/** The result that is reported to CloudFormation's callback address. */
const tell = async (
  event: CloudFormationCustomResourceEvent,
  failure: string | undefined,
): Promise<void> => {
  const { LogicalResourceId, RequestId, StackId } = event;
  const body = JSON.stringify({
    Status: failure === undefined ? 'SUCCESS' : 'FAILED',
    ...(failure !== undefined && { Reason: failure }),
    // The same one each time: a new one would have the old one deleted.
    PhysicalResourceId: 'tables',
    LogicalResourceId,
    RequestId,
    StackId,
  });
  const answer = await fetch(event.ResponseURL, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`CloudFormation took no answer: ${answer.status}`);
};

const migrate = async (): Promise<void> => {
  const config = getConfig(process.env);
  const db: Database = await openDatabase(
    placeOf(config, process.env['AWS_REGION'], false),
    logAtOnce,
  );
  try {
    const { CALLERS = '', DATABASE_ROLE } = process.env;
    const callers = CALLERS.split(',').filter((arn) => arn !== '');
    if (DATABASE_ROLE !== undefined) {
      const run = async (statement: string) =>
        (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;
      await letIn(run, DATABASE_ROLE, callers);
    }
  } finally {
    await db.destroy();
  }
};

/**
 * Makes the tables and lets the functions of the API in. At the end of the stack it does nothing: the data
 * stay.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  let failure: string | undefined;
  if (event.RequestType !== 'Delete') {
    failure = await migrate().then(
      () => undefined,
      (error: unknown) => {
        logAtOnce({ event: 'process_failed', ...traceOf(error) });
        return error instanceof Error ? error.message : 'unknown';
      },
    );
  }
  await tell(event, failure);
};
