import { AsyncLocalStorage } from 'node:async_hooks';

import { LANGUAGES } from '#messages/languages.js';
import { overwriteGetLocale } from '#messages/runtime.js';

/** The language that all others fall back to. */
export const [MAIN_LANGUAGE = 'en'] = LANGUAGES;

declare global {
  /** One for the process, as the messages' runtime is: tests load this module several times. */
  var requestLanguages: AsyncLocalStorage<string | undefined> | undefined;
}

const current = (globalThis.requestLanguages ??= new AsyncLocalStorage<string | undefined>());

/** The language of the request in whose context the code runs; `undefined` outside of any, and where it has none. */
export const requestedLanguage = (): string | undefined => current.getStore();

/** The same, else the main language. */
export const requestLanguage = (): string => requestedLanguage() ?? MAIN_LANGUAGE;

/** The same for `Intl`: dates in English are British, as in the app. */
export const requestFormat = (): string =>
  requestLanguage() === 'en' ? 'en-GB' : requestLanguage();

/** A number with its separators, in the language of the request. */
export const readableNumber = (value: number): string => value.toLocaleString(requestFormat());

/** Runs work, with its callbacks, streams and timers, whose texts are in a language, by default the main one. */
export const withLanguage = <Value>(language: string | undefined, run: () => Value): Value =>
  current.run(language, run);

// Messages ask for the language at each call.
overwriteGetLocale(requestLanguage);
