/** Environment markers of the configuration (behaviour/session.md, 'Environments'). */
export type AppEnvironment = 'production' | 'dev' | 'local';

const BETA = 'beta';

/**
 * Whether a signed-in person is redirected to the production app: elsewhere only the group 'beta' stays
 * (behaviour/session.md, 'Environments').
 * @param tier the person's groups
 */
export const belongsInProduction = (
  environment: AppEnvironment,
  tier: readonly string[],
): boolean => environment !== 'production' && !tier.includes(BETA);
