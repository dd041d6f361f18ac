import { beforeEach, inject } from 'vitest';

// Where no PostgreSQL is installed, its suites count as skipped.
beforeEach(({ skip }) => skip(inject('postgres') === undefined, 'no PostgreSQL is installed'));
