import { createRequire } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { Database } from '#server/db/open.ts';
import {
  challengeOf,
  parseAssertion,
  parseRegistration,
  type Assertion,
} from '#server/identity/passkeys/answers.ts';
import { createChallenges, type Purpose } from '#server/identity/passkeys/challenges.ts';
import {
  findPasskey,
  listPasskeys,
  markUsed,
  type NewPasskey,
  type Passkey,
} from '#server/identity/passkeys/store.ts';

/** Timeout of the browser's passkey dialog, in ms. */
const DIALOG_TIMEOUT_MS = 5 * 60_000;

/** The signatures that are taken: what every authenticator of today knows one of (RFC 9053, RFC 8812). */
const ALGORITHMS = { ES256: -7, EdDSA: -8, RS256: -257 };

/** Packages that the library depends on, in the order of their dependencies. */
const PARTS = [
  '@peculiar/asn1-schema',
  '@peculiar/asn1-x509',
  '@peculiar/asn1-ecc',
  '@peculiar/asn1-rsa',
  'reflect-metadata',
  '@peculiar/x509',
];

/** Loads the library part by part: all of it at once would hold the event loop for 0.1 s. */
const load = async () => {
  const loadPart = createRequire(import.meta.resolve('@simplewebauthn/server'));
  for (const part of PARTS) {
    loadPart(part);
    await turn();
  }
  await import('@simplewebauthn/server/helpers');
  await turn();
  return import('@simplewebauthn/server');
};

let loaded: ReturnType<typeof load> | undefined;

/** Loaded with the first passkey: its 260 files are a sixth of what a start would load. */
const webAuthn = () => (loaded ??= load());

/** For whom a passkey is made. */
export interface PasskeyOwner {
  /** The account's id, or the one that it will have. */
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
}

/** The purpose of a challenge, and the ids that it is bound to. */
export interface Ceremony {
  readonly purpose: Purpose;
  readonly subject: readonly string[];
}

/**
 * Why an answer was refused: its challenge is unknown, used or old; the passkey is not known here; it
 * does not hold; its counter has gone back.
 */
export type PasskeyRefusal = 'expired' | 'unknown' | 'invalid' | 'counter';

export type Signed =
  | { readonly ok: true; readonly passkey: Passkey }
  | {
      readonly ok: false;
      readonly reason: PasskeyRefusal;
      /** The credential's id, where an answer could be read. */
      readonly id?: string;
      /** Whose passkey it is, where the signature was right. */
      readonly accountId?: string;
    };

export type Made =
  | { readonly ok: true; readonly passkey: NewPasskey }
  | { readonly ok: false; readonly reason: 'expired' | 'invalid' };

/**
 * An account's id as authenticators keep it: nothing of the person (Web Authentication, section 14.6.1).
 */
export const userHandleOf = (id: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(id);

/**
 * Authentication methods of a passkey (RFC 8176): a key that stays in one device or one that is copied
 * between several, and a person whom the device has recognised.
 */
export const amrOf = ({ syncable }: NewPasskey): string[] => [syncable ? 'swk' : 'hwk', 'user'];

/** A passkey as browsers look for it. */
const describe = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });

/**
 * The exchange with authenticators: user verification is required, attestation is not asked for.
 * @param origin the product's origin: a passkey works on its host alone
 * @param clock milliseconds since the epoch
 */
export const createCeremonies = (db: Database, origin: string, clock: () => number) => {
  const challenges = createChallenges(db, clock);
  const rpID = new URL(origin).hostname;

  /** The library throws for an invalid answer. */
  const unlessInvalid = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };

  const check = async ({ response, ...answer }: Assertion, challenge: string, passkey: Passkey) => {
    const { verifyAuthenticationResponse } = await webAuthn();
    return unlessInvalid(async () => {
      const { authenticationInfo, verified } = await verifyAuthenticationResponse({
        response: { ...answer, response },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        // The counter is compared where it is written, so that two at once are told apart.
        credential: { id: passkey.id, publicKey: passkey.publicKey, counter: 0 },
      });
      return verified ? authenticationInfo : undefined;
    });
  };

  return {
    /**
     * Options of a browser's sign-in.
     * @param accountId whose passkeys will do; without it those of any account
     */
    signOptions: async (
      { purpose, subject }: Ceremony,
      accountId?: string,
    ): Promise<PublicKeyCredentialRequestOptionsJSON> => {
      const own = accountId === undefined ? undefined : await listPasskeys(db, accountId);
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID,
        challenge: await challenges.issue(purpose, subject),
        ...(own && { allowCredentials: own.map(describe) }),
        userVerification: 'required',
        timeout: DIALOG_TIMEOUT_MS,
      });
    },

    /**
     * Checks a browser's answer and notes that the passkey was used (Web Authentication, section 7.2).
     * @param text the answer as JSON
     */
    verifySigned: async ({ purpose, subject }: Ceremony, text: string): Promise<Signed> => {
      const answer = parseAssertion(text);
      const challenge = answer && challengeOf(answer);
      if (!answer || challenge === undefined) return { ok: false, reason: 'invalid' };
      const { id } = answer;
      // Used up before anything else is looked at: an answer has one try.
      if (!(await challenges.use(purpose, subject, challenge))) {
        return { ok: false, reason: 'expired', id };
      }
      const passkey = await findPasskey(db, id);
      if (!passkey) return { ok: false, reason: 'unknown', id };
      const owner = Buffer.from(userHandleOf(passkey.accountId)).toString('base64url');
      const info = await check(answer, challenge, passkey);
      // Whether it may be copied is settled when it is made (Web Authentication, section 6.1.3).
      const same = info && (info.credentialDeviceType === 'multiDevice') === passkey.syncable;
      if (!same || answer.response.userHandle !== owner) {
        return { ok: false, reason: 'invalid', id };
      }
      const use = { counter: info.newCounter, backedUp: info.credentialBackedUp };
      if (!(await markUsed(db, id, use, clock()))) {
        return { ok: false, reason: 'counter', id, accountId: passkey.accountId };
      }
      return { ok: true, passkey: { ...passkey, ...use } };
    },

    /** Options of a new passkey, which the person's devices do not have yet. */
    makeOptions: async (
      { purpose, subject }: Ceremony,
      owner: PasskeyOwner,
    ): Promise<PublicKeyCredentialCreationOptionsJSON> => {
      const known = await listPasskeys(db, owner.id);
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID,
        userID: userHandleOf(owner.id),
        userName: owner.email,
        userDisplayName: owner.givenName,
        challenge: await challenges.issue(purpose, subject),
        timeout: DIALOG_TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(describe),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: Object.values(ALGORITHMS),
      });
    },

    /**
     * Checks a browser's answer about a new passkey; it is the caller's to keep it (Web Authentication,
     * section 7.1).
     * @param text the answer as JSON
     */
    verifyMade: async ({ purpose, subject }: Ceremony, text: string): Promise<Made> => {
      const answer = parseRegistration(text);
      const challenge = answer && challengeOf(answer);
      if (!answer || challenge === undefined) return { ok: false, reason: 'invalid' };
      if (!(await challenges.use(purpose, subject, challenge))) {
        return { ok: false, reason: 'expired' };
      }
      const { transports = [], ...response } = answer.response;
      const { verifyRegistrationResponse } = await webAuthn();
      const made = await unlessInvalid(() =>
        verifyRegistrationResponse({
          response: { ...answer, response },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: Object.values(ALGORITHMS),
        }),
      );
      const info = made?.registrationInfo;
      if (!info || info.credential.id !== answer.id) return { ok: false, reason: 'invalid' };
      return {
        ok: true,
        passkey: {
          id: info.credential.id,
          publicKey: info.credential.publicKey,
          counter: info.credential.counter,
          transports,
          syncable: info.credentialDeviceType === 'multiDevice',
          backedUp: info.credentialBackedUp,
        },
      };
    },
  };
};
