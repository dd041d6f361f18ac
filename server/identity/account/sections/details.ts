import { html } from 'hono/html';

import * as m from '#messages';
import { formPath, type AccountFormName } from '#server/identity/account/paths.ts';
import type { AccountSection } from '#server/identity/account/sections/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';

const fact = (
  term: string,
  value: Markup | string,
  form: AccountFormName,
  change: string,
): Markup =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
    <dd class="way">
      <a class="button small" href="${formPath(form)}" aria-label="${change}"
        >${m.identity_details_change()}</a
      >
    </dd>
  </div>`;

/** Name, email and password. */
export const detailsSection: AccountSection = ({ person: { account } }) =>
  Promise.resolve(
    html`<section aria-labelledby="details">
      <h2 id="details">${m.identity_details_heading()}</h2>
      <dl class="facts">
        ${fact(m.identity_details_name(), account.givenName, 'name', m.identity_details_change_name())}
        ${fact(
          m.identity_field_email(),
          account.verifiedAt === null
            ? html`${account.email}<br /><span class="hint"
                  >${m.identity_details_unconfirmed()}</span
                >
                <a class="inline" href="/idp/verify">${m.identity_details_confirm()}</a>`
            : account.email,
          'email',
          m.identity_details_change_email(),
        )}
        ${fact(
          m.identity_field_password(),
          account.hasPassword
            ? m.identity_details_password_set()
            : m.identity_details_password_none(),
          'password',
          m.identity_details_change_password(),
        )}
      </dl>
    </section>`,
  );
