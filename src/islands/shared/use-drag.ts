import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Dragging {
  /** The data attribute of what is dragged. */
  readonly name: string;
  readonly isOn?: boolean;
  /** Called with the value of the dragged element, and without one at the end. */
  readonly onHold?: (held?: string, event?: DragEvent) => void;
  readonly onDrop: (held: string, event: DragEvent) => void;
}

/** The value of a data attribute at or around the target of an event. */
export const dataUnder = ({ target }: Event, name: string): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
    : undefined;

/** Drag and drop within a container. It listens there, because what is dragged is not interactive. */
export const useDrag = (
  container: RefObject<HTMLElement | null>,
  { name, isOn = true, onHold, onDrop }: Dragging,
): void => {
  const drop = useEffectEvent(onDrop);
  const tell = useEffectEvent((held?: string, event?: DragEvent) => onHold?.(held, event));
  useEffect(() => {
    const area = container.current;
    if (!area || !isOn) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let held: string | undefined;
    const hold = (value?: string, event?: DragEvent): void => {
      held = value;
      tell(value, event);
    };
    const start = (event: DragEvent): void => {
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
      hold(dataUnder(event, name), event);
    };
    const over = (event: DragEvent): void => {
      if (held !== undefined) event.preventDefault();
    };
    const end = (event: DragEvent): void => {
      event.preventDefault();
      if (held !== undefined) drop(held, event);
      hold();
    };
    area.addEventListener('dragstart', start, { signal });
    area.addEventListener('dragover', over, { signal });
    area.addEventListener('drop', end, { signal });
    area.addEventListener('dragend', () => hold(), { signal });
    return () => ended.abort();
  }, [container, isOn, name]);
};
