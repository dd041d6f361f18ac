/**
 * Instrumentation for an operator's metrics and traces. Without an observer, which a setting adds, a call
 * costs a lookup in an empty set.
 */

/** A request that was answered or aborted. */
export interface SeenRequest {
  readonly method: string;
  /** The matched route pattern, without any input. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The request's `traceparent` (Trace Context, section 3.2). */
  readonly parent?: string | undefined;
}

/** An event, under one of the names in the code. */
export interface SeenEvent {
  readonly kind: 'limit' | 'mail' | 'caption_model' | 'log';
  /** The name of the limit that was reached, or the outcome. */
  readonly name: string;
}

export interface Observer {
  readonly onRequest?: (request: SeenRequest) => void;
  readonly onEvent?: (event: SeenEvent) => void;
  /** Duration of a statement, or of the wait for a connection, in ms. */
  readonly onDatabase?: (kind: 'statement' | 'connection', ms: number) => void;
}

const observers = new Set<Observer>();

/**
 * Adds an observer.
 * @returns removes it
 */
export const addObserver = (observer: Observer): (() => void) => {
  observers.add(observer);
  return () => observers.delete(observer);
};

/** Whether there is an observer, for values that are costly to compute. */
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

/** A gauge, read on demand. */
export interface Level {
  /** Name of the metric, such as `tables`. */
  readonly name: 'tables' | 'table_listeners' | 'database_connections' | 'database_waiting';
  readonly read: () => number;
}

const levels = new Set<Level>();

/**
 * Adds gauges.
 * @returns removes them
 */
export const addLevels = (...added: readonly Level[]): (() => void) => {
  for (const level of added) levels.add(level);
  return () => {
    for (const level of added) levels.delete(level);
  };
};

export const readLevel = (name: Level['name']): number =>
  [...levels].reduce((sum, level) => (level.name === name ? sum + level.read() : sum), 0);
