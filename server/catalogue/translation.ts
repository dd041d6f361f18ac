import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { KINDS, type DeckKind } from '#server/catalogue/kinds.ts';
import { readSource, readSourceNames, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;

/** Fields with one value in all languages: codes, numbers, names in addresses. */
const FACTS: ReadonlySet<string> = new Set([
  'code',
  'category',
  'stream',
  'minutes',
  'group',
  'where',
  'level',
  'tier',
  'sheet',
  'slug',
  'card',
  'exercise',
  'name',
  'image',
  'pubDate',
  'url',
]);

/** Fields that may differ, and are not missed: names and works as they are known in a language. */
const MAY_DIFFER: ReadonlySet<string> = new Set(['author', 'who', 'work', 'year']);

/** Fields that a translation may add: remarks on a quotation or a source. */
const MAY_ADD: ReadonlySet<string> = new Set(['translation', 'note']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, name: string): value is string =>
  typeof value === 'string' && !FACTS.has(name);

/** Whether a value has a text that a reader of another language misses. */
const hasText = (value: unknown, name: string): boolean => {
  if (Array.isArray(value)) return value.some((each) => hasText(each, ''));
  if (isFields(value)) return Object.entries(value).some(([key, each]) => hasText(each, key));
  return isText(value, name) && !MAY_DIFFER.has(name);
};

/** A list whose entries are cards with a reason each; a translation may give the reasons by code. */
const isByCode = (list: readonly unknown[]): list is readonly Fields[] =>
  list.every((each) => isFields(each) && typeof each['code'] === 'string');

interface Merge {
  /** The translation's file, for messages. */
  readonly source: SourceFile;
  /** Called with the path of each text that the translation lacks. */
  readonly onMissing: (path: Path) => void;
}

const mergeByCode = (merge: Merge, main: readonly Fields[], texts: Fields, path: Path): unknown => {
  for (const code of Object.keys(texts))
    if (!main.some((each) => each['code'] === code))
      throw wrongIn(merge.source, [...path, code], 'the main language has no such entry');
  return main.map((each) => {
    const code = String(each['code']);
    const at = [...path, code];
    return {
      ...each,
      ...('why' in each && { why: mergeTexts(merge, each['why'], texts[code], at) }),
    };
  });
};

const mergeList = (merge: Merge, main: readonly unknown[], texts: unknown, path: Path): unknown => {
  if (isFields(texts) && isByCode(main)) return mergeByCode(merge, main, texts, path);
  if (!Array.isArray(texts)) throw wrongIn(merge.source, path, 'needs a list');
  if (texts.length !== main.length)
    throw wrongIn(
      merge.source,
      path,
      `has ${texts.length} entries; the main language has ${main.length}`,
    );
  return main.map((each, index) => mergeTexts(merge, each, texts[index], [...path, index]));
};

const mergeFields = (merge: Merge, main: Fields, texts: unknown, path: Path): Fields => {
  if (!isFields(texts)) throw wrongIn(merge.source, path, 'needs fields with names');
  const added = Object.entries(texts).filter(([name]) => !Object.hasOwn(main, name));
  for (const [name] of added)
    if (!MAY_ADD.has(name) || path.length === 0)
      throw wrongIn(merge.source, [...path, name], 'the main language has no such field');
  const merged = Object.entries(main).map(
    ([name, value]) => [name, mergeTexts(merge, value, texts[name], [...path, name])] as const,
  );
  return { ...Object.fromEntries(merged), ...Object.fromEntries(added) };
};

/** Puts texts over a value of the main file, which stays where there is none. */
const mergeTexts = (merge: Merge, main: unknown, texts: unknown, path: Path): unknown => {
  const name = String(path.at(-1) ?? '');
  if (texts === undefined || texts === null || (typeof texts === 'string' && texts.trim() === '')) {
    if (hasText(main, name)) merge.onMissing(path);
    return main;
  }
  if (Array.isArray(main)) return mergeList(merge, main, texts, path);
  if (isFields(main)) return mergeFields(merge, main, texts, path);
  if (!isText(main, name)) {
    if (texts === main) return main;
    throw wrongIn(merge.source, path, `is ${String(main)} in all languages: leave it out`);
  }
  if (typeof texts !== 'string') throw wrongIn(merge.source, path, 'needs a text');
  return texts;
};

/**
 * Puts the texts of a translation over the facts of the main file (behaviour/cards.md, 'Languages').
 * @param onMissing called with the path of each text that is missing, and left as it is
 * @returns a file whose messages name the translation
 * @throws StartError with file and line for a field that the main file has not, another number of entries, and
 *   a fact that differs
 */
export const translate = (
  main: SourceFile,
  source: SourceFile,
  onMissing: (path: Path) => void = () => {},
): SourceFile => {
  const fields = mergeTexts({ source, onMissing }, main.fields, source.fields ?? {}, []);
  const hasBody = source.body.trim() !== '';
  if (!hasBody && main.body.trim() !== '') onMissing(['body']);
  return { ...source, fields, body: hasBody ? source.body : main.body };
};

/** The names of a language's files of a kind, sorted; none without its folder. */
export const translationNames = async (
  folder: string,
  language: string,
  kind: DeckKind,
): Promise<readonly string[]> => {
  const own = join(folder, language, kind);
  return existsSync(own) ? readSourceNames(own, KINDS[kind]) : [];
};

/**
 * Reads the file of a translation.
 * @param mains files of the same kind
 * @returns it, and its main file
 * @throws StartError where it is not readable, or has no main file
 */
export const readTranslation = async (
  folder: string,
  language: string,
  kind: DeckKind,
  name: string,
  mains: readonly SourceFile[],
): Promise<{ readonly main: SourceFile; readonly source: SourceFile }> => {
  const source = { ...(await readSource(join(folder, language, kind), name)), language };
  const main = mains.find((each) => basename(each.name) === name);
  if (!main) throw wrongIn(source, [], `the main language has no file ${kind}/${name}`);
  return { main, source };
};

/**
 * The files of a kind in a language: those of the translation over the main files, which stand alone where there
 * is none.
 * @throws StartError as `readTranslation` and `translate` do
 */
export const translateFiles = async (
  folder: string,
  language: string,
  kind: DeckKind,
  mains: readonly SourceFile[],
): Promise<readonly SourceFile[]> => {
  const names = await translationNames(folder, language, kind);
  const translated = new Map<SourceFile, SourceFile>();
  for (const name of names) {
    const { main, source } = await readTranslation(folder, language, kind, name, mains);
    translated.set(main, translate(main, source));
  }
  return mains.map((main) => translated.get(main) ?? main);
};
