/** The image's first stage without Docker: the site, built of what `.dockerignore` lets through. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Whether Docker would leave a path out; the few forms that the file has, and no others. */
const ignoredBy = (lines: readonly string[]) => (path: string) =>
  lines.some((line) => {
    if (line.startsWith('**/')) return basename(path) === line.slice('**/'.length);
    if (line.endsWith('*')) return path.startsWith(line.slice(0, -1));
    return path === line;
  });

/**
 * Builds the site in a copy of the project without what Docker leaves out, as the Dockerfile does: with `npm run
 * build`, of the product's own deck.
 * @returns the names of the built files
 * @throws Error with what the build has said, where it fails
 */
export const buildAsImage = async (): Promise<readonly string[]> => {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = ignoredBy(lines);
  const folder = await mkdtemp(join(tmpdir(), 'dck-image-'));
  try {
    cpSync(ROOT, folder, {
      recursive: true,
      filter: (source) => source === ROOT || !isIgnored(relative(ROOT, source)),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const child = spawn('npm', ['run', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        said = (said + bytes.toString()).slice(-4000);
      });
    }
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error(said);
    return await readdir(join(folder, 'dist'), { recursive: true });
  } finally {
    await rm(folder, { recursive: true });
  }
};
