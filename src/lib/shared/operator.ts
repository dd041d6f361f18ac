/** The operator of the service and their contact (behaviour/shell.md, 'Legal pages'). No DOM. */

import * as m from '#messages';

import { href } from './routes.ts';

/** Empty fields are not configured. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

const LABELS = {
  name: m.shared_operator_name,
  address: m.shared_operator_address,
  email: m.shared_operator_email,
} as const;

/** Labels of the missing fields. */
export const missingOf = (operator: Operator): readonly string[] =>
  (['name', 'address', 'email'] as const)
    .filter((part) => operator[part].trim() === '')
    .map((part) => LABELS[part]());

/** Target of 'Contact support': the operator's mailbox, else the imprint. */
export const supportPath = ({ email }: Pick<Operator, 'email'>): string =>
  email.trim() === '' ? href('imprint') : `mailto:${email.trim()}`;
