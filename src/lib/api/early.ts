/** The request that a guarded page sends before its modules are there (behaviour/api.md, 'API calls'). No DOM. */

import type { FirstRequest } from '#lib/api/first-requests.ts';
import type { SessionUser } from '#lib/session/session.ts';
import { parseCardCode } from '#lib/shared/card-code.ts';
import { parseSlug } from '#lib/shared/names.ts';

/** A route with what its page asks first. */
export interface AskingRoute {
  readonly path: string;
  readonly first: FirstRequest;
}

const PARSE = { code: parseCardCode, slug: parseSlug } as const;

/**
 * Returns the path that the page of an address asks first; `undefined` where it asks nothing first, or has a
 * parameter that does not parse.
 * @param pathname a URL's pathname, percent-encoded
 */
export const earlyPath = (pathname: string, routes: readonly AskingRoute[]): string | undefined => {
  const path = pathname.replace(/(.)\/$/, '$1');
  for (const { path: own, first } of routes) {
    if (path === own) return first.list;
    if (!path.startsWith(`${own}/`)) continue;
    if (!first.one) return first.list;
    // A code or slug has no character that an address encodes.
    const parameter = PARSE[first.one.form](path.slice(own.length + 1));
    return parameter && first.one.path + parameter;
  }
  return undefined;
};

/** A page's early request and its state; the script in its head makes it. */
export interface Early {
  /** Path of the request below the API's address. */
  readonly path: string;
  /** Access token of the request. */
  readonly token: string;
  /** Start of the request, in ms since the start of the navigation. */
  readonly startedAt: number;
  /** The answer, until the API client adopts it; `undefined` where the value is known. */
  answer: Promise<Response> | undefined;
  /** The value, unchecked, where this browser remembers it. */
  readonly known: unknown;
  /** The value that was drawn, until the page's island takes it over. */
  drawn?: unknown;
  /** Draws the next part of what is out of sight; says whether there is more; at the end it draws nothing. */
  rest?: () => boolean;
  /** Whether the island draws from now on. */
  closed?: true;
}

/**
 * Whether an early request asks for something.
 * @param wanted its path, or where it ends with a slash how its path begins
 */
export const isFor = ({ path }: Early, wanted: string): boolean =>
  wanted.endsWith('/') ? path.startsWith(wanted) : path === wanted;

/** A page that waits for its first words. */
export interface FirstWords {
  /** Of the stored session. */
  readonly person: SessionUser;
  /** Resolves when the modules of the page may load. */
  readonly painted: Promise<void>;
  /** Resolves when the modules of the page are evaluated. */
  loaded?: Promise<void>;
  /** Resolves {@link painted}. */
  readonly release: () => void;
  /** Set by a script that draws the answer and then calls {@link release}. */
  draws?: true;
  readonly early?: Early;
}

declare global {
  interface Window {
    /** Set on guarded pages while a session is stored that can be used. */
    firstWords?: FirstWords;
  }
}
