import { interactionPolicy } from 'oidc-provider';

/**
 * Sign-up as a prompt of its own, and a sign-in for sessions whose account is gone.
 * @param requireVerifiedEmail whether a person has to prove their address before anything else
 */
export const promptPolicy = (requireVerifiedEmail: boolean): interactionPolicy.DefaultPolicy => {
  const policy = interactionPolicy.base();
  const { Check, Prompt } = interactionPolicy;
  policy.remove('consent');
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'account_gone',
        'the account no longer exists',
        'login_required',
        ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
      ),
    );
  if (requireVerifiedEmail) {
    const unproven = new Check(
      'email_unproven',
      'the address of the account is not proven',
      'interaction_required',
      async ({ oidc }) =>
        oidc.account !== undefined &&
        (await oidc.account.claims('id_token', '', {}, []))['email_verified'] === false,
    );
    policy.add(new Prompt({ name: 'verify', requestable: false }, unproven));
  }
  return policy;
};
