import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Provider } from 'oidc-provider';

import type { EmailLimit, Limit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import type { Handler } from '#server/http/request-log.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import { typedEmail } from '#server/shared/email.ts';
import { askedPage, forgotPage } from '#server/identity/forgot/pages.ts';
import { wayOf } from '#server/identity/forgot/way.ts';
import { emailProblem } from '#server/identity/forms.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import { splitTarget } from '#server/identity/target.ts';
import { queueMail } from '#server/mail/queue.ts';

export interface ForgotOptions {
  readonly db: Database;
  readonly provider: Provider;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly clock: () => number;
  readonly addressOf: AddressOf;
  /** Whether mails reach people. */
  readonly mailConfigured: boolean;
  readonly limits: {
    readonly byAddress: Limit;
    /**
     * Bounds the mails to one email. Its window is shorter than a link counts, so whoever comes while it
     * is used up has a link in the mailbox that still works.
     */
    readonly byEmail: EmailLimit;
  };
}

/** The ids of running sign-ins. */
const UID = /^[\w-]{1,64}$/;

/**
 * Answers `/forgot` (behaviour/identity.md, 'Password reset'): asks for an email, and queues one mail for
 * whatever is typed. Whether there is an account is looked up when that mail is sent, so the answer and
 * its time tell nothing.
 */
export const createForgot = (options: ForgotOptions): Handler => {
  const { addressOf, clock, db, limits, mailConfigured, pages, provider, readPosted } = options;

  const ask = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const fields = await readPosted(req, res);
    if (!fields) return;
    const email = onlyValue(fields, 'email').trim();
    const named = onlyValue(fields, 'interaction');
    const uid = UID.test(named) ? named : '';
    const problem = emailProblem(email);
    if (problem !== undefined) {
      const form = { uid, email, problem, mailConfigured };
      return pages.send(res, 422, pages.page('New password', forgotPage(form)));
    }
    const taken = await limits.byAddress.consume(addressOf(req));
    if (!taken.ok) {
      res.setHeader('Retry-After', inSeconds(taken.retryAfterMs));
      return pages.send(res, 429, pages.tooMany(taken.retryAfterMs));
    }
    // An account of an earlier edition may have its email in this form; the email looks for both.
    const recipient = typedEmail(email);
    const interaction = uid === '' ? undefined : await provider.Interaction.find(uid);
    const details = interaction ? { way: wayOf(interaction) } : {};
    if ((await limits.byEmail.consume(recipient)).ok) {
      await queueMail(db, { kind: 'reset', recipient, details }, clock());
    }
    return pages.send(res, 200, pages.page('New password', askedPage({ uid, mailConfigured })));
  };

  return (req, res) => {
    if (req.method === 'POST') return ask(req, res);
    const query = new URLSearchParams(splitTarget(req.url ?? '')[1]);
    const named = onlyValue(query, 'interaction');
    const uid = UID.test(named) ? named : '';
    const form = { uid, email: '', problem: undefined, mailConfigured };
    return pages.send(res, 200, pages.page('New password', forgotPage(form)));
  };
};
