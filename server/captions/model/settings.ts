import * as z from 'zod';

/** A model that writes captions: an endpoint of OpenAI's chat completions, and what may be asked of it. */
export interface CaptionModelSettings {
  /** The endpoint itself, such as `https://api.example.com/v1/chat/completions`. */
  readonly url: string;
  /** Goes with every call, as `Authorization: Bearer`. */
  readonly key: string;
  /** The model's name there. */
  readonly model: string;
  /** How many captions it may be asked for in a day, in all. */
  readonly daily: number;
  /** The same for one address. */
  readonly dailyPerAddress: number;
}

/** fetch refuses an address with a name or a password in it. */
const isPlain = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
};

const EXAMPLE = 'must be an address such as https://api.example.com/v1/chat/completions';

/** A count of captions in a day. */
const budget = (byDefault: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(byDefault);

/** The variables of the model, as they stand in the environment. */
export const CAPTION_MODEL_VARIABLES = {
  CAPTION_MODEL_URL: z
    .url({ protocol: /^https?$/, error: EXAMPLE })
    .refine(isPlain, EXAMPLE)
    .optional(),
  // A header takes these characters only.
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

interface Variables {
  readonly CAPTION_MODEL_URL?: string | undefined;
  readonly CAPTION_MODEL_KEY?: string | undefined;
  readonly CAPTION_MODEL?: string | undefined;
  readonly CAPTION_MODEL_DAILY: number;
  readonly CAPTION_MODEL_DAILY_PER_ADDRESS: number;
}

/** The first of the model's variables that is missing beside its address; `undefined` if none is. */
export const missingForModel = (
  env: Variables,
): 'CAPTION_MODEL_KEY' | 'CAPTION_MODEL' | undefined => {
  if (env.CAPTION_MODEL_URL === undefined) return undefined;
  if (env.CAPTION_MODEL_KEY === undefined) return 'CAPTION_MODEL_KEY';
  return env.CAPTION_MODEL === undefined ? 'CAPTION_MODEL' : undefined;
};

/** The model that the variables name; `undefined` without an address: then there is none. */
export const captionModelOf = (env: Variables): CaptionModelSettings | undefined => {
  const { CAPTION_MODEL_URL: url, CAPTION_MODEL_KEY: key, CAPTION_MODEL: model } = env;
  if (url === undefined || key === undefined || model === undefined) return undefined;
  const daily = env.CAPTION_MODEL_DAILY;
  return { url, key, model, daily, dailyPerAddress: env.CAPTION_MODEL_DAILY_PER_ADDRESS };
};
