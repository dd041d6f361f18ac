import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';

import * as m from '#messages';

import type { Persona } from '#contract/journeys.ts';
import { LikedCards } from '#islands/journeys/LikedCards.tsx';
import { streamClass } from '#islands/journeys/PersonaTile.tsx';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { PreviousNext } from '#islands/shared/PreviousNext.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { BackLink } from '#islands/shared/States.tsx';
import { $personaNeighbours } from '#lib/journeys/journeys.store.ts';
import { avatarOf, sharedAddress } from '#lib/journeys/journeys.ts';
import { NO_NEIGHBOURS } from '#lib/shared/neighbours.ts';
import { href } from '#lib/shared/routes.ts';
import { langOf } from '#lib/shared/lang.ts';
import { kindName } from '#lib/shared/kind-name.ts';

const STEPS = [
  { part: 'p1', label: m.journeys_struggle },
  { part: 'p2', label: m.journeys_turning_point },
  { part: 'p3', label: m.journeys_reframe },
] as const;

const linkTo = ({ name }: Persona) => ({ path: href('journeys', name), title: name });

type Props = ComponentProps<typeof LikedCards>;

/**
 * A persona's journey, in story order (behaviour/journeys.md, 'Journeys'). The page's first script draws it too
 * (src/layouts/first).
 */
export const Journey = ({ persona, Table }: Props) => {
  const lang = langOf(persona);
  const neighbours = useStore($personaNeighbours, { ssr: () => NO_NEIGHBOURS });
  return (
    <article
      className={`journey grid grid-cols-1 gap-6 ${streamClass(persona.stream)}`}
      aria-label={persona.name}
    >
      <BackLink href={href('journeys')}>{m.journeys_all()}</BackLink>
      <header className="grid grid-cols-1 items-center gap-5 sm:grid-cols-[minmax(10rem,18rem)_minmax(0,1fr)]">
        <img
          className="w-[min(100%,18rem)] rounded-card bg-stream shadow-card"
          src={avatarOf(persona.name)}
          alt=""
          width="400"
          height="400"
        />
        <div className="grid justify-items-start gap-3">
          <p className="rounded-pill bg-paper px-3 py-1 text-small font-bold text-stream-text">
            {m.journeys_stream({ name: kindName(persona.stream) })}
          </p>
          <h1>{persona.name}</h1>
          <p className="lead wrap-anywhere" lang={lang}>
            {persona.descriptor}
          </p>
          <p className="text-small text-muted">{m.journeys_invented()}</p>
          <div className="flex flex-wrap items-center gap-3">
            <KeepButton
              className="pill aria-pressed:chosen"
              kind="persona"
              id={persona.name.toLowerCase()}
              name={persona.name}
            />
            <ShareButton className="pill" title={persona.name} path={sharedAddress(persona.name)} />
          </div>
        </div>
      </header>
      <blockquote
        className="quoted max-w-[44rem] border-l-[0.5rem] border-stream pl-5 font-title text-h2/[1.15]"
        lang={lang}
      >
        {persona.quote}
      </blockquote>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <section>
          <h2 className="mb-3 text-h3">{m.journeys_role()}</h2>
          <p lang={lang}>{persona.role_environment}</p>
        </section>
        <section>
          <h2 className="mb-3 text-h3">{m.journeys_tension()}</h2>
          <p lang={lang}>{persona.current_tension}</p>
        </section>
      </div>
      <section className="paper rounded-card border-t-12 border-stream p-5 shadow-card">
        <h2 className="mb-3 text-h3 text-stream-text">{m.journeys_core_question()}</h2>
        <p className="max-w-[44rem] text-lead" lang={lang}>
          {persona.core_question}
        </p>
      </section>
      <ol className="grid grid-cols-1 gap-6" role="list">
        {STEPS.map(({ part, label }) => (
          <li key={part} className="max-w-[44rem] border-l-3 border-line-strong pl-5">
            <h2 className="mb-3 text-h3">{label()}</h2>
            <p className="text-[1.125rem]" lang={lang}>
              {persona.arc[part]}
            </p>
          </li>
        ))}
      </ol>
      <section>
        <h2 className="mb-3 text-h3">{m.journeys_liked_cards({ name: persona.name })}</h2>
        <LikedCards persona={persona} Table={Table} />
      </section>
      <section>
        <h2 className="mb-3 text-h3">{m.journeys_own_words({ name: persona.name })}</h2>
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-3" role="list" lang={lang}>
          {Object.entries(persona.quotes).map(([key, quote]) => (
            <li key={key}>
              <blockquote className="quoted font-display text-[1.25rem]/[1.3]">{quote}</blockquote>
            </li>
          ))}
        </ul>
      </section>
      {persona.testimonials.length > 0 && (
        <section>
          <h2 className="mb-3 text-h3">{m.journeys_voices()}</h2>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2" role="list" lang={lang}>
            {persona.testimonials.map(({ body, author }, index) => (
              <li key={index}>
                <figure className="h-full rounded-card border-2 border-line bg-surface p-4">
                  <blockquote className="quoted mb-3">{body}</blockquote>
                  <figcaption className="text-muted">{author}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PreviousNext
        name={m.shared_journeys_beside()}
        previousLabel={m.shared_previous_journey()}
        nextLabel={m.shared_next_journey()}
        neighbours={neighbours}
        linkTo={linkTo}
      />
    </article>
  );
};
