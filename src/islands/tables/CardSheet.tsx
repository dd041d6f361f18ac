import { CardPanel } from '#islands/tables/CardPanel.tsx';
import { CardTools } from '#islands/tables/CardTools.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { cardAt } from '#lib/tables/selectors.ts';

interface Props {
  readonly place: string;
  readonly onClose: () => void;
}

/** Dialog of a card: text, notes, and tools of the host. */
export const CardSheet = ({ place, onClose }: Props) => {
  const { cards, isHost, isOpen, state } = useTable();
  const placed = cardAt(state, place);
  if (!placed) return null;
  const { code, face } = placed;
  const title = code === undefined ? undefined : cards.get(code)?.title;
  const name = code === undefined ? 'A card' : `${code} ${title ?? ''}`;
  return (
    <BottomSheet title={face === 'up' ? name : `${name}, face down`} onClose={onClose}>
      {isHost && isOpen && <CardTools placed={placed} onDone={onClose} />}
      <CardPanel placed={placed} />
    </BottomSheet>
  );
};
