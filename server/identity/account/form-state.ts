import type { Confirmed } from '#server/identity/account/confirm.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { AccountFormName, Done } from '#server/identity/account/paths.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/** The input of a form, and one sentence for each field in error. */
export interface FormState {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The result of the re-authentication, for a form that asks for the password on its own page. */
  readonly confirmed?: Confirmed;
}

/** One change of an account with a page of its own. */
export interface AccountForm {
  readonly name: AccountFormName;
  /** The title of the document. */
  readonly title: () => string;
  /** The fields that the step 'Confirm it is you' keeps; a form with passwords asks on its own page. */
  readonly kept: readonly string[] | 'asks-itself';
  readonly page: (person: SignedInPerson, state: FormState) => Promise<Markup>;
  /** Validates the input, before the re-authentication. */
  readonly check: (person: SignedInPerson, fields: URLSearchParams) => Promise<FormState>;
  /** Makes the change; an answer with errors where it could not. */
  readonly apply: (
    person: SignedInPerson,
    state: FormState,
    fields: URLSearchParams,
    device: string,
  ) => Promise<FormState | { readonly done: Done } | { readonly next: string }>;
}

/** Whether a form has something to mend. */
export const hasErrors = ({ errors }: FormState): boolean => Object.keys(errors).length > 0;

/** A form without input. */
export const emptyForm = (typed: FormState['typed'] = {}): FormState => ({ typed, errors: {} });
