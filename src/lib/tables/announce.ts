/** Screen reader announcements of a table's events (behaviour/tables.md, 'Tables'). */

import type { EventOf, TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import { counted } from '#lib/shared/text.ts';
import { stepName } from '#lib/tables/course.ts';
import { faceDownName } from '#lib/tables/page-selectors.ts';
import { dotsLeft } from '#lib/tables/selectors.ts';
import { voteKind } from '#lib/tables/votes.ts';

export interface Announcing {
  /** The table before and after the event. */
  readonly before: TableState;
  readonly after: TableState;
  /** The id of this browser's guest, whose own notes and votes are confirmed; without one it is the host's. */
  readonly me?: string | undefined;
  /** The title of a card, where this browser may read it. */
  readonly titleOf: (code: string) => string | undefined;
}

const quoted = (text: string): string => `“${text}”`;

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`;

/** More cards than these are counted instead of named. */
const MOST_NAMED = 3;

const nameOf = ({ titleOf }: Announcing, code: string): string => quoted(titleOf(code) ?? code);

const cardAt = (known: Announcing, place: string): string => {
  const card = known.after.cards.find((each) => each.place === place);
  return card?.code === undefined ? faceDownName(known.after, place) : nameOf(known, card.code);
};

const stepWords = (index: number | null, { after, titleOf }: Announcing): string | undefined => {
  const step = index === null ? undefined : after.steps[index];
  if (index === null || !step) return undefined;
  const [number, name] = [`Step ${index + 1}`, stepName(step, index, titleOf)];
  return name === number ? `${number}.` : `${number}: ${name}${/[.!?…]$/.test(name) ? '' : '.'}`;
};

/** Announcements by kind of event; other events have none. */
const WORDS: {
  readonly [Kind in TableEvent['kind']]?: (
    event: EventOf<Kind>,
    known: Announcing,
  ) => string | undefined;
} = {
  closed: () => 'The table was closed.',
  asked: ({ name, screen }) => `${screen ? 'A screen' : name} wants to come in.`,
  joined: ({ guest, name, screen }, { me }) =>
    screen || guest === me ? undefined : `${name} has joined.`,
  laid: ({ cards }, known) => {
    const codes = cards.flatMap(({ code, face }) => (code && face === 'up' ? [code] : []));
    const howMany = count(cards.length, 'A card was', 'cards were');
    if (codes.length === 0) return `${howMany} laid face down.`;
    if (codes.length < cards.length || codes.length > MOST_NAMED) return `${howMany} laid.`;
    const names = codes.map((code) => nameOf(known, code)).join(', ');
    return `${names} ${codes.length === 1 ? 'was' : 'were'} laid.`;
  },
  turned: ({ face, place }, known) =>
    face === 'up' ? `${cardAt(known, place)} was turned up.` : 'A card was turned down.',
  lit: ({ place }, known) => (place === null ? undefined : `${cardAt(known, place)} is on screen.`),
  grouped: ({ group, name }, { before }) =>
    before.groups.some((known) => known.group === group)
      ? undefined
      : `A group was made: ${quoted(name)}.`,
  noted: ({ author, note, place, text }, known) => {
    if (author !== undefined && author === (known.me ?? 'host'))
      return known.before.notes[note] ? 'Note saved.' : 'Note added.';
    const isOnCard = known.after.cards.some((card) => card.place === place);
    return `A note${isOnCard ? ` on ${cardAt(known, place)}` : ''}: ${text}`;
  },
  agreed: ({ until, text, who }) => `${who || until ? 'A task' : 'Decided'}: ${text}`,
  voted: ({ by, dots, place, voter }, { after, me = 'host' }) => {
    const kind = place === undefined ? undefined : voteKind(after, place);
    // The host votes for people without a device, too.
    const isOwn = voter === me || (me === 'host' && by === me);
    if (!isOwn || kind === undefined || dots === undefined) return undefined;
    return `${counted(dots, 'dot')} here, ${dotsLeft(after, voter, kind)} left.`;
  },
  votesShown: ({ shown }) => (shown ? 'Votes are shown.' : 'Votes are hidden.'),
  raised: ({ guest, up }, { after, me }) =>
    up && guest !== me ? `${after.guests[guest]?.name || 'A guest'} has a hand up.` : undefined,
  set: ({ settings: { locked, named } }) => {
    if (locked !== undefined)
      return locked ? 'The table is locked.' : 'The table is open for notes and votes.';
    if (named !== undefined) return named ? 'New notes carry names.' : 'New notes carry no names.';
    return undefined;
  },
  stepped: ({ index }, known) => stepWords(index, known),
  went: ({ index, timer }, known) => {
    const words = stepWords(index, known);
    return words && timer && 'endsAt' in timer ? `${words} The timer runs.` : words;
  },
  coursed: ({ steps }, { after }) =>
    steps.length === 0
      ? undefined
      : `This table has ${count(after.steps.length, 'one step', 'steps')} now.`,
  titled: ({ title }) => `The table is called ${quoted(title)} now.`,
  timed: ({ timer }, { before: { timer: was } }) => {
    if (!timer) return 'The timer was stopped.';
    if ('leftMs' in timer)
      return was && 'leftMs' in was ? 'Time was added.' : 'The timer is paused.';
    return was && 'endsAt' in was && timer.ms > was.ms ? 'Time was added.' : 'The timer runs.';
  },
};

/** The announcement of an event; `undefined` for none. */
export const announce = (event: TableEvent, known: Announcing): string | undefined => {
  const words = WORDS[event.kind] as
    | ((event: TableEvent, known: Announcing) => string | undefined)
    | undefined;
  return words?.(event, known);
};
