import { useRef, type RefObject } from 'react';

import { dataUnder, useDrag } from '#islands/shared/use-drag.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { cardAt, endOf, indexBefore } from '#lib/tables/selectors.ts';

/**
 * Drag and drop of cards: onto a card, to be inserted before it, or onto a group, to be appended. Elements with
 * `data-place` are cards; `data-group` is the id of a group, empty for none.
 * @returns the ref of the container
 */
export const useDragging = (isOn: boolean): RefObject<HTMLDivElement | null> => {
  const { state } = useTable();
  const area = useRef<HTMLDivElement>(null);
  useDrag(area, {
    name: 'place',
    isOn,
    onDrop: (place, event) => {
      const named = dataUnder(event, 'group');
      const target = cardAt(state, dataUnder(event, 'place') ?? null);
      if (target?.place === place || (!target && named === undefined)) return;
      const group = target ? target.group : named || null;
      const index = target ? indexBefore(state, place, target) : endOf(state, group, place);
      void sendAction({ kind: 'move', place, group, index });
    },
  });
  return area;
};
