import * as m from '#messages';

import { RunStage } from '#islands/tables/screen/RunStage.tsx';
import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { StageCard } from '#islands/tables/screen/StageCard.tsx';
import { LARGE, MEDIUM, TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { stepLine } from '#lib/tables/course.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { readingTime, stepParts } from '#lib/tables/screen-parts.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';

/** The current step in the largest type, beside the spotlighted card. */
export const StepStage = () => {
  const { cards, state } = useTable();
  const step = stepOn(state);
  const placed = cardAt(state, state.light);
  const { isLarge, parts } = stepParts(state, placed !== undefined);
  const current = usePages(parts.map(readingTime), `${state.step}`);
  if (!step) return null;
  const total = state.steps.length;
  const hasText = parts.length > 0;
  const card = placed?.code === undefined ? undefined : cards.get(placed.code);
  if (step.run) return <RunStage step={step} count={total} placed={placed} card={card} />;
  return (
    <div
      className={`grid gap-[calc(3*var(--u))] ${placed ? 'content-start lg:grid-cols-[calc(17*var(--u))_minmax(0,1fr)]' : 'content-center'}`}
    >
      {placed && <StageCard placed={placed} card={card} className="max-w-[calc(24*var(--u))]" />}
      <div className="grid min-w-0 content-start gap-[calc(1.6*var(--u))]">
        <p className={`text-muted ${TEXT}`}>
          {stepLine(state, hasText && step.title !== card?.title ? step.title : '')}
          {parts.length > 1 && (
            <span className="max-lg:hidden">
              {m.tables_screen_step_page({ number: current + 1, total: parts.length })}
            </span>
          )}
        </p>
        <h1 className={hasText ? 'sr-only' : TITLE}>
          {step.title ?? card?.title ?? m.tables_step_of({ number: step.number, total })}
        </h1>
        <ScreenParts parts={parts} current={current} textClass={isLarge ? LARGE : MEDIUM} />
      </div>
    </div>
  );
};
