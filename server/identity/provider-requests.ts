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

export const createProviderRequests = (provider: Provider, addressOf: AddressOf) => {
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
    /** Lets the provider answer. */
    answer: (c: IdentityContext): Promise<Response> => answer(c),
    /**
     * Lets the provider answer a form whose body has been read.
     * @param path of the endpoint, without the mount
     */
    answerForm: (c: IdentityContext, path: string, form: string): Promise<Response> => {
      const request = withForm(c.env.incoming, path, form);
      forms.set(request, new URLSearchParams(form));
      return answer(c, request);
    },
    /** The form of {@link ProviderRequests.answerForm}, within the provider. */
    formOf: ({ req }: Pick<KoaContextWithOIDC, 'req'>): URLSearchParams | undefined =>
      forms.get(req),
    /** The browser's session; a new one without a valid cookie. */
    session: (c: IdentityContext): Promise<Session> => provider.Session.get(contextOf(c)),
    /**
     * Sets the session cookie.
     * @param id `null` deletes it
     */
    setSessionCookie: (c: IdentityContext, id: string | null, expires?: Date): void => {
      contextOf(c).cookies.set(provider.cookieName('session'), id, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/idp',
        ...(expires && { expires }),
      });
    },
    // On the raw answer: a cookie of Hono's answer would replace those that the provider has set there.
    /** Adds a cookie to the answer, also to one of the provider. */
    addCookie: ({ env }: IdentityContext, cookie: string): void => {
      env.outgoing.appendHeader('Set-Cookie', cookie);
    },
    /** The browser's sign-in of an id; `undefined` where it has ended or belongs to another browser. */
    interaction: async (
      { env }: IdentityContext,
      uid: string,
    ): Promise<Interaction | undefined> => {
      try {
        const interaction = await provider.interactionDetails(env.incoming, env.outgoing);
        return interaction.uid === uid ? interaction : undefined;
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return undefined;
        throw error;
      }
    },
    /**
     * Stores the result of a sign-in's pages.
     * @returns the address at which the sign-in continues
     */
    finish: ({ env }: IdentityContext, result: InteractionResult): Promise<string> =>
      provider.interactionResult(env.incoming, env.outgoing, result, {
        mergeWithLastSubmission: false,
      }),
    /** The client address that a request counts against, besides its account. */
    addressOf: ({ env }: IdentityContext): string => addressOf(env.incoming),
    /** Calls a function once the answer is sent or the client is gone. */
    afterAnswer: ({ env }: IdentityContext, call: () => void): void => {
      env.outgoing.once('close', call);
    },
  };
};

/** The calls of oidc-provider that take the request and answer of `node:http`. */
export type ProviderRequests = ReturnType<typeof createProviderRequests>;
