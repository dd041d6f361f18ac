import type { ReactNode } from 'react';

import { Failed, NotFound, TextSkeleton, TileSkeletons } from '#islands/shared/States.tsx';
import { Tiles } from '#islands/shared/Tile.tsx';
import type { Resource } from '#lib/shared/resource.ts';
import { getRoute, href, type RouteId } from '#lib/shared/routes.ts';

interface TileListProps<Item> {
  readonly list: Resource<readonly Item[]>;
  /** Plural noun for the items, such as 'recipes'. */
  readonly things: string;
  readonly wide?: boolean;
  /** Shown for an empty list, above a link to another page. */
  readonly empty: string;
  readonly instead: { readonly to: RouteId; readonly label: string };
  readonly onRetry: () => void;
  /** Renders an item, as an `li`. */
  readonly children: (item: Item) => ReactNode;
}

/** The tiles of a list, or the state of its loading. */
export const TileList = <Item,>(props: TileListProps<Item>) => {
  const { children, empty, instead, list, onRetry, things, wide = false } = props;
  if (list.status === 'loading')
    return <TileSkeletons wide={wide} label={`Loading the ${things}`} />;
  if (list.status === 'failed') return <Failed message={list.message} onRetry={onRetry} />;
  if (list.status === 'missing' || list.value.length === 0) {
    return (
      <div className="notice">
        <p>{empty}</p>
        <a className="btn btn-primary" href={href(instead.to)}>
          {instead.label}
        </a>
      </div>
    );
  }
  return <Tiles wide={wide}>{list.value.map(children)}</Tiles>;
};

interface OpenItemProps<Item> {
  readonly item: Resource<Item>;
  /** Capitalised noun for the item, such as 'Recipe'. */
  readonly thing: string;
  /** The route of the list. */
  readonly list: RouteId;
  /** Shown where there is no such item. */
  readonly missing: string;
  readonly onRetry: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** One item of a list on a page of its own, or the state of its loading. */
export const OpenItem = <Item,>(props: OpenItemProps<Item>) => {
  const { children, item, list, missing, onRetry, thing } = props;
  switch (item.status) {
    case 'loading':
      return <TextSkeleton label={`Loading the ${thing.toLowerCase()}`} />;
    case 'ready':
      return children(item.value);
    case 'missing':
      return (
        <NotFound title={`${thing} not found`}>
          <p>{missing}</p>
          <a className="btn btn-primary" href={href(list)}>
            Show all {thing.toLowerCase()}s
          </a>
        </NotFound>
      );
    case 'failed':
      return (
        <>
          <h1>{getRoute(list).title}</h1>
          <Failed message={item.message} onRetry={onRetry} />
        </>
      );
  }
};
