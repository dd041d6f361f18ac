import * as m from '#messages';

import { useInfiniteList } from '#islands/shared/use-infinite-list.tsx';
import type { Card } from '#contract/cards.ts';
import type { notesOf } from '#lib/my-cards/items.ts';
import { href } from '#lib/shared/routes.ts';

/** Notes beyond this size are collapsed on screen. */
const LONG = { characters: 360, lines: 9 } as const;

const isLong = (text: string): boolean =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines;

const TEXT = 'whitespace-pre-wrap wrap-anywhere';

type CardNote = ReturnType<typeof notesOf>[number];

interface SlipProps {
  readonly entry: CardNote;
  readonly card: Card | undefined;
  /** Whether a long text shows in full. */
  readonly whole: boolean;
}

const Slip = ({ entry: { code, note }, card, whole }: SlipProps) => {
  const path = href('browse', code);
  const cut = !whole && isLong(note.text);
  return (
    <li
      className={`${card?.stream ?? ''} paper grid grid-cols-1 content-start gap-2 rounded-card border-t-12 border-stream px-4 pt-2 pb-4 shadow-card [contain-intrinsic-height:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]`}
    >
      <h3 className="text-[1.125rem]/[1.25]">
        <a className="inline-block py-2" href={path}>
          {code} {card?.title}
        </a>
      </h3>
      <p className={cut ? `${TEXT} line-clamp-[9] print:line-clamp-none` : TEXT}>{note.text}</p>
      {cut && (
        <p className="print:hidden">
          <a
            className="inline-block py-2 font-semibold"
            href={path}
            aria-label={m.my_cards_read_whole_note_of({ code })}
          >
            {m.my_cards_read_whole_note()}
          </a>
        </p>
      )}
      {note.others?.map(({ id, text }) => (
        <div key={id} className="grid gap-2 border-t-2 border-line pt-3">
          <p className="text-small font-semibold">{m.my_cards_another_device_wrote()}</p>
          <p className={TEXT}>{text}</p>
        </div>
      ))}
      {note.others && (
        <p className="print:hidden">
          <a className="inline-block py-2 font-semibold" href={path}>
            {m.my_cards_choose_on_card({ code })}
          </a>
        </p>
      )}
    </li>
  );
};

interface Props {
  /** The notes that match the search, by code. */
  readonly notes: readonly CardNote[];
  readonly deck: ReadonlyMap<string, Card>;
  readonly searching: boolean;
}

/** The notes; during a search in full, so that matches are visible. */
export const MyNotes = ({ notes, deck, searching }: Props) => {
  const { shown, end } = useInfiniteList(notes, 30);
  if (searching && notes.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="my-notes">
      <h2 id="my-notes">{m.my_cards_notes()}</h2>
      {notes.length === 0 && (
        <>
          <p className="lead">{m.my_cards_notes_none()}</p>
          <p className="print:hidden">
            <a className="btn" href={`${href('dash')}?draw`}>
              {m.my_cards_draw_to_write()}
            </a>
          </p>
        </>
      )}
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-4"
        role="list"
      >
        {shown.map((entry) => (
          <Slip key={entry.code} entry={entry} card={deck.get(entry.code)} whole={searching} />
        ))}
      </ul>
      {end}
    </section>
  );
};
