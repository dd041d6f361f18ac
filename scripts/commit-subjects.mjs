// Part of `npm run check`: subjects of new commits have at most 72 characters.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MOST = 72;

/** The last commit before this check. Older subjects are not checked. */
const BASE = '0d6da7d71e82e948aa42786595b81358d122a52c';

/** The output of git; undefined where it fails. */
const git = (/** @type {string[]} */ ...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

/** Commits after BASE; the last one alone in a shallow clone, which lacks BASE. */
const range = () => (git('cat-file', '-e', `${BASE}^{commit}`) === undefined ? '-1' : `${BASE}..`);

// A tree without git has no commits to check, also inside another repository.
if (existsSync('.git')) {
  const log = git('log', '--no-merges', '--format=%h %s', range()) ?? '';
  for (const line of log.split('\n')) {
    const [commit = '', ...words] = line.split(' ');
    const { length } = Array.from(words.join(' '));
    if (length <= MOST) continue;
    console.error(
      `${commit}: subject of ${length} characters, at most ${MOST}: ${words.join(' ')}`,
    );
    process.exitCode = 1;
  }
}
