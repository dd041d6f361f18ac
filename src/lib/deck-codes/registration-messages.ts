import * as m from '#messages';

/** Texts for people, one for each registration error (behaviour/deck-codes.md, 'Registration'). */
export const REGISTRATION_MESSAGES = {
  invalid: m.deck_codes_invalid,
  already_claimed: m.deck_codes_already_claimed,
  rate_limited: m.deck_codes_rate_limited,
  expired: m.deck_codes_expired,
  unknown: m.deck_codes_unknown,
} as const;
