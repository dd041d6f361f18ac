import { useStore } from '@nanostores/react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { SyncLine } from '#islands/my-cards/SyncLine.tsx';
import { MyDeck } from '#islands/pages/MyDeck.tsx';
import { KIND_WORDS, MyKept, type Kept } from '#islands/pages/MyKept.tsx';
import { MyNotes } from '#islands/pages/MyNotes.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { Failed, TextSkeleton } from '#islands/shared/States.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { $exercises, loadExercises } from '#lib/exercises/exercise-list.store.ts';
import { exercisePath, exerciseSlug } from '#lib/exercises/exercises.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import { casePicture } from '#lib/my-cards/cases.ts';
import {
  agendasOf,
  handsOf,
  itemsOfKind,
  keepKey,
  NO_ITEMS,
  notesOf,
  type Items,
  type KeepKind,
} from '#lib/my-cards/items.ts';
import { $items, $myState } from '#lib/my-cards/my-items.store.ts';
import { loadMy, startMyCards, withMy } from '#lib/my-cards/my-load.store.ts';
import { fold } from '#lib/shared/fold.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { href } from '#lib/shared/routes.ts';

const importHands = () => import('#islands/pages/MyHands.tsx');
const importAgendas = () => import('#islands/my-cards/MyAgendas.tsx');
const importFiles = () => import('#islands/pages/MyFiles.tsx');

const Unloaded = () => (
  <p className="notice" role="alert">
    {m.my_cards_part_unloaded()}
  </p>
);

const Hands = lazyWithFallback(
  () => Promise.all([importHands(), loadMy()]).then(([{ MyHands }]) => MyHands),
  Unloaded,
);
const Files = lazyWithFallback(
  () => Promise.all([importFiles(), loadMy()]).then(([{ MyFiles }]) => MyFiles),
  Unloaded,
);

const Agendas = lazyWithFallback(
  () => importAgendas().then(({ MyAgendas }) => MyAgendas),
  Unloaded,
);

/** Loaded only where there are tables, as most people have none. */
const Tables = lazyWithFallback(async () => {
  const { $tables, loadTables } = await import('#lib/tables/start-table.store.ts');
  await loadTables();
  const tables = $tables.get();
  if (tables.status === 'ready' && tables.value.length === 0) return () => null;
  return (await import('#islands/tables/MyTables.tsx')).MyTables;
}, Unloaded);

const isKind = (kind: string): kind is KeepKind => Object.hasOwn(KIND_WORDS, kind);

/** A thing that can be saved, with title, address and picture. */
interface KnownThing {
  readonly title: string;
  readonly path: string;
  readonly picture?: string;
}

/** Things that can be saved, by the keys of saved items. */
type Known = ReadonlyMap<string, KnownThing>;

interface ShowcaseCase {
  readonly slug: string;
  readonly title: string;
}

const start = (): void => {
  // Loads the views in parallel with the items.
  void Promise.allSettled([importHands(), importAgendas(), importFiles()]);
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
    const known = new Map<string, KnownThing>();
    const add = (kind: KeepKind, id: string, thing: KnownThing): void =>
      void known.set(keepKey(kind, id), thing);
    for (const { code, title } of cards) add('card', code, { title, path: href('browse', code) });
    if (exercises.status === 'ready')
      for (const exercise of exercises.value) {
        const slug = exerciseSlug(exercise);
        add('exercise', slug, { title: exercise.title, path: exercisePath(slug) });
      }
    if (articles.status === 'ready')
      for (const { slug, title, image } of articles.value)
        add('article', slug, {
          title,
          path: href('articles', slug),
          ...(image.url !== '' && { picture: image.url }),
        });
    if (personas.status === 'ready')
      for (const { name } of personas.value)
        add('persona', name.toLowerCase(), {
          title: name,
          path: href('journeys', name),
          picture: avatarOf(name),
        });
    for (const { slug, title } of cases)
      add('case', slug, { title, path: href('showcase', slug), picture: casePicture(slug, 1) });
    return known;
  }, [cards, exercises, articles, personas, cases]);
};

/**
 * Keys of saved things, newest first, including those removed since the page opened: they stay visible so
 * that the removal can be undone.
 */
const useKept = (items: Items): readonly string[] => {
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());
  const added = itemsOfKind(items, 'keep').filter(({ key }) => !seen.has(key));
  const all =
    added.length === 0
      ? seen
      : new Map([...seen, ...added.map(({ key, value }) => [key, value.at] as const)]);
  if (all !== seen) setSeen(all);
  return [...all].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
};

/** My Cards (behaviour/my-cards.md, 'My Cards'): hands, saved things, notes, and the deck overview. */
export const MyCardsPage = ({ cases }: { cases: readonly ShowcaseCase[] }) => {
  useWhenSignedIn(start);
  const items = useStore($items, { ssr: 'initial' });
  const state = useStore($myState, { ssr: 'initial' });
  const list = useStore($cards, { ssr: 'initial' });
  const cards = list.status === 'ready' ? list.cards : NO_CARDS;
  const deck = useMemo(() => new Map(cards.map((card) => [card.code, card])), [cards]);
  const known = useKnown(cards, cases);
  const allHands = useMemo(() => handsOf(items), [items]);
  const allAgendas = useMemo(() => agendasOf(items), [items]);
  const allNotes = useMemo(() => notesOf(items), [items]);
  const allKept = useKept(items ?? NO_ITEMS);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(fold(typed.trim()));
  const searching = text !== '';
  // Folds the notes once: thousands of notes per keystroke would take too long.
  const folded = useMemo(
    () =>
      new Map(
        (searching ? allNotes : []).map(({ code, note }) => [
          code,
          fold(
            [
              code,
              deck.get(code)?.title,
              note.text,
              ...(note.others ?? []).map((own) => own.text),
            ].join('\n'),
          ),
        ]),
      ),
    [searching, allNotes, deck],
  );

  if (!items)
    return state === 'unreached' ? (
      <Failed message={NETWORK_ERROR} onRetry={() => void withMy(({ syncMy }) => syncMy())} />
    ) : (
      <TextSkeleton label={m.my_cards_loading()} />
    );

  const titleOf = (key: string): string => known.get(key)?.title ?? key.slice(key.indexOf(':') + 1);
  const holds = (...words: readonly string[]): boolean =>
    !searching || words.some((word) => fold(word).includes(text));
  const hands = allHands.filter(({ name, cards: codes }) =>
    holds(name, ...(searching ? codes.map((code) => `${code} ${deck.get(code)?.title}`) : [])),
  );
  const agendas = allAgendas.filter(({ name }) => holds(name));
  const kept = allKept
    .flatMap((key): Kept[] => {
      const colon = key.indexOf(':');
      const [kind, rest] = [key.slice(0, colon), key.slice(colon + 1)];
      if (!isKind(kind)) return [];
      const { path, picture } = known.get(key) ?? {};
      return [{ key, kind, id: rest, title: titleOf(key), path, picture, card: deck.get(rest) }];
    })
    .filter(({ title, id: code, kind }) => holds(title, code, KIND_WORDS[kind]()));
  const notes = searching
    ? allNotes.filter(({ code }) => folded.get(code)?.includes(text))
    : allNotes;
  const nothing = searching && hands.length + agendas.length + kept.length + notes.length === 0;

  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-2">
        <search className="grid max-w-[34rem] gap-1 print:hidden">
          <TextField
            label={m.my_cards_search()}
            type="search"
            value={typed}
            placeholder={m.my_cards_search_example()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <p className="text-small text-muted empty:hidden print:hidden" role="status">
          {searching &&
            (nothing
              ? m.my_cards_no_match()
              : m.my_cards_matches({
                  hands: hands.length,
                  kept: kept.length,
                  notes: notes.length,
                }))}
        </p>
        <SyncLine className="empty:hidden" />
      </div>
      {nothing && (
        <div className="notice">
          <p className="wrap-anywhere">{m.my_cards_found_nowhere({ text: typed.trim() })}</p>
          <a
            className="btn-wrap btn btn-primary"
            href={`${href('browse')}?q=${encodeURIComponent(typed.trim())}`}
          >
            {m.my_cards_search_deck()}
          </a>
        </div>
      )}
      <Suspense fallback={<div className="skeleton h-[14rem]" aria-busy="true" />}>
        <Hands hands={hands} deck={deck} searching={searching} />
      </Suspense>
      <Suspense fallback={<div className="skeleton h-[8rem]" aria-busy="true" />}>
        <Agendas agendas={agendas} searching={searching} />
      </Suspense>
      {!searching && (
        <Suspense fallback={null}>
          <Tables />
        </Suspense>
      )}
      <MyKept kept={kept} cards={cards} searching={searching} />
      <MyNotes notes={notes} deck={deck} searching={searching} />
      {!searching && <MyDeck cards={cards} items={items} />}
      <Suspense fallback={null}>
        <Files titleOf={titleOf} />
      </Suspense>
    </div>
  );
};
