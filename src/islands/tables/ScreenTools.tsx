import type { ScreenView } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { canShow } from '#lib/tables/screen-stage.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';

const CHOICES: readonly (readonly [show: ScreenView['show'], label: string])[] = [
  ['now', 'What matters now'],
  ['step', 'Step'],
  ['card', 'Card'],
  ['cards', 'All cards'],
  ['notes', 'Notes'],
  ['votes', 'Votes'],
  ['decisions', 'Decisions'],
  ['join', 'Code to join'],
  ['blank', 'Nothing'],
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
      <h3 id="screen-tools">On the big screen</h3>
      <div className="flex flex-wrap gap-2" role="group" aria-labelledby="screen-tools">
        {CHOICES.map(([choice, label]) => (
          <Button
            key={choice}
            className="btn-wrap px-4 aria-pressed:chosen"
            aria-pressed={choice === show}
            disabled={choice !== show && !canShow(choice, state)}
            onClick={() => void sendAction({ kind: 'screen', show: choice })}
          >
            {label}
          </Button>
        ))}
      </div>
      {PAGED.has(show) && (
        <div className="flex flex-wrap gap-2">
          <Button className="px-4" onClick={() => turn(-1)}>
            Page back
          </Button>
          <Button className="px-4" onClick={() => turn(1)}>
            Page forward
          </Button>
        </div>
      )}
      <Switch
        className="flex-row-reverse justify-between gap-4"
        isOn={turns}
        onChange={(on) => void sendAction({ kind: 'screen', turns: on })}
      >
        Turn pages automatically
      </Switch>
    </section>
  );
};
