// @ts-check
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { rewritePages } from './pages.mjs';

const META = /<meta http-equiv="content-security-policy" content="[^"]*">/i;
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Limits a page's policy to the hashes of its own inline code; the build lists those of the whole site on
 * every page.
 */
const tighten = (/** @type {string} */ html) => {
  const own = new Set(
    [...html.matchAll(INLINE)]
      .flatMap(([, , content]) => content || [])
      .map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`),
  );
  return html.replace(META, (meta) =>
    meta.replace(HASH, (token, /** @type {string} */ hash) => (own.has(hash) ? token : '')),
  );
};

/**
 * The `connect-src` directive, where an API or the identity provider has another origin.
 * @param {readonly (string | undefined)[]} addresses as configured: paths, absolute addresses or unset
 * @returns {`connect-src ${string}`[]} empty where all are at the site's own origin
 */
export const connectDirective = (addresses) => {
  const origins = addresses
    .filter((address) => address !== undefined && URL.canParse(address))
    .map((address) => new URL(String(address)).origin);
  return origins.length === 0 ? [] : [`connect-src 'self' ${[...new Set(origins)].join(' ')}`];
};

/**
 * The `img-src` directive; pictures may come from the product's site.
 * @param {string | undefined} site as configured, unset or empty where it is this one
 * @returns {`img-src ${string}`}
 */
export const pictureDirective = (site) =>
  `img-src 'self' data: blob:${site && URL.canParse(site) ? ` ${new URL(site).origin}` : ''}`;

/**
 * Tightens the content security policy of every built page, which also makes the pages smaller.
 * @returns {import('astro').AstroIntegration}
 */
export const tightenPolicies = () => ({
  name: 'dck-policy',
  hooks: {
    'astro:build:done': ({ dir }) => rewritePages(fileURLToPath(dir), tighten),
  },
});
