import { useStore } from '@nanostores/react';
import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';

import type { Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { SyncLine } from '#islands/my-cards/SyncLine.tsx';
import { MyDeck } from '#islands/pages/MyDeck.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Near } from '#islands/shared/Near.tsx';
import { Failed, TextSkeleton } from '#islands/shared/States.tsx';
import { useAsFarAsSeen } from '#islands/shared/use-as-far-as-seen.tsx';
import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { cardOfTheDay } from '#lib/cards/daily.ts';
import { $exercises, loadExercises } from '#lib/exercises/exercise-list.store.ts';
import { exercisePath, exerciseSlug } from '#lib/exercises/exercises.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import { handsOf, itemsOfKind, keepKey, notesOf, type KeepKind } from '#lib/my-cards/items.ts';
import { $items, $myState } from '#lib/my-cards/my-items.store.ts';
import { loadMy, startMyCards, withMy } from '#lib/my-cards/my-load.store.ts';
import { fold } from '#lib/shared/fold.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { href } from '#lib/shared/routes.ts';

const importHands = () => import('#islands/pages/MyHands.tsx');
const importFiles = () => import('#islands/pages/MyFiles.tsx');

const Hands = lazy(() =>
  Promise.all([importHands(), loadMy()]).then(([{ MyHands }]) => ({ default: MyHands })),
);
const Files = lazy(() =>
  Promise.all([importFiles(), loadMy()]).then(([{ MyFiles }]) => ({ default: MyFiles })),
);

/** A kept thing as the page shows it. */
interface Kept {
  readonly key: string;
  readonly kind: KeepKind;
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly path?: string | undefined;
  readonly card?: Card | undefined;
}

/** What a kept thing is, in a word. */
const KIND_WORDS: Record<KeepKind, string> = {
  card: 'Card',
  exercise: 'Exercise',
  article: 'Article',
  persona: 'Journey',
  case: 'Showcase',
};

const isKind = (kind: string): kind is KeepKind => Object.hasOwn(KIND_WORDS, kind);

/** What is called how, and where it is, by the keys of kept things. */
type Known = ReadonlyMap<string, { readonly title: string; readonly path: string }>;

interface ShowcaseCase {
  readonly slug: string;
  readonly title: string;
}

const start = (): void => {
  void startMyCards();
  void loadCards();
  void loadExercises();
  void loadArticles();
  void loadPersonas();
};

const useKnown = (cards: readonly Card[], cases: readonly ShowcaseCase[]): Known => {
  const exercises = useStore($exercises, { ssr: 'initial' });
  const articles = useStore($articles, { ssr: 'initial' });
  const personas = useStore($personas, { ssr: 'initial' });
  return useMemo(() => {
    const known = new Map<string, { readonly title: string; readonly path: string }>();
    const add = (kind: KeepKind, id: string, title: string, path: string): void =>
      void known.set(keepKey(kind, id), { title, path });
    for (const { code, title } of cards) add('card', code, title, href('browse', code));
    if (exercises.status === 'ready')
      for (const exercise of exercises.value) {
        const slug = exerciseSlug(exercise);
        add('exercise', slug, exercise.title, exercisePath(slug));
      }
    if (articles.status === 'ready')
      for (const { slug, title } of articles.value)
        add('article', slug, title, href('articles', slug));
    if (personas.status === 'ready')
      for (const { name } of personas.value)
        add('persona', name.toLowerCase(), name, href('journeys', name));
    for (const { slug, title } of cases) add('case', slug, title, href('showcase', slug));
    return known;
  }, [cards, exercises, articles, personas, cases]);
};

const KeptThing = ({ thing: { kind, id, title, path, card } }: { thing: Kept }) => (
  <li className="grid content-start gap-2">
    {card ? (
      <CardLink card={card} />
    ) : (
      <a
        className="tile grid aspect-5/7 content-between gap-2 rounded-card border-t-12 border-primary bg-paper p-4 text-paper-ink shadow-card"
        {...(path !== undefined && { href: path })}
      >
        <span className="font-title text-[1.125rem]/[1.1] hyphens-auto wrap-anywhere">{title}</span>
        <small className="text-small text-paper-muted">{KIND_WORDS[kind]}</small>
      </a>
    )}
    <KeepButton kind={kind} id={id} name={title} />
  </li>
);

/** What there is to keep, to begin with: the card of the day, with its heart. */
const FirstKept = ({ cards }: { cards: readonly Card[] }) => {
  const [day] = useState(Date.now);
  const card = cardOfTheDay(cards, day);
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="w-[11rem]">{card && <CardLink card={card} />}</div>
      <div className="grid justify-items-start gap-3">
        <p className="lead">
          Nothing yet. This is the card of the day: press its heart, and it lies here, on this
          device and on all your others.
        </p>
        {card && <KeepButton kind="card" id={card.code} name={card.title} />}
      </div>
    </div>
  );
};

const Notes = ({
  notes,
  known,
  empty,
}: {
  notes: ReturnType<typeof notesOf>;
  known: Known;
  empty: boolean;
}) => {
  const { shown, end } = useAsFarAsSeen(notes);
  return (
    <section className="grid gap-4" aria-labelledby="my-notes">
      <h2 id="my-notes">Notes</h2>
      {notes.length === 0 && (
        <p className="lead">
          {empty
            ? 'A note says what a card started. Open one, and write below its text: it is saved as you type.'
            : 'No note matches.'}
        </p>
      )}
      {empty && (
        <p className="print:hidden">
          <a className="btn" href={`${href('dash')}?draw`}>
            Draw a card to write on
          </a>
        </p>
      )}
      <ul className="grid gap-3" role="list">
        {shown.map(({ code, note }) => (
          <li
            key={code}
            className="paper grid grid-cols-1 gap-2 rounded-card p-4 shadow-card [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <h3 className="text-[1.125rem]">
              <a className="inline-block py-2" href={href('browse', code)}>
                {code} {known.get(keepKey('card', code))?.title}
              </a>
            </h3>
            <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
            {note.others && (
              <p className="text-small font-semibold">
                Another device wrote this as well. Open the card to choose.
              </p>
            )}
          </li>
        ))}
      </ul>
      {end}
    </section>
  );
};

/** The kept things, newest first. */
const KeptThings = ({ kept }: { kept: readonly Kept[] }) => {
  const { shown, end } = useAsFarAsSeen(kept);
  return (
    <>
      <ul className={CARD_GRID} role="list">
        {shown.map((thing) => (
          <KeptThing key={thing.key} thing={thing} />
        ))}
      </ul>
      {end}
    </>
  );
};

/** My Cards (behaviour.md, 'My cards'): hands, kept things, notes, and the deck as a picture. */
export const MyCards = ({ cases }: { cases: readonly ShowcaseCase[] }) => {
  const id = useId();
  useWhenSignedIn(start);
  const items = useStore($items, { ssr: 'initial' });
  const state = useStore($myState, { ssr: 'initial' });
  const list = useStore($cards, { ssr: 'initial' });
  const cards = list.status === 'ready' ? list.cards : NO_CARDS;
  const deck = useMemo(() => new Map(cards.map((card) => [card.code, card])), [cards]);
  const known = useKnown(cards, cases);
  const allHands = useMemo(() => handsOf(items), [items]);
  const all = useMemo(() => notesOf(items), [items]);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(fold(typed.trim()));
  const searching = text !== '';

  if (!items)
    return state === 'unreached' ? (
      <Failed message={NETWORK_ERROR} onRetry={() => void withMy(({ syncNow }) => syncNow())} />
    ) : (
      <TextSkeleton label="Loading My Cards" />
    );

  const titleOf = (key: string): string => known.get(key)?.title ?? key.slice(key.indexOf(':') + 1);
  const holds = (...words: readonly string[]): boolean =>
    !searching || words.some((word) => fold(word).includes(text));
  const ofCard = (code: string): string => `${code} ${known.get(keepKey('card', code))?.title}`;
  const hands = allHands.filter(({ name, cards: codes }) =>
    holds(name, ...(searching ? codes.map(ofCard) : [])),
  );
  const kept = itemsOfKind(items, 'keep')
    .flatMap(({ key, value }): Kept[] => {
      const colon = key.indexOf(':');
      const [kind, rest] = [key.slice(0, colon), key.slice(colon + 1)];
      const title = titleOf(key);
      return isKind(kind)
        ? [
            {
              key,
              kind,
              id: rest,
              at: value.at,
              title,
              path: known.get(key)?.path,
              card: deck.get(rest),
            },
          ]
        : [];
    })
    .filter(({ title, id: code, kind }) => holds(title, code, KIND_WORDS[kind]))
    .toSorted((one, other) => other.at - one.at);
  const notes = all.filter(({ code, note }) =>
    holds(ofCard(code), note.text, ...(note.others ?? []).map((other) => other.text)),
  );

  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-2">
        <search className="grid max-w-[34rem] gap-1 print:hidden">
          <label className="text-small font-semibold" htmlFor={id}>
            Search My Cards
          </label>
          <input
            id={id}
            className="input w-full max-w-none"
            type="search"
            value={typed}
            placeholder="A word, a title, a code"
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <p className="text-small text-muted empty:hidden print:hidden" role="status">
          {searching &&
            `${hands.length} ${hands.length === 1 ? 'hand' : 'hands'}, ${kept.length} kept, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'}`}
        </p>
        <SyncLine className="empty:hidden" />
      </div>
      <Suspense fallback={<div className="skeleton h-[14rem]" aria-busy="true" />}>
        <Hands hands={hands} deck={deck} searching={searching} />
      </Suspense>
      <section className="grid gap-4" aria-labelledby="my-kept">
        <h2 id="my-kept">Kept</h2>
        {kept.length === 0 &&
          (searching ? <p className="lead">Nothing matches.</p> : <FirstKept cards={cards} />)}
        <KeptThings kept={kept} />
      </section>
      <Notes notes={notes} known={known} empty={all.length === 0} />
      {!searching && (
        <Near>
          <MyDeck cards={cards} items={items} />
        </Near>
      )}
      <Suspense fallback={null}>
        <Files titleOf={titleOf} />
      </Suspense>
    </div>
  );
};
