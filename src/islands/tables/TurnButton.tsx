import * as m from '#messages';

import type { PlacedCard } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { sendAction } from '#lib/tables/table-actions.store.ts';

export const TurnButton = ({ placed: { face, place } }: { placed: PlacedCard }) => (
  <Button
    className="btn-wrap px-3"
    onClick={() => void sendAction({ kind: 'turn', place, face: face === 'up' ? 'down' : 'up' })}
  >
    {face === 'up' ? m.tables_turn_down() : m.tables_turn_up()}
  </Button>
);
