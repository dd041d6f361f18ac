/** Sends one statement by itself and gives its rows. */
export type Run = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** Allowed role names: those that need no quotation marks. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/;

/** The name of a role of IAM (IAM User Guide, 'IAM identifiers'). */
const ARN = /^arn:aws(?:-[a-z]+)*:iam::\d{12}:role\/[\w+=,.@/-]+$/;

/**
 * Lets roles of IAM work with rows as one role of the database, and revokes all others. Each statement
 * is sent alone, because Aurora DSQL takes one of them in a transaction.
 * @param role in the database; made where there is none
 * @param callers the roles of IAM by their ARNs
 * @throws TypeError where one of them is no name of a role
 */
export const letIn = async (run: Run, role: string, callers: readonly string[]): Promise<void> => {
  const wrong = [...(NAME.test(role) ? [] : [role]), ...callers.filter((arn) => !ARN.test(arn))];
  if (wrong.length > 0) throw new TypeError(`This is no role: ${wrong.join(', ')}`);
  const roles = await run(`select rolname from pg_roles where rolname = '${role}'`);
  if (roles.length === 0) await run(`create role ${role} with login`);
  await run(`grant usage on schema public to ${role}`);
  await run(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  const rows = await run(`select arn from sys.iam_pg_role_mappings where pg_role_name = '${role}'`);
  const known = new Set(rows.map(({ arn }) => String(arn)));
  for (const arn of callers) if (!known.has(arn)) await run(`aws iam grant ${role} to '${arn}'`);
  for (const arn of known)
    if (!callers.includes(arn)) await run(`aws iam revoke ${role} from '${arn}'`);
};
