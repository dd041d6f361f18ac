/** How often statements and commits were sent, and how many different ones of them have failed once. */
export interface FaultReport {
  readonly statements: { readonly seen: readonly string[]; readonly failed: readonly string[] };
  readonly commits: { readonly seen: number; readonly failed: number };
}

/**
 * Decides which statements fail as if they had lost to another transaction: each different text once, by
 * itself or in a transaction, and the commit of each different transaction once. A transaction fails at one
 * place in a run: then the caller retries it, and that run succeeds; the next place fails at
 * the caller's next attempt.
 */
export class Faults {
  readonly #seen = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #commits = new Set<string>();
  readonly #failedCommits = new Set<string>();
  /** The first statements of transactions that failed, and are to go through when they come again. */
  readonly #spared = new Map<string, number>();
  /** Whether the transaction that a connection is in may fail; unknown before its first statement. */
  readonly #mayFail = new WeakMap<object, boolean | undefined>();

  begin(connection: object): void {
    this.#mayFail.delete(connection);
  }

  /** Whether a statement is to fail. */
  statement(connection: object, text: string, isWithin: boolean): boolean {
    this.#seen.add(text);
    if (isWithin && !this.#isToFail(connection, text)) return false;
    if (this.#failed.has(text)) return false;
    this.#failed.add(text);
    if (isWithin) this.#spare(connection);
    return true;
  }

  /** Whether the commit of a transaction is to fail, by the texts of its statements. */
  commit(connection: object, key: string): boolean {
    this.#commits.add(key);
    if (this.#mayFail.get(connection) !== true || this.#failedCommits.has(key)) return false;
    this.#failedCommits.add(key);
    this.#spare(connection);
    return true;
  }

  report(): FaultReport {
    return {
      statements: { seen: [...this.#seen], failed: [...this.#failed] },
      commits: { seen: this.#commits.size, failed: this.#failedCommits.size },
    };
  }

  readonly #first = new WeakMap<object, string>();

  #isToFail(connection: object, text: string): boolean {
    const known = this.#mayFail.get(connection);
    if (known !== undefined) return known;
    const left = this.#spared.get(text) ?? 0;
    this.#spared.set(text, Math.max(0, left - 1));
    this.#mayFail.set(connection, left === 0);
    this.#first.set(connection, text);
    return left === 0;
  }

  #spare(connection: object): void {
    this.#mayFail.set(connection, false);
    const first = this.#first.get(connection) ?? '';
    this.#spared.set(first, (this.#spared.get(first) ?? 0) + 1);
  }
}
