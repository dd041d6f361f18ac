import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { DeckCard } from '#contract/deck-card.ts';
import { parseCardCode } from '#lib/shared/card-code.ts';
import { href } from '#lib/shared/routes.ts';
import { counted } from '#lib/shared/text.ts';
import { DECK_DIR, loadDeck, type DeckContent } from '#server/catalogue/load.ts';
import { getConfig } from '#server/config/config.ts';
import { interfaceLanguage } from '#server/http/preferred-language.ts';
import { requestLanguage, withLanguage } from '#server/shared/language.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import {
  CARD_SIZES,
  formatOf,
  LEAST_TYPE,
  type CardFormat,
  type CardSize,
} from '#server/authoring/print/card-format.ts';
import { layOutCard } from '#server/authoring/print/lay-out-card.ts';
import { writePrint, type LaidCard } from '#server/authoring/print/print-pdf.ts';
import { isLoopback } from '#server/shared/loopback.ts';

const NAMES = Object.keys(CARD_SIZES) as readonly CardSize[];

interface PrintRequest {
  readonly file: string;
  readonly size: CardSize;
  /** All cards of the deck when left out. */
  readonly codes?: readonly string[];
  /** The deck's main language when left out. */
  readonly language?: string;
}

const parseSize = (text: string): CardSize => {
  const size = NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
  if (size === undefined) throw new UsageError(`--size takes ${NAMES.join(', ')}; not ${text}.`);
  return size;
};

const parseCodes = (text: string): readonly string[] => {
  const codes = text.split(',').map((part) => {
    const code = parseCardCode(part);
    if (code === undefined)
      throw new UsageError(`--cards takes codes such as B14,T27; '${part}' is none.`);
    return code;
  });
  const twice = codes.find((code, index) => codes.indexOf(code) < index);
  if (twice !== undefined) throw new UsageError(`--cards names ${twice} twice.`);
  return codes;
};

const parseRequest = (args: string[]): PrintRequest => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      size: { type: 'string', default: 'tarot' },
      cards: { type: 'string' },
      language: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Name one file for the cards.');
  if (!/\.pdf$/i.test(file)) throw new UsageError(`The cards are a PDF: ${file} ends otherwise.`);
  return {
    file,
    size: parseSize(values.size),
    ...(values.cards !== undefined && { codes: parseCodes(values.cards) }),
    ...(values.language !== undefined && { language: values.language }),
  };
};

/** @throws Error where a file cannot be put here */
const checkTarget = async (file: string): Promise<void> => {
  const [found, folder] = await Promise.all(
    [file, dirname(file)].map((path) => stat(path).catch(() => undefined)),
  );
  if (!folder?.isDirectory()) throw new Error(`There is no folder ${dirname(file)}.`);
  if (found?.isDirectory()) throw new Error(`${file} is a folder.`);
  if (found && !found.isFile()) throw new Error(`${file} is not a file.`);
};

/** The cards with the texts of a language. */
const cardsIn = (
  { cards, facts, translations }: DeckContent,
  language: string | undefined,
): readonly DeckCard[] => {
  if (language === undefined || language === facts.languages[0]) return cards;
  const translation = translations.get(language);
  if (translation) return translation.cards;
  const known = facts.languages.join(', ') || 'en';
  throw new UsageError(`--language takes the languages of the deck: ${known}; not ${language}.`);
};

const chooseCards = (
  deck: readonly DeckCard[],
  codes: readonly string[] | undefined,
): readonly DeckCard[] => {
  if (deck.length === 0) throw new Error('The deck has no cards.');
  if (codes === undefined) return deck;
  const byCode = new Map(deck.map((card) => [card.code, card]));
  const unknown = codes.filter((code) => !byCode.has(code));
  if (unknown.length > 0) throw new Error(`The deck has no card ${unknown.join(', ')}.`);
  return codes.flatMap((code) => byCode.get(code) ?? []);
};

/** Lays out cards. @throws Error once each card that cannot be printed has been named on standard error */
const layOut = async (
  { stderr }: Shell,
  cards: readonly DeckCard[],
  format: CardFormat,
  origin: string,
  signal: AbortSignal,
): Promise<readonly LaidCard[]> => {
  const laid: LaidCard[] = [];
  for (const card of cards) {
    const sides = layOutCard(card, format);
    if ('problem' in sides) stderr.write(`${card.code} (${card.title}): ${sides.problem}.\n`);
    else
      laid.push({ ...sides, card, link: `${origin}${href('card', card.code, requestLanguage())}` });
    await nextTurn();
    signal.throwIfAborted();
  }
  if (laid.length === cards.length) return laid;
  throw new Error(
    `Nothing was written: type of ${LEAST_TYPE} points does not fit on ${cards.length - laid.length} of ${counted(cards.length, 'card')} of the size ${format.size}.`,
  );
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** Writes the file beside its place first. @throws Error in plain words */
const writeFile = async (
  file: string,
  laid: readonly LaidCard[],
  format: CardFormat,
  signal: AbortSignal,
): Promise<void> => {
  // Of this process alone: two runs may write the same file.
  const partial = `${file}.${process.pid}.partial`;
  try {
    await writePrint(partial, laid, format, signal);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    if (!isSystemError(error)) throw error;
    throw new Error(`${file} cannot be written (${error.code ?? error.message}).`, {
      cause: error,
    });
  }
};

/**
 * Prints the cards of a deck (behaviour/sheets.md, 'Cards in print'): `[--size SIZE] [--cards CODES]
 * [--language LANGUAGE] FILE`.
 * @throws UsageError for wrong arguments, Error in plain words otherwise
 */
export const printCards = async (shell: Shell, args: string[]): Promise<void> => {
  const { codes, file, language, size } = parseRequest(args);
  const { deckDir = DECK_DIR, origin } = getConfig(shell.env());
  await checkTarget(file);
  const stop = new AbortController();
  const abort = () => stop.abort(new Error('Stopped. Nothing was written.'));
  process.once('SIGINT', abort).once('SIGTERM', abort);
  try {
    const deck = await loadDeck(deckDir);
    const { languages } = deck.facts;
    const cards = chooseCards(cardsIn(deck, language), codes);
    const format = formatOf(size);
    await withLanguage(interfaceLanguage(language ?? languages[0] ?? ''), async () => {
      const laid = await layOut(shell, cards, format, origin, stop.signal);
      await writeFile(file, laid, format, stop.signal);
    });
    const { width, height } = CARD_SIZES[size];
    shell.stdout.write(
      `${file}: ${counted(cards.length, 'card')} of ${width} × ${height} mm, a page for each side. The codes lead to ${origin}.\n`,
    );
    if (isLoopback(new URL(origin).hostname))
      shell.stderr.write(`Only this machine can open ${origin}: set PUBLIC_ORIGIN first.\n`);
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
  }
};
