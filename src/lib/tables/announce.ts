/** Screen reader announcements of a table's events (behaviour/tables.md, 'Tables'). */

import type { EventOf, TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';

export interface Announcing {
  /** The table before and after the event. */
  readonly before: TableState;
  readonly after: TableState;
  /** The id of this browser's guest, whose own events are not announced. */
  readonly me?: string | undefined;
  /** The title of a card, where this browser may read it. */
  readonly titleOf: (code: string) => string | undefined;
}

const quoted = (text: string): string => `“${text}”`;

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`;

/** More cards than these are counted instead of named. */
const MOST_NAMED = 3;

const laid = ({ cards }: EventOf<'laid'>, nameOf: (code: string) => string): string => {
  const codes = cards.flatMap(({ code, face }) => (code && face === 'up' ? [code] : []));
  if (codes.length === 0)
    return `${count(cards.length, 'A card was', 'cards were')} laid face down.`;
  if (codes.length < cards.length || codes.length > MOST_NAMED)
    return `${count(cards.length, 'A card was', 'cards were')} laid.`;
  return `${codes.map(nameOf).join(', ')} ${codes.length === 1 ? 'was' : 'were'} laid.`;
};

const settings = ({ settings: { locked, named } }: EventOf<'set'>): string | undefined => {
  if (locked !== undefined)
    return locked ? 'The table is locked.' : 'The table is open for notes and votes.';
  if (named !== undefined) return named ? 'New notes carry names.' : 'New notes carry no names.';
  return undefined;
};

const timed = ({ timer }: EventOf<'timed'>, { before }: Announcing): string => {
  const was = before.timer;
  if (!timer) return 'The timer was stopped.';
  if ('leftMs' in timer) return was && 'leftMs' in was ? 'Time was added.' : 'The timer is paused.';
  return was && 'endsAt' in was && timer.ms > was.ms ? 'Time was added.' : 'The timer runs.';
};

/** The announcement of an event; `undefined` for none. */
export const announce = (event: TableEvent, known: Announcing): string | undefined => {
  const { after, me, titleOf } = known;
  const nameOf = (code: string): string => quoted(titleOf(code) ?? code);
  const cardAt = (place: string): string => {
    const card = after.cards.find((each) => each.place === place);
    return card?.code === undefined ? 'A card' : nameOf(card.code);
  };
  const guestOf = (id: string): string => after.guests[id]?.name || 'Somebody';
  switch (event.kind) {
    case 'closed':
      return 'The table was closed.';
    case 'asked':
      return `${event.screen ? 'A screen' : event.name} wants to come in.`;
    case 'joined':
      return event.screen || event.guest === me ? undefined : `${event.name} has joined.`;
    case 'laid':
      return laid(event, nameOf);
    case 'turned':
      return event.face === 'up'
        ? `${cardAt(event.place)} was turned up.`
        : 'A card was turned down.';
    case 'lit':
      return event.place === null ? undefined : `${cardAt(event.place)} is in the light.`;
    case 'grouped':
      return known.before.groups.some(({ group }) => group === event.group)
        ? undefined
        : `A group was made: ${quoted(event.name)}.`;
    case 'noted':
      return event.author !== undefined && event.author === (me ?? 'host')
        ? undefined
        : `A note on ${cardAt(event.place)}: ${event.text}`;
    case 'votesShown':
      return event.shown ? 'Votes are shown.' : 'Votes are hidden.';
    case 'raised':
      return event.up && event.guest !== me ? `${guestOf(event.guest)} has a hand up.` : undefined;
    case 'set':
      return settings(event);
    case 'stepped': {
      const step = event.index === null ? undefined : after.steps[event.index];
      if (event.index === null || !step) return undefined;
      return `Step ${event.index + 1}${step.title === undefined ? '' : `: ${step.title}`}.`;
    }
    case 'timed':
      return timed(event, known);
    case 'dropped':
    case 'hid':
    case 'left':
    case 'moved':
    case 'opened':
    case 'passed':
    case 'readied':
    case 'removed':
    case 'setAside':
    case 'ungrouped':
    case 'voted':
      return undefined;
  }
};

/** Announcements of the timer, by the remaining time in ms. */
export const TIMER_WORDS = [
  { leftMs: 60_000, words: 'One minute left.' },
  { leftMs: 0, words: 'The time is over.' },
] as const;
