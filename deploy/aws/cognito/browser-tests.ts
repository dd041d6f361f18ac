/** Which browser tests of the product run against a user pool, as data. */

/** Files of `tests/e2e` and of `browser/` beside this file. */
export const FILES: readonly string[] = [
  'tests/e2e/session/session.spec.ts',
  'tests/e2e/session/account-needed.spec.ts',
  'tests/e2e/session/logout.spec.ts',
  'tests/e2e/session/session-trouble.spec.ts',
  'tests/e2e/session/sign-in-attacks.spec.ts',
  'tests/e2e/session/tabs.spec.ts',
  'tests/e2e/deck-codes/registration.spec.ts',
  'tests/e2e/deck-codes/deck-widget.spec.ts',
  'tests/e2e/account/settings.spec.ts',
  'tests/e2e/site/routes.spec.ts',
  'deploy/aws/cognito/browser/user-pool.spec.ts',
];

interface LeftOut {
  /** The test's title. */
  readonly title: string;
  readonly why: string;
}

/** Files of the same folders that do not run, and why. */
export const FILES_LEFT_OUT: Readonly<Record<string, string>> = {
  'tests/e2e/session/other-settings.spec.ts':
    'builds a site for the built-in provider and starts that provider itself',
  'tests/e2e/deck-codes/printed-codes.spec.ts':
    'reads codes off printed sheets; nothing in it depends on who the provider is',
};

/** Tests in {@link FILES} that are about the built-in provider, or about no provider at all. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    title: 'a sign-out ends the tokens although the provider has forgotten the session',
    why: 'a user pool’s access token counts until it expires: whoever checks its signature cannot see a revocation',
  },
  {
    title: 'what is stored is shown, and comes as a file',
    why: 'the account itself is the pool’s; browser/user-pool.spec.ts has what is shown then',
  },
  {
    title: 'an account is deleted, in every tab, with all that the browser kept',
    why: 'reads the built-in provider’s words and cookies; browser/user-pool.spec.ts deletes one of the pool',
  },
  {
    title: 'where another account signs in, nothing is deleted and it says so',
    why: 'looks for the email in the settings, which the pool keeps',
  },
  {
    title: 'a public page loads nothing of the sign-in before a click',
    why: 'looks into the files of dist, and this run serves another build',
  },
  {
    title: 'nor does it for a member, before the menu opens',
    why: 'looks into the files of dist, and this run serves another build',
  },
];
