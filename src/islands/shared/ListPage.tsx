import type { ReactNode } from 'react';

import { Failed, NotFound, TextSkeleton, TileSkeletons } from '#islands/shared/States.tsx';
import { Tiles } from '#islands/shared/Tile.tsx';
import type { Resource } from '#lib/shared/resource.ts';
import { href, type RouteId } from '#lib/shared/routes.ts';

interface TileListProps<Item> {
  readonly list: Resource<readonly Item[]>;
  /** Announced while the list loads. */
  readonly loading: string;
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
  const { children, empty, instead, list, loading, onRetry, wide = false } = props;
  if (list.status === 'loading') return <TileSkeletons wide={wide} label={loading} />;
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
  /** Announced while the item loads. */
  readonly loading: string;
  /** The route of the list, and its title. */
  readonly list: RouteId;
  readonly title: string;
  /** Shown where there is no such item: heading, text, and a link to the list. */
  readonly notFound: string;
  readonly missing: string;
  readonly showAll: string;
  readonly onRetry: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** One item of a list on a page of its own, or the state of its loading. */
export const OpenItem = <Item,>(props: OpenItemProps<Item>) => {
  const { children, item, list, loading, missing, notFound, onRetry, showAll, title } = props;
  switch (item.status) {
    case 'loading':
      return <TextSkeleton label={loading} />;
    case 'ready':
      return children(item.value);
    case 'missing':
      return (
        <NotFound title={notFound}>
          <p>{missing}</p>
          <a className="btn btn-primary" href={href(list)}>
            {showAll}
          </a>
        </NotFound>
      );
    case 'failed':
      return (
        <>
          <h1>{title}</h1>
          <Failed message={item.message} onRetry={onRetry} />
        </>
      );
  }
};
