import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { Item } from '#contract/my-cards.ts';
import { Device, FAULTS, type Fault, type Send } from '#support/my-cards/device.ts';

const CODES = ['B14', 'T27'] as const;
const HANDS = [randomUUID(), randomUUID()] as const;
const NOW = 1_800_000_000_000;
const YEAR = 365 * 24 * 60 * 60_000;

/** How far the clock of each device is off. */
const CLOCKS = [0, YEAR, -YEAR];

/** What a person does on one of their devices, or what happens to it. */
const Step = fc.record({
  device: fc.nat({ max: CLOCKS.length - 1 }),
  which: fc.nat({ max: 1 }),
  what: fc.oneof(
    fc.constantFrom('write', 'delete', 'settle', 'keep', 'let go', 'meet', 'lay'),
    fc.constantFrom('make hand', 'rename', 'fill', 'drop hand', 'write'),
    fc.record({ sync: fc.constantFrom<Fault>(...FAULTS) }),
  ),
});
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

/** What three devices of one person go through, in any order. */
export const Life = fc.array(Step, { minLength: 1, maxLength: 40, size: 'max' });

/** What became of it. */
export interface Ending {
  /** What each device knows in the end; the last one is new. */
  readonly known: readonly (readonly Item[])[];
  /** Texts of notes that nobody has written over, deleted or settled, and that no note holds. */
  readonly lostTexts: readonly string[];
  /** Items with a time later than the server's. */
  readonly ofTheFuture: readonly Item[];
}

const textsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'note' && item.value
      ? [item.value, ...(item.value.others ?? [])].map(({ text }) => text)
      : [],
  );

const timesOf = ({ value }: Item): number[] =>
  Object.values(value ?? {}).filter((time) => typeof time === 'number');

/**
 * Lets three devices of one person live through the steps, each with a clock of its own, until all that
 * waits has been sent.
 */
export const live = async (steps: readonly Step[], send: Send): Promise<Ending> => {
  const devices = CLOCKS.map((off) => new Device(send, () => NOW + off));
  /** Texts by the ids of their operations; those that a person has done with. */
  const written = new Map<string, string>();
  const letGo = new Set<string>();

  const act = (device: Device, which: number, what: string, number: number, at: number): void => {
    const code = CODES[which % CODES.length] ?? '';
    const hand = HANDS[which % HANDS.length] ?? '';
    const note = device.see('note', code);
    const value = note?.kind === 'note' ? note.value : null;
    const over = value ? { base: value.id } : {};
    switch (what) {
      case 'write': {
        if (value) letGo.add(value.id);
        const text = `text ${number}`;
        written.set(device.act({ kind: 'note', key: code, value: { text }, ...over }), text);
        break;
      }
      case 'delete':
        if (!value) break;
        letGo.add(value.id);
        device.act({ kind: 'note', key: code, value: null, ...over });
        break;
      case 'settle': {
        const ids = (value?.others ?? []).map(({ id }) => id);
        for (const id of ids) letGo.add(id);
        device.act({ kind: 'note', key: code, field: 'others', value: ids });
        break;
      }
      case 'keep':
        device.act({ kind: 'keep', key: `card:${code}`, value: { at } });
        break;
      case 'let go':
        device.act({ kind: 'keep', key: `card:${code}`, value: null });
        break;
      case 'meet':
        device.act({ kind: 'met', key: code, value: number % 2 ? { read: at } : { drawn: at } });
        break;
      case 'lay':
        device.act({ kind: 'laid', key: `mara/${code}`, value: number % 3 ? { at } : null });
        break;
      case 'make hand':
        device.act({ kind: 'hand', key: hand, value: { name: `Hand ${number}`, cards: [], at } });
        break;
      case 'rename':
        device.act({ kind: 'hand', key: hand, field: 'name', value: `Name ${number}` });
        break;
      case 'fill':
        device.act({
          kind: 'hand',
          key: hand,
          field: 'cards',
          value: number % 2 ? ['B14', 'T27'] : ['T27'],
        });
        break;
      default:
        device.act({ kind: 'hand', key: hand, value: null });
    }
  };

  for (const [number, { device: index, what, which }] of steps.entries()) {
    const device = devices[index];
    if (!device) continue;
    if (typeof what === 'string') act(device, which, what, number, NOW + (CLOCKS[index] ?? 0));
    else await device.sync(what.sync);
  }
  const all = [...devices, new Device(send, () => NOW)];
  // Twice: what a later one sends, the earlier ones learn only then.
  for (const device of [...all, ...all]) await device.settle();

  const known = all.map(({ items }) => items);
  const kept = new Set(textsOf(known[0] ?? []));
  return {
    known,
    lostTexts: [...written]
      .filter(([id, text]) => !letGo.has(id) && !kept.has(text))
      .map(([, text]) => text),
    ofTheFuture: (known[0] ?? []).filter((item) => timesOf(item).some((time) => time > NOW)),
  };
};
