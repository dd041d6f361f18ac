import { useStore } from '@nanostores/react';

import { Failed, TileSkeletons } from '#islands/shared/States.tsx';
import { Tile, Tiles } from '#islands/shared/Tile.tsx';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { href } from '#lib/shared/routes.ts';

/** Tiles of all recipes: purpose, duration, group size. */
export const Recipes = () => {
  const list = useStore($recipes, { ssr: 'initial' });
  if (list.status === 'loading') return <TileSkeletons wide label="Loading the recipes" />;
  if (list.status === 'failed')
    return <Failed message={list.message} onRetry={() => void loadRecipes()} />;
  if (list.status === 'missing' || list.value.length === 0) {
    return (
      <div className="notice">
        <p>There are no recipes yet.</p>
        <a className="btn btn-primary" href={href('games')}>
          See the exercises
        </a>
      </div>
    );
  }
  return (
    <Tiles wide>
      {list.value.map(({ slug, title, summary, minutes, people }) => (
        <li key={slug}>
          <Tile
            className="border-t-12 border-primary"
            href={href('resources', slug)}
            title={title}
            text={summary}
            foot={`${minutes} minutes, ${people.from} to ${people.to} people`}
          />
        </li>
      ))}
    </Tiles>
  );
};
