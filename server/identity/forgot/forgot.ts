import type { Interaction } from 'oidc-provider';

import * as m from '#messages';
import { inSeconds } from '#server/http/retry-after.ts';
import { newRoutes, queryOf, type IdentityContext } from '#server/identity/context.ts';
import { askedPage, forgotPage } from '#server/identity/forgot/pages.ts';
import { emailProblem } from '#server/identity/forms.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { queueMail } from '#server/mail/queue.ts';
import { typedEmail } from '#server/shared/email.ts';

/** Ids of sign-ins in progress. */
const UID = /^[\w-]{1,64}$/;

/** The id of the sign-in that a form or link names; empty without a valid one. */
const interactionOf = (fields: URLSearchParams): string => {
  const named = onlyValue(fields, 'interaction');
  return UID.test(named) ? named : '';
};

/** Parameters that a resumed sign-in does not repeat. */
const DROPPED: ReadonlySet<string> = new Set(['prompt', 'id_token_hint', 'login_hint']);

/** The query of an authorization request that resumes a sign-in for the account that is signed in by then. */
const resumeQuery = ({ params }: Interaction): string => {
  const kept = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !DROPPED.has(entry[0]),
  );
  return new URLSearchParams(kept).toString();
};

/**
 * `/forgot` (behaviour/identity.md, 'Password reset'): asks for an email, and queues one mail for any valid input.
 * The account is looked up when that mail is sent, so the answer and its time reveal nothing.
 */
export const createForgotRoutes = (services: IdentityServices) => {
  const { addressOf, clock, db, form, limits, mailConfigured, pages, provider } = services;

  const ask = async (c: IdentityContext): Promise<Response> => {
    const { fields } = c.var;
    const email = onlyValue(fields, 'email').trim();
    const uid = interactionOf(fields);
    const problem = emailProblem(email);
    if (problem !== undefined) {
      const content = forgotPage({ uid, email, problem, mailConfigured });
      return pages.send(c, 422, pages.page(m.identity_forgot_title(), content));
    }
    const taken = await limits.resetsByAddress.consume(addressOf(c));
    if (!taken.ok) {
      c.header('Retry-After', inSeconds(taken.retryAfterMs));
      return pages.send(c, 429, pages.tooMany(taken.retryAfterMs));
    }
    // An account of an earlier version may have its email in this form; the mail looks up both.
    const recipient = typedEmail(email);
    const interaction = uid === '' ? undefined : await provider.Interaction.find(uid);
    const details = interaction ? { way: resumeQuery(interaction) } : {};
    if ((await limits.resetMails.consume(recipient)).ok) {
      await queueMail(db, { kind: 'reset', recipient, details }, clock());
    }
    return pages.send(
      c,
      200,
      pages.page(m.identity_forgot_title(), askedPage({ uid, mailConfigured })),
    );
  };

  return newRoutes()
    .post('/forgot', form.sameOrigin, form.readFields, ask)
    .all('/forgot', (c) => {
      const uid = interactionOf(queryOf(c));
      const content = forgotPage({ uid, email: '', problem: undefined, mailConfigured });
      return pages.send(c, 200, pages.page(m.identity_forgot_title(), content));
    });
};
