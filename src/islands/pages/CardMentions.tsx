import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { $articles, loadArticles } from '#lib/articles/article-list.store.ts';
import { articlesOn } from '#lib/articles/articles.ts';
import { $exercises, exerciseAddress, loadExercises } from '#lib/exercises/exercises.store.ts';
import { exercisesNaming } from '#lib/exercises/exercises.ts';
import { $personas, loadPersonas } from '#lib/journeys/journeys.store.ts';
import { personasLiking } from '#lib/journeys/journeys.ts';
import { href } from '#lib/shared/routes.ts';

const Links = ({
  title,
  links,
}: {
  title: string;
  links: readonly { readonly path: string; readonly text: string }[];
}) =>
  links.length > 0 && (
    <section className="grid gap-2">
      <h2 className="text-h3/[1.1]">{title}</h2>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a className="inline-block py-2" href={path}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Who likes a card, and where it is used. What cannot be loaded is left out. */
export const CardMentions = ({ code }: { code: string }) => {
  const personas = useStore($personas, { ssr: 'initial' });
  const exercises = useStore($exercises, { ssr: 'initial' });
  const articles = useStore($articles, { ssr: 'initial' });
  useEffect(() => {
    void loadPersonas();
    void loadExercises();
    void loadArticles();
  }, []);
  const liking = personas.status === 'ready' ? personasLiking(personas.value, code) : [];
  const naming = exercises.status === 'ready' ? exercisesNaming(exercises.value, code) : [];
  const on = articles.status === 'ready' ? articlesOn(articles.value, code) : [];
  return (
    <>
      <Links
        title="Liked by"
        links={liking.map(({ name, descriptor }) => ({
          path: href('journeys', name),
          text: `${name}, ${descriptor}`,
        }))}
      />
      <Links
        title="In articles"
        links={on.map(({ slug, title }) => ({ path: href('articles', slug), text: title }))}
      />
      <Links
        title="In exercises"
        links={naming.map((exercise) => ({
          path: exerciseAddress({}, exercise),
          text: exercise.title,
        }))}
      />
    </>
  );
};
