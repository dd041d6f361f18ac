import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { useCarousel } from '#islands/tables/screen/use-carousel.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { readingTime, stepParts } from '#lib/tables/screen-parts.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';

/** The current step with its text. */
export const StepStage = () => {
  const { state } = useTable();
  const step = stepOn(state);
  const parts = stepParts(state);
  const current = useCarousel(parts.map(readingTime), `${state.step}`);
  if (!step) return null;
  const place = `Step ${step.number} of ${state.steps.length}`;
  return (
    <div className="grid content-center gap-[calc(2*var(--u))]">
      <p className={`text-muted ${TEXT}`}>
        {step.title === undefined ? '' : `${place}, `}
        {step.minutes} {step.minutes === 1 ? 'minute' : 'minutes'}
      </p>
      <h1 className={TITLE}>{step.title ?? place}</h1>
      <ScreenParts parts={parts} current={current} large />
    </div>
  );
};
