/** A new table from another one's record (behaviour/tables.md, 'Record'). No DOM. */

import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import type { TableRequest } from '#contract/tables.ts';

type Laid = NonNullable<TableRequest['cards']>[number];

/**
 * The request for a table with the same groups, cards and steps, without notes and participants.
 * @param newId generates the ids of its groups
 */
export const copyRequest = (record: TableRecord, newId: () => string): TableRequest => {
  const { settings, source, steps } = record;
  const { asks, named, votes } = settings;
  const groups = record.groups.map((group) => ({ ...group, id: newId() }));
  // A card that is no longer in the deck has no title.
  const lay = (cards: readonly RecordCard[], place: Partial<Laid>): Laid[] =>
    cards.flatMap(({ code, face, title }) =>
      code === undefined || title === undefined ? [] : [{ code, face, ...place }],
    );
  return {
    source,
    settings: { asks, named, votes },
    steps: steps.map(
      ({ beganAt: _beganAt, notes: _notes, tookSeconds: _tookSeconds, ...step }) => step,
    ),
    groups: groups.flatMap(({ id, name }) => (name === null ? [] : [{ group: id, name }])),
    cards: [
      ...groups.flatMap(({ cards, id, name }) => lay(cards, name === null ? {} : { group: id })),
      ...lay(record.aside, { aside: true }),
    ],
  };
};
