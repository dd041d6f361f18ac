import { createHash } from 'node:crypto';

import { transportHeaders } from '#server/http/security-headers.ts';
import { PASSKEY_SCRIPT_PATH } from '#server/identity/passkeys/script.ts';
import { ACCOUNT_STYLES } from '#server/identity/account/styles.ts';
import {
  CARRY_EMAIL_SCRIPT,
  NEW_PASSWORD_SCRIPT,
  REVEAL_SCRIPT,
  THEME_SCRIPT,
} from '#server/identity/pages/scripts.ts';
import { STYLES } from '#server/identity/pages/styles.ts';

const SCRIPTS = [THEME_SCRIPT, REVEAL_SCRIPT, NEW_PASSWORD_SCRIPT, CARRY_EMAIL_SCRIPT];

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Security headers of every answer of the identity provider.
 * @param origin the product's origin; `form-action` names it because Chromium applies the rule to
 * the redirect after a form as well
 */
export const identityHeaders = (origin: string): Readonly<Record<string, string>> => {
  const policy = [
    "default-src 'none'",
    `style-src ${[STYLES, ACCOUNT_STYLES].map(hashOf).join(' ')}`,
    `script-src ${SCRIPTS.map(hashOf).join(' ')} ${origin}${PASSKEY_SCRIPT_PATH}`,
    // For the password check and the passkey scripts.
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`: with it browsers send `Origin: null`, and the forms could not be checked.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...transportHeaders(origin.startsWith('https:')),
  };
};
