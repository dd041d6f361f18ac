import type { Early } from '#lib/api/early.ts';

const valueOf = async ({ known, answer }: Early): Promise<unknown> => {
  if (known !== undefined) return known;
  const got = await answer;
  // The API client reads the answer once more, and says what is wrong with another one.
  return got?.ok ? ((await got.clone().json()) as unknown) : undefined;
};

/** Calls back once the next frame has been painted. */
const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};

/**
 * Draws the answer to the page's early request, unless the island draws already.
 * @param prefix how the paths of such answers begin
 * @param parse reads an answer, which is unchecked
 * @param draw changes the document and says whether it did
 */
export const drawFirst = <Value>(
  prefix: string,
  parse: (value: unknown) => Value | undefined,
  draw: (value: Value) => boolean,
): void => {
  const words = window.firstWords;
  const early = words?.early;
  if (!words || !early?.path.startsWith(prefix)) return;
  words.draws = true;
  valueOf(early)
    .then((answer) => {
      const value = parse(answer);
      if (value === undefined || early.closed || !draw(value)) {
        words.release();
        return;
      }
      early.drawn = value;
      afterPaint(words.release);
    })
    .catch(words.release);
};
