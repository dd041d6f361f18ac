/**
 * Shares one connection to a table between the tabs of a browser (behaviour/tables.md, 'Tables'). Per view
 * and language, one tab is the leader, connects, and broadcasts to the others.
 */
import type { TableEvent } from '#contract/table-events.ts';
import { onConnectionChange } from '#lib/shared/connection.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { onPersonChange } from '#lib/shared/owner.browser.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';
import { isMarkedSignedIn } from '#lib/shared/signed-in-mark.browser.ts';
import { leadTabs, openTabLine, type TabLine } from '#lib/shared/tabs.browser.ts';
import { onVisibilityChange } from '#lib/shared/visibility.browser.ts';
import {
  flushQueue,
  resumeActions,
  startQueue,
  unsentActions,
} from '#lib/tables/action-queue.store.ts';
import { forgetKeptTable, keepTable, keptTable } from '#lib/tables/kept-table.browser.ts';
import { isBehind, isDown, isHost, isSettled, type TableStatus } from '#lib/tables/table-status.ts';
import {
  $tableStatus,
  knownClock,
  noteClock,
  setLive,
  takeEvents,
  takeSnapshot,
} from '#lib/tables/table-status.store.ts';
import { rememberHostSeat } from '#lib/tables/hosted-tables.browser.ts';
import type { ServerClock } from '#lib/tables/server-clock.ts';
import { acceptedLanguages, leaveSeat } from '#lib/tables/table-calls.browser.ts';
import { $tableCards, addCards, followCards } from '#lib/tables/table-cards.store.ts';
import {
  connectTable,
  type ConnectionListener,
  type TableConnection,
} from '#lib/tables/table-connection.store.ts';

/** Messages between the tabs of a browser. */
type Message =
  /** The whole status; the answer to `ask`, and sent whenever single events are not enough. */
  | {
      readonly kind: 'whole';
      readonly view: string;
      readonly at: TableStatus;
      readonly clock: Clock;
    }
  | { readonly kind: 'events'; readonly view: string; readonly events: readonly TableEvent[] }
  | {
      readonly kind: 'beat';
      readonly view: string;
      readonly isLive: boolean;
      readonly clock: Clock;
    }
  | { readonly kind: 'ask'; readonly view: string }
  /** The seat of this browser, which all views share, has changed or was given up. */
  | { readonly kind: 'seat'; readonly isLeft: boolean };
/** Own view of the seat, or the view of a screen. */
type TabView = 'own' | 'screen';
type Clock = ServerClock | undefined;

/** How long a tab waits for the leader before it connects on its own, in ms. */
const ANSWER = 1500;

/** Silence of the leader, in ms, after which a tab connects; the leader sends each beat of the server (20 s). */
const SILENCE = 50_000;

/** How long the leader's connection may be down, in ms: timers of a background tab run late. */
const RECOVERY = 5000;

const OUTSIDE: TableStatus = { phase: 'outside' };
const LOADING: TableStatus = { phase: 'loading' };

/** Follows a table until its `stop`. */
export const shareTable = (code: string, role: TabView) => {
  const language = acceptedLanguages();
  /** Tabs share what is in one language. */
  const view = `${role} ${language}`;
  const over = new AbortController();
  let isLeader = false;
  let hasLeft = false;
  let isLive = false;
  /** The state is from before a reload, and the server has not answered since. */
  let isKept = false;
  let owner: unknown;
  let connection: TableConnection | undefined;
  let leaderTimeout: ReturnType<typeof setTimeout> | undefined;

  const send = (message: Message): void => {
    if (!over.signal.aborted) tabs.send(message);
  };
  const tell = (message: Message): void => {
    if (isLeader) send(message);
  };
  const tellWhole = (): void =>
    tell({ kind: 'whole', view, at: $tableStatus.get(), clock: knownClock() });
  const tellBeat = (): void => tell({ kind: 'beat', view, isLive, clock: knownClock() });

  /** Remembers the host seat and its account. */
  const noteHost = (): void => {
    if (!isHost($tableStatus.get())) return;
    owner = readPersonal('owner');
    rememberHostSeat(code);
  };

  const closeConnection = (): void => {
    connection?.close();
    connection = undefined;
  };
  const become = (at: TableStatus): void => {
    $tableStatus.set(at);
    tellWhole();
  };

  /** Keeps the state for a reload of this tab. */
  const keep = (): void => {
    const at = $tableStatus.get();
    if (at.phase !== 'seated') {
      if (isSettled(at)) forgetKeptTable();
      return;
    }
    const known = $tableCards.get();
    const cards = at.state.cards.flatMap((card) => known.get(card.code ?? '') ?? []);
    const { me, state } = at;
    keepTable({ code, view: role, language, me, state, cards, unsent: unsentActions() });
  };

  /** Shows the state from before a reload, while there is no connection. */
  const showKept = (): boolean => {
    const kept = keptTable(code, role);
    // A state in another language cannot go on with events in this one.
    if (kept?.language !== language) return false;
    isKept = true;
    become({ phase: 'seated', me: kept.me, state: kept.state, isLive: false });
    addCards(kept.cards);
    return true;
  };

  /** Claims the host seat if a signed-in account owns the table. */
  const tryHost = async (): Promise<'seated' | 'none' | 'away'> => {
    if (hasLeft || !isMarkedSignedIn()) return 'none';
    try {
      const { claimHostSeat } = await import('#lib/tables/host-seat.store.ts');
      return await claimHostSeat(code);
    } catch {
      // The chunk could not be loaded.
      return 'away';
    }
  };

  const listener: ConnectionListener = {
    onSnapshot: (snapshot) => {
      takeSnapshot(snapshot);
      isKept = false;
      isLive = true;
      noteHost();
      tellWhole();
    },
    onEvents: (events) => {
      const isWhole = takeEvents(events);
      isKept = false;
      tell({ kind: 'events', view, events });
      // Removed, or left in another tab.
      if (!('state' in $tableStatus.get())) closeConnection();
      return isWhole;
    },
    onBeat: tellBeat,
    onLive: (now) => {
      isLive = now;
      setLive(now);
      tellBeat();
    },
    onFailure: ({ message }) => {
      if (!('state' in $tableStatus.get()) && !showKept()) become({ phase: 'failed', message });
    },
    onNoSeat: async () => {
      const at = $tableStatus.get();
      const asking = connection;
      const host = await tryHost();
      // Joined meanwhile, or no longer following.
      if (over.signal.aborted || connection !== asking) return 'end';
      if (host === 'seated') return 'again';
      if (host === 'away') {
        if (!('state' in at) && !showKept()) become({ phase: 'failed', message: NETWORK_ERROR });
        return 'later';
      }
      // A seat that neither left nor was removed: the table was deleted.
      const isGone = !isKept && 'me' in at && (!isHost(at) || isMarkedSignedIn());
      become(isGone ? { phase: 'unknown' } : OUTSIDE);
      return 'end';
    },
  };

  const openConnection = (isNew: boolean): void => {
    closeConnection();
    clearTimeout(leaderTimeout);
    connection = connectTable({ code, language, asScreen: role === 'screen' }, listener, isNew);
  };

  /** Connects if the leader stays silent, such as a suspended tab. */
  const expectLeader = (within: number): void => {
    clearTimeout(leaderTimeout);
    if (isLeader || over.signal.aborted) return;
    leaderTimeout = setTimeout(() => {
      if (!isSettled($tableStatus.get())) openConnection(false);
    }, within);
  };

  const hearLeader = (message: Exclude<Message, { kind: 'ask' | 'seat' }>): void => {
    if (isLeader || (message.kind === 'whole' && isBehind(message.at, $tableStatus.get()))) return;
    if (message.kind === 'beat' && !message.isLive) {
      if (connection) return;
      setLive(false);
      expectLeader(RECOVERY);
      return;
    }
    closeConnection();
    expectLeader(message.kind === 'whole' && isDown(message.at) ? RECOVERY : SILENCE);
    if (message.kind === 'events') {
      if (!takeEvents(message.events)) send({ kind: 'ask', view });
      return;
    }
    noteClock(message.clock);
    if (message.kind === 'beat') setLive(true);
    else {
      $tableStatus.set(message.at);
      noteHost();
    }
  };

  const giveUp = (): void => {
    hasLeft = true;
    forgetKeptTable();
    closeConnection();
    clearTimeout(leaderTimeout);
    become(OUTSIDE);
  };

  const seatChanged = (isLeft: boolean): void => {
    if (isLeft) giveUp();
    else {
      hasLeft = false;
      if (isLeader || connection) openConnection(true);
    }
  };

  const hear = (message: Message): void => {
    if (message.kind === 'seat') seatChanged(message.isLeft);
    else if (message.view !== view) return;
    else if (message.kind === 'ask') tellWhole();
    else hearLeader(message);
  };

  const tabs: TabLine<Message> = openTabLine(`cd.table.${code}`, hear);
  const stopCards = followCards(code);
  startQueue(code);
  resumeActions(keptTable(code, role)?.unsent ?? []);
  tabs.send({ kind: 'ask', view });
  expectLeader(ANSWER);
  leadTabs(
    `cd.table.${code}.${view}`,
    () =>
      new Promise<void>((resolve) => {
        over.signal.addEventListener('abort', () => resolve());
        if (over.signal.aborted) return resolve();
        isLeader = true;
        clearTimeout(leaderTimeout);
        if (!connection && !isSettled($tableStatus.get())) openConnection(false);
      }),
    over.signal,
  );

  const wake = (isNewConnection: boolean): void => {
    flushQueue();
    if (connection) connection.wake(isNewConnection);
    else send({ kind: 'ask', view });
    // The person may have signed in meanwhile.
    if (isLeader && $tableStatus.get().phase === 'outside' && isMarkedSignedIn() && !hasLeft)
      openConnection(true);
  };
  onConnectionChange(() => wake(true), over.signal);
  onVisibilityChange((visible) => {
    if (visible) wake(false);
    else keep();
  }, over.signal);
  onPersonChange(() => {
    const at = $tableStatus.get();
    if (!isHost(at) || readPersonal('owner') === owner) return;
    // The host has signed out in another tab.
    void leaveSeat(code);
    giveUp();
  }, over.signal);

  return {
    code,
    view: role,
    /** Call after this browser has joined. */
    joined: (): void => {
      send({ kind: 'seat', isLeft: false });
      seatChanged(false);
    },
    /** Call after this browser has given up its seat. */
    left: (): void => {
      send({ kind: 'seat', isLeft: true });
      giveUp();
    },
    stop: (): void => {
      over.abort();
      clearTimeout(leaderTimeout);
      closeConnection();
      tabs.close();
      stopCards();
      startQueue('');
      $tableStatus.set(LOADING);
    },
  };
};

/** A table that this tab follows. */
export type Following = ReturnType<typeof shareTable>;
