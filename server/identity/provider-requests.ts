import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  errors,
  type Interaction,
  type KoaContextWithOIDC,
  type Provider,
  type Session,
} from 'oidc-provider';

import type { AddressOf } from '#server/http/client-address.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { withForm } from '#server/identity/form-body.ts';

/** The results of an authorization request's pages, by the names of their prompts. */
type InteractionResult = Parameters<Provider['interactionResult']>[2];

/** The calls of oidc-provider that take the request and answer of `node:http`. */
export interface ProviderRequests {
  /** Lets the provider answer. */
  readonly answer: (c: IdentityContext) => Promise<Response>;
  /**
   * Lets the provider answer a form whose body has been read.
   * @param path of the endpoint, without the mount
   */
  readonly answerForm: (c: IdentityContext, path: string, form: string) => Promise<Response>;
  /** The form of {@link ProviderRequests.answerForm}, within the provider. */
  readonly formOf: (ctx: Pick<KoaContextWithOIDC, 'req'>) => URLSearchParams | undefined;
  /** The browser's session; a new one without a valid cookie. */
  readonly session: (c: IdentityContext) => Promise<Session>;
  /**
   * Sets the session cookie.
   * @param id `null` deletes it
   */
  readonly setSessionCookie: (c: IdentityContext, id: string | null, expires?: Date) => void;
  /** Adds a cookie to the answer, also to one of the provider. */
  readonly addCookie: (c: IdentityContext, cookie: string) => void;
  /** The browser's sign-in of an id; `undefined` where it has ended or belongs to another browser. */
  readonly interaction: (c: IdentityContext, uid: string) => Promise<Interaction | undefined>;
  /**
   * Stores the result of a sign-in's pages.
   * @returns the address at which the sign-in continues
   */
  readonly finish: (c: IdentityContext, result: InteractionResult) => Promise<string>;
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: (c: IdentityContext) => string;
  /** Calls a function once the answer is sent or the client is gone. */
  readonly afterAnswer: (c: IdentityContext, call: () => void) => void;
}

export const createProviderRequests = (
  provider: Provider,
  addressOf: AddressOf,
): ProviderRequests => {
  // Created with the first request, because it contains only the middleware that the provider has by then.
  let callback: ReturnType<Provider['callback']> | undefined;
  const forms = new WeakMap<object, URLSearchParams>();
  const answer = async ({ env }: IdentityContext, request = env.incoming): Promise<Response> => {
    callback ??= provider.callback();
    await callback(request, env.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  const contextOf = ({ env }: IdentityContext) =>
    provider.createContext(env.incoming, env.outgoing);
  return {
    answer: (c) => answer(c),
    answerForm: (c, path, form) => {
      const request = withForm(c.env.incoming, path, form);
      forms.set(request, new URLSearchParams(form));
      return answer(c, request);
    },
    formOf: ({ req }) => forms.get(req),
    session: (c) => provider.Session.get(contextOf(c)),
    setSessionCookie: (c, id, expires) => {
      contextOf(c).cookies.set(provider.cookieName('session'), id, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/idp',
        ...(expires && { expires }),
      });
    },
    // On the raw answer: a cookie of Hono's answer would replace those that the provider has set there.
    addCookie: ({ env }, cookie) => {
      env.outgoing.appendHeader('Set-Cookie', cookie);
    },
    interaction: async ({ env }, uid) => {
      try {
        const interaction = await provider.interactionDetails(env.incoming, env.outgoing);
        return interaction.uid === uid ? interaction : undefined;
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return undefined;
        throw error;
      }
    },
    finish: ({ env }, result) =>
      provider.interactionResult(env.incoming, env.outgoing, result, {
        mergeWithLastSubmission: false,
      }),
    addressOf: ({ env }) => addressOf(env.incoming),
    afterAnswer: ({ env }, call) => {
      env.outgoing.once('close', call);
    },
  };
};
