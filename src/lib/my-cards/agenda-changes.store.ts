/** Changes to the agendas of My Cards (behaviour/my-cards.md, 'Agendas'). Each applies at once. */

import * as m from '#messages';

import type { Agenda } from '#contract/agendas.ts';
import { FILE_PREFIX } from '#facts/files.ts';
import { agendaCalendar, agendaMarkdown } from '#lib/my-cards/agenda-files.ts';
import type { TitleOfCard } from '#lib/my-cards/agenda.ts';
import type { LinkedAgenda } from '#lib/my-cards/agenda-link.ts';
import type { Change } from '#lib/my-cards/items.ts';
import { change } from '#lib/my-cards/my-sync.store.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { inDownloads, toSlug } from '#lib/shared/text.ts';

/** Creates an agenda and returns its key at once, so that the next change is one of the same agenda. */
export const makeAgenda = (agenda: LinkedAgenda): string => {
  const key = newId();
  void change({ kind: 'agenda', key, value: { ...agenda, at: now() } });
  return key;
};

type FieldChange = Extract<Change, { readonly kind: 'agenda'; readonly field: unknown }>;
type Field = FieldChange extends infer One
  ? One extends FieldChange
    ? Omit<One, 'key' | 'kind'>
    : never
  : never;

/** Sets a field of an agenda. */
export const setAgenda = (key: string, field: Field): Promise<void> =>
  change({ kind: 'agenda', key, ...field });

export const removeAgenda = (key: string): Promise<void> =>
  change({ kind: 'agenda', key, value: null });

const fileName = (name: string, extension: string): string =>
  `${[FILE_PREFIX, 'agenda', toSlug(name)].filter((part) => part !== '').join('-')}.${extension}`;

/** Downloads the agenda as Markdown; returns a message. */
export const saveMarkdown = (agenda: Agenda, titleOf: TitleOfCard): string => {
  const name = fileName(agenda.name, 'md');
  saveFile(name, new Blob([agendaMarkdown(agenda, titleOf)], { type: 'text/markdown' }));
  return inDownloads(name);
};

/** Downloads the agenda as a calendar file; returns a message. */
export const saveCalendar = (agenda: Agenda, titleOf: TitleOfCard, id: string): string => {
  const text = agendaCalendar(agenda, titleOf, { id, now: now() });
  if (text === undefined) return m.my_cards_agenda_no_time();
  const name = fileName(agenda.name, 'ics');
  saveFile(name, new Blob([text], { type: 'text/calendar' }));
  return inDownloads(name);
};
