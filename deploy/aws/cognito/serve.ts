/**
 * Serves a built site and the APIs for what stands in for a user pool: the accounts are the pool's, and
 * the end of one is asked for there.
 */
import { getConfig } from '../../../server/config/config.ts';
import { logToStderr } from '../../../server/shared/log.ts';
import { startServer } from '../../../server/server.ts';
import { createUserPoolOwner } from './user-pool-owner.ts';

const [, , site = ''] = process.argv;
const { COGNITO_ENDPOINT = '', OIDC_ISSUER = '' } = process.env;
const server = await startServer(getConfig(process.env), site, logToStderr, {
  identityOwner: createUserPoolOwner(OIDC_ISSUER, {
    endpoint: COGNITO_ENDPOINT,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
});
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.stdout.write('ready\n');
