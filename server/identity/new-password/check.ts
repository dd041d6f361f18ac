import type { ServerResponse } from 'node:http';

import type { Limit } from '#server/db/limits.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import { ERROR_MESSAGES } from '#server/http/errors.ts';
import type { Handler } from '#server/http/request-log.ts';
import { inSeconds, RETRY_AFTER } from '#server/http/retry-after.ts';
import { readForm } from '#server/identity/body.ts';
import { passwordProblem, UNCHECKED } from '#server/identity/new-password/rule.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';

export interface PasswordCheckOptions {
  readonly origin: string;
  readonly limit: Limit;
  readonly addressOf: AddressOf;
}

const send = (res: ServerResponse, status: number, content: object): void => {
  res
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(content));
};

/**
 * Answers `POST /password-check`: whether a new password will do, while it is typed. The answer follows
 * from the form's fields `password`, `email` and `given_name` alone; nothing is looked up and nothing
 * kept, so it tells nobody anything of an account and needs no sign-in.
 */
export const createPasswordCheck =
  ({ addressOf, limit, origin }: PasswordCheckOptions): Handler =>
  async (req, res) => {
    if (!isSameOrigin(req, origin)) {
      req.resume();
      return send(res, 403, { error: 'forbidden', message: ERROR_MESSAGES.forbidden });
    }
    const body = await readForm(req);
    if (!body.ok) {
      return send(res, body.status, { error: 'invalid', message: ERROR_MESSAGES.invalid });
    }
    const taken = await limit.consume(addressOf(req));
    if (!taken.ok) {
      res.setHeader('Retry-After', inSeconds(taken.retryAfterMs));
      return send(res, 429, { error: 'rate_limited', message: ERROR_MESSAGES.rate_limited });
    }
    const fields = new URLSearchParams(body.text);
    const owner = { email: fields.get('email') ?? '', givenName: fields.get('given_name') ?? '' };
    const problem = await passwordProblem(fields.get('password') ?? '', owner);
    if (problem === UNCHECKED) {
      res.setHeader('Retry-After', RETRY_AFTER);
      return send(res, 503, { error: 'unavailable', message: UNCHECKED });
    }
    return send(res, 200, { problem: problem ?? null });
  };
