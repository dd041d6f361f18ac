import { randomUUID } from 'node:crypto';

import type { Item, Operation, SyncAnswer, SyncRequest } from '#contract/my-cards.ts';
import { applyOperation } from '#lib/my-cards/merge.ts';

/** Sends a request to a server; rejects where no answer comes. */
export type Send = (request: SyncRequest) => Promise<SyncAnswer>;

/** The fate of a request on its way. */
export const FAULTS = ['none', 'lost', 'answer lost', 'sent twice', 'part', 'late'] as const;
export type Fault = (typeof FAULTS)[number];

const nameOf = ({ kind, key }: Pick<Item, 'kind' | 'key'>): string => `${kind} ${key}`;

/** An operation without its id. */
export type Draft = Operation extends infer Each
  ? Each extends Operation
    ? Omit<Each, 'id'>
    : never
  : never;

/**
 * A device as a model: it applies its operations at once, keeps them until they are answered, and lays
 * those over what the server has told.
 */
export class Device {
  readonly #send: Send;
  readonly #clock: () => number;
  readonly #items = new Map<string, Item>();
  readonly #late: SyncRequest[] = [];
  #outbox: Operation[] = [];
  #store: string | undefined;
  #since = 0;

  constructor(send: Send, clock: () => number) {
    this.#send = send;
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#outbox.length;
  }

  /** The server's state as told, in a fixed order. */
  get items(): Item[] {
    return [...this.#items.values()].toSorted((one, other) =>
      nameOf(one) < nameOf(other) ? -1 : 1,
    );
  }

  /** An item as a person sees it: with the operations that wait. */
  see(kind: Item['kind'], key: string): Item | undefined {
    let item = this.#items.get(nameOf({ kind, key }));
    for (const operation of this.#outbox) {
      if (nameOf(operation) === nameOf({ kind, key }))
        item = applyOperation(item, operation, { now: this.#clock(), revision: 0 });
    }
    return item;
  }

  /** Does something; gives the id of the operation. */
  act(draft: Draft): string {
    const operation: Operation = { ...draft, id: randomUUID() };
    this.#outbox.push(operation);
    return operation.id;
  }

  #take(request: SyncRequest, answer: SyncAnswer): void {
    const done = new Set(request.operations.map(({ id }) => id));
    for (const { index } of answer.refused ?? []) done.delete(request.operations[index]?.id ?? '');
    this.#outbox = this.#outbox.filter(({ id }) => !done.has(id));
    if (answer.reset) this.#items.clear();
    this.#store = answer.store;
    this.#since = answer.revision;
    for (const item of answer.items) this.#items.set(nameOf(item), item);
  }

  #request(operations: readonly Operation[]): SyncRequest {
    return {
      ...(this.#store !== undefined && { store: this.#store }),
      since: this.#since,
      now: this.#clock(),
      operations,
    };
  }

  /** Sends what waits and takes what is new. A late request comes once more when the next one is late. */
  async sync(fault: Fault = 'none'): Promise<void> {
    const half = Math.ceil(this.#outbox.length / 2);
    const request = this.#request(fault === 'part' ? this.#outbox.slice(0, half) : this.#outbox);
    if (fault === 'lost') return;
    if (fault === 'late') {
      const earlier = this.#late.shift();
      this.#late.push(request);
      if (earlier) await this.#send(earlier);
      return;
    }
    const answer = await this.#send(request);
    if (fault === 'answer lost') return;
    this.#take(request, fault === 'sent twice' ? await this.#send(request) : answer);
  }

  /** Syncs until nothing waits and nothing is new; what was late arrives before. */
  async settle(): Promise<void> {
    for (const request of this.#late.splice(0)) await this.#send(request);
    let isDone = false;
    while (!isDone) {
      const request = this.#request(this.#outbox.slice(0, 200));
      const answer = await this.#send(request);
      this.#take(request, answer);
      isDone = !answer.more && this.#outbox.length === 0;
    }
  }
}
