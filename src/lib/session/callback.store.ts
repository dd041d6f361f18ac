import { atom } from 'nanostores';

import * as m from '#messages';
import { LANGUAGES } from '#messages/languages.js';

import type { IdentityClaims } from '#contract/session.ts';
import { requestTokens, takeTransaction } from '#lib/session/oauth.browser.ts';
import { callbackStep, FOREIGN_ISSUER, type Transaction } from '#lib/session/oauth.ts';
import { settleSignOut } from '#lib/session/owed-sign-out.browser.ts';
import { oauthConfig } from '#lib/session/provider.browser.ts';
import { writeSession } from '#lib/session/session-storage.browser.ts';
import { returnPath, signIn } from '#lib/session/session.store.ts';
import { decodeClaims } from '#lib/session/session.ts';
import { leaveTo } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { takeOver } from '#lib/shared/host-seats.browser.ts';
import { PAGES_KEY } from '#lib/shared/language-keys.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { languageOf, prefixOf } from '#lib/shared/routes.ts';
import { readItem, writeItem } from '#lib/shared/storage.browser.ts';
import { wipeOthers } from '#lib/shared/wipe.browser.ts';

export type Callback =
  | { readonly status: 'working' }
  | { readonly status: 'idle' }
  | { readonly status: 'failed'; readonly message: string; readonly path: string };

export const $callback = atom<Callback>({ status: 'working' });

const MESSAGES = {
  refused: m.session_not_completed(),
  access_denied: m.session_stopped(),
  unreachable: NETWORK_ERROR,
} as const;

const fail = (message: string, path: string): void => {
  $callback.set({ status: 'failed', message, path });
};

/** The claims of the id token, if it belongs to this sign-in (OpenID Connect Core, section 3.1.3.7, step 11). */
const claimsOf = (idToken: string, nonce: string): IdentityClaims | undefined => {
  try {
    const claims = decodeClaims(idToken);
    return claims.nonce === nonce ? claims : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The destination in the account's language, which this browser keeps from then on. A language that was chosen in
 * the browser counts more.
 */
const inAccountLanguage = (path: string, locale = ''): string => {
  const own = languageOf(path);
  const isChosen = readItem('localStorage', PAGES_KEY);
  if (locale === own || isChosen || !LANGUAGES.includes(locale)) return path;
  writeItem('localStorage', PAGES_KEY, locale);
  return prefixOf(locale) + path.slice(prefixOf(own).length);
};

const exchange = async (
  code: string,
  { verifier, oidcNonce }: Transaction,
  wished: string,
): Promise<void> => {
  const path = returnPath(wished);
  const outcome = await requestTokens({ code, verifier });
  if (outcome.kind !== 'tokens') {
    fail(MESSAGES[outcome.kind], path);
    return;
  }
  const claims = claimsOf(outcome.tokens.id_token, oidcNonce);
  if (!claims) {
    fail(MESSAGES.refused, path);
    return;
  }
  const { locale, sub: accountId = '' } = claims;
  takeOver(accountId);
  await wipeOthers(accountId);
  writeSession(outcome.tokens, now());
  settleSignOut();
  // Read again: the sign-in deleted another account's last page.
  leaveTo(inAccountLanguage(returnPath(wished), locale));
};

/**
 * Runs the callback page once (behaviour/session.md, 'Sign-in'): exchanges the code, stores the tokens and continues
 * at the path of the state, else the last page, else /dash.
 */
export const runCallback = async (search: string): Promise<void> => {
  const step = callbackStep(new URLSearchParams(search), takeTransaction(), oauthConfig().issuer);
  const path = returnPath(step.path);
  switch (step.kind) {
    case 'exchange':
      await exchange(step.code, step.transaction, step.path);
      break;
    case 'refused':
      if (step.error === FOREIGN_ISSUER) {
        console.warn('The provider names itself otherwise than PUBLIC_AUTH_ISSUER.');
      }
      fail(step.error === 'access_denied' ? MESSAGES.access_denied : MESSAGES.refused, path);
      break;
    case 'restart':
      await signIn(path, step.isForeign);
      break;
    case 'nothing':
      console.warn('No authorization code in the callback address.');
      $callback.set({ status: 'idle' });
      break;
  }
};
