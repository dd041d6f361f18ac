import type { APIRoute } from 'astro';

/** robots.txt. Guarded pages are not disallowed: a crawler must read their `noindex` to leave them out. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /thanks/',
      'Disallow: /idp/',
      '',
      `Sitemap: ${new URL('sitemap-index.xml', site).href}`,
      '',
    ].join('\n'),
  );
