import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';

import * as m from '#messages';

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import { Button } from '#islands/shared/Button.tsx';
import { PreviousNext } from '#islands/shared/PreviousNext.tsx';
import { BackLink } from '#islands/shared/States.tsx';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { recipeTable } from '#lib/recipes/recipe-table.ts';
import { $recipeNeighbours } from '#lib/recipes/recipes.store.ts';
import { cardsOf, stepPath } from '#lib/recipes/recipes.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';
import { printPage } from '#lib/shared/share.store.ts';

const linkTo = (recipe: Recipe) => ({
  path: href('resources', recipe.slug),
  title: recipe.title,
  lang: langOf(recipe),
});

const Minutes = ({ children }: { children: number }) => (
  <span className="text-small font-semibold text-muted print:text-[inherit]">
    {m.recipes_min({ count: children })}
  </span>
);

/** A step with its time at the margin. */
const Turn = ({
  minutes,
  title,
  children,
}: {
  minutes: number;
  title: ReactNode;
  children: ReactNode;
}) => (
  <li className="rule grid grid-cols-1 gap-x-5 gap-y-1 py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
    <Minutes>{minutes}</Minutes>
    <div className="grid gap-2">
      <h3>{title}</h3>
      {children}
    </div>
  </li>
);

const StepTitle = ({ step }: { step: RecipeStep }) => {
  const path = stepPath(step);
  const title = 'card' in step ? `${step.card} ${step.title}` : step.title;
  return path === undefined ? title : <a href={path}>{title}</a>;
};

interface ListProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Of the texts. */
  readonly lang: string | undefined;
}

const List = ({ title, texts, lang }: ListProps) => (
  <section className="grid content-start gap-3">
    <h2 className="text-h3">{title}</h2>
    <ul className="grid list-disc grid-cols-1 gap-2 pl-5" lang={lang}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </section>
);

/** A recipe, in running order (behaviour/recipes.md, 'Recipes'). */
export const RecipePage = ({ recipe }: { recipe: Recipe }) => {
  const lang = langOf(recipe);
  const neighbours = useStore($recipeNeighbours);
  const { people, minutes } = recipe;
  const cards = cardsOf(recipe);
  return (
    <article className="recipe grid max-w-[44rem] grid-cols-1 gap-6" aria-label={recipe.title}>
      <BackLink href={href('resources')}>{m.recipes_all()}</BackLink>
      <header className="grid grid-cols-1 justify-items-start gap-4">
        <h1 lang={lang}>{recipe.title}</h1>
        <p className="lead" lang={lang}>
          {recipe.summary}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
          <li>{m.recipes_minutes({ count: minutes })}</li>
          <li>{m.recipes_people({ from: people.from, to: people.to })}</li>
        </ul>
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          <StartTable primary request={() => recipeTable(recipe)} />
          <Button onClick={printPage}>{m.recipes_print()}</Button>
        </div>
      </header>
      <List title={m.recipes_you_need()} texts={recipe.materials} lang={lang} />
      <ol className="grid grid-cols-1" role="list">
        <Turn minutes={recipe.opening.minutes} title={m.recipes_say()}>
          <p lang={lang}>{recipe.opening.line}</p>
        </Turn>
        {recipe.steps.map((step, index) => (
          <Turn
            key={index}
            minutes={step.minutes}
            title={
              <span lang={lang}>
                <StepTitle step={step} />
              </span>
            }
          >
            <p lang={lang}>{step.line}</p>
          </Turn>
        ))}
        <Turn minutes={recipe.debrief.minutes} title={m.recipes_ask()}>
          <p lang={lang}>{recipe.debrief.question}</p>
        </Turn>
      </ol>
      <List title={m.recipes_goes_wrong()} texts={recipe.goesWrong} lang={lang} />
      {recipe.cut !== undefined && (
        <section className="grid gap-3">
          <h2 className="text-h3">{m.recipes_cut()}</h2>
          <p lang={lang}>{recipe.cut}</p>
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="text-h3">{m.recipes_in_a_call()}</h2>
        <p lang={lang}>{recipe.remote}</p>
      </section>
      {cards.length > 0 && (
        <section className="grid gap-3 print:hidden">
          <h2 className="text-h3">{m.recipes_to_print()}</h2>
          <SheetButtons title={m.recipes_cards()} printed={cards} />
        </section>
      )}
      <PreviousNext
        name={m.shared_recipes_beside()}
        previousLabel={m.shared_previous_recipe()}
        nextLabel={m.shared_next_recipe()}
        neighbours={neighbours}
        linkTo={linkTo}
      />
    </article>
  );
};
