/** The call that syncs My Cards (behaviour/my-cards.md, 'My Cards'). */
import * as z from 'zod/mini';

import { BATCH_OPERATIONS, MY_PATH } from '#contract/my-cards-bounds.ts';
import type { SyncAnswer, SyncRequest } from '#contract/my-cards.ts';
import { request, type ApiResult } from '#lib/api/api.browser.ts';
import type { SyncPlace, Waiting } from '#lib/my-cards/my.db.browser.ts';

/** The server has checked what it stores; the schema of the contract would weigh more than the page. */
const Answer = z.custom<SyncAnswer>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    'revision' in value,
);

/** The statuses with which a server answers that has taken no operation, and says what changed. */
const REFUSED = [413, 422, 429];

/** How much of texts goes out at once, in characters: well below what the server takes. */
const BATCH_CHARACTERS = 200_000;

/** The first of the operations that wait, as many as one request takes; one at least. */
export const batchOf = (waiting: readonly Waiting[]): readonly Waiting[] => {
  let room = BATCH_CHARACTERS;
  return waiting.slice(0, BATCH_OPERATIONS).filter(({ operation }, index) => {
    room -= room < 0 ? 0 : JSON.stringify(operation).length;
    return room >= 0 || index === 0;
  });
};

/**
 * Sends operations and asks what has changed. Never throws.
 * @param now the device's clock, ms since the epoch
 */
export const postSync = (
  place: SyncPlace | undefined,
  batch: readonly Waiting[],
  now: number,
): Promise<ApiResult<SyncAnswer>> => {
  const body: SyncRequest = {
    ...(place && { store: place.store }),
    since: place?.revision ?? 0,
    now,
    operations: batch.map(({ operation }) => operation),
  };
  return request({ path: MY_PATH, method: 'POST', body, valueAlsoOf: REFUSED }, Answer);
};
