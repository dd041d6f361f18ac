import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { IdentityContext } from '#server/identity/context.ts';
import type { PasskeyRefusal } from '#server/identity/passkeys/ceremonies.ts';
import { PASSKEYS_MAX, type Added } from '#server/identity/passkeys/store.ts';

/** A passkey that the browser can forget. */
export interface UnknownPasskey {
  readonly rpID: string;
  readonly credentialID: string;
}

/** An answer to the script of the pages. */
export type ScriptAnswer =
  /** Options of the browser's passkey dialogue. */
  | {
      readonly options:
        | PublicKeyCredentialCreationOptionsJSON
        | PublicKeyCredentialRequestOptionsJSON;
    }
  /** The waiting form can be sent. */
  | { readonly confirmed: true }
  /** The next page. */
  | { readonly location: string }
  /** A text for the person, and the passkey that the browser can forget. */
  | { readonly message: string; readonly unknown?: UnknownPasskey };

/** Answers the script of the pages. */
export const sendJson = (
  c: IdentityContext,
  status: ContentfulStatusCode,
  answer: ScriptAnswer,
): Response =>
  c.body(JSON.stringify(answer), status, { 'Content-Type': 'application/json; charset=utf-8' });

/** Texts for refused passkeys. */
export const REFUSALS: Readonly<Record<PasskeyRefusal, string>> = {
  expired: 'That took too long, or was used already. Please try again.',
  unknown: 'This passkey is not known here any more. Please sign in another way.',
  invalid: 'This passkey was not accepted. Please try again, or sign in another way.',
  counter:
    'This passkey may have been copied, so it was not accepted. Please sign in another way and remove it in your account.',
};

export const EXPIRED_PAGE = 'This page has expired. Please start again.';
export const NOT_FROM_HERE = 'For your safety we only accept what was sent from this page.';

/** Why a passkey was not kept, for its owner. */
export const NOT_ADDED: Readonly<Record<Exclude<Added, 'added'>, string>> = {
  known: 'This passkey belongs to an account already.',
  full: `You have ${PASSKEYS_MAX} passkeys. Please remove one of them first.`,
  'no account': EXPIRED_PAGE,
};
