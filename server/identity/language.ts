import { getCookie } from 'hono/cookie';

import { href, type RouteId } from '#lib/shared/routes.ts';
import { firstLanguage, preferredLanguage } from '#server/http/preferred-language.ts';
import {
  queryOf,
  type IdentityContext,
  type IdentityMiddleware,
} from '#server/identity/context.ts';
import { MAIN_LANGUAGE, requestLanguage, withLanguage } from '#server/shared/language.ts';

/** The address of a page of the app, in the language of the request. */
export const hrefHere = (id: RouteId): string => href(id, undefined, requestLanguage());

/** The cookie of the language that a client last asked for, where the browser has another. */
const COOKIE = 'idp_language';

const HALF_A_YEAR = 182 * 24 * 60 * 60;

/** The first language of `ui_locales` that there is (OpenID Connect Core, section 3.1.2.1). */
const localeOf = (uiLocales: unknown): string | undefined =>
  typeof uiLocales === 'string' ? firstLanguage(uiLocales.split(' ')) : undefined;

/**
 * Runs the handlers of a request in its language: that of `ui_locales` in its address, else of the one before in
 * this browser, else of `Accept-Language` (behaviour/identity.md, 'Language').
 * @param addCookie adds a cookie to the answer, also to one of the provider
 */
export const chooseIdentityLanguage = (
  origin: string,
  addCookie: (c: IdentityContext, cookie: string) => void,
): IdentityMiddleware => {
  const attributes = `Path=/idp; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return (c, next) => {
    const asked = localeOf(queryOf(c).get('ui_locales'));
    const kept = localeOf(getCookie(c, COOKIE));
    const own = preferredLanguage(c.req.header('Accept-Language')) ?? MAIN_LANGUAGE;
    if (asked !== undefined && asked !== (kept ?? own)) {
      const seconds = asked === own ? 0 : HALF_A_YEAR;
      addCookie(c, `${COOKIE}=${asked}; Max-Age=${seconds}; ${attributes}`);
    }
    return withLanguage(asked ?? kept ?? own, next);
  };
};

interface AuthorizationRequest {
  readonly params: Readonly<Record<string, unknown>>;
}

/** The language that the client has asked for in an authorization request, if any. */
export const askedLanguage = ({ params }: AuthorizationRequest): string | undefined =>
  localeOf(params['ui_locales']);

/** Runs work in the language of an authorization request, else in that of the browser's request. */
export const inLanguageOf = <Value>(request: AuthorizationRequest, run: () => Value): Value =>
  withLanguage(askedLanguage(request) ?? requestLanguage(), run);
