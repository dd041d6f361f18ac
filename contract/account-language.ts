import * as z from 'zod/mini';

/** Path of the language of a person's account, below the main API's address. */
export const ACCOUNT_LANGUAGE_PATH = '/account/language';

/** `PUT /account/language`: a language of the site, such as `de`. */
export const AccountLanguage = z.object({ language: z.string() });
