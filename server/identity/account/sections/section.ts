import type { Database } from '#server/db/open.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/** Dependencies of an account page's section. */
export interface SectionSources {
  readonly db: Database;
  readonly person: SignedInPerson;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type AccountSection = (sources: SectionSources) => Promise<Markup>;
