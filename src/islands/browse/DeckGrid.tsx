import { useStore } from '@nanostores/react';
import { useId } from 'react';

import { CATEGORIES, STREAMS, type Card } from '#contract/card.ts';
import { filterQuery, NO_FILTER } from '#core/card-search.ts';
import { readableName } from '#core/cards.ts';
import { href } from '#core/routes.ts';
import { CardFace } from '#islands/card/CardFace.tsx';
import { isPlainClick } from '#islands/is-plain-click.ts';
import { $cards, loadCards, NO_CARDS } from '#stores/card-list.ts';
import { $filter, $shownCards, openCard, setFilter } from '#stores/card.ts';

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
    <div className="deck-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
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
    <search className="deck-filter">
      <div className="deck-choice deck-search">
        <label htmlFor={id}>Search the deck</label>
        <input
          id={id}
          className="input"
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
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.code}>
          <a
            href={href('browse', card.code) + filterQuery(filter)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openCard(card.code);
            }}
          >
            <CardFace {...card} heading="p" />
          </a>
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
      <ul className="card-grid" aria-label="Loading the deck" aria-busy="true">
        {PLACES.map((place) => (
          <li key={place} className="skeleton card-skeleton-face" />
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
    <section className="deck" aria-label="The deck">
      <FilterForm />
      <p className="deck-count" role="status">
        {list.status === 'ready' && `${shown.length} of ${list.cards.length} cards`}
      </p>
      <Grid />
    </section>
  );
};
