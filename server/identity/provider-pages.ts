import type { EventEmitter } from 'node:events';

import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { ProviderOptions } from '#server/identity/provider.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';
import { requestLanguage } from '#server/shared/language.ts';

type Answer = Pick<KoaContextWithOIDC, 'status' | 'type' | 'body' | 'set'>;

const show = async (answer: Answer, status: number, page: Markup): Promise<void> => {
  answer.status = status;
  answer.type = 'html';
  answer.set('Content-Language', requestLanguage());
  answer.body = String(await page);
};

/** The pages that the provider renders by itself. */
export const providerPages = (
  pages: Pages,
): Pick<ProviderOptions, 'renderError' | 'renderLogout' | 'renderLoggedOut'> => ({
  renderError: (ctx, out) => {
    if (ctx.status === 503) return show(ctx, 503, pages.unavailable());
    const detail = out.error_description ?? out.error;
    return show(ctx, ctx.status, pages.problem(ctx.status, ctx.status < 500 ? detail : undefined));
  },
  renderLogout: (ctx, form) => show(ctx, 200, pages.providerLogout(form)),
  renderLoggedOut: (ctx) => show(ctx, 200, pages.loggedOut()),
});

/**
 * Installs the provider's answers for unknown paths and an unavailable database.
 * @param failed logs an error by the path of its request, if there is one
 */
export const answerFailures = (
  provider: Provider,
  pages: Pages,
  origin: string,
  failed: (path: string | undefined, error: unknown) => void,
): void => {
  provider.use(async (ctx, next) => {
    await next();
    const unanswered = ctx.status === 404 && (ctx.body === undefined || ctx.body === null);
    if (unanswered) await show(ctx, 404, pages.notFound());
  });
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      failed(ctx.path, error);
      if (ctx.accepts('json', 'html') === 'html') await show(ctx, 503, pages.unavailable());
      else {
        ctx.status = 503;
        ctx.body = { error: 'temporarily_unavailable' };
      }
    }
    if (ctx.status === 503) ctx.set('Retry-After', RETRY_AFTER);
  });
  provider.on('server_error', ({ path }, error) => failed(path, error));
  provider.on('end_session.success', (ctx) => {
    ctx.append('Set-Cookie', endedXsrfCookie(origin));
  });
  // An event of Koa, which the types of the provider lack.
  const emitter: EventEmitter = provider;
  emitter.on('error', (error: unknown) => failed(undefined, error));
};
