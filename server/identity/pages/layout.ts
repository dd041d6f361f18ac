import { html, raw } from 'hono/html';

import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { ACCOUNT_STYLES } from '#server/identity/account/styles.ts';
import { fan, ground, type Markup } from '#server/identity/pages/art.ts';
import { REVEAL_SCRIPT, THEME_SCRIPT } from '#server/identity/pages/scripts.ts';
import { STYLES } from '#server/identity/pages/styles.ts';

export interface Layout {
  /** Document title, before the product's name. */
  readonly title: string;
  readonly content: Markup;
  readonly home: string;
  /** Whether the card has the width of a text page, without the fan. */
  readonly wide?: boolean;
}

/** The document of every identity page. */
export const layout = ({ content, home, title, wide = false }: Layout): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} | ${PRODUCT_TITLE}</title>
        ${raw(`<script>${THEME_SCRIPT}</script><style>${STYLES}</style>${wide ? `<style>${ACCOUNT_STYLES}</style>` : ''}`)}
      </head>
      <body>
        ${ground}
        <div class="${wide ? 'stage wide' : 'stage'}">
          <main class="card">
            <a class="tab" href="${home}" aria-label="${PRODUCT_NAME}, go to the start page"
              >${PRODUCT_NAME}</a
            >
            ${content}
          </main>
          ${wide ? '' : fan}
        </div>
        ${raw(`<script>${REVEAL_SCRIPT}</script>`)}
      </body>
    </html>`;
