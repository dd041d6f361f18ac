import * as m from '#messages';

import type { SessionUser } from '#lib/session/session.ts';

/** The greeting; it holds its place until the person is known. The page's first script draws it too. */
export const Welcome = ({ person }: { person: SessionUser | undefined }) => (
  <h1 className={person ? undefined : 'invisible'}>
    {m.session_welcome({ name: person?.givenName ?? m.session_innovator() })}
  </h1>
);
