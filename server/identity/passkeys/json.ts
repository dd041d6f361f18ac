import type { ServerResponse } from 'node:http';

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

import type { Refusal } from '#server/identity/passkeys/ceremonies.ts';

/** What the script of the pages gets for an answer. */
export type ScriptAnswer =
  /** What the browser's own dialogue needs. */
  | {
      readonly options:
        | PublicKeyCredentialCreationOptionsJSON
        | PublicKeyCredentialRequestOptionsJSON;
    }
  /** The form that waited can go. */
  | { readonly confirmed: true }
  /** Where to go on to. */
  | { readonly location: string }
  /** What to say to the person, and which passkey the browser need not offer again. */
  | { readonly message: string; readonly unknown?: { rpID: string; credentialID: string } };

/** Answers the script of the pages. */
export const sendJson = (res: ServerResponse, status: number, answer: ScriptAnswer): void => {
  const text = JSON.stringify(answer);
  res
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    })
    .end(text);
};

/** What a person reads when a sign-in by passkey was refused. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  expired: 'That took too long, or was used already. Please try again.',
  unknown: 'This passkey is not known here any more. Please sign in another way.',
  invalid: 'This passkey was not accepted. Please try again, or sign in another way.',
  counter:
    'This passkey may have been copied, so it was not accepted. Please sign in another way and remove it in your account.',
};

export const EXPIRED_PAGE = 'This page has expired. Please start again.';
export const NOT_FROM_HERE = 'For your safety we only accept what was sent from this page.';
