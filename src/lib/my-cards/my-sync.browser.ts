/** The sync request of My Cards (behaviour/my-cards.md, 'My Cards'). */
import * as z from 'zod/mini';

import { BATCH_OPERATIONS, MY_PATH } from '#contract/my-cards-bounds.ts';
import type { SyncAnswer, SyncRequest } from '#contract/my-cards.ts';
import { request, type ApiResult } from '#lib/api/api.browser.ts';
import type { SyncPlace, Waiting } from '#lib/my-cards/my.db.browser.ts';

/** The server validates stored items; the contract's schema would outweigh the page. */
const Answer = z.custom<SyncAnswer>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    'revision' in value,
);

/** Statuses of an answer in which no operation was applied. */
const REFUSED = [413, 422, 429];

/** Maximum of characters per request, well below the server's limit. */
const BATCH_CHARACTERS = 200_000;

/** The first pending operations that fit a request; at least one. */
export const batchOf = (waiting: readonly Waiting[]): readonly Waiting[] => {
  let room = BATCH_CHARACTERS;
  return waiting.slice(0, BATCH_OPERATIONS).filter(({ operation }, index) => {
    room -= room < 0 ? 0 : JSON.stringify(operation).length;
    return room >= 0 || index === 0;
  });
};

/**
 * Sends operations and fetches changes. Never throws.
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
