import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { RecipePage } from '#islands/recipes/RecipePage.tsx';
import { Recipes } from '#islands/recipes/Recipes.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { OpenItem } from '#islands/shared/ListPage.tsx';
import { Sheets } from '#islands/sheets/Sheets.tsx';
import { loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { $recipe, $recipePage, startRecipes } from '#lib/recipes/recipes.store.ts';

const One = ({ slug }: { slug: string }) => (
  <OpenItem
    item={useStore($recipe, { ssr: () => ({ status: 'loading' }) as const })}
    loading={m.shared_loading_recipe()}
    notFound={m.shared_recipe_not_found()}
    showAll={m.shared_all_recipes()}
    list="resources"
    title={m.routes_resources()}
    missing={m.recipes_missing({ slug })}
    onRetry={() => void loadRecipes()}
  >
    {(recipe) => <RecipePage recipe={recipe} />}
  </OpenItem>
);

/** Recipes and sheets to print (behaviour/recipes.md, 'Recipes'; behaviour/sheets.md, 'Sheets'). */
export const Resources = () => {
  const page = useStore($recipePage, { ssr: 'initial' });
  useWhenSignedIn(startRecipes);
  if (page.kind === 'one') return <One slug={page.name} />;
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className={page.kind === 'unknown' ? 'invisible' : undefined}>
        <h1>{m.routes_resources()}</h1>
        <p className="mt-3 lead">{m.recipes_lead()}</p>
      </div>
      {page.kind === 'list' && (
        <>
          <section className="grid grid-cols-1 gap-5">
            <h2>{m.recipes_title()}</h2>
            <Recipes />
          </section>
          <section id="sheets" className="grid grid-cols-1 gap-5 print:hidden">
            <h2>{m.recipes_sheets()}</h2>
            <Sheets />
          </section>
        </>
      )}
    </div>
  );
};
