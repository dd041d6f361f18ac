import { useStore } from '@nanostores/react';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';

import * as m from '#messages';

import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import { CARD_GRID } from '#islands/cards/CardLink.tsx';
import { DeckTiles } from '#islands/cards/DeckTiles.tsx';
import { TileCount } from '#islands/cards/Tile.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { afterNextPaint } from '#islands/shared/after-touch-paint.ts';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { useHydrated } from '#islands/shared/use-hydrated.ts';
import { $cards, loadCards } from '#lib/cards/card-list.store.ts';
import { $filter, $found, FIRST_FOUND, setFilter } from '#lib/cards/open-card.store.ts';
import { buildSearchIndex } from '#lib/cards/search-index.store.ts';
import { filterQuery, NO_FILTER, parseFilter } from '#lib/cards/search.ts';
import { choiceWords, USES, type UseFilter } from '#lib/cards/use.ts';
import { kindName } from '#lib/shared/kind-name.ts';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

const choose = (part: 'stream' | 'category' | keyof UseFilter, name: string): void => {
  const query = new URLSearchParams(filterQuery($filter.get()));
  query.set(part, name);
  setFilter(parseFilter(query.toString()));
};

/** Memoised: the form renders again with every key in the search. */
const Choice = memo(function Choice({
  label,
  options,
  value,
  name,
}: {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  value: string | undefined;
  name: 'stream' | 'category' | keyof UseFilter;
}) {
  return (
    <SelectField
      label={label}
      className="grid min-w-0 flex-auto gap-1"
      fieldClass="w-full max-w-none min-w-0 ps-3 pe-[2rem] text-ellipsis"
      value={value ?? ''}
      options={[['', m.cards_all()], ...options]}
      onPick={(option) => choose(name, option)}
    />
  );
});

const named = (names: readonly string[]) => names.map((name) => [name, kindName(name)] as const);

const STREAM_OPTIONS = named(STREAMS);
const CATEGORY_OPTIONS = named(CATEGORIES);
const USE_OPTIONS = USES.map(({ name, label, words }) => ({
  name,
  label: label(),
  options: Object.keys(words).map((value) => [value, choiceWords(name, value)] as const),
}));

/**
 * The text of the search field, which is painted before the deck is searched for it. A text that is set elsewhere,
 * as by Back, replaces it.
 */
const useTypedText = (applied: string): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    return afterNextPaint(() => {
      setFilter({ ...$filter.get(), text: typed });
      setTyped(undefined);
    });
  }, [typed]);
  return [typed ?? applied, setTyped];
};

const FilterForm = () => {
  const filter = useStore($filter, { ssr: 'initial' });
  // Disabled until hydration: earlier choices would be lost.
  const started = useHydrated();
  const [text, type] = useTypedText(filter.text);
  return (
    <search className="flex flex-wrap gap-3 print:hidden" inert={!started}>
      <div className="grid min-w-0 flex-[2_1_18rem] gap-1">
        <TextField
          label={m.cards_search()}
          type="search"
          value={text}
          placeholder={m.cards_search_example()}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <Choice
        name="stream"
        label={m.cards_filter_stream()}
        options={STREAM_OPTIONS}
        value={filter.stream}
      />
      <Choice
        name="category"
        label={m.cards_filter_category()}
        options={CATEGORY_OPTIONS}
        value={filter.category}
      />
      {USE_OPTIONS.map(({ name, label, options }) => (
        <Choice key={name} name={name} label={label} options={options} value={filter[name]} />
      ))}
    </search>
  );
};

/** Deferred search results: typing stays responsive while the grid renders. */
const useFindings = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const found = useStore($found, { ssr: () => FIRST_FOUND });
  const filter = useStore($filter, { ssr: 'initial' });
  const now = useMemo(() => ({ list, found, filter }), [list, found, filter]);
  const [drawn, setDrawn] = useState(now);
  useEffect(() => afterNextPaint(() => startTransition(() => setDrawn(now))), [now]);
  return drawn.list === list ? drawn : now;
};

const Grid = () => {
  const { list, found, filter } = useFindings();
  if (list.status === 'loading') {
    return (
      <ul className={CARD_GRID} aria-label={m.cards_loading_deck()} aria-busy="true">
        {PLACES.map((place) => (
          <li key={place} className="skeleton aspect-5/7" />
        ))}
      </ul>
    );
  }
  if (list.status === 'failed') {
    return (
      <div className="notice" role="alert">
        <p>{list.message}</p>
        <p>{m.cards_code_works()}</p>
        <Button primary onClick={() => void loadCards()}>
          {m.cards_try_again()}
        </Button>
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <div className="notice">
        <p>{m.cards_none_match()}</p>
        <Button primary onClick={() => setFilter(NO_FILTER)}>
          {m.cards_show_all()}
        </Button>
      </div>
    );
  }
  return <DeckTiles found={found} filter={filter} />;
};

export const DeckGrid = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const found = useStore($found, { ssr: () => FIRST_FOUND });
  useEffect(buildSearchIndex, []);
  return (
    <section className="grid gap-4" aria-label={m.cards_deck()}>
      <FilterForm />
      <TileCount
        found={found.length}
        of={list.status === 'ready' ? list.cards.length : undefined}
      />
      <Grid />
    </section>
  );
};
