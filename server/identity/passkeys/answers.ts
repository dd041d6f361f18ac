import * as z from 'zod';

import { parseBounded } from '#server/http/bounded-json.ts';

/** A credential's id has at most 1023 bytes (Web Authentication, section 4, 'Credential ID'). */
const ID_MAX = 1364;
/** The most that any other part of an answer takes, in characters of base64url. */
const PART_MAX = 8192;

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

const Part = base64Url(PART_MAX);
const Id = base64Url(ID_MAX);

/** How browsers reach an authenticator (Web Authentication, section 5.8.4). */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

const base = { id: Id, rawId: Id, type: z.literal('public-key') };
/** No extension is asked for, and none is looked at. */
const clientExtensionResults = z.unknown().transform(() => ({}));

const Assertion = z.object({
  ...base,
  response: z.object({
    authenticatorData: Part,
    clientDataJSON: Part,
    signature: Part,
    // Whose passkey it is: every discoverable one says so (Web Authentication, section 7.2, step 6).
    userHandle: Part,
  }),
  clientExtensionResults,
});

const Registration = z.object({
  ...base,
  response: z.object({
    attestationObject: Part,
    clientDataJSON: Part,
    // Newer ways to reach an authenticator are left out: they are a hint to the browser only.
    transports: z
      .array(z.string())
      .max(20)
      .catch([])
      .transform((all) => TRANSPORTS.filter((transport) => all.includes(transport)))
      .optional(),
  }),
  clientExtensionResults,
});

/** A browser's answer after a sign-in, as `AuthenticationResponseJSON`. */
export type Assertion = z.infer<typeof Assertion>;
/** A browser's answer after making a passkey, as `RegistrationResponseJSON`. */
export type Registration = z.infer<typeof Registration>;

const parse = <Answer>(schema: z.ZodType<Answer>, text: string): Answer | undefined => {
  const read = parseBounded(text);
  return 'problem' in read ? undefined : schema.safeParse(read.value).data;
};

/** Reads what a browser sent after a sign-in; `undefined` where it is none. */
export const parseAssertion = (text: string): Assertion | undefined => parse(Assertion, text);

/** Reads what a browser sent after making a passkey; `undefined` where it is none. */
export const parseRegistration = (text: string): Registration | undefined =>
  parse(Registration, text);

/** The challenge that an answer is to, as base64url; `undefined` where it names none. */
export const challengeOf = (answer: Assertion | Registration): string | undefined => {
  const read = parseBounded(Buffer.from(answer.response.clientDataJSON, 'base64url').toString());
  return 'problem' in read
    ? undefined
    : z.object({ challenge: Part }).safeParse(read.value).data?.challenge;
};
