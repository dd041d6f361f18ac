import { readFileSync } from 'node:fs';

/** The outputs of the deployed stack: `cdk deploy --outputs-file`. */
export interface Outputs {
  readonly Origin: string;
  readonly SignInPages: string;
  readonly ClientId: string;
  readonly HostingApp: string;
  readonly HostingBranch: string;
  readonly Environment: string;
}

/**
 * Reads the outputs of the last deployment from here.
 * @throws Error where there was none
 */
export const readOutputs = (file: string): Outputs => {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { Dck: Outputs }).Dck;
  } catch (cause) {
    throw new Error(`There is no ${file}. Run "npm run deploy" first.`, { cause });
  }
};

/** The settings of the site for a deployment (.env.example); others come from the environment. */
export const siteSettings = (outputs: Outputs): Record<string, string> => ({
  PUBLIC_ORIGIN: outputs.Origin,
  PUBLIC_AUTH_URL: outputs.SignInPages,
  PUBLIC_AUTH_CLIENT_ID: outputs.ClientId,
  // Cognito reads token requests in a form only.
  PUBLIC_AUTH_TOKEN_PARAMS: 'body',
  PUBLIC_APP_ENV: outputs.Environment,
  // The entry answers for the APIs at the site's own address, and the client knows one callback.
  PUBLIC_API_URL: '/api',
  PUBLIC_THANKS_API_URL: '/thanks',
  PUBLIC_AUTH_REDIRECT_PATH: '/auth',
  PUBLIC_HOME_AFTER_SIGN_OUT: '/',
});
