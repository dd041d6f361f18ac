import { logoutQuestionIn } from '#lib/session/logout.ts';
import { LANGUAGES } from '#messages/languages.js';

/** The logout page, by every path under which the site serves it. */
const LOGOUT_PAGE = new RegExp(
  `^(?:/+(${LANGUAGES.join('|')}))?/+logout(?:/*|\\.html|/+index(?:\\.html)?)$`,
  'i',
);

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * Redirect of a cross-site navigation to the logout page, so that the page asks before it signs out. Only the
 * server can tell: a link elsewhere may hide its origin.
 * @param pathname of the request, percent-encoded
 * @param target the whole request target, with its query
 * @param site `Sec-Fetch-Site`, set by the browser (W3C Fetch Metadata Request Headers)
 * @returns the address with the question, or `undefined` where no redirect is needed
 */
export const logoutQuestion = (
  pathname: string,
  target: string,
  site: string | readonly string[] | undefined,
): string | undefined => {
  const fromElsewhere = site === 'cross-site' || site === 'same-site';
  const page = LOGOUT_PAGE.exec(decode(pathname));
  if (!fromElsewhere || !page) return undefined;
  // After a redirect, `Sec-Fetch-Site` still names the site where the navigation began.
  return new URLSearchParams(target.split('?')[1]).has('ask')
    ? undefined
    : logoutQuestionIn(LANGUAGES.find((tag) => tag.toLowerCase() === page[1]?.toLowerCase()));
};
