import * as m from '#messages';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';
import { newRoutes } from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/**
 * `POST /password-check`: whether a new password is accepted, while it is typed. The answer follows from the
 * form's fields `password`, `email` and `given_name` alone; nothing is looked up or stored, so it reveals
 * nothing about an account and needs no sign-in.
 */
export const createPasswordCheckRoutes = ({ addressOf, limits, origin }: IdentityServices) =>
  newRoutes().post('/password-check', async (c) => {
    if (!isSameOrigin(c, origin)) return errorAnswer(c, 'forbidden');
    const body = await readForm(c);
    if (!body.ok) return errorAnswer(c, 'invalid', undefined, body.status);
    const taken = await limits.passwordChecks.consume(addressOf(c));
    if (!taken.ok) return limitAnswer(c, taken.retryAfterMs);
    const fields = new URLSearchParams(body.text);
    const owner = { email: fields.get('email') ?? '', givenName: fields.get('given_name') ?? '' };
    const problem = await passwordProblem(fields.get('password') ?? '', owner);
    const unchecked = m.identity_password_unchecked();
    if (problem === unchecked) return errorAnswer(c, 'unavailable', unchecked);
    return c.json({ problem: problem ?? null });
  });
