import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '#support/shared/free-port.ts';
import { type ServerProcess, startProcess } from '#support/shared/process.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Files of the project that `npm run dev` needs, besides the packages. */
const SOURCES = ['contract', 'design', 'messages', 'public', 'scripts', 'server', 'src'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The development server over a copy of the project, which a test may change. */
export interface DevServer {
  /** The address that it printed. */
  readonly origin: string;
  readonly npm: ServerProcess;
  /** The folder of its deck, a copy of the tests' deck. */
  readonly deck: string;
  /** Changes a file of the copy; the path is that of the project. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>;
  /** Ends npm as a terminal or a supervisor does; resolves when no process is left. */
  readonly end: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** The project with the tests' deck, without its packages, and a link to each of them: caches stay in the copy. */
const copyProject = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'dck-dev-'));
  await mkdir(join(copy, 'node_modules'));
  const packages = await readdir(join(ROOT, 'node_modules'));
  const ours = packages.filter((name) => !['.vite', '.astro', '.cache'].includes(name));
  await Promise.all([
    cp(TEST_DECK, join(copy, 'deck'), { recursive: true }),
    ...[...SOURCES, ...FILES].map((name) =>
      cp(join(ROOT, name), join(copy, name), { recursive: true }),
    ),
    ...ours.map((name) =>
      symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name)),
    ),
  ]);
  const config = join(copy, 'astro.config.mjs');
  const text = await readFile(config, 'utf8');
  const server = 'server: { strictPort: true }';
  const packagesToo = JSON.stringify([copy, join(ROOT, 'node_modules')]);
  if (!text.includes(server)) throw new Error(`astro.config.mjs has no ${server}`);
  // Vite serves files below its root only, and the linked packages are elsewhere.
  await writeFile(
    config,
    text.replace(server, `server: { strictPort: true, fs: { allow: ${packagesToo} } }`),
  );
  return copy;
};

/** Runs `npm run dev` on a free port over a copy of the project and a data folder of its own. */
export const startDevServer = async (
  env: Readonly<Record<string, string>> = {},
): Promise<DevServer> => {
  const copy = await copyProject();
  const port = await freePort();
  const npm = startProcess(['run', 'dev'], {
    command: 'npm',
    cwd: copy,
    // Astro serves no pages where it believes itself inside a test runner.
    env: {
      PORT: String(port),
      DATA_DIR: join(copy, 'data'),
      DECK_DIR: '',
      SITE_DIR: '',
      VITEST: '',
      NO_COLOR: '1',
      ...env,
    },
  });
  const end = async () => {
    npm.kill('SIGTERM');
    // Ended means that no process holds its output any more, its children included.
    await npm.ended;
  };
  const remove = async () => {
    await end();
    await rm(copy, { recursive: true, force: true });
  };
  try {
    await npm.saysOnStdout('watching for file changes');
  } catch (error) {
    await remove();
    throw error;
  }
  const printed = /https?:\/\/\S+:\d+(?=\/\s)/.exec(
    npm.stdout().slice(npm.stdout().indexOf('Local')),
  );
  return {
    origin: printed?.[0] ?? '',
    npm,
    deck: join(copy, 'deck'),
    edit: async (path, change) => {
      const file = join(copy, path);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    end,
    [Symbol.asyncDispose]: remove,
  };
};
