import { TableCard } from '#islands/tables/TableCard.tsx';
import { RunStage } from '#islands/tables/screen/RunStage.tsx';
import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { CARD, TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { readingTime, stepParts } from '#lib/tables/screen-parts.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';

/** The current step in the largest type, beside the spotlighted card. */
export const StepStage = () => {
  const { cards, state } = useTable();
  const step = stepOn(state);
  const placed = cardAt(state, state.light);
  const parts = stepParts(state, placed !== undefined);
  const current = usePages(parts.map(readingTime), `${state.step}`);
  if (!step) return null;
  const place = `Step ${step.number} of ${state.steps.length}`;
  const hasText = parts.length > 0;
  const card = placed?.code === undefined ? undefined : cards.get(placed.code);
  if (step.run)
    return <RunStage step={step} count={state.steps.length} placed={placed} card={card} />;
  return (
    <div
      className={`grid gap-[calc(3*var(--u))] ${placed ? 'content-start lg:grid-cols-[calc(17*var(--u))_minmax(0,1fr)]' : 'content-center'}`}
    >
      {placed && (
        <div className={`w-full max-w-[calc(24*var(--u))] ${CARD}`}>
          <p className="sr-only">Card: {card?.title ?? 'face down'}</p>
          <div aria-hidden="true">
            <TableCard code={placed.code} face={placed.face} card={card} />
          </div>
        </div>
      )}
      <div className="grid min-w-0 content-start gap-[calc(1.6*var(--u))]">
        <p className={`text-muted ${TEXT}`}>
          {step.title === undefined || !hasText ? place : `${place}: ${step.title}`}
          {step.minutes > 0 && `, ${counted(step.minutes, 'minute')}`}
        </p>
        <h1 className={hasText ? 'sr-only' : TITLE}>{step.title ?? card?.title ?? place}</h1>
        <ScreenParts parts={parts} current={current} large />
      </div>
    </div>
  );
};
