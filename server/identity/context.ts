import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Interaction } from 'oidc-provider';

import type { SignedInPerson } from '#server/identity/account/person.ts';

/** Hono's environment of the routes below `/idp`. Middleware of a route sets the variables. */
export interface IdentityEnv {
  Bindings: HttpBindings & { incoming: { readonly originalUrl?: string } };
  Variables: {
    /** Fields of the posted form. */
    fields: URLSearchParams;
    /** The sign-in in progress. */
    interaction: Interaction;
    /** The person who is signed in. */
    person: SignedInPerson;
  };
}

export type IdentityContext = Context<IdentityEnv>;
export type IdentityRoutes = Hono<IdentityEnv>;
export type IdentityMiddleware = MiddlewareHandler<IdentityEnv>;

/** Creates an app without routes. */
export const newRoutes = (): IdentityRoutes => new Hono<IdentityEnv>();

/** The path of a request below the mount, and its query without the question mark, both as they were sent. */
export const targetOf = ({ env }: IdentityContext): [path: string, query: string] => {
  const target = env.incoming.url ?? '/';
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
};

/** The query parameters of a request. */
export const queryOf = (c: IdentityContext): URLSearchParams => new URLSearchParams(targetOf(c)[1]);
