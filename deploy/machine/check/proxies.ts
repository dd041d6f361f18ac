/** The proxies' own files of this folder, with ports and certificate of a machine that only checks them. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import type { Certificate } from './certificate.ts';

const FOLDER = join(import.meta.dirname, '..');

export interface Ports {
  readonly http: number;
  readonly https: number;
  /** Where the product listens. */
  readonly product: number;
}

/** Where a proxy is set up for a check. */
export interface Place extends Certificate {
  /** A folder of its own. */
  readonly folder: string;
  readonly ports: Ports;
}

/** A proxy of this folder. */
export interface Proxy {
  readonly name: string;
  /** The program that it needs. */
  readonly program: string;
  /** The arguments by which the program tells that it is there. */
  readonly version: readonly string[];
  /** Writes its settings; gives the arguments that check them, and those that start it. */
  readonly prepare: (place: Place) => { readonly check: string[]; readonly start: string[] };
  /** Throws where the program does not take its settings without a warning. */
  readonly accepts: (place: Place) => void;
}

type Prepare = Proxy['prepare'];

/** Settings that a program warns of are not accepted: they may end with its next version. */
const acceptedBy =
  (program: string, prepare: Prepare): Proxy['accepts'] =>
  (place) => {
    const { status, stderr: said } = spawnSync(program, prepare(place).check, { encoding: 'utf8' });
    // A self-signed certificate has no issuer to ask for its status (OCSP).
    const stderr = said.replaceAll(/^.*no OCSP stapling.*$/gm, '');
    if (status !== 0 || /\[(warn|emerg|error)\]|"level":"(warn|error)"/.test(stderr)) {
      throw new Error(stderr.trim());
    }
  };

/** Replacements in a text; a missing part throws, since the check would test something else. */
const replaceAll = (text: string, changes: readonly (readonly [RegExp, string])[]): string => {
  let result = text;
  for (const [pattern, value] of changes) {
    const changed = result.replaceAll(pattern, value);
    if (changed === result) throw new Error(`There is no ${pattern} in the file.`);
    result = changed;
  }
  return result;
};

/** Workers of root's nginx switch to another user by default and may not write into root's folder. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root;\n' : '';

const prepareNginx: Prepare = ({ folder, ports, certificate, key }) => {
  const site = replaceAll(readFileSync(join(FOLDER, 'nginx.conf'), 'utf8'), [
    [/^ +listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.https} `],
    [/server_name app\.example\.com;/g, 'server_name localhost;'],
    [/https:\/\/\$host\$request_uri/g, `https://$host:${ports.https}$request_uri`],
    [/127\.0\.0\.1:4321/g, `127.0.0.1:${ports.product}`],
    [/ssl_certificate [^;]*/g, `ssl_certificate ${certificate}`],
    [/ssl_certificate_key [^;]*/g, `ssl_certificate_key ${key}`],
  ]);
  const main = join(folder, 'nginx.conf');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const rooms = kinds.map((kind) => `  ${kind}_temp_path ${join(folder, kind)};\n`).join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'dck.conf'), site);
  // As Debian's own nginx.conf has it, which turns compression on.
  writeFileSync(
    main,
    `${AS_ROOT}daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\n` +
      `events { worker_connections 1024; }\nhttp {\n  access_log off;\n  gzip on;\n${rooms}` +
      `  include ${join(folder, 'dck.conf')};\n}\n`,
  );
  const settings = ['-e', join(folder, 'error.log'), '-p', folder, '-c', main];
  return { check: [...settings, '-t'], start: settings };
};

const prepareCaddy: Prepare = ({ folder, ports, certificate, key }) => {
  const site = replaceAll(readFileSync(join(FOLDER, 'Caddyfile'), 'utf8'), [
    [/^app\.example\.com \{/gm, `localhost {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    [/127\.0\.0\.1:4321/g, `127.0.0.1:${ports.product}`],
  ]);
  const options = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `storage file_system ${join(folder, 'storage')}`,
  ];
  const file = join(folder, 'Caddyfile');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${site}`);
  const settings = ['--config', file, '--adapter', 'caddyfile'];
  return { check: ['validate', ...settings], start: ['run', ...settings] };
};

/** All that have a file in this folder. */
export const PROXIES = {
  nginx: {
    name: 'nginx',
    program: 'nginx',
    version: ['-v'],
    prepare: prepareNginx,
    accepts: acceptedBy('nginx', prepareNginx),
  },
  caddy: {
    name: 'Caddy',
    program: 'caddy',
    version: ['version'],
    prepare: prepareCaddy,
    accepts: acceptedBy('caddy', prepareCaddy),
  },
} as const satisfies Record<string, Proxy>;

/** Whether a program is on this machine. */
export const hasProgram = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args).error === undefined;

const isOpen = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const [opened] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'error').then(() => [false]),
  ]).catch(() => [false]);
  socket.destroy();
  return opened === true;
};

export interface RunningProxy {
  readonly end: () => Promise<void>;
}

const waitFor = async (child: ChildProcess, port: number, said: () => string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy did not start: ${said()}`);
    if (await isOpen(port)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
};

/** Starts a proxy that has been prepared, and waits until it listens. */
export const startProxy = async (
  { program, prepare }: Proxy,
  place: Place,
): Promise<RunningProxy> => {
  const child = spawn(program, prepare(place).start, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString()).slice(-4000);
  });
  const ended = once(child, 'exit');
  await waitFor(child, place.ports.https, () => said);
  return {
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
