import * as m from '#messages';

import type { PlacedCard } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { GroupPicker } from '#islands/tables/GroupPicker.tsx';
import { TurnButton } from '#islands/tables/TurnButton.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { endOf, neighbourIndex } from '#lib/tables/selectors.ts';

interface Props {
  readonly placed: PlacedCard;
  /** Called after a change of the spotlight. */
  readonly onDone: () => void;
}

/** Controls for a card's group and its order there. */
const Moves = ({ placed }: { placed: PlacedCard }) => {
  const { state } = useTable();
  const { group, place } = placed;
  const moveTo = (to: string | null) =>
    void sendAction({ kind: 'move', place, group: to, index: endOf(state, to, place) });
  const shift = (by: 1 | -1) => {
    const index = neighbourIndex(state, placed, by);
    if (index !== undefined) void sendAction({ kind: 'move', place, group, index });
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <GroupPicker
        label={m.tables_card_group()}
        className="col-span-2 grid gap-1"
        group={group}
        onPick={moveTo}
      />
      <Button disabled={neighbourIndex(state, placed, -1) === undefined} onClick={() => shift(-1)}>
        {m.tables_card_earlier()}
      </Button>
      <Button disabled={neighbourIndex(state, placed, 1) === undefined} onClick={() => shift(1)}>
        {m.tables_card_later()}
      </Button>
    </div>
  );
};

/** The host's tools for a card: spotlight, turn, set aside, group. */
export const CardTools = ({ placed, onDone }: Props) => {
  const { state } = useTable();
  const { aside, place } = placed;
  const isSpotlit = state.light === place;
  return (
    <div className="grid gap-4 print:hidden">
      <div className="grid grid-cols-2 gap-2">
        <Button
          primary
          className="col-span-2"
          onClick={() => {
            void sendAction({ kind: 'light', place: isSpotlit ? null : place });
            onDone();
          }}
        >
          {isSpotlit ? m.tables_card_stop_showing() : m.tables_card_show_to_everyone()}
        </Button>
        <TurnButton placed={placed} />
        <Button
          className="btn-wrap px-3"
          onClick={() => void sendAction({ kind: 'aside', place, aside: !aside })}
        >
          {aside ? m.tables_card_back_on_table() : m.tables_card_set_aside()}
        </Button>
      </div>
      {!aside && <Moves placed={placed} />}
    </div>
  );
};
