import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';

import * as m from '#messages';

import type { TableState } from '#contract/table-state.ts';
import { SidePanel } from '#islands/tables/screen/SidePanel.tsx';
import { CardsStage } from '#islands/tables/screen/CardsStage.tsx';
import { ClosedStage, DecisionsStage } from '#islands/tables/screen/DecisionsStage.tsx';
import { JoinStage } from '#islands/tables/screen/JoinStage.tsx';
import { NotesStage } from '#islands/tables/screen/NotesStage.tsx';
import { SpotlightStage } from '#islands/tables/screen/SpotlightStage.tsx';
import { TEXT } from '#islands/tables/screen/sizes.ts';
import { StepStage } from '#islands/tables/screen/StepStage.tsx';
import { VotesStage } from '#islands/tables/screen/VotesStage.tsx';
import { useTable, type CurrentSeat } from '#islands/tables/use-table.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { stepName } from '#lib/tables/course.ts';
import { $isWhole, startScreen } from '#lib/tables/screen.store.ts';
import { chime } from '#lib/shared/sound.store.ts';
import { stageOf, stepOn, type ShownStage, type Stage } from '#lib/tables/screen-stage.ts';

/** The stage, which depends on the previous one. */
const useStage = (state: TableState): Stage => {
  const [shown, setShown] = useState<ShownStage>(() => ({ state, stage: stageOf(state) }));
  if (shown.state === state) return shown.stage;
  const stage = stageOf(state, shown);
  setShown({ state, stage });
  return stage;
};

/** The spotlighted card, and its text once it is loaded. */
const spotlightOf = ({ cards, state }: CurrentSeat) => {
  const placed = cardAt(state, state.light);
  const code = placed?.face === 'up' ? placed.code : undefined;
  return { placed, card: code === undefined ? undefined : cards.get(code) };
};

/** The number and the name of a step, and the sentence to say. */
const stepWords = (step: ReturnType<typeof stepOn>): string => {
  if (!step) return '';
  const { number, run, say, title } = step;
  const isNamed = title !== undefined || run === true;
  const head = isNamed
    ? m.tables_said_step_named({ number, name: stepName(step, number - 1) })
    : m.tables_said_step({ number });
  return say === undefined ? head : `${head} ${m.tables_said_say({ text: say })}`;
};

/** The screen reader announcement of a new stage. */
const wordsOf = (stage: Stage, seat: CurrentSeat): string => {
  const step = stepOn(seat.state);
  const title = spotlightOf(seat).card?.title;
  switch (stage) {
    case 'closed':
      return m.tables_said_is_closed();
    case 'votes':
      return m.tables_said_votes_shown();
    case 'spotlight':
      return title === undefined
        ? m.tables_said_card_on_screen()
        : m.tables_said_on_screen({ title });
    case 'step':
      return stepWords(step);
    case 'notes':
      return m.tables_said_notes_shown();
    case 'decisions':
      return m.tables_said_agreements_shown();
    case 'blank':
    case 'cards':
    case 'join':
      return '';
  }
};

const Spotlight = () => {
  const { card, placed } = spotlightOf(useTable());
  return placed && <SpotlightStage key={placed.place} placed={placed} card={card} />;
};

const Blank = () => <h1 className="sr-only">{m.tables_screen_empty()}</h1>;

const STAGES: Readonly<Record<Stage, ComponentType>> = {
  closed: ClosedStage,
  votes: VotesStage,
  spotlight: Spotlight,
  step: StepStage,
  notes: NotesStage,
  decisions: DecisionsStage,
  blank: Blank,
  cards: CardsStage,
  join: JoinStage,
};

/** A table on a projector: one stage at a time, without controls. */
export const ScreenTable = () => {
  const seat = useTable();
  const stage = useStage(seat.state);
  const isWhole = useStore($isWhole, { ssr: 'initial' });
  useEffect(startScreen, []);
  const votes = stage === 'votes';
  useEffect(() => {
    if (votes) chime('votes');
  }, [votes]);
  const hasPanel = stage !== 'closed' && stage !== 'blank';
  const Shown = STAGES[stage];
  return (
    <div className="grid min-h-svh gap-[calc(3*var(--u))] p-[calc(3*var(--u))] has-data-over:shadow-[inset_0_0_0_calc(0.8*var(--u))_var(--primary)] lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0">
        <Shown />
      </div>
      {hasPanel && <SidePanel stage={stage} />}
      {stage === 'join' && !isWhole && (
        <p className={`text-muted max-lg:hidden lg:col-span-2 ${TEXT}`}>
          {m.tables_screen_whole()}
        </p>
      )}
      <p className="sr-only" role="status">
        {wordsOf(stage, seat)}
      </p>
    </div>
  );
};
