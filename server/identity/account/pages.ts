import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import { activitySection } from '#server/identity/account/sections/activity.ts';
import { detailsSection } from '#server/identity/account/sections/details.ts';
import type { AccountSection, SectionSources } from '#server/identity/account/sections/section.ts';
import { sessionsSection } from '#server/identity/account/sections/sessions.ts';
import { hrefHere } from '#server/identity/language.ts';
import { passkeysSection } from '#server/identity/passkeys/section.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { mainLink, messagePage } from '#server/identity/pages/message.ts';

const SECTIONS: readonly AccountSection[] = [
  detailsSection,
  passkeysSection,
  sessionsSection,
  activitySection,
];

export interface AccountPage extends SectionSources {
  /** Confirmation of the last change. */
  readonly done: string | undefined;
}

/** The account page: details, passkeys, sessions and activity. */
export const accountPage = async ({ done, ...sources }: AccountPage): Promise<Markup> => {
  const sections: Markup[] = [];
  for (const section of SECTIONS) sections.push(await section(sources));
  return html`<h1>${m.identity_account_heading()}</h1>
    <p class="lead">${m.identity_account_lead()}</p>
    ${done === undefined ? '' : html`<p class="done" role="status">${done}</p>`} ${sections}
    <section>
      <p>
        ${fillSlots(
          m.identity_account_app({ app: SLOT.a }),
          html`<a class="inline" href="${hrefHere('settings')}">${m.identity_account_to_app()}</a>`,
        )}
      </p>
    </section>`;
};

/** Answers a form whose session had ended. */
export const gonePage = (): Markup =>
  messagePage({
    heading: m.identity_account_gone(),
    text: m.identity_account_gone_text(),
    actions: mainLink(ACCOUNT_PAGE, m.identity_sign_in()),
  });

/** Answers a form of another account's session. */
export const otherAccountPage = ({ account }: SignedInPerson): Markup =>
  messagePage({
    heading: m.identity_account_other(),
    text: m.identity_account_other_text({ email: account.email }),
    actions: mainLink(ACCOUNT_PAGE, m.identity_account_go()),
  });

/** Answers a browser that returns from sign-in without a session. */
export const signInPage = (): Markup =>
  messagePage({
    heading: m.identity_account_signed_out(),
    text: m.identity_account_signed_out_text(),
    actions: mainLink(ACCOUNT_PAGE, m.identity_sign_in()),
  });

/** Answers a mailed link that is used, expired or replaced. */
export const deadLinkPage = (): Markup =>
  messagePage({
    heading: m.identity_account_dead_link(),
    text: m.identity_account_dead_link_text(),
    actions: mainLink(ACCOUNT_PAGE, m.identity_account_go()),
  });
