// @ts-check
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';

import { CHUNKS } from './scripts/chunks.mjs';
import { compileHints } from './scripts/compile-hints.mjs';
import { deckAssets } from './scripts/deck-assets.mjs';
import { deckFacts } from './scripts/deck-facts.mjs';
import { devBackend } from './scripts/dev-backend.mjs';
import { deckEditor } from './scripts/editor/editor.ts';
import { hosting } from './scripts/hosting.mjs';
import { inlineScripts } from './scripts/inline-scripts.mjs';
import { languages, loadMessages, messages, SITE_LANGUAGE } from './scripts/messages.mjs';
import { lateScripts } from './scripts/late-scripts.mjs';
import { firstIslands } from './scripts/first-islands.mjs';
import { firstStyles } from './scripts/first-styles.mjs';
import { drawLinkPictures } from './scripts/link-pictures.mjs';
import { endWithParent } from './scripts/orphan.mjs';
import { connectDirective, pictureDirective, tightenPolicies } from './scripts/policy.mjs';
import { languageFolder, otherLanguages } from './scripts/other-languages.mjs';
import { precompress } from './scripts/precompress.mjs';
import { preloads } from './scripts/preloads.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';
import { recordSettings, settings } from './scripts/settings.mjs';
import { TOKEN_PARAMS } from './src/lib/session/oauth.ts';
import { matchRoute, prefixOf } from './src/lib/shared/routes.ts';

if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
if (existsSync('.env')) loadEnvFile('.env');
const { PUBLIC_SITE_URL, PUBLIC_ORIGIN, PORT, SITE_DIR } = process.env;
const { PUBLIC_API_URL, PUBLIC_THANKS_API_URL, PUBLIC_AUTH_URL } = process.env;

/**
 * Packages that Amplify's core names without using them here: hashing and encoding for signed requests
 * to AWS. They do nothing on import, which their package.json does not say.
 */
const DOES_NOTHING_ON_IMPORT = /node_modules\/(@aws-crypto|@smithy|uuid|tslib)\//;

/** What the pages call themselves; settings() tells of an address that is none. */
const SITE =
  [PUBLIC_SITE_URL, PUBLIC_ORIGIN].find((url) => url && URL.canParse(url)) ??
  `http://localhost:${PORT || 4321}`;

await loadMessages();

/** Below this many bytes a stylesheet stands in the page: one round trip less before first paint. */
const INLINE_STYLES = 24_000;
/** The same for scripts; pictures are never inlined. */
const INLINE_SCRIPTS = 4096;

const address = (/** @type {string} */ fallback) =>
  envField.string({ context: 'client', access: 'public', default: fallback });

export default defineConfig({
  output: 'static',
  outDir: SITE_DIR || './dist',
  site: SITE,
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which the pages' policy forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    sitemap({
      filter: (page) => {
        const route = matchRoute(new URL(page).pathname)?.route;
        return route?.access === 'open' && !route.unlisted;
      },
      serialize: (item) => {
        const { pathname } = new URL(item.url);
        const { origin } = new URL(SITE);
        const path = pathname.replace(/(.)\/$/, '$1');
        const at = (/** @type {string} */ language) => origin + prefixOf(language) + path;
        return {
          ...item,
          url: at(SITE_LANGUAGE),
          links: languages().map((lang) => ({ lang, url: at(lang) })),
        };
      },
    }),
    settings(),
    languageFolder(SITE_LANGUAGE),
    deckAssets(),
    drawLinkPictures(),
    firstIslands(),
    firstStyles(),
    lateScripts(),
    preloads(),
    tightenPolicies(),
    // Once the pages are as they will be served.
    serviceWorker(),
    precompress(),
    otherLanguages(SITE_LANGUAGE),
    // Once all files are there.
    hosting(process.env.PUBLIC_AUTH_REDIRECT_PATH || undefined),
    recordSettings(),
    deckEditor(),
    devBackend(),
  ],
  // A sign-in ends on the address that people open: localhost, and the port that is set or none.
  server: { host: process.env['HOST'] || 'localhost', port: Number(PORT || 4321) },
  // The drawings are SVG files of this repository, which the build turns into AVIF.
  image: {
    dangerouslyProcessSVG: true,
    // A third of the work that the encoder would do unasked.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  vite: {
    server: { strictPort: true },
    plugins: [messages(), tailwindcss(), deckFacts(), inlineScripts(), compileHints()],
    // Modules, as the development server gives them, with files named as all others are: what the page
    // has loaded a worker does not load again under another name.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          assetFileNames: '_astro/[name].[hash][extname]',
        },
      },
    },
    // Of prerendered code the head's script stands in every page as the build has it.
    environments: {
      prerender: { build: { rolldownOptions: { output: { minify: true } } } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    build: {
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: DOES_NOTHING_ON_IMPORT, sideEffects: false }],
        },
      },
      assetsInlineLimit: (file, content) => {
        if (file.endsWith('.css')) return content.length < INLINE_STYLES;
        return file.endsWith('.js') && content.length < INLINE_SCRIPTS;
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        pictureDirective(PUBLIC_SITE_URL),
        "media-src 'self' blob:",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        ...connectDirective([PUBLIC_API_URL, PUBLIC_THANKS_API_URL, PUBLIC_AUTH_URL]),
      ],
    },
  },
  env: {
    schema: {
      PUBLIC_API_URL: address('/api'),
      PUBLIC_THANKS_API_URL: address('/thanks'),
      PUBLIC_AUTH_URL: address('/idp'),
      PUBLIC_AUTH_CLIENT_ID: address('dck-web'),
      PUBLIC_AUTH_ISSUER: address(''),
      PUBLIC_AUTH_REDIRECT_PATH: address('/auth'),
      PUBLIC_ACCOUNT_URL: address(''),
      PUBLIC_AUTH_TOKEN_PARAMS: envField.enum({
        context: 'client',
        access: 'public',
        values: [...TOKEN_PARAMS],
        default: 'query',
      }),
      PUBLIC_HOME_AFTER_SIGN_OUT: address('/'),
      PUBLIC_PRODUCTION_URL: address(''),
      PUBLIC_SITE_URL: address(''),
      PUBLIC_OPERATOR_NAME: address(''),
      PUBLIC_OPERATOR_ADDRESS: address(''),
      PUBLIC_OPERATOR_EMAIL: address(''),
      PUBLIC_APP_ENV: envField.enum({
        context: 'client',
        access: 'public',
        values: ['production', 'dev', 'local'],
        default: 'production',
      }),
    },
  },
});
