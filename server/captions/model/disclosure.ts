/** Detects a model's disclosure of its instructions or its key. */

import { withoutMarks, tokenize } from '#server/captions/model/plain-text.ts';
import { INSTRUCTIONS } from '#server/captions/model/prompt.ts';

/** Number of consecutive words of the prompt that count as disclosure. */
const RUN = 5;

/** Number of consecutive characters of a key that count as disclosure; a shorter key has to occur whole. */
const KEY_RUN = 12;
const SHORTEST_KEY = 8;

const runsOf = (text: string): readonly string[] => {
  const words = tokenize(text);
  return words.slice(0, 1 - RUN).map((_word, at) => words.slice(at, at + RUN).join(' '));
};

const PROMPT_RUNS: ReadonlySet<string> = new Set(INSTRUCTIONS.flatMap(runsOf));

/** Whether a text holds five consecutive words of the instructions, in any spelling and layout. */
export const tellsPrompt = (text: string): boolean =>
  runsOf(text).some((run) => PROMPT_RUNS.has(run));

/** Letters and digits only, in lower case. */
const squeeze = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text holds the key or a run of it, even with blanks or signs between its characters. */
export const tellsKey = (text: string, key: string): boolean => {
  const secret = squeeze(key);
  if (secret.length < SHORTEST_KEY) return false;
  const length = Math.min(KEY_RUN, secret.length);
  const said = squeeze(text);
  return Array.from({ length: secret.length - length + 1 }, (_, at) =>
    secret.slice(at, at + length),
  ).some((run) => said.includes(run));
};
