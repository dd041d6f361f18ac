import type { Reader } from '#server/tables/live-table.ts';

/** The most readers of a process and of a table, and how many of those places only hosts and screens have. */
const OF_PROCESS = { all: 3000, kept: 300 };
const OF_TABLE = { all: 400, kept: 80 };

/** The most readers of one address: a workshop of 60 behind one has a few tabs each. */
const OF_ADDRESS = 480;
const OF_ADDRESS_AT_TABLE = 240;

/** The most readers of one browser at one table. */
const OF_SEAT = 8;

/** A newcomer gets a place; `instead` has to end for it. */
export interface Admission {
  readonly evicted?: Reader;
}

type Key = 'address' | 'seat';

const countBy = (readers: Iterable<Reader>, key: Key): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const reader of readers) counts.set(reader[key], (counts.get(reader[key]) ?? 0) + 1);
  return counts;
};

/** The readers, in their order, of the address or the browser that has most of them, and more than `least`. */
const ofLargest = (readers: readonly Reader[], key: Key, least: number): readonly Reader[] => {
  let most = least;
  let holder: string | undefined;
  for (const [each, count] of countBy(readers, key))
    if (count > most) [holder, most] = [each, count];
  return readers.filter((reader) => reader[key] === holder);
};

const isPrivileged = ({ viewer }: Reader): boolean => viewer.role !== 'guest';

/**
 * The place of the oldest reader of the browser with most readers, at the address with most readers.
 * @param least the address has to hold more than this
 */
const evictOldest = (readers: readonly Reader[], least: number): Admission | undefined => {
  const ofAddress = ofLargest(readers, 'address', least);
  const [evicted] = ofLargest(ofAddress, 'seat', 0);
  return evicted && { evicted };
};

/** The place of the oldest reader of another browser at the newcomer's address that has more readers. */
const evictFromAddress = (own: readonly Reader[], { seat }: Reader): Admission | undefined => {
  const least = own.filter((reader) => reader.seat === seat).length + 1;
  const [evicted] = ofLargest(own, 'seat', least);
  return evicted && { evicted };
};

/**
 * The place that a newcomer gets; `undefined` where it has to come again. Places are kept for hosts and
 * screens. Where all others are taken the address that holds most gives way to one that holds less.
 * @param atTable the readers of its table, the oldest first
 * @param inProcess those of all tables
 */
export const admitReader = (
  newcomer: Reader,
  atTable: readonly Reader[],
  inProcess: readonly Reader[],
): Admission | undefined => {
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
