import * as m from '#messages';

import type { Timer } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { sendAction } from '#lib/tables/table-actions.store.ts';

const MINUTE = 60_000;

/** Pause or go on, one minute more, stop. */
export const TimerButtons = ({ timer }: { timer: Timer }) => {
  const tell = (what: 'start' | 'pause' | 'stop') => void sendAction({ kind: 'timer', do: what });
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={m.tables_timer()}>
      <Button onClick={() => void sendAction({ kind: 'timer', do: 'add', ms: MINUTE })}>
        {m.tables_timer_add()}
      </Button>
      {'endsAt' in timer ? (
        <Button onClick={() => tell('pause')}>{m.tables_timer_pause()}</Button>
      ) : (
        <Button onClick={() => tell('start')}>{m.tables_timer_go_on()}</Button>
      )}
      <Button onClick={() => tell('stop')}>{m.tables_timer_stop()}</Button>
    </div>
  );
};
