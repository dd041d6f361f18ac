import type { APIRoute } from 'astro';

import { prefixOf } from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';

/** robots.txt. Guarded pages are not disallowed: a crawler must read their `noindex` to leave them out. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /thanks/',
      'Disallow: /idp/',
      '',
      ...LANGUAGES.map(
        (language) => `Sitemap: ${new URL(`${prefixOf(language)}/sitemap-index.xml`, site).href}`,
      ),
      '',
    ].join('\n'),
  );
