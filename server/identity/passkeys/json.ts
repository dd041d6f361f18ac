import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import * as m from '#messages';
import type { IdentityContext } from '#server/identity/context.ts';
import type { PasskeyRefusal } from '#server/identity/passkeys/ceremonies.ts';
import { PASSKEYS_MAX, type Added } from '#server/identity/passkeys/store.ts';
import { requestLanguage } from '#server/shared/language.ts';

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
  c.body(JSON.stringify(answer), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Language': requestLanguage(),
  });

/** Texts for refused passkeys. */
export const REFUSALS: Readonly<Record<PasskeyRefusal, () => string>> = {
  expired: m.identity_passkey_refused_expired,
  unknown: m.identity_passkey_refused_unknown,
  invalid: m.identity_passkey_refused_invalid,
  counter: m.identity_passkey_refused_counter,
};

/** Why a passkey was not kept, for its owner. */
export const NOT_ADDED: Readonly<Record<Exclude<Added, 'added'>, () => string>> = {
  known: m.identity_passkey_has_account,
  full: () => m.identity_passkey_full({ count: PASSKEYS_MAX }),
  'no account': m.identity_passkey_expired,
};
