import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';

/** The ready bundle of the browser half, beside the package's entry. */
const LIBRARY = new URL(
  '../dist/bundle/index.umd.min.js',
  import.meta.resolve('@simplewebauthn/browser'),
);
const OWN = new URL('browser.js', import.meta.url);

const content = Buffer.concat([readFileSync(LIBRARY), Buffer.from('\n'), readFileSync(OWN)]);
const hash = createHash('sha256').update(content).digest('base64url');

/** The path of the script below the provider's mount; another content has another path. */
const PATH = `/passkeys/${hash}.js`;

/** The path of the script as browsers know it, for the policy of the pages. */
export const PASSKEY_SCRIPT_PATH = `/idp${PATH}`;

/** Loads the script; it runs when the page has been read. */
export const passkeyScript: Markup = html`<script src="${PASSKEY_SCRIPT_PATH}" defer></script>`;

/**
 * Answers the address of the script.
 * @returns `false` for any other path, such as that of an earlier version
 */
export const sendPasskeyScript = (req: IncomingMessage, res: ServerResponse): boolean => {
  if (req.url?.split('?', 1)[0] !== PATH) return false;
  res.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': content.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  res.end(req.method === 'HEAD' ? undefined : content);
  return true;
};
