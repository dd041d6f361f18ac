/** What of its orders and its key a model must not tell. */

import { withoutMarks, tokenize } from '#server/captions/model/plain-text.ts';
import { INSTRUCTIONS } from '#server/captions/model/prompt.ts';

/** So many words of the prompt in a row are the prompt's. */
const RUN = 5;

/** The characters of a key that have to follow each other to be recognised. A shorter key is none. */
const KEY_RUN = 12;
const SHORTEST_KEY = 8;

const runsOf = (text: string): readonly string[] => {
  const words = tokenize(text);
  return words.slice(0, 1 - RUN).map((_word, at) => words.slice(at, at + RUN).join(' '));
};

const PROMPT_RUNS: ReadonlySet<string> = new Set(INSTRUCTIONS.flatMap(runsOf));

/** Whether a text holds five words of the instructions in a row, however they are spelt and set. */
export const tellsPrompt = (text: string): boolean =>
  runsOf(text).some((run) => PROMPT_RUNS.has(run));

/** Letters and digits alone, in lower case. */
const squeeze = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text holds the key or a run of it, also with blanks or signs between its characters. */
export const tellsKey = (text: string, key: string): boolean => {
  const secret = squeeze(key);
  if (secret.length < SHORTEST_KEY) return false;
  const length = Math.min(KEY_RUN, secret.length);
  const said = squeeze(text);
  return Array.from({ length: secret.length - length + 1 }, (_, at) =>
    secret.slice(at, at + length),
  ).some((run) => said.includes(run));
};
