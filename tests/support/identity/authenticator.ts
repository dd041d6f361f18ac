import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** The authenticator data beside its signature (Web Authentication, section 6.1). */
interface Says {
  /** Whether it has recognised the person. */
  readonly verified?: boolean;
  /** The page that asked. */
  readonly origin?: string;
  /** The relying party that was asked for. */
  readonly rpId?: string;
  /** The signature counter. */
  readonly counter?: number;
  /** Whether the passkey may be copied, and has been. */
  readonly syncable?: boolean;
  readonly backedUp?: boolean;
  readonly userHandle?: string;
  /** Which ceremony it takes part in. */
  readonly type?: 'webauthn.create' | 'webauthn.get';
}

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const FLAG = { present: 1, verified: 4, syncable: 8, backedUp: 16, attested: 64 } as const;

/** The public key as authenticators write it (RFC 9053, section 7.1.1). */
const coseKeyOf = (key: KeyObject): Uint8Array<ArrayBuffer> => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
};

/** A passkey that a browser's device has given out, in base64; the key as PKCS #8. */
export interface Credential {
  readonly credentialId: string;
  readonly privateKey: string;
  readonly signCount: number;
  readonly userHandle: string;
}

const inUrl = (base64: string): string => base64Url(Buffer.from(base64, 'base64'));

const keysOf = (pkcs8: string) => {
  const key = Buffer.from(pkcs8, 'base64');
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
};

/** A passkey outside of any browser: it signs whatever it is told to say, also what is wrong. */
export class SoftPasskey {
  readonly id: string;
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly #origin: string;
  #userHandle: string;

  /**
   * @param origin the page that it is made and used on
   * @param known one that was made before; a new one where it is left out
   */
  constructor(origin: string, known?: Credential) {
    this.#origin = origin;
    this.id = known ? inUrl(known.credentialId) : base64Url(randomBytes(32));
    this.#keys = known
      ? keysOf(known.privateKey)
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#userHandle = known ? inUrl(known.userHandle) : '';
  }

  #clientData(challenge: string, type: string, says: Says): string {
    const origin = says.origin ?? this.#origin;
    return base64Url(
      Buffer.from(
        JSON.stringify({ type: says.type ?? type, challenge, origin, crossOrigin: false }),
      ),
    );
  }

  #data(says: Says, attested: Uint8Array): Buffer {
    const { backedUp = false, counter = 0, syncable = false, verified = true } = says;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags =
      FLAG.present +
      (verified ? FLAG.verified : 0) +
      (syncable ? FLAG.syncable : 0) +
      (backedUp ? FLAG.backedUp : 0) +
      (attested.length > 0 ? FLAG.attested : 0);
    const rpId = says.rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested]);
  }

  /** The browser's response after this passkey was made. */
  made(options: { challenge: string; user: { id: string } }, says: Says = {}): string {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(this.#keys.publicKey)]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(this.#data(says, attested))],
    ]);
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        attestationObject: base64Url(isoCBOR.encode(attestation)),
        clientDataJSON: this.#clientData(options.challenge, 'webauthn.create', says),
        transports: ['internal', 'hybrid'],
      },
      clientExtensionResults: {},
    });
  }

  /** The browser's response after a sign-in with this passkey. */
  signed(options: { challenge: string }, says: Says = {}): string {
    const data = this.#data(says, new Uint8Array());
    const clientDataJSON = this.#clientData(options.challenge, 'webauthn.get', says);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        authenticatorData: base64Url(data),
        clientDataJSON,
        signature: base64Url(sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey)),
        userHandle: says.userHandle ?? this.#userHandle,
      },
      clientExtensionResults: {},
    });
  }
}
