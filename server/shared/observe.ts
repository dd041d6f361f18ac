/**
 * What the server tells whoever watches it: an operator's figures and traces. Nobody does unless a setting
 * says so, and then a call here costs a look into an empty set.
 */

/** A request that was answered, or left before. */
export interface SeenRequest {
  readonly method: string;
  /** The pattern that it matched, without anything that a person sent. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The `traceparent` that came along (Trace Context, section 3.2). */
  readonly parent?: string | undefined;
}

/** Something that happened, under a name of a few words that are in the code. */
export interface SeenEvent {
  readonly kind: 'limit' | 'mail' | 'caption_model' | 'log';
  /** Which limit was reached, or how it ended. */
  readonly name: string;
}

export interface Observer {
  readonly onRequest?: (request: SeenRequest) => void;
  readonly onEvent?: (event: SeenEvent) => void;
  /** How long a statement took, or how long was waited for a connection, in ms. */
  readonly onDatabase?: (kind: 'statement' | 'connection', ms: number) => void;
}

const observers = new Set<Observer>();

/**
 * Lets somebody watch.
 * @returns ends it
 */
export const addObserver = (observer: Observer): (() => void) => {
  observers.add(observer);
  return () => observers.delete(observer);
};

/** Whether anybody watches, for what costs something to find out. */
export const isObserved = (): boolean => observers.size > 0;

export const seeRequest = (request: SeenRequest): void => {
  for (const { onRequest } of observers) onRequest?.(request);
};

export const seeEvent = (kind: SeenEvent['kind'], name: string): void => {
  for (const { onEvent } of observers) onEvent?.({ kind, name });
};

export const seeDatabase = (kind: 'statement' | 'connection', ms: number): void => {
  for (const { onDatabase } of observers) onDatabase?.(kind, ms);
};

/** Something that is counted when somebody asks for it. */
export interface Level {
  /** As in the figures, such as `tables`. */
  readonly name: 'tables' | 'table_listeners' | 'database_connections' | 'database_waiting';
  readonly read: () => number;
}

const levels = new Set<Level>();

/**
 * Lets something be counted.
 * @returns ends it
 */
export const addLevels = (...added: readonly Level[]): (() => void) => {
  for (const level of added) levels.add(level);
  return () => {
    for (const level of added) levels.delete(level);
  };
};

/** The sum of all that is counted under a name; 0 where nothing is. */
export const readLevel = (name: Level['name']): number =>
  [...levels].reduce((sum, level) => (level.name === name ? sum + level.read() : sum), 0);
