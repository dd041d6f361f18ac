/** The host's link to a record, for people who were not at the table. Signed in only. */
import * as z from 'zod/mini';

import { TABLES_PATH } from '#contract/tables-bounds.ts';
import type { RecordLink } from '#contract/tables.ts';
import { apiDelete, apiGet, apiPost } from '#lib/api/api.browser.ts';
import type { RequestResult } from '#lib/tables/table-status.ts';

// The server's answer is trusted: the schema of the contract would be larger than the page.
const Link = z.custom<RecordLink>((value) => Object(value).until !== undefined);

type LinkResult = RequestResult<{ readonly link: RecordLink }>;

const pathOf = (code: string): string => `${TABLES_PATH}/${code}/record-link`;

/** Until when the link of a table works. */
export const findLink = async (code: string): Promise<LinkResult> => {
  const answer = await apiGet(pathOf(code), Link);
  return answer.ok
    ? { ok: true, link: answer.value }
    : { ok: false, message: answer.error.message };
};

/** Makes a link; the one before ends. */
export const makeLink = async (code: string): Promise<LinkResult> => {
  const answer = await apiPost(pathOf(code), {}, Link);
  return answer.ok
    ? { ok: true, link: answer.value }
    : { ok: false, message: answer.error.message };
};

/** Ends the link. */
export const endLink = async (code: string): Promise<LinkResult> => {
  const answer = await apiDelete(pathOf(code));
  return answer.ok
    ? { ok: true, link: { until: null } }
    : { ok: false, message: answer.error.message };
};
