import { html } from 'hono/html';

import { href } from '#lib/shared/routes.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import { activitySection } from '#server/identity/account/sections/activity.ts';
import { detailsSection } from '#server/identity/account/sections/details.ts';
import type { AccountSection, SectionSources } from '#server/identity/account/sections/section.ts';
import { sessionsSection } from '#server/identity/account/sections/sessions.ts';
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
  return html`<h1>Your account.</h1>
    <p class="lead">How you sign in, and where you are signed in.</p>
    ${done === undefined ? '' : html`<p class="done" role="status">${done}</p>`} ${sections}
    <section>
      <p>
        <a class="inline" href="${href('settings')}">Back to the app</a>, where you can also
        download your data or delete your account.
      </p>
    </section>`;
};

/** Answers a form whose session had ended. */
export const gonePage = (): Markup =>
  messagePage({
    heading: 'You are signed out.',
    text: 'Your session has ended in the meantime, so nothing was changed. Sign in and try again.',
    actions: mainLink(ACCOUNT_PAGE, 'Sign in'),
  });

/** Answers a form of another account's session. */
export const otherAccountPage = ({ account }: SignedInPerson): Markup =>
  messagePage({
    heading: 'That page was another account’s.',
    text: `You are signed in as ${account.email} now, so nothing was changed.`,
    actions: mainLink(ACCOUNT_PAGE, 'Go to your account'),
  });

/** Answers a browser that returns from sign-in without a session. */
export const signInPage = (): Markup =>
  messagePage({
    heading: 'You are not signed in.',
    text: 'Please sign in to see your account. If you have just done that, your browser may keep no cookies.',
    actions: mainLink(ACCOUNT_PAGE, 'Sign in'),
  });

/** Answers a mailed link that is used, expired or replaced. */
export const deadLinkPage = (): Markup =>
  messagePage({
    heading: 'This link counts no more.',
    text: 'It was used already, is too old, or a newer mail has taken its place. Nothing was changed.',
    actions: mainLink(ACCOUNT_PAGE, 'Go to your account'),
  });
