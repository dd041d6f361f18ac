/** The passkey steps of a sign-in: `/interaction/{uid}/passkey/{step}`. */
export const PASSKEY_STEPS = [
  'options',
  'answer',
  'offer',
  'offer-options',
  'offer-answer',
  'sign-up',
  'send',
  'code',
  'make',
  'make-options',
  'make-answer',
] as const;
export type PasskeyStep = (typeof PASSKEY_STEPS)[number];

const below = (pattern: string): string => `/interaction/:uid{[\\w-]+}/passkey/:path{${pattern}}`;

/** The route of a step. It is a parameter, so that the log has one name for all steps. */
export const stepPath = (step: PasskeyStep): string => below(step);

/** The route of all steps. */
export const ANY_STEP = below(`(?:${PASSKEY_STEPS.join('|')})`);
