import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Provider } from 'oidc-provider';

import { readForm, withForm } from '#server/identity/body.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import type { Answer } from '#server/identity/refresh-once.ts';

type RefreshOnce = (token: string, exchange: () => Promise<Answer>) => Promise<Answer>;

const refuse = (res: ServerResponse, status: number, description: string): void => {
  res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ error: 'invalid_request', error_description: description }));
};

/**
 * Puts single-flight refreshing into the provider and gives the handler of its token endpoint.
 * The handler takes the parameters where the app's client sends them, in the query with an empty
 * body (section 7), or in the form body (RFC 6749, section 4.1.3), never in both.
 * @param next the provider's own request handler
 */
export const createTokenEndpoint = (
  provider: Provider,
  refreshOnce: RefreshOnce,
  next: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
) => {
  const forms = new WeakMap<IncomingMessage, URLSearchParams>();

  provider.use(async (ctx, exchange) => {
    const form = forms.get(ctx.req);
    const token = form?.get('refresh_token');
    const plain =
      form?.get('grant_type') === 'refresh_token' && form.get('client_id') === CLIENT_ID;
    if (!plain || !token) return exchange();
    const answer = await refreshOnce(token, async () => {
      await exchange();
      return { status: ctx.status, body: ctx.body };
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = answer.status;
    ctx.body = answer.body;
  });

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const query = (req.url ?? '').split('?')[1] ?? '';
    const body = await readForm(req);
    if (!body.ok) {
      const reason = body.status === 413 ? 'the body is too large' : 'the body must be a form';
      return refuse(res, body.status, reason);
    }
    if (query !== '' && body.text !== '') {
      return refuse(res, 400, 'parameters belong in the query or in the body, not in both');
    }
    const form = body.text === '' ? query : body.text;
    const request = withForm(req, '/oauth2/token', form);
    Object.assign(request, { originalUrl: '/idp/oauth2/token' });
    forms.set(request, new URLSearchParams(form));
    return next(request, res);
  };
};
