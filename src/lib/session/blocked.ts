import * as m from '#messages';

/** Message for a browser that blocks storage for this site (behaviour/session.md, 'Session'). */
export const SIGN_IN_BLOCKED = m.session_blocked();
