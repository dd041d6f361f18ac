import { GRACE_MS } from '#server/identity/refresh-grace.ts';
import { startCaptions } from '#support/process/caption-kills.ts';
import { refresh } from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import {
  mintByCommand,
  postRegistration,
  registeredCodes,
  signUpMany,
  signUpOne,
  startProductProcess,
  type Place,
  type Product,
} from '#support/process/product-process.ts';

/** The most accounts: enough that none of them meets its limit of failed tries in any number of rounds. */
const ACCOUNTS = 20;
/** Accounts that are at work in a round, in pairs. */
const AT_WORK = 4;
/** How much each pair does at once: what comes together is committed together. */
const AT_ONCE = 6;
/** People who do nothing but get new tokens. */
const SESSIONS = 3;
/** Counts at the time the server is killed: the fewest registrations, new tokens and captions. */
const REGISTERED = 10;
const RENEWED = 3;
const WRITTEN = 10;

export interface KillReport {
  readonly acknowledged: number;
  /** Captions that were written, and how many of them their limits did not count after the restart. */
  readonly captions: number;
  readonly uncounted: number;
  /** Registrations that the server had acknowledged and did not know after the restart. */
  readonly lost: readonly string[];
  /** Codes that two accounts have. */
  readonly doubled: readonly string[];
  /** How many new tokens were given, and how many sessions had ended after a restart. */
  readonly refreshed: number;
  readonly signedOut: number;
  /** Answers to readers that were neither the card nor a broken connection. */
  readonly wrong: number;
}

/** A person's session, as a browser keeps it: it knows the last token that it was given. */
const openSession = async (origin: string) => {
  let { refresh_token: token } = await signUpOne(origin);
  return {
    /** Gets a new token; says whether the server gave one. */
    renew: async (through: string): Promise<boolean> => {
      const answer = await refresh(through, token);
      const body: unknown = await answer.json();
      if (answer.ok) token = parseTokens(body).refresh_token ?? token;
      return answer.ok;
    },
  };
};

/**
 * Kills the server with SIGKILL under mixed load (registrations, captions, new tokens, cards) as soon as it
 * has acknowledged enough of it, starts it again and looks whether every acknowledged registration is there,
 * every caption counted, no code has two owners and every session is still valid. The first codes of every round are wanted by two accounts at once.
 * @param rounds how often; each takes a second or two
 * @param beside a process on the same database that is not killed and serves every second request
 */
export const killUnderLoad = async (
  place: Place,
  rounds: number,
  beside?: Product,
): Promise<KillReport> => {
  const codes = await mintByCommand(place, rounds * 1000);
  const captions = startCaptions(place);
  let product = await startProductProcess(captions.place);
  const { origin } = product;
  const tokens = await signUpMany(origin, Math.min(ACCOUNTS, rounds * AT_WORK));
  const acknowledged = new Map<string, string>();
  const unexpected: string[] = [];
  let sessions = await Promise.all(Array.from({ length: SESSIONS }, () => openSession(origin)));
  let refreshed = 0;
  let signedOut = 0;
  let wrong = 0;

  for (let round = 0; round < rounds; round += 1) {
    const power = new AbortController();
    const busyEnough = Promise.withResolvers<undefined>();
    // Later in every round, so that the server is not always killed at the same point of its work.
    const goal = {
      registered: acknowledged.size + REGISTERED + round,
      renewed: refreshed + RENEWED,
      written: captions.written() + WRITTEN,
    };
    const note = (): void => {
      if (
        acknowledged.size >= goal.registered &&
        refreshed >= goal.renewed &&
        captions.written() >= goal.written
      )
        busyEnough.resolve(undefined);
    };
    const want = async (token: string, code: string, through: string): Promise<void> => {
      const answer = await postRegistration(through, token, code);
      if (answer.ok) {
        await answer.arrayBuffer();
        if (acknowledged.has(code)) unexpected.push(code);
        acknowledged.set(code, token);
        note();
      }
    };
    const tokenAt = (desk: number): string =>
      tokens[(round * AT_WORK + desk) % tokens.length] ?? '';
    const work = async (pair: number, lane: number): Promise<void> => {
      // Only one lane has rivals: the loser of too many races has to wait a minute.
      let rivals = [tokenAt(pair), ...(lane === 0 ? [tokenAt(pair + 1)] : [])];
      while (!power.signal.aborted) {
        const code = codes.pop();
        if (code === undefined) return;
        // A killed server answers nothing; such a registration was not acknowledged.
        const doors = [origin, beside?.origin ?? origin];
        await Promise.allSettled(
          rivals.map((token, index) => want(token, code, doors[index % 2] ?? origin)),
        );
        rivals = rivals.slice(0, 1);
      }
    };
    const renew = async ({ renew: once }: (typeof sessions)[number]): Promise<void> => {
      while (!power.signal.aborted) {
        if (await once(origin)) refreshed += 1;
        note();
      }
    };
    const read = async (): Promise<void> => {
      const headers = { Authorization: `Bearer ${tokenAt(0)}` };
      while (!power.signal.aborted) {
        const answer = await fetch(`${origin}/api/cards/B12`, { headers });
        const { code } = (await answer.json()) as { code?: string };
        if (code !== 'B12') wrong += 1;
      }
    };
    // These end with the connection, when the server is killed.
    const busy = Promise.allSettled([
      ...sessions.map(renew),
      read(),
      captions.ask(origin, power.signal, note),
    ]);
    const registering = Array.from({ length: AT_ONCE }, (_, lane) => [
      work(0, lane),
      work(2, lane),
    ]).flat();
    const working = Promise.all([...registering, busy]);
    await busyEnough.promise;
    const killed = performance.now();
    const ended = product.end('SIGKILL');
    power.abort();
    await Promise.all([ended, working]);
    product = await startProductProcess(captions.place);
    // At once, as a browser does: an answer that the kill has cut off is repeated within the grace period.
    const kept = await Promise.all(sessions.map((session) => session.renew(origin)));
    if (performance.now() - killed < GRACE_MS)
      signedOut += kept.filter((signedIn) => !signedIn).length;
    // After it, as on a busy machine, the session may have ended.
    else sessions = await Promise.all(sessions.map(() => openSession(origin)));
    await captions.count();
  }

  const lists = await Promise.all(tokens.map((token) => registeredCodes(origin, token)));
  await product.end('SIGTERM');
  const owned = lists.flat();
  return {
    acknowledged: acknowledged.size,
    captions: captions.written(),
    uncounted: captions.uncounted(),
    lost: [...acknowledged]
      .filter(([code, token]) => !lists[tokens.indexOf(token)]?.includes(code))
      .map(([code]) => code),
    refreshed,
    signedOut,
    wrong,
    doubled: [...unexpected, ...owned.filter((code, index) => owned.indexOf(code) !== index)],
  };
};
