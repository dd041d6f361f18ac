import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

import { parse } from 'yaml';

import { DeckFacts } from '#contract/deck-facts.ts';
import { OpenCard } from '#contract/open-deck.ts';
import type { Profiles } from '#contract/profiles.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';
import { DECK_DIR } from '#server/shared/deck-folder.ts';

/** The process's setting, before any configuration is read: `.env` counts where the environment has none. */
const setting = (): string => {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8'))['DECK_DIR'] : undefined;
  return (process.env['DECK_DIR'] ?? file) || DECK_DIR;
};

/** The file of the process's deck with its facts. */
export const factsFile = (): string => join(setting(), 'deck.yaml');

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts over the values of the main language, by name; loading the deck reports those that do not fit. */
const overlay = (main: unknown, texts: unknown): unknown =>
  isFields(main) && isFields(texts)
    ? {
        ...main,
        ...Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [name, overlay(main[name], text)]),
        ),
      }
    : (texts ?? main);

/** A file of the deck, with the texts of a language where it has them. */
const readInLanguage = (language: string, name: string): unknown => {
  const folder = dirname(factsFile());
  const main: unknown = parse(readFileSync(join(folder, name), 'utf8'));
  const own = join(folder, language, name);
  return existsSync(own) ? overlay(main, parse(readFileSync(own, 'utf8'))) : main;
};

/**
 * The facts of the process's deck, with texts in a language.
 * @returns `undefined` where the file is missing or wrong, which loading the deck reports
 */
const readFacts = (language: string): DeckFacts | undefined => {
  try {
    return DeckFacts.safeParse(readInLanguage(language, 'deck.yaml')).data;
  } catch {
    return undefined;
  }
};

/** The public fields of a card; none where its file is missing or wrong, which loading the deck reports. */
const readCard = (language: string, code: string): readonly OpenCard[] => {
  try {
    return [OpenCard.parse(readInLanguage(language, join('cards', `${code}.yaml`)))];
  } catch {
    return [];
  }
};

/** `breakthrough_matrix` in words, as `readableName` gives it. */
const inWords = (id: string): string =>
  id.replaceAll(/(?:^|_)(\w)/g, (_start, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** The names of streams and categories that are not their identifiers in words: mostly none, for small scripts. */
const kindNames = (facts: DeckFacts | undefined): Readonly<Record<string, string>> => {
  const streams = Object.entries(facts?.streams ?? {}).map(([id, { name }]) => [id, name]);
  const names = [...streams, ...Object.entries(facts?.categories ?? {})];
  return Object.fromEntries(names.filter(([id = '', name]) => name !== inWords(id)));
};

/** A name in lower-case ASCII letters, digits and hyphens, for the names of files. */
const forFiles = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'deck';

const NO_PROFILES: Profiles = { linkedin_url: '', instagram_handle: '', facebook_page: '' };

/**
 * The constants of the modules beside this one, by module. A process reads them when it starts; a build
 * writes them into its scripts (scripts/deck-facts.mjs).
 * @param language of the texts, by default that of the process's pages
 */
export const readConstants = (language = PAGE_LANGUAGE) => {
  const facts = readFacts(language);
  return {
    brand: { PRODUCT_NAME: facts?.name ?? '', PRODUCT_TITLE: facts?.title ?? '' },
    care: { CARE: facts?.care ?? '' },
    files: { FILE_PREFIX: forFiles(facts?.name ?? '') },
    kinds: { KIND_NAMES: kindNames(facts) },
    profiles: { PROFILES: facts?.profiles ?? NO_PROFILES },
    streams: { STREAM_FACTS: Object.values(facts?.streams ?? {}) },
    get samples() {
      const SAMPLE_CODES = facts?.samples ?? [];
      const SAMPLES = SAMPLE_CODES.flatMap((code) => readCard(language, code));
      return { SAMPLE_CODES, SAMPLES, SAMPLE: SAMPLES[0] };
    },
  };
};
