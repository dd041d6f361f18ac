import { basename } from 'node:path';

import { CUT_LENGTH } from '#contract/card-lengths.ts';
import { KIND_NAMES, type DeckKind } from '#server/catalogue/kinds.ts';
import {
  readDeckFiles,
  readTranslatedFiles,
  type DeckContent,
  type DeckFiles,
} from '#server/catalogue/load.ts';
import { translationNames, readTranslation, translate } from '#server/catalogue/translation.ts';
import { findingOf, type Find, type Finding } from './finding.ts';
import {
  checkArticles,
  checkCardTexts,
  checkLength,
  checkMentions,
  checkRunTexts,
  filed,
} from './rules.ts';

/** The files that a language has of its own. */
const translatedOnly = (files: DeckFiles): DeckFiles =>
  Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, files[kind].filter(({ language }) => language !== undefined)]),
  ) as unknown as DeckFiles;

/** Finds texts of the other languages that break a rule of the main language's texts. */
export const findTranslationProblems = async (
  deck: DeckContent,
  folder: string,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  const find: Find = (source, path, problem) => findings.push(findingOf(source, path, problem));
  const mains = await readDeckFiles(folder);
  for (const [language, things] of deck.translations) {
    const files = translatedOnly(await readTranslatedFiles(folder, language, mains));
    for (const { source, thing } of filed(files.cards, things.cards, 'code'))
      checkCardTexts(find, source, thing, language);
    for (const { source, thing } of filed(files.exercises, things.exercises, 'title'))
      checkRunTexts(find, source, thing);
    for (const { source, thing } of filed(files.recipes, things.recipes, 'slug'))
      if (thing.cut !== undefined) checkLength(find, source, ['cut'], thing.cut, CUT_LENGTH);
    checkArticles(find, things, files);
    checkMentions(find, things, files);
  }
  return findings;
};

/** Lists the texts that the other languages of a deck lack, for which those of the main language stand in. */
export const findMissingTexts = async (
  { translations }: DeckContent,
  folder: string,
): Promise<readonly Finding[]> => {
  const notes: Finding[] = [];
  const mains = await readDeckFiles(folder);
  const noteFile = async (language: string, kind: DeckKind, name: string): Promise<void> => {
    const { main, source } = await readTranslation(folder, language, kind, name, mains[kind]);
    translate(main, source, (path) => notes.push(findingOf(source, path, 'is missing')));
  };
  for (const language of translations.keys())
    for (const kind of KIND_NAMES) {
      const names = await translationNames(folder, language, kind);
      for (const name of names) await noteFile(language, kind, name);
      for (const { name } of mains[kind]) {
        const file = basename(name);
        if (!names.includes(file)) notes.push(`${language}/${kind}/${file} is missing`);
      }
    }
  return notes;
};
