// @ts-check
import { Answer } from '../server/http/answer.ts';
import { matchRoute, pageOf, redirectTarget } from '../src/lib/core/routes.ts';

/** Makes of an answer of Vite's server what the product's own server makes. */
const toAnswer = (/** @type {import('node:http').ServerResponse} */ res) => {
  Object.setPrototypeOf(res, Answer.prototype);
  return /** @type {Answer} */ (Object.assign(res, { defaults: {}, requestId: '' }));
};

/**
 * Puts APIs, identity provider and the route table's rewrites into the development server, so that
 * `npm run dev` answers at the same paths as the product.
 * @returns {import('astro').AstroIntegration}
 */
export const devBackend = () => ({
  name: 'dck-dev-backend',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      const { createBackend } = await import('../server/backend.ts');
      const { getConfig } = await import('../server/config.ts');
      const { logToStderr } = await import('../server/log.ts');
      const { firstCodesText } = await import('../server/decks/first-codes.ts');
      const config = getConfig(process.env);
      const backend = await createBackend(config, logToStderr);
      process.stdout.write(firstCodesText(backend.firstCodes, config.origin));
      server.httpServer?.once('close', () => void backend.close());
      server.middlewares.use((req, res, next) => {
        const { pathname } = new URL(req.url ?? '/', 'http://dck.invalid');
        const handler = backend.handlerFor(pathname);
        if (handler) return handler(req, toAnswer(res));
        const target = redirectTarget(pathname);
        if (target !== undefined) return res.writeHead(302, { Location: target }).end();
        const match = matchRoute(pathname, config.callbackPath);
        if (match && match.route.path !== pathname)
          req.url = pageOf(match).replace(/index\.html$/, '');
        return next();
      });
    },
  },
});
