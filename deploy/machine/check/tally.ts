/** Counts what was checked, and says it line by line; the last line is `N passed, N failed`. */
export class Tally {
  #passed = 0;
  #failed = 0;

  /** Runs one check; it has failed if it throws. */
  async take(name: string, prove: () => void | Promise<void>): Promise<void> {
    try {
      await prove();
    } catch (error) {
      this.fail(name, error instanceof Error ? error.message : String(error));
      return;
    }
    this.#passed += 1;
    console.log(`ok     ${name}`);
  }

  fail(name: string, why: string): void {
    this.#failed += 1;
    console.log(`FAILED ${name}: ${why}`);
  }

  /** Adds what a suite of tests has counted itself. */
  count(name: string, passed: number, failed: number): void {
    this.#passed += passed;
    this.#failed += failed;
    console.log(`${failed === 0 && passed > 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} tests`);
    if (passed === 0) this.fail(name, 'No test was run.');
  }

  /** Says loudly what could not be checked on this machine; it counts for nothing. */
  skip(name: string, why: string): void {
    console.log(`not checked: ${name}: ${why}`);
  }

  /** The exit status. */
  end(): number {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 ? 0 : 1;
  }
}
