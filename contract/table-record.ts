/**
 * The record of a table as JSON (behaviour/tables.md, 'Record'). Pages import only types from this file
 * and trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { Agreement, Face, Step, TableSettings, TableSource } from './table-state.ts';
import { TableCode } from './tables.ts';

/** A time in UTC, such as `2026-11-22T14:05:00.000Z`. */
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

export const RecordNote = z.object({
  text: z.string(),
  /** A name, of the host with `(host)` behind it; left out for an anonymous note. */
  author: z.optional(z.string()),
  /** The host wrote it for its author, who had no device. */
  byHost: z.optional(z.boolean()),
  /** Number of votes; left out unless they are shown. */
  votes: z.optional(z.int()),
  /** When the note was created. */
  writtenAt: Moment,
});
export type RecordNote = z.infer<typeof RecordNote>;

/** A card; of a face-down card only the host gets code and texts. */
export const RecordCard = z.object({
  code: z.optional(CardCode),
  title: z.optional(z.string()),
  category: z.optional(z.string()),
  stream: z.optional(z.string()),
  face: Face,
  /** Number of votes; left out unless they are shown. */
  votes: z.optional(z.int()),
  notes: z.array(RecordNote),
});
export type RecordCard = z.infer<typeof RecordCard>;

/** A decision; with `who` or `until`, a task. */
export const RecordAgreement = z.object({
  ...z.omit(Agreement, { at: true }).shape,
  writtenAt: Moment,
});
export type RecordAgreement = z.infer<typeof RecordAgreement>;

/** Raised with a change that readers of the JSON must know of; new fields alone do not raise it. */
export const RECORD_VERSION = 1;

export const TableRecord = z.object({
  version: z.literal(RECORD_VERSION),
  code: TableCode,
  source: TableSource,
  settings: TableSettings,
  openedAt: Moment,
  /** `null` while the table is open. */
  closedAt: z.nullable(Moment),
  /** When this record was made. */
  writtenAt: Moment,
  /** The host's name; left out where it is not known. */
  host: z.optional(z.string()),
  /** Names of the participants, in the order in which they joined. */
  people: z.array(z.string()),
  /** Number of further participants, whose names have been deleted. */
  nameless: z.int(),
  decisions: z.array(RecordAgreement),
  tasks: z.array(RecordAgreement),
  /** Guests get the texts of the steps that the host has reached, and never the card. */
  steps: z.array(
    z.extend(Step, {
      beganAt: z.nullable(Moment),
      /** The time spent on it, over all visits; `null` before the first. */
      tookSeconds: z.nullable(z.int()),
      /** Its notes, but for those in a group. */
      notes: z.array(RecordNote),
    }),
  ),
  /** Cards and notes in their groups; ungrouped cards come first, in a group without a name. */
  groups: z.array(
    z.object({
      name: z.nullable(z.string()),
      cards: z.array(RecordCard),
      notes: z.array(RecordNote),
    }),
  ),
  /** Notes on the table as a whole that are in no group. */
  notes: z.array(RecordNote),
  /** Cards that were set aside. */
  aside: z.array(RecordCard),
});
export type TableRecord = z.infer<typeof TableRecord>;

/** The formats of a record, each by its file extension. */
export const RECORD_FORMS = ['md', 'json', 'csv', 'pdf', 'docx'] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];

/** Media type of a Word document. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
