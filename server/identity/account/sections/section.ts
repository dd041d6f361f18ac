import type { Database } from '#server/db/open.ts';
import type { Person } from '#server/identity/account/person.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/** What a section of the account page is made from. */
export interface SectionSources {
  readonly db: Database;
  readonly person: Person;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One section of the account page. */
export type Section = (sources: SectionSources) => Promise<Markup>;
