/** The record of a table, for its seats and, at any time, for its host. */
import type { RecordForm, TableRecord } from '#contract/table-record.ts';
import { goTo } from '#lib/shared/address.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';
import { inDownloads } from '#lib/shared/text.ts';
import type { RequestResult } from '#lib/tables/table-status.ts';
import { localTimes } from '#lib/tables/local-times.browser.ts';
import { onPrint, printOnly, openPrintDialog } from '#lib/tables/print-element.browser.ts';
import { readRecord, type RecordSource } from '#lib/tables/record-calls.browser.ts';
import { copyRequest } from '#lib/tables/copy-table.ts';

// Re-exported for pages.
export { localTimes, onPrint, printOnly, openPrintDialog };
export type { RecordSource };

/** Reads a record; a host whose seat has expired claims it again first. */
const read = async (
  from: RecordSource,
  form: RecordForm,
): Promise<RequestResult<{ readonly file: File }>> => {
  let answer = await readRecord(from, form);
  if (!answer.ok && answer.error.status === 403 && 'code' in from && isMarkedSignedIn()) {
    const { claimHostSeat } = await import('#lib/tables/host-seat.store.ts');
    if ((await claimHostSeat(from.code)) === 'seated') answer = await readRecord(from, form);
  }
  return answer.ok
    ? { ok: true, file: answer.value }
    : { ok: false, message: answer.error.message };
};

/**
 * Downloads the record as a file.
 * @returns the message for the person
 * @throws if a chunk of the page cannot be loaded
 */
export const takeRecord = async (from: RecordSource, form: RecordForm): Promise<string> => {
  const answer = await read(from, form);
  if (!answer.ok) return answer.message;
  saveFile(answer.file.name, answer.file);
  return inDownloads(answer.file.name);
};

/**
 * Reads the record for display.
 * @throws if a chunk of the page cannot be loaded, or the answer is no record
 */
export const loadRecord = async (
  from: RecordSource,
): Promise<RequestResult<{ readonly record: TableRecord }>> => {
  const answer = await read(from, 'json');
  // The server's answer is trusted: the schema of the contract would be larger than the page.
  return answer.ok
    ? { ok: true, record: JSON.parse(await answer.file.text()) as TableRecord }
    : answer;
};

/**
 * Opens a copy of a table of the account (groups, cards and steps), and navigates to it.
 * @returns the error message; empty on success
 */
export const startAgain = async (code: string): Promise<string> => {
  const answer = await loadRecord({ code });
  if (!answer.ok) return answer.message;
  const { startTable } = await import('#lib/tables/start-table.store.ts');
  const started = await startTable(copyRequest(answer.record, newId));
  if (!started.ok) return started.message;
  goTo(href('table', started.code));
  return '';
};
