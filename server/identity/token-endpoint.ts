import { newRoutes, targetOf, type IdentityContext } from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import { createRefreshOnce } from '#server/identity/refresh-once.ts';
import type { IdentityServices } from '#server/identity/services.ts';

const refuse = (c: IdentityContext, status: 400 | 413 | 415, description: string): Response =>
  c.json({ error: 'invalid_request', error_description: description }, status);

/**
 * Installs single-flight refreshing in the provider and returns the route of its token endpoint. It takes the
 * parameters in the query with an empty body, as the app's client sends them (section 7), or in a form body
 * (RFC 6749, section 4.1.3), never in both.
 */
export const createTokenRoutes = ({ clock, db, provider, requests }: IdentityServices) => {
  const refreshOnce = createRefreshOnce(db, clock);

  provider.use(async (ctx, exchange) => {
    const form = requests.formOf(ctx);
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

  return newRoutes().post('/oauth2/token', async (c) => {
    const query = targetOf(c)[1].split('?')[0] ?? '';
    const body = await readForm(c);
    if (!body.ok) {
      const reason = body.status === 413 ? 'the body is too large' : 'the body must be a form';
      return refuse(c, body.status, reason);
    }
    if (query !== '' && body.text !== '') {
      return refuse(c, 400, 'parameters belong in the query or in the body, not in both');
    }
    const form = body.text === '' ? query : body.text;
    return requests.answerForm(c, '/oauth2/token', form);
  });
};
