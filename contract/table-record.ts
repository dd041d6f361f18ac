/**
 * The record of a table (behaviour.md, 'Tables: the record'), as JSON. Pages take only the types of this
 * file and trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { Face, Step, TableSettings, TableSource } from './table-state.ts';
import { TableCode } from './tables.ts';

/** A moment by universal time, such as `2026-11-22T14:05:00.000Z`. */
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

export const RecordNote = z.object({
  text: z.string(),
  /** A name, or `Host`; left out where it was written without names. */
  author: z.optional(z.string()),
  /** When it was first written. */
  writtenAt: Moment,
});
export type RecordNote = z.infer<typeof RecordNote>;

/** A card; one that lies face down has its code and words for the host alone. */
export const RecordCard = z.object({
  code: z.optional(CardCode),
  title: z.optional(z.string()),
  category: z.optional(z.string()),
  stream: z.optional(z.string()),
  face: Face,
  /** Its dots; left out unless they are shown. */
  votes: z.optional(z.int()),
  notes: z.array(RecordNote),
});
export type RecordCard = z.infer<typeof RecordCard>;

export const TableRecord = z.object({
  code: TableCode,
  source: TableSource,
  settings: TableSettings,
  openedAt: Moment,
  /** `null` while it is open. */
  closedAt: z.nullable(Moment),
  /** When this record was made. */
  writtenAt: Moment,
  /** Who was there, in the order in which they came. */
  people: z.array(z.string()),
  /** How many more were there whose names have been deleted. */
  nameless: z.int(),
  /** Guests have the words of those that the host has come to, and never the card. */
  steps: z.array(z.extend(Step, { beganAt: z.nullable(Moment) })),
  /** Cards in their groups; those in none have a group without a name, which comes first. */
  groups: z.array(z.object({ name: z.nullable(z.string()), cards: z.array(RecordCard) })),
  /** Cards that were set aside. */
  aside: z.array(RecordCard),
});
export type TableRecord = z.infer<typeof TableRecord>;

/** The forms of a record, each by the ending of its file. */
export const RECORD_FORMS = ['md', 'json', 'csv', 'pdf'] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];
