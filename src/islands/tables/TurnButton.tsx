import type { PlacedCard } from '#contract/table-state.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';

export const TurnButton = ({ placed: { face, place } }: { placed: PlacedCard }) => (
  <button
    type="button"
    className="btn-wrap btn px-3"
    onClick={() => void sendAction({ kind: 'turn', place, face: face === 'up' ? 'down' : 'up' })}
  >
    {face === 'up' ? 'Turn down' : 'Turn up'}
  </button>
);
