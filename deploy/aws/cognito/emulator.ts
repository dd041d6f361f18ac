import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An app client of a user pool, as `CreateUserPoolClient` makes it: public, code grant only. */
export interface AppClient {
  readonly id: string;
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
}

/** A user pool with its clients and groups. */
export interface UserPool {
  readonly id: string;
  readonly clients: readonly AppClient[];
  readonly groups: readonly string[];
}

/** A running cognito-local. */
export interface Emulator {
  /** Where its API answers, and its own `/oauth2` paths. */
  readonly endpoint: string;
  readonly end: () => Promise<void>;
}

/** The code of every mail: cognito-local sends none, and prints a random one otherwise. */
export const MAILED_CODE = '123456';

const PROGRAM = createRequire(import.meta.url).resolve('cognito-local/lib/bin/start.js');

/** The scopes of the product's client (behaviour/session.md, 'Sign-in'). */
const SCOPES = ['email', 'openid', 'phone', 'profile'];

const HOUR_TOKENS = {
  AccessTokenValidity: 1,
  IdTokenValidity: 1,
  RefreshTokenValidity: 30,
  TokenValidityUnits: { AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' },
};

const clientRow = (pool: UserPool, { id, callbackUrls, logoutUrls }: AppClient) => ({
  ClientId: id,
  ClientName: id,
  UserPoolId: pool.id,
  CallbackURLs: callbackUrls,
  LogoutURLs: logoutUrls,
  AllowedOAuthFlows: ['code'],
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthScopes: SCOPES,
  ...HOUR_TOKENS,
});

const poolRow = ({ id, groups }: UserPool) => ({
  Users: {},
  Groups: Object.fromEntries(groups.map((name) => [name, { GroupName: name, members: [] }])),
  Options: {
    Id: id,
    Name: id,
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
    MfaConfiguration: 'OFF',
  },
});

/**
 * Starts cognito-local with pools of given names. Its API invents the ids of what it makes, which the
 * built site would have to know beforehand, so the pools are written as its files before it starts.
 */
export const startEmulator = async (pools: readonly UserPool[]): Promise<Emulator> => {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-local-'));
  const data = join(folder, '.cognito', 'db');
  await mkdir(data, { recursive: true });
  const clients = pools.flatMap((pool) => pool.clients.map((client) => clientRow(pool, client)));
  const rows = Object.fromEntries(clients.map((row) => [row.ClientId, row]));
  await writeFile(join(data, 'clients.json'), JSON.stringify({ Clients: rows }));
  for (const pool of pools) {
    await writeFile(join(data, `${pool.id}.json`), JSON.stringify(poolRow(pool)));
  }
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', CODE: MAILED_CODE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said = `${said}${part.toString()}`.slice(-4000);
      const address = /running on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr.resume();
    void ended.then(() => reject(new Error(`cognito-local did not start: ${said}`)));
  });
  return {
    endpoint,
    end: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
