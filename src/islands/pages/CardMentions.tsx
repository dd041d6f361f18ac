import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import { articlesOn } from '#lib/articles/articles.ts';
import { $exercises, loadExercises } from '#lib/exercises/exercise-list.store.ts';
import { exercisePath, exerciseSlug, exercisesNaming } from '#lib/exercises/exercises.ts';
import { personasLiking } from '#lib/journeys/journeys.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { recipesWith } from '#lib/recipes/recipes.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

const Links = ({
  title,
  links,
}: {
  title: string;
  links: readonly {
    readonly path: string;
    readonly text: string;
    readonly lang: string | undefined;
  }[];
}) =>
  links.length > 0 && (
    <section className="grid gap-2">
      <h2 className="text-h3/[1.1]">{title}</h2>
      <ul>
        {links.map(({ path, text, lang }) => (
          <li key={path}>
            <a className="inline-block py-2" href={path} lang={lang}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Personas, exercises, articles and recipes that mention a card. Those that fail to load are left out. */
export const CardMentions = ({ code }: { code: string }) => {
  const personas = useStore($personas, { ssr: 'initial' });
  const exercises = useStore($exercises, { ssr: 'initial' });
  const articles = useStore($articles, { ssr: 'initial' });
  const recipes = useStore($recipes, { ssr: 'initial' });
  useEffect(() => {
    void loadPersonas();
    void loadExercises();
    void loadArticles();
    void loadRecipes();
  }, []);
  const liking = personas.status === 'ready' ? personasLiking(personas.value, code) : [];
  const naming = exercises.status === 'ready' ? exercisesNaming(exercises.value, code) : [];
  const on = articles.status === 'ready' ? articlesOn(articles.value, code) : [];
  const using = recipes.status === 'ready' ? recipesWith(recipes.value, code) : [];
  return (
    <>
      <Links
        title={m.cards_in_recipes()}
        links={using.map((recipe) => ({
          path: href('resources', recipe.slug),
          text: recipe.title,
          lang: langOf(recipe),
        }))}
      />
      <Links
        title={m.cards_in_exercises()}
        links={naming.map((exercise) => ({
          path: exercisePath(exerciseSlug(exercise)),
          text: exercise.title,
          lang: langOf(exercise),
        }))}
      />
      <Links
        title={m.cards_in_articles()}
        links={on.map((article) => ({
          path: href('articles', article.slug),
          text: article.title,
          lang: langOf(article),
        }))}
      />
      <Links
        title={m.cards_liked_by()}
        links={liking.map((persona) => ({
          path: href('journeys', persona.name),
          text: `${persona.name}, ${persona.descriptor}`,
          lang: langOf(persona),
        }))}
      />
    </>
  );
};
