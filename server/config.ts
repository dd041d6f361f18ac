import * as z from 'zod';

import { StartError } from '#server/start-error.ts';

/** What the server needs to know about where it runs; `.env.example` explains each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address people open, without a trailing slash, such as `http://localhost:4321`. */
  readonly origin: string;
  readonly dataDir: string;
}

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4321),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://app.example.com' })
    .refine((value) => URL.parse(value)?.pathname === '/', 'must have no path')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
});

/**
 * Reads and checks the environment. Nothing else in the server looks at `process.env`.
 * @param env the environment; an empty value counts as unset
 * @throws StartError naming the first variable with a wrong value
 */
export const getConfig = (env: Record<string, string | undefined>): Config => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartError(
      `${name}=${env[name] ?? ''} cannot be used: ${issue?.message ?? 'invalid'}.`,
    );
  }
  const { PORT, HOST, PUBLIC_ORIGIN, DATA_DIR } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    origin: new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`).origin,
    dataDir: DATA_DIR,
  };
};
