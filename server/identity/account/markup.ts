import { html } from 'hono/html';

import type { SignedInPerson } from '#server/identity/account/person.ts';
import { roughly } from '#server/identity/account/words.ts';
import type { Markup } from '#server/identity/pages/art.ts';

/**
 * Binds a form to its account: a page left open from another account's session must not change the
 * current account.
 */
export const ownerField = ({ account }: Pick<SignedInPerson, 'account'>): Markup =>
  html`<input type="hidden" name="account" value="${account.id}" />`;

/** A relative time, with the exact one in `datetime`. */
export const timeOf = (at: number, now: number): Markup =>
  html`<time datetime="${new Date(at).toISOString()}">${roughly(at, now)}</time>`;
