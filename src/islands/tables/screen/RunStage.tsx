import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard } from '#contract/table-state.ts';
import { StageCard } from '#islands/tables/screen/StageCard.tsx';
import { RUN, TEXT } from '#islands/tables/screen/sizes.ts';
import { langOf } from '#lib/shared/lang.ts';
import type { stepOn } from '#lib/tables/screen-stage.ts';

/** Up to this number of steps each has a bar. */
const MOST_BARS = 24;

const Progress = ({ number, count }: { number: number; count: number }) => (
  <div className="flex gap-[calc(0.4*var(--u))]" aria-hidden="true">
    {count > MOST_BARS ? (
      <span
        className="h-[calc(0.9*var(--u))] rounded-pill bg-primary"
        style={{ width: `${(100 * number) / count}%` }}
      />
    ) : (
      Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={`h-[calc(0.9*var(--u))] flex-1 rounded-pill forced-colors:border ${index + 1 < number ? 'bg-fg' : index + 1 === number ? 'bg-primary' : 'bg-line'}`}
        />
      ))
    )}
  </div>
);

interface Props {
  readonly step: NonNullable<ReturnType<typeof stepOn>>;
  readonly count: number;
  readonly placed: PlacedCard | undefined;
  readonly card: Card | undefined;
}

/** Characters of a step that fit the wall, the sentence to say included. */
const MOST_CHARACTERS = 220;

/** The lines below the instruction that fit as well, the last ones first; the host reads all of them. */
const fitting = (lines: readonly string[], taken: number): readonly string[] => {
  let left = MOST_CHARACTERS - taken;
  const fits = (line: string): boolean => {
    left -= line.length;
    return left >= 0;
  };
  return lines.toReversed().filter(fits).toReversed();
};

/** A step of a run: its card small, the instruction large, the sentence that is read aloud, and the progress. */
export const RunStage = ({ step, count, placed, card }: Props) => {
  const [instruction = '', ...more] = (step.text ?? '').split('\n');
  const lang = card && langOf(card);
  const { number, title } = step;
  return (
    <div className="grid content-between gap-[calc(2*var(--u))]">
      <div
        className={`grid content-start gap-[calc(3*var(--u))] ${placed ? 'lg:grid-cols-[calc(15*var(--u))_minmax(0,1fr)]' : ''}`}
      >
        {placed && <StageCard placed={placed} card={card} className="max-w-[calc(20*var(--u))]" />}
        <div className="grid min-w-0 content-start gap-[calc(1.6*var(--u))]">
          <p className={`text-muted ${TEXT}`}>
            {title === undefined
              ? m.tables_step_of({ number, total: count })
              : m.tables_step_of_named({ number, total: count, name: title })}
          </p>
          <h1 className={`font-text wrap-anywhere hyphens-none ${RUN}`} lang={lang}>
            {instruction}
          </h1>
          {fitting(more, instruction.length + (step.say ?? '').length).map((line) => (
            <p key={line} className={`text-muted wrap-anywhere ${TEXT}`}>
              {line}
            </p>
          ))}
          {step.say !== undefined && (
            <div className="grid gap-[calc(0.4*var(--u))] rounded-card border-s-[calc(0.8*var(--u))] border-primary bg-surface px-[calc(2*var(--u))] py-[calc(1.4*var(--u))]">
              <p className="text-[calc(1.4*var(--u))]/[1.2] font-semibold text-muted">
                {m.shared_say()}
              </p>
              <p className="quoted text-[calc(2.5*var(--u))]/[1.22] wrap-anywhere" lang={lang}>
                {step.say}
              </p>
            </div>
          )}
        </div>
      </div>
      <Progress number={number} count={count} />
    </div>
  );
};
