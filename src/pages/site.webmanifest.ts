import { href } from '#lib/shared/routes.ts';
import type { APIRoute } from 'astro';

import * as m from '#messages';

import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';

const icon = (src: string, sizes: string, purpose?: 'maskable') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...(purpose && { purpose }),
});

/** The description of the app for browsers that install it. */
export const GET: APIRoute = () =>
  Response.json({
    name: PRODUCT_TITLE,
    short_name: PRODUCT_NAME,
    description: m.public_manifest({ product: PRODUCT_NAME }),
    id: '/',
    start_url: href('dash'),
    scope: '/',
    display: 'standalone',
    background_color: '#ece8e1',
    theme_color: '#ece8e1',
    icons: [
      icon('/favicon.svg', 'any'),
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  });
