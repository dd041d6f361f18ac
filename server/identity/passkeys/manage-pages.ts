import { html } from 'hono/html';

import * as m from '#messages';
import { ownerField } from '#server/identity/account/markup.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { field } from '#server/identity/pages/field.ts';
import { mainLink, messagePage } from '#server/identity/pages/message.ts';
import { PASSKEYS_PATH } from '#server/identity/passkeys/markup.ts';
import type { Passkey } from '#server/identity/passkeys/store.ts';

/** The longest name of a passkey, in characters. */
const NAME_MAX = 60;

/** Control characters, and those that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The error of a passkey's name, in one sentence. */
export const nameProblem = (name: string): string | undefined => {
  if (name === '') return m.identity_passkeys_name_missing();
  if (name.length > NAME_MAX) return m.identity_at_most_characters({ count: NAME_MAX });
  return CONTROL.test(name) ? m.identity_passkeys_name_characters() : undefined;
};

/** Asks for the name of a passkey. */
export const renamePage = (
  person: SignedInPerson,
  passkey: Passkey,
  typed: string,
  problem: string | undefined,
): Markup =>
  html`<h1>${m.identity_passkeys_name_heading()}</h1>
    <p class="lead">${m.identity_passkeys_name_lead()}</p>
    <form method="post" action="${PASSKEYS_PATH}/rename" novalidate>
      ${ownerField(person)}
      <input type="hidden" name="passkey" value="${passkey.id}" />
      ${field({
        name: 'passkey_name',
        label: m.identity_details_name(),
        value: typed,
        problem,
        autofocus: true,
        attributes: html`type="text" autocomplete="off" maxlength="${NAME_MAX}" required`,
      })}
      <button class="button main" type="submit">${m.identity_save()}</button>
    </form>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">${m.identity_account_back()}</a></p>`;

/** Refuses to remove the only way into an account. */
export const lastWayInPage = (): Markup =>
  messagePage({
    heading: m.identity_passkeys_last(),
    text: m.identity_passkeys_last_text(),
    actions: mainLink(ACCOUNT_PAGE, m.identity_account_back()),
  });
