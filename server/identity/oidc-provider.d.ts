// oidc-provider ships no types. Declared here is what this folder uses, as version 9.13 has it.
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Cookies {
    set(name: string, value: string | null, options?: Readonly<Record<string, unknown>>): unknown;
  }

  export interface Context {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly method: string;
    readonly path: string;
    readonly cookies: Cookies;
    readonly oidc: OidcContext;
    status: number;
    type: string;
    body: unknown;
    accepts(...types: string[]): string | false;
    set(name: string, value: string): void;
  }

  export interface OidcContext {
    readonly route: string;
    readonly provider: Provider;
    readonly session: Session;
    readonly client: Client;
    readonly account: Account | undefined;
    readonly authorizationCode: GrantSource | undefined;
    readonly refreshToken: GrantSource | undefined;
    readonly result: Readonly<Record<string, unknown>> | undefined;
  }

  /** What tokens are given for: a code or a refresh token. */
  export interface GrantSource {
    /** When the person signed in by hand, in seconds since the epoch. */
    readonly authTime?: number;
    readonly grantId?: string;
  }

  export interface Account {
    readonly accountId: string;
    claims(use: string, scope: string): Promise<Record<string, unknown>>;
  }

  export interface Client {
    readonly clientId: string;
    postLogoutRedirectUriAllowed(uri: string): boolean;
  }

  export interface Session {
    readonly id: string;
    readonly uid: string;
    accountId: string | undefined;
    authorizations: Readonly<Record<string, { readonly grantId?: string }>> | undefined;
    grantIdFor(clientId: string): string | undefined;
    /** When the person signed in by hand, in seconds since the epoch. */
    readonly loginTs: number | undefined;
    /** How (RFC 8176). */
    readonly amr: readonly string[] | undefined;
    /** Gives it a new id when it is saved. */
    resetIdentifier(): void;
    loginAccount(details: { readonly accountId: string; readonly amr: readonly string[] }): void;
    /** @param ttl in seconds */
    save(ttl: number): Promise<unknown>;
    persist(): Promise<unknown>;
    destroy(): Promise<void>;
  }

  export interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    /** The parameters of the authorization request. */
    readonly params: Readonly<Record<string, unknown>>;
    /** Where the browser goes on to once its pages have answered. */
    readonly returnTo: string;
    /** What its pages have answered. */
    readonly result?: {
      readonly login?: {
        readonly accountId?: string;
        /** Ours: when a password or a passkey was given, in milliseconds since the epoch. */
        readonly provedAt?: number;
      };
    };
    readonly session?: { readonly accountId: string; readonly uid?: string };
  }

  export interface Grant {
    readonly jti: string;
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface Token {
    readonly kind: string;
    readonly clientId: string;
    readonly accountId: string;
    readonly grantId: string;
  }

  export interface Payload extends Readonly<Record<string, unknown>> {
    readonly jti?: string | undefined;
    readonly uid?: string;
    readonly grantId?: string;
    readonly accountId?: string;
    /** Of an interaction: the session that it began in. */
    readonly session?: { readonly accountId?: string; readonly cookie?: string | undefined };
    /** Of an interaction: what its pages have answered. */
    readonly result?: { readonly login?: { readonly accountId?: string } };
    /** Of an interaction: what the pages before it have answered. */
    readonly lastSubmission?: unknown;
    readonly consumed?: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly issuer: string;
    /** Koa: whether `X-Forwarded-*` is believed. */
    proxy: boolean;
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Session: { get(ctx: Context): Promise<Session> };
    readonly Interaction: { find(uid: string): Promise<Interaction | undefined> };
    readonly Grant: {
      new (properties: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    createContext(req: IncomingMessage, res: ServerResponse): Context;
    cookieName(type: 'session' | 'interaction' | 'resume'): string;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    interactionResult(
      req: IncomingMessage,
      res: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options?: { readonly mergeWithLastSubmission?: boolean },
    ): Promise<string>;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    on: EventEmitter['on'];
  }

  export namespace errors {
    class OIDCProviderError extends Error {
      readonly statusCode: number;
      readonly error: string;
      readonly error_description?: string;
    }
    class InvalidGrant extends OIDCProviderError {
      constructor(detail: string);
    }
    class InvalidTarget extends OIDCProviderError {}
    class SessionNotFound extends OIDCProviderError {
      constructor(description: string);
    }
  }

  export namespace interactionPolicy {
    class Check {
      readonly reason: string;
      constructor(
        reason: string,
        description: string,
        error: string,
        check: (ctx: Context) => boolean | Promise<boolean>,
      );
    }
    class Prompt {
      constructor(
        options: { readonly name: string; readonly requestable: boolean },
        ...checks: Check[]
      );
      readonly checks: { add(check: Check): void };
    }
    interface Policy {
      get(name: string): Prompt | undefined;
      add(prompt: Prompt, index?: number): void;
      remove(name: string): void;
    }
    function base(): Policy;
  }

  export default Provider;
}
