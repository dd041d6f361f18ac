import type { Persona } from '#contract/persona.ts';
import { readableName } from '#core/cards.ts';
import { avatarOf } from '#core/content.ts';
import { href } from '#core/routes.ts';
import { SmallCards } from '#islands/content/SmallCards.tsx';
import { streamClass } from '#islands/journeys/PersonaTile.tsx';
import { SaveButton } from '#islands/saved/SaveButton.tsx';

const STEPS = [
  { part: 'p1', label: 'The struggle' },
  { part: 'p2', label: 'The turning point' },
  { part: 'p3', label: 'The reframe' },
] as const;

/** One persona's journey, in the order of a story (behaviour.md, 'Journeys'). */
export const Journey = ({ persona }: { persona: Persona }) => (
  <article className={`journey ${streamClass(persona.stream)}`} aria-label={persona.name}>
    <p className="back-link">
      <a href={href('journeys')}>All journeys</a>
    </p>
    <header className="journey-head">
      <img src={avatarOf(persona.name)} alt="" width="400" height="400" />
      <div>
        <p className="journey-stream">Stream: {readableName(persona.stream)}</p>
        <h1>{persona.name}</h1>
        <p className="lead">{persona.descriptor}</p>
        <SaveButton item={{ kind: 'persona', value: persona }} />
      </div>
    </header>
    <blockquote className="journey-quote">{persona.quote}</blockquote>
    <div className="journey-facts">
      <section>
        <h2>Role and surroundings</h2>
        <p>{persona.role_environment}</p>
      </section>
      <section>
        <h2>Current tension</h2>
        <p>{persona.current_tension}</p>
      </section>
    </div>
    <section className="journey-question paper">
      <h2>Core question</h2>
      <p>{persona.core_question}</p>
    </section>
    <ol className="journey-arc" role="list">
      {STEPS.map(({ part, label }) => (
        <li key={part}>
          <h2>{label}</h2>
          <p>{persona.arc[part]}</p>
        </li>
      ))}
    </ol>
    <section>
      <h2>Cards {persona.name} likes</h2>
      <SmallCards cards={persona.cards} />
    </section>
    <section>
      <h2>In {persona.name}’s words</h2>
      <ul className="sayings" role="list">
        {Object.entries(persona.quotes).map(([key, quote]) => (
          <li key={key}>
            <blockquote>{quote}</blockquote>
          </li>
        ))}
      </ul>
    </section>
    {persona.testimonials.length > 0 && (
      <section>
        <h2>What others say</h2>
        <ul className="testimonials" role="list">
          {persona.testimonials.map(({ body, author }, index) => (
            <li key={index}>
              <figure>
                <blockquote>{body}</blockquote>
                <figcaption>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    )}
  </article>
);
