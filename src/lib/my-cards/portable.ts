/** My Cards as files: JSON for an import, Markdown for reading. No DOM. */

import * as m from '#messages';

import { readableDay } from '#lib/shared/text.ts';
import { agendaMarkdown, escaped } from './agenda-files.ts';
import { agendasOf, handsOf, itemsOfKind, notesOf, type Items } from './items.ts';

/** Format name in the JSON file. */
export const FILE_FORMAT = 'dck-my-cards';

/** The version that is written, and the newest that is read. */
export const FILE_VERSION = 1;

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

/** Title of a card by its code, or of a kept item by its key. */
export type TitleOf = (key: string) => string;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${escaped(line)}`.trimEnd())
    .join('\n');

const section = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`## ${title}`, ...parts];

/**
 * Hands, agendas, kept items and notes as Markdown.
 * @param titleOf title of a kept item; a card's key is `card:` and its code
 */
export const toMarkdown = (items: Items, titleOf: TitleOf, now: number): string => {
  const card = (code: string): string => `${code} ${escaped(titleOf(`card:${code}`))}`.trimEnd();
  const parts = [
    `# ${m.my_cards_name()}`,
    m.my_cards_file_day({ day: readableDay(new Date(now).toISOString()) }),
    ...section(
      m.my_cards_hands(),
      handsOf(items).map(({ name, cards }) =>
        [`### ${escaped(name)}`, cards.map((code, at) => `${at + 1}. ${card(code)}`).join('\n')]
          .filter((part) => part !== '')
          .join('\n\n'),
      ),
    ),
    ...section(
      m.my_cards_agendas(),
      agendasOf(items).map((agenda) =>
        // One heading below the section's.
        agendaMarkdown(agenda, (code) => titleOf(`card:${code}`))
          .trim()
          .replace(/^#/, '###'),
      ),
    ),
    ...section(
      m.my_cards_kept(),
      [
        itemsOfKind(items, 'keep')
          .map(({ key }) => `- ${escaped(titleOf(key))}`)
          .toSorted()
          .join('\n'),
      ].filter((part) => part !== ''),
    ),
    ...section(
      m.my_cards_notes(),
      notesOf(items).map(({ code, note }) =>
        [
          `### ${card(code)}`,
          quoted(note.text),
          ...(note.others ?? []).map(
            ({ text }) => `${m.my_cards_from_another_device()}\n\n${quoted(text)}`,
          ),
        ].join('\n\n'),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
};
