/** An operation of the user pools' API that was refused, by the name of its exception. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Calls an operation of cognito-local's API.
 * @throws Refused with the exception's name as its message
 */
export const callApi = async <Output>(
  endpoint: string,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Output> => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const output: unknown = await answer.json();
  if (answer.ok) return output as Output;
  const { __type: exception } = output as { readonly __type?: string };
  throw new Refused(exception ?? String(answer.status));
};
