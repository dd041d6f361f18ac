/** The record of a table, for its seats, and for its host at any time. */
import type { RecordForm, TableRecord } from '#contract/table-record.ts';
import { goTo } from '#lib/shared/address.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';
import type { RequestResult } from '#lib/tables/table-status.ts';
import { localTimes } from '#lib/tables/local-times.browser.ts';
import { printElement } from '#lib/tables/print-element.browser.ts';
import { readRecord } from '#lib/tables/record-calls.browser.ts';
import { copyRequest } from '#lib/tables/copy-table.ts';

// One door for pages.
export { localTimes, printElement };

/** Reads a record. A host whose seat has ended sits down again first. */
const read = async (
  code: string,
  form: RecordForm,
): Promise<RequestResult<{ readonly file: File }>> => {
  let answer = await readRecord(code, form);
  if (!answer.ok && answer.error.status === 403 && isMarkedSignedIn()) {
    const { claimHostSeat } = await import('#lib/tables/host-seat.store.ts');
    if ((await claimHostSeat(code)) === 'seated') answer = await readRecord(code, form);
  }
  return answer.ok
    ? { ok: true, file: answer.value }
    : { ok: false, message: answer.error.message };
};

/**
 * Hands the record to the person as a file.
 * @returns what to say about it
 * @throws where a part of the page does not come
 */
export const takeRecord = async (code: string, form: RecordForm): Promise<string> => {
  const answer = await read(code, form);
  if (!answer.ok) return answer.message;
  saveFile(answer.file.name, answer.file);
  return `${answer.file.name} is saved.`;
};

/**
 * Reads the record, to be shown.
 * @throws where a part of the page does not come, or something that is no record
 */
export const loadRecord = async (
  code: string,
): Promise<RequestResult<{ readonly record: TableRecord }>> => {
  const answer = await read(code, 'json');
  // The server's answer is trusted: the schema of the contract would weigh more than the page.
  return answer.ok
    ? { ok: true, record: JSON.parse(await answer.file.text()) as TableRecord }
    : answer;
};

/**
 * Opens a new table with the groups, cards and steps of another one, and goes there. The account's own
 * only.
 * @returns why it could not be opened; nothing where it was
 */
export const startAgain = async (code: string): Promise<string | undefined> => {
  const answer = await loadRecord(code);
  if (!answer.ok) return answer.message;
  const { startTable } = await import('#lib/tables/start-table.store.ts');
  const started = await startTable(copyRequest(answer.record, newId));
  if (!started.ok) return started.message;
  goTo(href('table', started.code));
  return undefined;
};
