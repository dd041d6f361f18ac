import * as z from 'zod';

/** Settings of the caption model: an OpenAI chat completions endpoint, and its budget. */
export interface CaptionModelSettings {
  /** Address of the endpoint, such as `https://api.example.com/v1/chat/completions`. */
  readonly url: string;
  /** Sent with every call, as `Authorization: Bearer`. */
  readonly key: string;
  /** Name of the model at the endpoint. */
  readonly model: string;
  /** Maximum of calls in a day. */
  readonly daily: number;
  /** Maximum of calls in a day for one address. */
  readonly dailyPerAddress: number;
}

/** Whether an address is free of credentials; fetch rejects an address with a name or a password. */
const isPlain = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
};

const EXAMPLE = 'must be an address such as https://api.example.com/v1/chat/completions';

/** A number of captions in a day. */
const budget = (byDefault: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(byDefault);

export const CAPTION_MODEL_VARIABLES = {
  CAPTION_MODEL_URL: z
    .url({ protocol: /^https?$/, error: EXAMPLE })
    .refine(isPlain, EXAMPLE)
    .optional(),
  // Characters that are valid in a header.
  CAPTION_MODEL_KEY: z
    .string()
    .regex(/^[\u0021-\u007E]+$/, 'must be a key without blanks')
    .optional(),
  CAPTION_MODEL: z
    .string()
    .regex(/^\P{C}{1,200}$/u, 'must be the name of a model')
    .optional(),
  CAPTION_MODEL_DAILY: budget(500),
  CAPTION_MODEL_DAILY_PER_ADDRESS: budget(20),
};

type Variables = z.infer<z.ZodObject<typeof CAPTION_MODEL_VARIABLES>>;

/** The first missing variable where the model's address is set; `undefined` if there is none. */
export const missingForModel = (
  env: Variables,
): 'CAPTION_MODEL_KEY' | 'CAPTION_MODEL' | undefined => {
  if (env.CAPTION_MODEL_URL === undefined) return undefined;
  if (env.CAPTION_MODEL_KEY === undefined) return 'CAPTION_MODEL_KEY';
  return env.CAPTION_MODEL === undefined ? 'CAPTION_MODEL' : undefined;
};

/** The model's settings; `undefined` without an address, which means no model. */
export const captionModelOf = (env: Variables): CaptionModelSettings | undefined => {
  const { CAPTION_MODEL_URL: url, CAPTION_MODEL_KEY: key, CAPTION_MODEL: model } = env;
  if (url === undefined || key === undefined || model === undefined) return undefined;
  const daily = env.CAPTION_MODEL_DAILY;
  return { url, key, model, daily, dailyPerAddress: env.CAPTION_MODEL_DAILY_PER_ADDRESS };
};
