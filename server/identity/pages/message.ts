import { html } from 'hono/html';

import type { Markup } from '#server/identity/pages/art.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** For whoever set the thing up, in small print. */
  readonly detail?: string;
  readonly actions: Markup;
}

/** A page that says one thing and offers a way on. */
export const messagePage = ({ actions, detail, heading, text }: Message): Markup =>
  html`<h1>${heading}</h1>
    <p class="lead">${text}</p>
    ${detail ? html`<p class="detail">${detail}</p>` : ''} ${actions}`;
