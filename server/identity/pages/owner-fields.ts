import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';

export const givenNameField = (
  value: string,
  problem: string | undefined,
  autofocus = false,
): Markup =>
  field({
    name: 'givenName',
    postAs: 'given_name',
    label: m.identity_field_given_name(),
    value,
    problem,
    autofocus,
    attributes: html`type="text" autocomplete="given-name" maxlength="80" required`,
  });

/** The field for an emailed code. */
export const codeField = (problem: string | undefined): Markup =>
  field({
    name: 'code',
    label: m.identity_field_six_digits(),
    problem,
    autofocus: true,
    attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12"
    required`,
  });

/** The form's email, read-only, also for password managers. */
export const fixedEmail = (value: string): Markup =>
  field({
    name: 'email',
    label: m.identity_field_email(),
    value,
    attributes: html`type="email" autocomplete="username" readonly`,
  });

/** Explains the effect on an account with an unconfirmed email, above the fields. */
export const takeoverNote = (): Markup =>
  html`<p class="lead">${m.identity_takeover()}</p>
    <ul class="lead">
      <li>
        ${fillSlots(
          m.identity_takeover_mine({ mine: SLOT.a }),
          html`<strong>${m.identity_takeover_mine_if()}</strong>`,
        )}
      </li>
      <li>
        ${fillSlots(
          m.identity_takeover_not({ not: SLOT.a }),
          html`<strong>${m.identity_takeover_not_if()}</strong>`,
        )}
      </li>
    </ul>`;

/** The field that proves ownership of an unconfirmed account. */
export const ownField = (problem: string | undefined): Markup =>
  field({
    name: 'own',
    label: m.identity_field_own(),
    problem,
    reveal: m.identity_field_show_it(),
    attributes: html`type="password" autocomplete="current-password" maxlength="256"`,
  });
