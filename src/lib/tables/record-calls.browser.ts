import type { RecordForm } from '#contract/table-record.ts';
import { localTimeZone } from '#lib/tables/local-times.browser.ts';
import { call, LONG_TIMEOUT, tableUrl, type TableResult } from '#lib/tables/table-calls.browser.ts';

/** A file by the name that the server gives it. */
const readFile = async (answer: Response): Promise<File> => {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'dck-table';
  return new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' });
};

/**
 * Takes the record of a table as a file, by this browser's time zone. A PDF may have to wait for those of
 * others.
 */
export const readRecord = (code: string, form: RecordForm): Promise<TableResult<File>> => {
  const url = `${tableUrl(code, `record.${form}`)}?zone=${encodeURIComponent(localTimeZone())}`;
  return call(url, { read: readFile, timeout: LONG_TIMEOUT });
};
