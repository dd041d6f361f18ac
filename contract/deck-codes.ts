import * as z from 'zod/mini';

import { DECK_CODE_PATTERN, parseDeckCode } from './parse-deck-code.ts';

/** Path of deck registration, below the main API's address (behaviour/api.md, 'API calls'). */
export const REGISTRATION_PATH = '/registration';

/** `POST /registration`: the code in the box. */
export const RegistrationRequest = z.object({
  code: z.string().check(
    z.overwrite((text) => parseDeckCode(text) ?? text),
    z.regex(DECK_CODE_PATTERN),
  ),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

/** The answer of `GET` and `POST /registration`: the account's registered deck codes. */
export const RegistrationStatus = z.object({ codes: z.array(z.string()) });
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;
