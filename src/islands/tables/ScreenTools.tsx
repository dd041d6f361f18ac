import * as m from '#messages';

import type { ScreenView } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { canShow } from '#lib/tables/screen-stage.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';

const CHOICES: readonly (readonly [show: ScreenView['show'], label: () => string])[] = [
  ['now', m.tables_big_screen_now],
  ['step', m.tables_big_screen_step],
  ['card', m.tables_big_screen_card],
  ['cards', m.tables_big_screen_cards],
  ['notes', m.tables_big_screen_notes],
  ['votes', m.tables_big_screen_votes],
  ['decisions', m.tables_big_screen_decisions],
  ['join', m.tables_big_screen_join],
  ['blank', m.tables_big_screen_blank],
];

/** Choices with several pages. */
const PAGED: ReadonlySet<ScreenView['show']> = new Set([
  'now',
  'card',
  'cards',
  'notes',
  'decisions',
]);

/** The host's choice of what screens show. */
export const ScreenTools = () => {
  const { state } = useTable();
  const { show, turns } = state.screen;
  const turn = (by: 1 | -1) => void sendAction({ kind: 'screen', by });
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="screen-tools">
      <h3 id="screen-tools">{m.tables_big_screen()}</h3>
      <div className="flex flex-wrap gap-2" role="group" aria-labelledby="screen-tools">
        {CHOICES.map(([choice, label]) => (
          <Button
            key={choice}
            className="btn-wrap px-4 aria-pressed:chosen"
            aria-pressed={choice === show}
            disabled={choice !== show && !canShow(choice, state)}
            onClick={() => void sendAction({ kind: 'screen', show: choice })}
          >
            {label()}
          </Button>
        ))}
      </div>
      {PAGED.has(show) && (
        <div className="flex flex-wrap gap-2">
          <Button className="px-4" onClick={() => turn(-1)}>
            {m.tables_big_screen_back()}
          </Button>
          <Button className="px-4" onClick={() => turn(1)}>
            {m.tables_big_screen_forward()}
          </Button>
        </div>
      )}
      <Switch
        className="flex-row-reverse justify-between gap-4"
        isOn={turns}
        onChange={(on) => void sendAction({ kind: 'screen', turns: on })}
      >
        {m.tables_big_screen_turns()}
      </Switch>
    </section>
  );
};
