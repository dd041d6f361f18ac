// @ts-check
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';

import { devBackend } from './scripts/dev-backend.mjs';
import { precompress } from './scripts/precompress.mjs';

const address = (/** @type {string} */ fallback) =>
  envField.string({ context: 'client', access: 'public', default: fallback });

export default defineConfig({
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which the pages' policy forbids.
  markdown: { syntaxHighlight: false },
  integrations: [react(), precompress(), devBackend()],
  server: { host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT'] ?? 4321) },
  vite: { plugins: [tailwindcss()] },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ],
    },
  },
  env: {
    schema: {
      PUBLIC_API_URL: address('/api'),
      PUBLIC_THANKS_API_URL: address('/thanks'),
      PUBLIC_AUTH_URL: address('/idp'),
      PUBLIC_AUTH_CLIENT_ID: address('dck-web'),
      PUBLIC_AUTH_REDIRECT_PATH: address('/auth'),
      PUBLIC_HOME_AFTER_SIGN_OUT: address('/'),
      PUBLIC_PRODUCTION_URL: address(''),
      PUBLIC_APP_ENV: envField.enum({
        context: 'client',
        access: 'public',
        values: ['production', 'dev', 'local'],
        default: 'production',
      }),
    },
  },
});
