import * as m from '#messages';

import type { TableEvent } from '#contract/table-events.ts';
import { actionError, type ActionError } from '#server/tables/action-error.ts';

/** Number of events, and their size as JSON. */
interface Measure {
  readonly events: number;
  readonly bytes: number;
}

/** Guaranteed quota of each guest. */
const BASE: Measure = { events: 30, bytes: 4096 };

/** Shared pool beyond that; a guest gets at most a tenth of what is left of it. */
const POOL: Measure = { events: 20_000, bytes: 3.8 * 1024 * 1024 };
const PARTS = 10;

/** Maximum of guests and screens over time that have acted or are present. */
const MOST_EVER = 500;

/** Maximum of events of short visits. With the other bounds it leaves the host 12,000 events and 1 MB. */
const MOST_PASSING = 3000;

/** A guest that leaves within this time, in ms, without acting is a short visit. */
const SHORT_MS = 10 * 60_000;

const QUOTA_REACHED = actionError('too_large', m.tables_refused_quota);
const VISIT_LIMIT_REACHED = actionError('too_large', m.tables_refused_visits);

interface GuestUsage extends Measure {
  /** When the guest joined, in ms since the epoch. */
  readonly since: number;
  /** Whether the guest, or the host for the guest, has written, voted, raised a hand or been ready. */
  readonly hasActed: boolean;
}

const NONE: GuestUsage = { events: 0, bytes: 0, since: 0, hasActed: false };

const beyond = (used: number, base: number): number => Math.max(0, used - base);

/** The participant whose action an event is. */
const actorOf = (event: TableEvent): string | undefined => {
  if (event.kind === 'noted') return event.author;
  if (event.kind === 'voted') return event.voter;
  if (event.kind === 'raised' || event.kind === 'readied') return event.guest;
  return event.kind === 'dropped' ? event.by : undefined;
};

const isGuest = (by: string | undefined): by is string =>
  by !== undefined && by !== 'host' && by !== 'server';

/** Quotas of the guests of a table. The host has none: the quotas leave it a reserve. */
export class GuestQuotas {
  readonly usage: Map<string, GuestUsage>;
  /** Used part of the pool. */
  #pool: Measure;
  #passing: number;

  constructor(from?: GuestQuotas) {
    this.usage = new Map(from ? from.usage : []);
    this.#pool = from ? from.#pool : { events: 0, bytes: 0 };
    this.#passing = from ? from.#passing : 0;
  }

  add(event: TableEvent): void {
    const { at, by } = event;
    if (event.kind === 'asked' || event.kind === 'joined') this.#set(event.guest, { since: at });
    if (isGuest(by)) this.#charge(by, event);
    const actor = actorOf(event);
    if (isGuest(actor)) this.#set(actor, { hasActed: true });
    if (event.kind === 'left' || event.kind === 'removed') this.#release(event.guest);
  }

  /** Rejects an event of a guest beyond its quota. Leaving is always accepted. */
  rejectOverQuota(event: TableEvent): ActionError | undefined {
    const { by, kind } = event;
    if (!isGuest(by) || kind === 'left') return undefined;
    const isComing = kind === 'asked' || kind === 'joined';
    if (isComing && (this.usage.size >= MOST_EVER || this.#passing >= MOST_PASSING))
      return VISIT_LIMIT_REACHED;
    const used = this.#with(by, event);
    const fits = (what: keyof Measure): boolean =>
      beyond(used[what], BASE[what]) <= (POOL[what] - this.#pool[what]) / PARTS;
    return fits('events') && fits('bytes') ? undefined : QUOTA_REACHED;
  }

  /** Whether a guest that leaves now is a short visit. */
  isShortVisit(guest: string, now: number): boolean {
    const share = this.usage.get(guest);
    return share !== undefined && !share.hasActed && now - share.since < SHORT_MS;
  }

  #set(guest: string, change: Partial<GuestUsage>): void {
    const known = this.usage.get(guest);
    // An admitted guest has joined when it asked.
    if (known && change.since !== undefined) return;
    this.usage.set(guest, { ...(known ?? NONE), ...change });
  }

  #with(guest: string, event: TableEvent): GuestUsage {
    const share = this.usage.get(guest) ?? NONE;
    const bytes = share.bytes + Buffer.byteLength(JSON.stringify(event));
    return { ...share, events: share.events + 1, bytes };
  }

  #charge(guest: string, event: TableEvent): void {
    const before = this.usage.get(guest) ?? NONE;
    const after = this.#with(guest, event);
    const grown = (what: keyof Measure): number =>
      beyond(after[what], BASE[what]) - beyond(before[what], BASE[what]);
    this.#pool = {
      events: this.#pool.events + grown('events'),
      bytes: this.#pool.bytes + grown('bytes'),
    };
    this.usage.set(guest, after);
  }

  #release(guest: string): void {
    const share = this.usage.get(guest);
    if (!share || share.hasActed) return;
    this.#passing += share.events;
    this.usage.delete(guest);
  }
}
