import { html } from 'hono/html';

import { formPath, type AccountFormName } from '#server/identity/account/paths.ts';
import type { AccountSection } from '#server/identity/account/sections/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';

const fact = (term: string, value: Markup | string, form: AccountFormName, what: string): Markup =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
    <dd class="way">
      <a class="button small" href="${formPath(form)}" aria-label="Change ${what}">Change</a>
    </dd>
  </div>`;

/** Name, email and password. */
export const detailsSection: AccountSection = ({ person: { account } }) =>
  Promise.resolve(
    html`<section aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <dl class="facts">
        ${fact('Name', account.givenName, 'name', 'name')}
        ${fact(
          'Email',
          account.verifiedAt === null
            ? html`${account.email}<br /><span class="hint">Not confirmed yet.</span>
                <a class="inline" href="/idp/verify">Confirm it</a>`
            : account.email,
          'email',
          'email',
        )}
        ${fact(
          'Password',
          account.hasPassword ? 'Set' : 'None: you sign in with a passkey',
          'password',
          'password',
        )}
      </dl>
    </section>`,
  );
