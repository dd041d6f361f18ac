import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  beginRegistration,
  keptOf,
  parseKept,
  stepRegistration,
  type RegistrationError,
  type RegistrationState,
  type RegistrationEvent,
} from '#lib/deck-codes/registration.ts';

const CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const OTHER = '8C0B34C5-7A6F-4E7B-8B44-0D2C3E61F0A9';
const NOW = 1_800_000_000_000;

const empty: RegistrationState = { step: 'entry', text: '', mended: false };
const run = (
  events: readonly RegistrationEvent[],
  from: RegistrationState = empty,
): RegistrationState => events.reduce(stepRegistration, from);

const refused = (refusal: Partial<RegistrationError>): RegistrationEvent => ({
  type: 'refused',
  refusal: { status: 422, code: 'invalid', retryAt: NOW + 60_000, ...refusal },
});

const typed: RegistrationEvent = { type: 'typed', text: CODE };
const go: RegistrationEvent = { type: 'continue' };
const confirm: RegistrationEvent = { type: 'confirm', owned: [] };
const activating = run([typed, go, confirm]);

describe('entry', () => {
  test('Continue with a code goes to the confirm step', () => {
    expect(run([typed, go])).toEqual({ step: 'confirm', code: CODE });
  });

  test('Continue without a code asks for one', () => {
    expect(run([go])).toMatchObject({
      step: 'entry',
      problem: { message: 'Please enter your deck code.', hint: '' },
    });
  });

  test('Continue with a malformed code says which part is wrong', () => {
    expect(
      run([{ type: 'typed', text: '3F2504E0-4F89-11D3-9A0C-0305E82C3301' }, go]),
    ).toMatchObject({
      problem: { message: 'Please enter your deck code.', hint: expect.stringMatching(/^Part 3/) },
    });
  });

  test('a pasted link becomes the code, visibly', () => {
    expect(run([{ type: 'typed', text: `https://dck.example/r/${CODE}` }])).toEqual({
      step: 'entry',
      text: CODE,
      mended: true,
    });
  });

  test('a code in lower case is no news', () => {
    expect(run([{ type: 'typed', text: CODE.toLowerCase() }])).toEqual({
      step: 'entry',
      text: CODE,
      mended: false,
    });
  });

  test('typing on takes the message away', () => {
    expect(run([go, { type: 'typed', text: '3' }])).toEqual({ ...empty, text: '3' });
  });
});

describe('confirm', () => {
  test('Confirm & Activate waits for the server', () => {
    expect(activating).toEqual({ step: 'activating', code: CODE, own: false });
  });

  test('Change code goes back to the field with the code in it', () => {
    expect(run([typed, go, { type: 'change' }])).toEqual({ ...empty, text: CODE });
  });
});

describe('the answer', () => {
  test('whose list holds the code is the success', () => {
    const done = run([{ type: 'answered', codes: [OTHER, CODE.toLowerCase()] }], activating);
    expect(done).toEqual({ step: 'done', code: CODE, own: false });
  });

  test('to a code that was already one’s own is a success that says so', () => {
    const own: RegistrationEvent = { type: 'confirm', owned: [CODE] };
    expect(run([typed, go, own, { type: 'answered', codes: [CODE] }])).toMatchObject({ own: true });
  });

  test.each([[[]], [[OTHER]]])('whose list is %j is a failure', (codes) => {
    expect(run([{ type: 'answered', codes }], activating)).toEqual({
      ...empty,
      text: CODE,
      problem: { kind: 'refused', message: 'Registration failed. Please try again.' },
    });
  });

  test.each([
    ['invalid', 422, 'That code is not valid. Please check and try again.'],
    ['already_claimed', 409, 'This code is already in use.'],
    ['expired', 410, 'This code has expired. Contact support if you believe this is a mistake.'],
    ['rate_limited', 429, 'Too many attempts. Please wait a minute and retry.'],
    ['unavailable', 503, 'Something went wrong. Please try again.'],
    ['never_heard_of', 500, 'Something went wrong. Please try again.'],
  ])('%s unlocks the field, keeps the code and shows its message', (code, status, message) => {
    expect(run([refused({ code, status })], activating)).toMatchObject({
      step: 'entry',
      text: CODE,
      problem: { message },
    });
  });

  test('that never comes has its own message', () => {
    const failed = run([refused({ status: 0, code: 'network' })], activating);
    const message = 'Network error. Try again.';
    expect(failed).toMatchObject({ text: CODE, problem: { kind: 'network', message } });
  });
});

describe('after a network failure', () => {
  const failed = run([refused({ status: 0, code: 'network' })], activating);

  test('a retry asks the server again', () => {
    expect(run([{ type: 'retry', owned: [] }], failed)).toEqual(activating);
  });

  test('another code has to be confirmed first', () => {
    const changed = run(
      [
        { type: 'typed', text: OTHER },
        { type: 'retry', owned: [] },
      ],
      failed,
    );
    expect(changed).toEqual({ ...empty, text: OTHER });
  });
});

describe('at the limit', () => {
  const limited = run([refused({ status: 429, code: 'rate_limited' })], activating);

  test('Continue does nothing', () => {
    expect(run([go], limited)).toBe(limited);
  });

  test('typing keeps the countdown', () => {
    const changed = run([{ type: 'typed', text: OTHER }], limited);
    expect(changed).toMatchObject({ text: OTHER, problem: { retryAt: NOW + 60_000 } });
  });

  test('waiting opens the way again', () => {
    expect(run([{ type: 'waited' }, go], limited)).toEqual({ step: 'confirm', code: CODE });
  });

  test('a reload keeps code and countdown', () => {
    const kept = parseKept(JSON.stringify(keptOf(limited)));
    expect(beginRegistration(undefined, kept, NOW)).toEqual(limited);
  });

  test('a reload after its end keeps the code alone', () => {
    const begun = beginRegistration(undefined, keptOf(limited), NOW + 60_000);
    expect(begun).toEqual({ ...empty, text: CODE });
  });
});

describe('beginning', () => {
  test('a link fills the field and goes no further', () => {
    expect(beginRegistration(CODE, undefined, NOW)).toEqual({ ...empty, text: CODE });
  });

  test('a link has the last word over what was kept', () => {
    expect(beginRegistration(CODE, { text: OTHER }, NOW)).toMatchObject({ text: CODE });
  });

  test.each([null, '', '{', 'null', '[]', '{"text":1}'])(
    'damaged storage (%j) is nothing',
    (stored) => {
      expect(parseKept(stored)).toBeUndefined();
    },
  );

  test('nothing is kept once the deck is registered', () => {
    expect(keptOf({ step: 'done', code: CODE, own: false })).toBeUndefined();
  });
});

test('no sequence of events reaches success without the server’s list holding the code', () => {
  const codes = fc.subarray([CODE, OTHER]);
  const event: fc.Arbitrary<RegistrationEvent> = fc.oneof(
    fc.record({ type: fc.constant('typed'), text: fc.constantFrom(CODE, OTHER, 'B12', '') }),
    fc.record({ type: fc.constantFrom('continue', 'change', 'waited') }),
    fc.record({ type: fc.constantFrom('confirm', 'retry'), owned: codes }),
    fc.record({ type: fc.constant('answered'), codes }),
    fc.constantFrom(
      refused({}),
      refused({ status: 0, code: 'network' }),
      refused({ status: 429, code: 'rate_limited' }),
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: RegistrationState = empty;
      for (const each of events) {
        const before = state;
        state = stepRegistration(state, each);
        const arrived = state.step === 'done' && before.step !== 'done';
        const proven =
          before.step === 'activating' &&
          each.type === 'answered' &&
          each.codes.includes(before.code);
        expect(!arrived || proven).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
});
