import { STREAMS } from '#contract/card.ts';
import type { Persona } from '#contract/persona.ts';
import { readableName } from '#core/cards.ts';
import { avatarOf } from '#core/content.ts';
import { href } from '#core/routes.ts';

/** The class that gives a persona the colours of their stream; none for an unknown stream. */
export const streamClass = (stream: string): string =>
  STREAMS.find((known) => known === stream) ?? 'no-stream';

/** A persona in a list: picture, name, descriptor, stream. */
export const PersonaTile = ({ persona }: { persona: Persona }) => (
  <a className={`tile ${streamClass(persona.stream)}`} href={href('journeys', persona.name)}>
    <img src={avatarOf(persona.name)} alt="" width="400" height="400" />
    <span className="tile-text">
      <span className="tile-title">{persona.name}</span>
      <span>{persona.descriptor}</span>
      <small>{readableName(persona.stream)}</small>
    </span>
  </a>
);
