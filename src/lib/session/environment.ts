/** The environment markers of the shipped configuration (behaviour/session.md, 'Environments'). */
export type AppEnvironment = 'production' | 'dev' | 'local';

/** The group that may use the app in `dev` and `local` environments (behaviour/session.md, 'Environments'). */
const BETA = 'beta';

/**
 * Whether a signed-in person belongs in the production app: outside production only the group
 * 'beta' stays (behaviour/session.md, 'Environments').
 * @param tier the person's groups
 */
export const belongsInProduction = (
  environment: AppEnvironment,
  tier: readonly string[],
): boolean => environment !== 'production' && !tier.includes(BETA);
