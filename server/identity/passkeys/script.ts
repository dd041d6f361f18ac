import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { html } from 'hono/html';

import { newRoutes } from '#server/identity/context.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/** The bundle of the browser library, beside the package's entry. */
const LIBRARY = new URL(
  '../dist/bundle/index.umd.min.js',
  import.meta.resolve('@simplewebauthn/browser'),
);
const OWN = new URL('browser.js', import.meta.url);

const content = new Uint8Array(
  Buffer.concat([readFileSync(LIBRARY), Buffer.from('\n'), readFileSync(OWN)]),
);
const hash = createHash('sha256').update(content).digest('base64url');

const FILE = `${hash}.js`;

/** The path of the script, which contains the hash of its content. */
export const PASSKEY_SCRIPT_PATH = `/idp/passkeys/${FILE}`;

/** Loads the script without blocking the page. */
export const passkeyScript: Markup = html`<script src="${PASSKEY_SCRIPT_PATH}" defer></script>`;

/** The script; the path of an earlier version is answered with 404. */
export const createPasskeyScriptRoute = () =>
  newRoutes().get('/passkeys/:script{[\\w-]+\\.js}', (c): Response | Promise<Response> =>
    c.req.param('script') === FILE
      ? c.body(content, 200, {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
      : c.notFound(),
  );
