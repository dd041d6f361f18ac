import { useStore } from '@nanostores/react';
import { useId } from 'react';

import { CATEGORIES, STREAMS, type Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { isPlainClick } from '#islands/shared/is-plain-click.ts';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import { $filter, $shownCards, openCard, setFilter } from '#lib/cards/open-card.store.ts';
import { filterQuery, NO_FILTER } from '#lib/cards/search.ts';
import { readableName } from '#lib/shared/text.ts';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

const Choice = ({
  label,
  all,
  names,
  value,
  onChoose,
}: {
  label: string;
  all: string;
  names: readonly string[];
  value: string | undefined;
  onChoose: (name: string) => void;
}) => {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select w-full max-w-none"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{all}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {readableName(name)}
          </option>
        ))}
      </select>
    </div>
  );
};

const FilterForm = () => {
  const filter = useStore($filter, { ssr: 'initial' });
  const id = useId();
  const { stream: _stream, ...withoutStream } = filter;
  const { category: _category, ...withoutCategory } = filter;
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_1fr_1fr]">
      <div className="col-span-full grid min-w-0 gap-1 md:col-auto">
        <label className="text-small font-semibold" htmlFor={id}>
          Search the deck
        </label>
        <input
          id={id}
          className="input w-full max-w-none"
          type="search"
          value={filter.text}
          placeholder="A word, a title, an author"
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
      </div>
      <Choice
        label="Stream"
        all="All streams"
        names={STREAMS}
        value={filter.stream}
        onChoose={(name) => {
          const stream = STREAMS.find((known) => known === name);
          setFilter(stream ? { ...filter, stream } : withoutStream);
        }}
      />
      <Choice
        label="Category"
        all="All categories"
        names={CATEGORIES}
        value={filter.category}
        onChoose={(name) => {
          const category = CATEGORIES.find((known) => known === name);
          setFilter(category ? { ...filter, category } : withoutCategory);
        }}
      />
    </search>
  );
};

const Cards = ({ cards }: { cards: readonly Card[] }) => {
  const filter = useStore($filter, { ssr: 'initial' });
  return (
    <ul className={CARD_GRID}>
      {cards.map((card) => (
        <li key={card.code}>
          <CardLink
            card={card}
            query={filterQuery(filter)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openCard(card.code);
            }}
          />
        </li>
      ))}
    </ul>
  );
};

const Grid = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const cards = useStore($shownCards, { ssr: () => NO_CARDS });
  if (list.status === 'loading') {
    return (
      <ul className={CARD_GRID} aria-label="Loading the deck" aria-busy="true">
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
        <p>The card code above works all the same, once the network is back.</p>
        <button type="button" className="btn btn-primary" onClick={() => void loadCards()}>
          Try again
        </button>
      </div>
    );
  }
  if (cards.length === 0) {
    return (
      <div className="notice">
        <p>No card matches. Try another word, or look at the whole deck.</p>
        <button type="button" className="btn btn-primary" onClick={() => setFilter(NO_FILTER)}>
          Show all cards
        </button>
      </div>
    );
  }
  return <Cards cards={cards} />;
};

/** The whole deck as a grid, with search and filters. */
export const DeckGrid = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const shown = useStore($shownCards, { ssr: () => NO_CARDS });
  return (
    <section className="grid gap-4" aria-label="The deck">
      <FilterForm />
      <p className="min-h-[1.55em] text-small text-muted" role="status">
        {list.status === 'ready' && `${shown.length} of ${list.cards.length} cards`}
      </p>
      <Grid />
    </section>
  );
};
