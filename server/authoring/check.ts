import { existsSync } from 'node:fs';

import { counted } from '#lib/shared/text.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import { commandFolder } from './command-folder.ts';
import type { Finding } from './finding.ts';
import { findErrors } from './parse-all.ts';
import { findProblems } from './rules.ts';
import { findMissingTexts, findTranslationProblems } from './translation-rules.ts';

/** Result of a check: findings to mend, and notes on texts that are missing. */
interface Found {
  /** Whether the findings do not fail the check: the deck is a draft. */
  readonly isDraft: boolean;
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
}

/** The errors that stop a deck from starting; all other findings where there are none. */
const findAll = async (folder: string): Promise<Found> => {
  const errors = await findErrors(folder);
  if (errors.length > 0) return { isDraft: false, findings: errors, notes: [] };
  const deck = await loadDeck(folder);
  return {
    isDraft: deck.facts.draft === true,
    findings: [
      ...(await findProblems(deck, folder)),
      ...(await findTranslationProblems(deck, folder)),
    ],
    notes: await findMissingTexts(deck, folder),
  };
};

/** `npm run deck -- check [DIR]` */
export const checkDeck = async (shell: Shell, args: string[]): Promise<void> => {
  const [named, ...more] = args;
  if (more.length > 0) throw new UsageError('check takes one folder.');
  if (named !== undefined && !existsSync(named))
    throw new StartError(`${named} is no deck: there is no such folder.`);
  const folder = await commandFolder(shell, named);
  const { findings, isDraft, notes } = await findAll(folder);
  for (const note of notes) shell.stdout.write(`Note: ${note}\n`);
  for (const finding of findings) shell.stdout.write(`${finding}\n`);
  const count = counted(findings.length, 'finding');
  if (findings.length > 0 && !isDraft) throw new StartError(count);
  shell.stdout.write(
    findings.length > 0
      ? `${count}, and the deck is a draft: they count when deck.yaml no longer says so.\n`
      : 'The deck is fine.\n',
  );
};
