/** Screen reader announcements of a table's events (behaviour/tables.md, 'Tables'). */

import * as m from '#messages';

import type { EventOf, TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
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

/** More cards than these are counted instead of named. */
const MOST_NAMED = 3;

const nameOf = ({ titleOf }: Announcing, code: string): string =>
  m.tables_said_quoted({ text: titleOf(code) ?? code });

const cardAt = (known: Announcing, place: string): string => {
  const card = known.after.cards.find((each) => each.place === place);
  return card?.code === undefined ? faceDownName(known.after, place) : nameOf(known, card.code);
};

const stepWords = (index: number | null, { after, titleOf }: Announcing): string | undefined => {
  const step = index === null ? undefined : after.steps[index];
  if (index === null || !step) return undefined;
  const number = index + 1;
  const name = stepName(step, index, titleOf);
  if (name === m.tables_step({ number })) return m.tables_said_step({ number });
  return /[.!?…]$/.test(name)
    ? m.tables_said_step_sentence({ number, sentence: name })
    : m.tables_said_step_named({ number, name });
};

/** Announcements by kind of event; other events have none. */
const WORDS: {
  readonly [Kind in TableEvent['kind']]?: (
    event: EventOf<Kind>,
    known: Announcing,
  ) => string | undefined;
} = {
  closed: () => m.tables_said_closed(),
  asked: ({ name, screen }) =>
    screen ? m.tables_said_screen_asked() : m.tables_said_asked({ name }),
  joined: ({ guest, name, screen }, { me }) =>
    screen || guest === me ? undefined : m.tables_said_joined({ name }),
  laid: ({ cards }, known) => {
    const codes = cards.flatMap(({ code, face }) => (code && face === 'up' ? [code] : []));
    const count = cards.length;
    if (codes.length === 0) return m.tables_said_laid_face_down({ count });
    if (codes.length < count || count > MOST_NAMED) return m.tables_said_laid_count({ count });
    const names = codes.map((code) => nameOf(known, code)).join(', ');
    return m.tables_said_laid_names({ count, names });
  },
  turned: ({ face, place }, known) =>
    face === 'up'
      ? m.tables_said_turned_up({ card: cardAt(known, place) })
      : m.tables_said_turned_down(),
  lit: ({ place }, known) =>
    place === null ? undefined : m.tables_said_lit({ card: cardAt(known, place) }),
  grouped: ({ group, name }, { before }) =>
    before.groups.some((known) => known.group === group)
      ? undefined
      : m.tables_said_grouped({ name }),
  noted: ({ author, note, place, text }, known) => {
    if (author !== undefined && author === (known.me ?? 'host'))
      return known.before.notes[note] ? m.tables_said_note_saved() : m.tables_said_note_added();
    const isOnCard = known.after.cards.some((card) => card.place === place);
    return isOnCard
      ? m.tables_said_note_on({ card: cardAt(known, place), text })
      : m.tables_said_note({ text });
  },
  agreed: ({ until, text, who }) =>
    who || until ? m.tables_said_task({ text }) : m.tables_said_decided({ text }),
  voted: ({ by, dots, place, voter }, { after, me = 'host' }) => {
    const kind = place === undefined ? undefined : voteKind(after, place);
    // The host votes for people without a device, too.
    const isOwn = voter === me || (me === 'host' && by === me);
    if (!isOwn || kind === undefined || dots === undefined) return undefined;
    return m.tables_said_dots({ count: dots, left: dotsLeft(after, voter, kind) });
  },
  votesShown: ({ shown }) => (shown ? m.tables_said_votes_shown() : m.tables_said_votes_hidden()),
  raised: ({ guest, up }, { after, me }) => {
    if (!up || guest === me) return undefined;
    const name = after.guests[guest]?.name;
    return name ? m.tables_said_hand({ name }) : m.tables_said_hand_nameless();
  },
  set: ({ settings: { locked, named } }) => {
    if (locked !== undefined) return locked ? m.tables_said_locked() : m.tables_said_unlocked();
    if (named !== undefined) return named ? m.tables_said_named() : m.tables_said_nameless();
    return undefined;
  },
  stepped: ({ index }, known) => stepWords(index, known),
  went: ({ index, timer }, known) => {
    const words = stepWords(index, known);
    return words && timer && 'endsAt' in timer ? `${words} ${m.tables_said_timer_runs()}` : words;
  },
  coursed: ({ steps }, { after }) =>
    steps.length === 0 ? undefined : m.tables_said_steps({ count: after.steps.length }),
  titled: ({ title }) => m.tables_said_titled({ title }),
  timed: ({ timer }, { before: { timer: was } }) => {
    if (!timer) return m.tables_said_timer_stopped();
    if ('leftMs' in timer)
      return was && 'leftMs' in was ? m.tables_said_time_added() : m.tables_said_timer_paused();
    return was && 'endsAt' in was && timer.ms > was.ms
      ? m.tables_said_time_added()
      : m.tables_said_timer_runs();
  },
};

/** The announcement of an event; `undefined` for none. */
export const announce = (event: TableEvent, known: Announcing): string | undefined => {
  const words = WORDS[event.kind] as
    | ((event: TableEvent, known: Announcing) => string | undefined)
    | undefined;
  return words?.(event, known);
};
