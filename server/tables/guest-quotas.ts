import type { TableEvent } from '#contract/table-events.ts';
import { actionError, type ActionError } from '#server/tables/action-error.ts';

/** Events, and their bytes as JSON. */
interface Measure {
  readonly events: number;
  readonly bytes: number;
}

/** What each guest of a table can always do. */
const BASE: Measure = { events: 30, bytes: 4096 };

/** What all guests have beyond that; one of them has at most a tenth of what is left of it. */
const POOL: Measure = { events: 20_000, bytes: 3.8 * 1024 * 1024 };
const PARTS = 10;

/** The most guests and screens of a table over time that have done something, or are there. */
const MOST_EVER = 500;

/**
 * The most events of guests that have come and gone. With the other bounds it leaves the host 12,000 events and
 * more than 1 MB of what a table can keep.
 */
const MOST_PASSING = 3000;

/** A guest that leaves within so long, in ms, and has done nothing is forgotten. */
const SHORT_MS = 10 * 60_000;

const QUOTA_REACHED = actionError(
  'too_large',
  'You have done as much at this table as one guest can. Ask the host to do it for you.',
);
const VISIT_LIMIT_REACHED = actionError(
  'too_large',
  'Too many people have come to this table and left. Ask the host to add you.',
);

interface GuestUsage extends Measure {
  /** When the guest came, in ms since the epoch. */
  readonly since: number;
  /** Whether it has written, voted, raised a hand or been ready, or the host has for it. */
  readonly hasActed: boolean;
}

const NONE: GuestUsage = { events: 0, bytes: 0, since: 0, hasActed: false };

const beyond = (used: number, base: number): number => Math.max(0, used - base);

/** The guest that an event is an action of. */
const actorOf = (event: TableEvent): string | undefined => {
  if (event.kind === 'noted') return event.author;
  if (event.kind === 'voted') return event.voter;
  if (event.kind === 'raised' || event.kind === 'readied') return event.guest;
  return event.kind === 'dropped' ? event.by : undefined;
};

const isGuest = (by: string | undefined): by is string =>
  by !== undefined && by !== 'host' && by !== 'server';

/**
 * What each guest of a table has used of the events that it can keep. The host's are not counted: what
 * guests can use together leaves it a reserve.
 */
export class GuestQuotas {
  readonly usage: Map<string, GuestUsage>;
  /** What guests have used of the pool. */
  #pool: Measure;
  #passing: number;

  constructor(from?: GuestQuotas) {
    this.usage = new Map(from ? from.usage : []);
    this.#pool = from ? from.#pool : { events: 0, bytes: 0 };
    this.#passing = from ? from.#passing : 0;
  }

  /** Counts an event that comes next. */
  add(event: TableEvent): void {
    const { at, by } = event;
    if (event.kind === 'asked' || event.kind === 'joined') this.#set(event.guest, { since: at });
    if (isGuest(by)) this.#charge(by, event);
    const actor = actorOf(event);
    if (isGuest(actor)) this.#set(actor, { hasActed: true });
    if (event.kind === 'left' || event.kind === 'removed') this.#release(event.guest);
  }

  /** The refusal of an event of a guest that has used its share. Leaving is always possible. */
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

  /** Whether a guest that leaves now was there for a moment and has done nothing. */
  isShortVisit(guest: string, now: number): boolean {
    const share = this.usage.get(guest);
    return share !== undefined && !share.hasActed && now - share.since < SHORT_MS;
  }

  #set(guest: string, change: Partial<GuestUsage>): void {
    const known = this.usage.get(guest);
    // A guest who was let in came when it asked.
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
