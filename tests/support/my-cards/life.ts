import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { Item } from '#contract/my-cards.ts';
import { Device, FAULTS, type Fault, type Send } from '#support/my-cards/device.ts';

const CODES = ['B12', 'T14'] as const;
const HANDS = [randomUUID(), randomUUID()] as const;
const NOW = 1_800_000_000_000;
const YEAR = 365 * 24 * 60 * 60_000;

/** How far the clock of each device is off. */
const CLOCKS = [0, YEAR, -YEAR];

/** The actions of a person on their cards. */
const Action = fc.constantFrom(
  ...(['write', 'write', 'delete', 'settle', 'keep', 'let go', 'meet', 'lay'] as const),
  ...(['make hand', 'rename', 'fill', 'drop hand'] as const),
  ...(['plan', 'name plan', 'add step', 'set time', 'drop plan'] as const),
);
type Action = typeof Action extends fc.Arbitrary<infer Value> ? Value : never;

const on = <What>(what: fc.Arbitrary<What>) =>
  fc.record({ device: fc.nat({ max: CLOCKS.length - 1 }), which: fc.nat({ max: 1 }), what });

/** An action on one of the devices. */
export const Act = on(Action);
type Act = typeof Act extends fc.Arbitrary<infer Value> ? Value : never;

const Sync = fc.record({ sync: fc.constantFrom<Fault>(...FAULTS) });

/** An action, or what becomes of a device's request. */
const Step = on(fc.oneof({ weight: 2, arbitrary: Action }, { weight: 1, arbitrary: Sync }));
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

/** A history of three devices of one person, in any order. */
export const Life = fc.array(Step, { minLength: 1, maxLength: 40, size: 'max' });

/** Faults after a history; all must be empty. */
export interface Ending {
  /** Devices whose state differs from the first one's, as JSON; the last device is new. */
  readonly differing: readonly string[];
  /** Texts of notes that were never overwritten, deleted or settled, and that no note holds. */
  readonly lostTexts: readonly string[];
  /** Items with a time later than the server's. */
  readonly ofTheFuture: readonly Item[];
}

export const UNHARMED: Ending = { differing: [], lostTexts: [], ofTheFuture: [] };

const textsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'note' && item.value
      ? [item.value, ...(item.value.others ?? [])].map(({ text }) => text)
      : [],
  );

const timesOf = ({ value }: Item): number[] =>
  Object.values(value ?? {}).filter((time) => typeof time === 'number');

/** A person with three devices, each with a clock of its own. */
export class Person {
  readonly devices: readonly Device[];
  readonly #send: Send;
  /** Texts of notes by the ids of their operations, and those ids that the person is done with. */
  readonly #written = new Map<string, string>();
  readonly #letGo = new Set<string>();
  #steps = 0;

  constructor(send: Send) {
    this.#send = send;
    this.devices = CLOCKS.map((off) => new Device(send, () => NOW + off));
  }

  #write(device: Device, code: string, what: 'write' | 'delete' | 'settle'): void {
    const item = device.see('note', code);
    const note = item?.kind === 'note' ? item.value : null;
    const draft = { kind: 'note', key: code, ...(note && { base: note.id }) } as const;
    if (what === 'settle') {
      const ids = (note?.others ?? []).map(({ id }) => id);
      for (const id of ids) this.#letGo.add(id);
      device.act({ kind: 'note', key: code, field: 'others', value: ids });
      return;
    }
    if (note) this.#letGo.add(note.id);
    const text = `text ${this.#steps}`;
    const id = device.act({ ...draft, value: what === 'write' ? { text } : null });
    if (what === 'write') this.#written.set(id, text);
  }

  /** Does something on a device, which keeps it until the next sync. */
  act({ device: index, what, which }: Act): void {
    const device = this.devices[index];
    if (!device) return;
    this.#steps += 1;
    const number = this.#steps;
    const at = NOW + (CLOCKS[index] ?? 0);
    const code = CODES[which] ?? '';
    const hand = { kind: 'hand', key: HANDS[which] ?? '' } as const;
    const agenda = { kind: 'agenda', key: HANDS[which] ?? '' } as const;
    const steps = [{ minutes: number, title: `Step ${number}` }];
    const actions: Record<Action, () => unknown> = {
      write: () => this.#write(device, code, 'write'),
      delete: () => this.#write(device, code, 'delete'),
      settle: () => this.#write(device, code, 'settle'),
      keep: () => device.act({ kind: 'keep', key: `card:${code}`, value: { at } }),
      'let go': () => device.act({ kind: 'keep', key: `card:${code}`, value: null }),
      meet: () =>
        device.act({ kind: 'met', key: code, value: number % 2 ? { read: at } : { drawn: at } }),
      lay: () =>
        device.act({ kind: 'laid', key: `mara/${code}`, value: number % 3 ? { at } : null }),
      'make hand': () => device.act({ ...hand, value: { name: `Hand ${number}`, cards: [], at } }),
      rename: () => device.act({ ...hand, field: 'name', value: `Name ${number}` }),
      fill: () =>
        device.act({ ...hand, field: 'cards', value: number % 2 ? ['B12', 'T14'] : ['T14'] }),
      'drop hand': () => device.act({ ...hand, value: null }),
      plan: () => device.act({ ...agenda, value: { name: `Plan ${number}`, steps: [], at } }),
      'name plan': () => device.act({ ...agenda, field: 'name', value: `Plan ${number}` }),
      'add step': () => device.act({ ...agenda, field: 'steps', value: steps }),
      'set time': () => device.act({ ...agenda, field: 'times', value: { ends: '10:00' } }),
      'drop plan': () => device.act({ ...agenda, value: null }),
    };
    actions[what]();
  }

  /** Sends all that waits, and looks at what the devices and a new one know then. */
  async end(): Promise<Ending> {
    const all = [...this.devices, new Device(this.#send, () => NOW)];
    // Twice: what a later one sends, the earlier ones learn only then.
    for (const device of [...all, ...all]) await device.settle();
    const [known, ...others] = all.map(({ items }) => JSON.stringify(items));
    const items = all[0]?.items ?? [];
    const kept = new Set(textsOf(items));
    return {
      differing: others.filter((other) => other !== known),
      lostTexts: [...this.#written]
        .filter(([id, text]) => !this.#letGo.has(id) && !kept.has(text))
        .map(([, text]) => text),
      ofTheFuture: items.filter((item) => timesOf(item).some((time) => time > NOW)),
    };
  }
}

/** Lets a person go through steps until all that waits has been sent. */
export const live = async (steps: readonly Step[], send: Send): Promise<Ending> => {
  const person = new Person(send);
  for (const { device, what, which } of steps) {
    if (typeof what === 'string') person.act({ device, what, which });
    else await person.devices[device]?.sync(what.sync);
  }
  return person.end();
};
