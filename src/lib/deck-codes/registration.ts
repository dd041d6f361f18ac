/** State machine of the registration (behaviour/deck-codes.md, 'Registration'). No DOM, no clock. */

import * as m from '#messages';

import { parseDeckCode } from '#contract/parse-deck-code.ts';
import { REGISTRATION_MESSAGES } from '#lib/deck-codes/registration-messages.ts';
import { deckCodeHint, normalizeDeckCode } from '#lib/shared/normalize-deck-code.ts';
import { parseFields } from '#lib/shared/parse-json.ts';

/** A problem with its message (behaviour/deck-codes.md, 'Registration'). */
export type RegistrationProblem =
  | {
      readonly kind: 'entry';
      readonly message: string;
      /** Which part is wrong. */ readonly hint: string;
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'network'; readonly message: string }
  | {
      readonly kind: 'limited';
      readonly message: string;
      /** In ms since the epoch. */ readonly retryAt: number;
    };

export type RegistrationState =
  | {
      readonly step: 'entry';
      readonly text: string;
      /** Whether the text was corrected and should be checked by the person. */
      readonly mended: boolean;
      readonly problem?: RegistrationProblem;
    }
  | { readonly step: 'confirm'; readonly code: string }
  | {
      readonly step: 'activating';
      readonly code: string;
      /** Whether the server had already listed the code for this account. */
      readonly own: boolean;
    }
  | { readonly step: 'done'; readonly code: string; readonly own: boolean };

/** Why the server did not register a code. */
export interface RegistrationError {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  /** When the rate limit ends, in ms since the epoch. */
  readonly retryAt: number;
}

export type RegistrationEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'continue' }
  | { readonly type: 'change' }
  /** `owned`: codes that the server last listed for this account. */
  | { readonly type: 'confirm' | 'retry'; readonly owned: readonly string[] }
  | { readonly type: 'answered'; readonly codes: readonly string[] }
  | { readonly type: 'refused'; readonly refusal: RegistrationError }
  | { readonly type: 'waited' };

const MESSAGES = {
  entry: m.deck_codes_enter_code,
  failed: m.deck_codes_failed,
  /** Status 0. */
  unanswered: m.deck_codes_unanswered_short,
} as const;

const entry = (text: string, problem?: RegistrationProblem): RegistrationState => ({
  step: 'entry',
  text,
  mended: false,
  ...(problem && { problem }),
});

const problemOf = ({ status, code, retryAt }: RegistrationError): RegistrationProblem => {
  if (status === 0) {
    return { kind: 'network', message: MESSAGES.unanswered() };
  }
  switch (code) {
    case 'rate_limited':
      return { kind: 'limited', message: REGISTRATION_MESSAGES.rate_limited(), retryAt };
    case 'invalid':
    case 'already_claimed':
    case 'expired':
      return { kind: 'refused', message: REGISTRATION_MESSAGES[code]() };
    default:
      return { kind: 'refused', message: REGISTRATION_MESSAGES.unknown() };
  }
};

/** Codes are compared as they are stored: upper case. */
const holds = (codes: readonly string[], code: string): boolean =>
  codes.some((each) => parseDeckCode(each) === code);

const stepEntry = (
  state: Extract<RegistrationState, { step: 'entry' }>,
  event: RegistrationEvent,
): RegistrationState => {
  const { text, problem } = state;
  const limited = problem?.kind === 'limited';
  const code = normalizeDeckCode(text);
  switch (event.type) {
    case 'typed': {
      const mended = normalizeDeckCode(event.text);
      return {
        ...entry(mended ?? event.text, limited ? problem : undefined),
        step: 'entry',
        text: mended ?? event.text,
        mended: mended !== undefined && mended !== parseDeckCode(event.text),
      };
    }
    case 'continue':
      if (limited) return state;
      return code === undefined
        ? entry(text, { kind: 'entry', message: MESSAGES.entry(), hint: deckCodeHint(text) })
        : { step: 'confirm', code };
    case 'retry':
      return problem?.kind === 'network' && code !== undefined
        ? { step: 'activating', code, own: holds(event.owned, code) }
        : state;
    case 'waited':
      return limited ? entry(text) : state;
    case 'change':
    case 'confirm':
    case 'answered':
    case 'refused':
      return state;
  }
};

/**
 * Returns the next state. Events that do not apply leave it unchanged. Only a server answer that lists the
 * code leads to `done`.
 */
export const stepRegistration = (
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationState => {
  switch (state.step) {
    case 'entry':
      return stepEntry(state, event);
    case 'confirm':
      if (event.type === 'change') return entry(state.code);
      return event.type === 'confirm'
        ? { step: 'activating', code: state.code, own: holds(event.owned, state.code) }
        : state;
    case 'activating':
      if (event.type === 'refused') return entry(state.code, problemOf(event.refusal));
      if (event.type !== 'answered') return state;
      return holds(event.codes, state.code)
        ? { step: 'done', code: state.code, own: state.own }
        : entry(state.code, { kind: 'refused', message: MESSAGES.failed() });
    case 'done':
      return state;
  }
};

/** State that survives a reload. */
export interface KeptRegistration {
  readonly text: string;
  /** When the rate limit ends, in ms since the epoch. */
  readonly retryAt?: number;
}

/** Returns the state to store; `undefined` where a reload loses nothing. */
export const keptOf = (state: RegistrationState): KeptRegistration | undefined => {
  switch (state.step) {
    case 'entry':
      if (state.problem?.kind === 'limited') {
        return { text: state.text, retryAt: state.problem.retryAt };
      }
      return state.text === '' ? undefined : { text: state.text };
    case 'confirm':
    case 'activating':
      return { text: state.code };
    case 'done':
      return undefined;
  }
};

/** Parses the stored state; `undefined` where it is missing or invalid. */
export const parseKept = (stored: string | null): KeptRegistration | undefined => {
  const { text, retryAt } = parseFields(stored);
  if (typeof text !== 'string') return undefined;
  return typeof retryAt === 'number' ? { text, retryAt } : { text };
};

/**
 * Returns the initial state.
 * @param linked the code in the page's address, which fills the field only
 * @param now ms since the epoch
 */
export const beginRegistration = (
  linked: string | undefined,
  kept: KeptRegistration | undefined,
  now: number,
): RegistrationState => {
  const text = linked ?? kept?.text ?? '';
  const retryAt = kept?.retryAt ?? 0;
  return retryAt > now
    ? entry(text, { kind: 'limited', message: REGISTRATION_MESSAGES.rate_limited(), retryAt })
    : entry(text);
};
