import type { Reader } from '#server/tables/live-table.ts';

/** Maximum of readers of a process and of a table; `kept` of them are reserved for hosts and screens. */
const OF_PROCESS = { all: 3000, kept: 300 };
const OF_TABLE = { all: 400, kept: 80 };

/** Maximum of readers of one address: 60 guests behind one address with a few tabs each. */
const OF_ADDRESS = 480;
const OF_ADDRESS_AT_TABLE = 240;

/** Maximum of readers of one browser at one table. */
const OF_SEAT = 8;

/** Admission of a reader; `evicted` is the reader to close in exchange. */
export interface ReaderAdmission {
  readonly evicted?: Reader;
}

type Key = 'address' | 'seat';

const countBy = (readers: Iterable<Reader>, key: Key): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const reader of readers) counts.set(reader[key], (counts.get(reader[key]) ?? 0) + 1);
  return counts;
};

/** The readers, in order, of the address or browser that has the most of them, and more than `least`. */
const ofLargest = (readers: readonly Reader[], key: Key, least: number): readonly Reader[] => {
  let most = least;
  let holder: string | undefined;
  for (const [each, count] of countBy(readers, key))
    if (count > most) [holder, most] = [each, count];
  return readers.filter((reader) => reader[key] === holder);
};

const isPrivileged = ({ viewer }: Reader): boolean => viewer.role !== 'guest';

/**
 * Evicts the oldest reader of the largest browser of the largest address.
 * @param least the address must have more readers than this
 */
const evictOldest = (readers: readonly Reader[], least: number): ReaderAdmission | undefined => {
  const ofAddress = ofLargest(readers, 'address', least);
  const [evicted] = ofLargest(ofAddress, 'seat', 0);
  return evicted && { evicted };
};

/** Evicts the oldest reader of a browser of the same address that has more readers than the newcomer's. */
const evictFromAddress = (
  own: readonly Reader[],
  { seat }: Reader,
): ReaderAdmission | undefined => {
  const least = own.filter((reader) => reader.seat === seat).length + 1;
  const [evicted] = ofLargest(own, 'seat', least);
  return evicted && { evicted };
};

/**
 * Admits a reader; `undefined` where it has to retry later. At a limit, an address with fewer readers evicts
 * a reader of the largest one.
 * @param atTable readers of its table, oldest first
 * @param inProcess readers of all tables
 */
export const admitReader = (
  newcomer: Reader,
  atTable: readonly Reader[],
  inProcess: readonly Reader[],
): ReaderAdmission | undefined => {
  const { address, seat } = newcomer;
  const isHost = isPrivileged(newcomer);
  const ownSeat = atTable.filter((reader) => reader.seat === seat);
  if (ownSeat.length >= OF_SEAT) return { evicted: ownSeat[0] ?? newcomer };

  const guests = atTable.filter((reader) => !isPrivileged(reader));
  const ownAtTable = guests.filter((reader) => reader.address === address);
  if (!isHost && ownAtTable.length >= OF_ADDRESS_AT_TABLE)
    return evictFromAddress(ownAtTable, newcomer);
  const isTableFull = isHost
    ? atTable.length >= OF_TABLE.all
    : guests.length >= OF_TABLE.all - OF_TABLE.kept;
  if (isTableFull) return evictOldest(guests, isHost ? 0 : ownAtTable.length + 1);

  const own = inProcess.filter((reader) => reader.address === address);
  if (own.length >= OF_ADDRESS) return evictFromAddress(own, newcomer);
  if (inProcess.length < OF_PROCESS.all - (isHost ? 0 : OF_PROCESS.kept)) return {};
  return evictOldest(inProcess, own.length + 1);
};
