import type { APIRoute } from 'astro';

/**
 * For search engines. Guarded pages are not forbidden here: an engine has to read their `noindex`
 * to leave them out.
 */
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
