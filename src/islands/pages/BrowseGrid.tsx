import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import * as m from '#messages';

import { DeckGrid } from '#islands/cards/DeckGrid.tsx';
import { Situations } from '#islands/pages/Situations.tsx';
import { StartHere } from '#islands/pages/StartHere.tsx';
import { Fold } from '#islands/shared/Fold.tsx';
import { TextSkeleton } from '#islands/shared/States.tsx';
import { $filter, $navigated, $openCard, setFilter } from '#lib/cards/open-card.store.ts';
import { NO_FILTER } from '#lib/cards/search.ts';
import { $situations, loadSituations } from '#lib/situations/situations.store.ts';

const startFrom = (start: string): void => {
  $navigated.set(true);
  setFilter({ ...NO_FILTER, start });
};

/** The deck as a grid; for a situation, the few cards that fit it. */
export const BrowseGrid = () => {
  const { start } = useStore($filter, { ssr: 'initial' });
  const list = useStore($situations, { ssr: 'initial' });
  const { status } = useStore($openCard, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start !== undefined) void loadSituations();
  }, [start]);
  const showAll = (): void => {
    setFilter(NO_FILTER);
    // The pressed button was removed.
    root.current?.querySelector('summary')?.focus();
  };
  if (start !== undefined && list.status === 'loading')
    return <TextSkeleton label={m.situations_loading()} />;
  const situation =
    list.status === 'ready' ? list.value.find(({ slug }) => slug === start) : undefined;
  return (
    // The script in the page's head detects a requested situation before the first paint.
    <div
      ref={root}
      className={`grid gap-5 ${status === 'unknown' ? '[[data-start]_&]:invisible' : ''}`}
    >
      {situation && <StartHere key={situation.slug} situation={situation} onAll={showAll} />}
      <Fold
        className="print:hidden"
        title={situation ? m.situations_another() : m.situations_where()}
      >
        <div className="pb-5">
          <Situations onChoose={({ slug }) => startFrom(slug)} />
        </div>
      </Fold>
      {!situation && <DeckGrid />}
    </div>
  );
};
