/** My Cards as files: everything as JSON, to bring in again, or as Markdown to read. No DOM. */

import { readableDay } from '#lib/shared/text.ts';
import { handsOf, itemsOfKind, notesOf, type Items } from './items.ts';

/** What the JSON file says of itself. */
export const FILE_FORMAT = 'dck-my-cards';

/** The version of the file that this product writes, and the newest that it reads. */
export const FILE_VERSION = 1;

/**
 * Everything as the text of a JSON file.
 * @param now ms since the epoch
 */
export const toJsonFile = (items: Items, now: number): string =>
  `${JSON.stringify(
    {
      format: FILE_FORMAT,
      version: FILE_VERSION,
      exported: new Date(now).toISOString(),
      items: [...items.values()].flatMap(({ kind, key, value }) =>
        value === null ? [] : [{ kind, key, value }],
      ),
    },
    null,
    1,
  )}\n`;

/** What something is called: a card by its code, a kept thing by its key. */
export type TitleOf = (key: string) => string;

/** A text of a person in Markdown, in which nothing is read as a sign of its own. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${escaped(line)}`.trimEnd())
    .join('\n');

const section = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`## ${title}`, ...parts];

/**
 * Everything as Markdown: hands, kept things, notes.
 * @param titleOf what a kept thing is called; a card's key is `card:` and its code
 */
export const toMarkdown = (items: Items, titleOf: TitleOf, now: number): string => {
  const card = (code: string): string => `${code} ${escaped(titleOf(`card:${code}`))}`.trimEnd();
  const parts = [
    '# My Cards',
    `As of ${readableDay(new Date(now).toISOString())}.`,
    ...section(
      'Hands',
      handsOf(items).map(({ name, cards }) =>
        [`### ${escaped(name)}`, cards.map((code, at) => `${at + 1}. ${card(code)}`).join('\n')]
          .filter((part) => part !== '')
          .join('\n\n'),
      ),
    ),
    ...section(
      'Kept',
      [
        itemsOfKind(items, 'keep')
          .map(({ key }) => `- ${escaped(titleOf(key))}`)
          .toSorted()
          .join('\n'),
      ].filter((part) => part !== ''),
    ),
    ...section(
      'Notes',
      notesOf(items).map(({ code, note }) =>
        [
          `### ${card(code)}`,
          quoted(note.text),
          ...(note.others ?? []).map(({ text }) => `From another device:\n\n${quoted(text)}`),
        ].join('\n\n'),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
};
