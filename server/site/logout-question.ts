import { LOGOUT_QUESTION } from '#lib/session/logout.ts';

/** The logout page by whichever name the site's files can be asked for. */
const LOGOUT_PAGE = /^\/+logout(\/*|\.html|\/+index(\.html)?)$/i;

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * Where a navigation to the logout page is sent that began on another site, so that the page asks
 * before it signs out. Only the server can tell: a link elsewhere may hide where it was.
 * @param pathname of the request, percent-encoded
 * @param target the whole request target, with its query
 * @param site `Sec-Fetch-Site`, the browser's own word (W3C Fetch Metadata Request Headers)
 * @returns the page's question, or `undefined` where the request goes on as it is
 */
export const logoutQuestion = (
  pathname: string,
  target: string,
  site: string | readonly string[] | undefined,
): string | undefined => {
  const fromElsewhere = site === 'cross-site' || site === 'same-site';
  if (!fromElsewhere || !LOGOUT_PAGE.test(decode(pathname))) return undefined;
  // A redirect keeps the mark of the site that the navigation began on.
  return new URLSearchParams(target.split('?')[1]).has('ask') ? undefined : LOGOUT_QUESTION;
};
