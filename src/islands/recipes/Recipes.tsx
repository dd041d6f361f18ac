import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { TileList } from '#islands/shared/ListPage.tsx';
import { Tile } from '#islands/shared/Tile.tsx';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

/** Tiles of all recipes: purpose, duration, group size. */
export const Recipes = () => (
  <TileList
    list={useStore($recipes, { ssr: 'initial' })}
    loading={m.shared_loading_recipes()}
    wide
    empty={m.recipes_none()}
    instead={{ to: 'games', label: m.recipes_exercises() }}
    onRetry={() => void loadRecipes()}
  >
    {({ slug, title, summary, minutes, people, language }) => (
      <li key={slug}>
        <Tile
          className="border-t-12 border-primary"
          href={href('resources', slug)}
          title={title}
          text={summary}
          lang={langOf({ language })}
          foot={m.recipes_facts({ minutes, from: people.from, to: people.to })}
        />
      </li>
    )}
  </TileList>
);
