/** The environment markers of the shipped configuration (spec section 9). */
export type AppEnvironment = 'production' | 'dev' | 'local';

/** The group that may use the app in `dev` and `local` environments (spec section 6). */
const BETA = 'beta';

/**
 * Whether a signed-in person belongs in the production app: outside production only the group
 * 'beta' stays (spec section 4, 'Environment').
 * @param tier the person's groups
 */
export const belongsInProduction = (
  environment: AppEnvironment,
  tier: readonly string[],
): boolean => environment !== 'production' && !tier.includes(BETA);
