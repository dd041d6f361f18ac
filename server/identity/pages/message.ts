import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Small print for operators and developers. */
  readonly detail?: string;
  readonly actions: Markup;
}

/** A page with one message and its actions. */
export const messagePage = ({ actions, detail, heading, text }: Message): Markup =>
  html`<h1>${heading}</h1>
    <p class="lead">${text}</p>
    ${detail ? html`<p class="detail">${detail}</p>` : ''} ${actions}`;

/** The only action of a page: a link as the main button. */
export const mainLink = (address: string, text: string): Markup =>
  html`<div class="actions"><a class="button main" href="${address}">${text}</a></div>`;
