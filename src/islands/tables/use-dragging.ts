import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { cardAt, endOf, indexBefore } from '#lib/tables/selectors.ts';

/** The drop target under the pointer. */
const under = ({ target }: Event, name: 'place' | 'group'): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
    : undefined;

/**
 * Drag and drop of cards: onto a card, to be inserted before it, or onto a group, to be appended. Elements with
 * `data-place` are cards; `data-group` is the id of a group, empty for none.
 * @returns the ref of the container
 */
export const useDragging = (isOn: boolean): RefObject<HTMLDivElement | null> => {
  const { state } = useTable();
  const holder = useRef<HTMLDivElement>(null);
  const drop = useEffectEvent((place: string, event: DragEvent): void => {
    const named = under(event, 'group');
    const target = cardAt(state, under(event, 'place') ?? null);
    if (target?.place === place || (!target && named === undefined)) return;
    const group = target ? target.group : named || null;
    const index = target ? indexBefore(state, place, target) : endOf(state, group, place);
    void sendAction({ kind: 'move', place, group, index });
  });
  useEffect(() => {
    const area = holder.current;
    if (!area || !isOn) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let held: string | undefined;
    area.addEventListener(
      'dragstart',
      (event) => {
        held = under(event, 'place');
        if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
      },
      { signal },
    );
    area.addEventListener(
      'dragover',
      (event) => {
        if (held !== undefined) event.preventDefault();
      },
      { signal },
    );
    area.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        if (held !== undefined) drop(held, event);
        held = undefined;
      },
      { signal },
    );
    area.addEventListener('dragend', () => (held = undefined), { signal });
    return () => ended.abort();
  }, [isOn]);
  return holder;
};
