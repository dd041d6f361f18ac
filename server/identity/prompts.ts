import { interactionPolicy } from 'oidc-provider';

/** Sign-up as a prompt of its own, and a sign-in for sessions whose account is gone. */
export const promptPolicy = (): interactionPolicy.Policy => {
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
        ({ oidc }) => oidc.session.accountId !== undefined && oidc.account === undefined,
      ),
    );
  return policy;
};
