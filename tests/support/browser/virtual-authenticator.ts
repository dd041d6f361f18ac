import type { CDPSession, Page } from '@playwright/test';

/** A device that makes and keeps passkeys, as far as a page can tell. */
export interface VirtualAuthenticator {
  /** How many passkeys it keeps. */
  readonly count: () => Promise<number>;
  /** Whether it recognises its owner from now on. */
  readonly recognises: (verified: boolean) => Promise<void>;
  /** Gives its only passkey to a device of another page, with another count. */
  readonly copyTo: (other: VirtualAuthenticator, signCount: number) => Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
}

/**
 * Gives a page a device with passkeys (Chrome DevTools Protocol, domain WebAuthn). It is the page's as
 * long as the page is open.
 */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
  return {
    session,
    id,
    count: async () => (await credentials()).length,
    recognises: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
    },
    copyTo: async (other, signCount) => {
      const [credential] = await credentials();
      if (!credential) throw new Error('There is no passkey to copy.');
      await other.session.send('WebAuthn.addCredential', {
        authenticatorId: other.id,
        credential: { ...credential, signCount },
      });
    },
  };
};
