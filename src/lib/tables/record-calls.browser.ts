import type { RecordForm } from '#contract/table-record.ts';
import { localTimeZone } from '#lib/tables/local-times.browser.ts';
import { call, LONG_TIMEOUT, tableUrl, type TableResult } from '#lib/tables/table-calls.browser.ts';

/** The answer as a file, named by the server. */
const readFile = async (answer: Response): Promise<File> => {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'table';
  return new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' });
};

/**
 * Downloads the record of a table in this browser's time zone. A PDF may wait in the server's queue.
 */
export const readRecord = (code: string, form: RecordForm): Promise<TableResult<File>> => {
  const url = `${tableUrl(code, `record.${form}`)}?zone=${encodeURIComponent(localTimeZone())}`;
  return call(url, { read: readFile, timeout: LONG_TIMEOUT });
};
