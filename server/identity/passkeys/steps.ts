/** The steps of a sign-in that are about passkeys: `/interaction/{uid}/passkey/{step}`. */
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
