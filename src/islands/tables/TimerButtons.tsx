import type { Timer } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { sendAction } from '#lib/tables/table-actions.store.ts';

const MINUTE = 60_000;

/** Pause or go on, one minute more, stop. */
export const TimerButtons = ({ timer }: { timer: Timer }) => {
  const tell = (what: 'start' | 'pause' | 'stop') => void sendAction({ kind: 'timer', do: what });
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Timer">
      <Button onClick={() => void sendAction({ kind: 'timer', do: 'add', ms: MINUTE })}>
        +1 minute
      </Button>
      {'endsAt' in timer ? (
        <Button onClick={() => tell('pause')}>Pause</Button>
      ) : (
        <Button onClick={() => tell('start')}>Go on</Button>
      )}
      <Button onClick={() => tell('stop')}>Stop</Button>
    </div>
  );
};
