import { Suspense, useRef, useState, type ReactNode } from 'react';

import { Care } from '#islands/run/Care.tsx';
import { RetryRun } from '#islands/run/RetryRun.tsx';
import { RunTabs, type RunViewName } from '#islands/run/RunTabs.tsx';
import { afterNextPaint } from '#islands/shared/after-touch-paint.ts';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { useAfterHydration } from '#islands/shared/use-hydrated.ts';
import { isRunShown } from '#lib/run/run-view.store.ts';
import { hasRun } from '#lib/run/stored-run.ts';

const importRun = () => import('#islands/run/RunView.tsx');

const RunView = lazyWithFallback(() => importRun().then((part) => part.RunView), RetryRun);

const warmUp = (): void => void afterNextPaint(() => void importRun().catch(() => {}));

interface Options {
  /** The id of the run in this browser. */
  readonly id: string;
  /** The card or exercise, which need not be validated. */
  readonly thing: object;
  /** Below the question at the end. */
  readonly after?: ReactNode;
}

/**
 * The two views of a card or an exercise: its text at first, and its run again after a reload.
 * @returns the chosen view, and views to be placed: the buttons that choose, the run, the deck's agreement
 */
export const useRunView = ({ id, thing, after }: Options) => {
  const { run, care } = thing as { readonly run?: unknown; readonly care?: unknown };
  const can = hasRun(run);
  const isRun = useAfterHydration(() => can && isRunShown(id));
  const [chosen, setChosen] = useState<RunViewName>();
  const view = chosen ?? (isRun ? 'run' : 'read');
  /** An open run stays, with its timer and sound, while the text is read. */
  const [wasOpened, setOpened] = useState(false);
  const isOpened = wasOpened || view === 'run';
  const first = useRef<HTMLButtonElement>(null);
  const onView = (next: RunViewName): void => {
    setOpened(isOpened);
    setChosen(next);
  };
  /** Shows the text after the run has ended. */
  const onDone = (): void => {
    setChosen('read');
    setOpened(false);
    first.current?.focus();
  };
  return {
    view,
    tabs: can && <RunTabs view={view} onView={onView} warmUp={warmUp} first={first} />,
    run: isOpened && (
      <Suspense fallback={<div className="skeleton h-[16rem]" aria-busy="true" />}>
        <RunView id={id} thing={thing} isShown={view === 'run'} onDone={onDone}>
          {after}
        </RunView>
      </Suspense>
    ),
    care: <Care care={care} />,
  };
};
