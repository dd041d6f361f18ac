import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Person } from '#server/identity/account/person.ts';

/** A form that whoever is signed in has sent. */
export interface Sent {
  readonly fields: URLSearchParams;
  readonly person: Person;
}

/** What the forms of the account pages have in common. */
export interface AccountSteps {
  /** Reads a posted form of whoever is signed in; `undefined` where it has been answered. */
  readonly posted: (req: IncomingMessage, res: ServerResponse) => Promise<Sent | undefined>;
  /**
   * Asks for a recent proof of who it is.
   * @param action where the form goes once more
   * @param kept what it holds then
   * @returns `false` where it has answered with the question
   */
  readonly confirmed: (
    res: ServerResponse,
    sent: Sent,
    action: string,
    kept: Readonly<Record<string, string>>,
  ) => Promise<boolean>;
  /** Leads a browser on with a GET. */
  readonly seeOther: (res: ServerResponse, location: string) => void;
}
