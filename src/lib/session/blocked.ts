/** Message for a browser that blocks storage for this site (behaviour/session.md, 'Session'). */
export const SIGN_IN_BLOCKED =
  'Your browser blocks storage for this site, so you cannot sign in here. Allow cookies and site data for this address, or open it over https, and try again.';
