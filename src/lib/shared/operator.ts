/** Who runs this service, and how to reach them (behaviour/shell.md, 'Legal pages'). No DOM. */

import { href } from './routes.ts';

/** What the operator has said of themselves; empty where they have not. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

const LABELS = { name: 'name', address: 'postal address', email: 'email address' } as const;

/** What an operator has not filled in, in words. */
export const missingOf = (operator: Operator): readonly string[] =>
  (['name', 'address', 'email'] as const)
    .filter((part) => operator[part].trim() === '')
    .map((part) => LABELS[part]);

/** Where 'Contact support' leads: to the operator's mailbox, else to the page that says who that is. */
export const supportPath = ({ email }: Pick<Operator, 'email'>): string =>
  email.trim() === '' ? href('imprint') : `mailto:${email.trim()}`;
