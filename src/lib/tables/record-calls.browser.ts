import { PAGE_LANGUAGE } from '#messages/languages.js';

import type { RecordForm } from '#contract/table-record.ts';
import { RECORDS_PATH } from '#contract/tables-bounds.ts';
import { API_URL } from '#lib/shared/config.browser.ts';
import { localTimeZone } from '#lib/tables/local-times.browser.ts';
import { call, LONG_TIMEOUT, tableUrl, type TableResult } from '#lib/tables/table-calls.browser.ts';

/** The answer as a file, named by the server. */
const readFile = async (answer: Response): Promise<File> => {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'table';
  return new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' });
};

/** The table, or the secret part of a shared link to its record. */
export type RecordSource = { readonly code: string } | { readonly token: string };

const urlOf = (from: RecordSource, form: RecordForm): string =>
  'code' in from
    ? tableUrl(from.code, `record.${form}`)
    : `${API_URL}${RECORDS_PATH}/${encodeURIComponent(from.token)}/record.${form}`;

/**
 * Downloads the record of a table in this browser's time zone and the page's language. A PDF may wait in the
 * server's queue.
 */
export const readRecord = (from: RecordSource, form: RecordForm): Promise<TableResult<File>> => {
  const query = new URLSearchParams({ zone: localTimeZone(), language: PAGE_LANGUAGE });
  const url = `${urlOf(from, form)}?${query}`;
  return call(url, { read: readFile, timeout: LONG_TIMEOUT });
};
