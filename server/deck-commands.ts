import { runCommand, type Shell } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run deck -- COMMAND

  check [DIR]
      Says what is missing or wrong in a deck, by file and line.
  new DIR
      Makes a deck that starts, with one example of each thing.
  export FILE.csv ...
      Writes things of the deck as tables: cards.csv, exercises.csv, personas.csv, articles.csv,
      recipes.csv, situations.csv.
  import [--dry-run] FILE.csv ...
      Takes changes and additions of such tables into the deck, all or none.
      --dry-run only says what would change.
  rename B14 B15
      Gives a card another code, wherever the deck names it.

  print [--size tarot|poker|A6] [--cards B14,T27] [--language de] FILE.pdf
      Writes the cards as a PDF for a print shop: a page for each side, with bleed and crop marks.
      A card that does not fit its size is named, and nothing is written.

DECK_DIR names the deck, and PUBLIC_ORIGIN the address in QR codes, as for the server; see .env.example.
`;

type Command = (shell: Shell, args: string[]) => Promise<void>;

const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('#server/authoring/check.ts')).checkDeck,
  new: async () => (await import('#server/authoring/new.ts')).newDeck,
  export: async () => (await import('#server/authoring/export.ts')).exportTables,
  import: async () => (await import('#server/authoring/import.ts')).importTables,
  rename: async () => (await import('#server/authoring/rename.ts')).renameCard,
  print: async () => (await import('#server/authoring/print/print.ts')).printCards,
};

/**
 * The command for the deck's folder.
 * @returns the exit status, as of `runCommand`
 */
export const runDeck = (shell: Shell): Promise<number> =>
  runCommand(shell, USAGE, async ([name = '', ...args]) => {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load)
      throw new UsageError(name === '' ? 'Name a command.' : `There is no command ${name}.`);
    const command = await load();
    await command(shell, args);
  });
