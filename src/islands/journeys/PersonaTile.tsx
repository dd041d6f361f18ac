import { STREAMS } from '#contract/card.ts';
import type { Persona } from '#contract/persona.ts';
import { readableName } from '#core/cards.ts';
import { avatarOf } from '#core/content.ts';
import { href } from '#core/routes.ts';
import { Tile } from '#islands/content/Tile.tsx';

/** The class that gives a persona the colours of their stream; none for an unknown stream. */
export const streamClass = (stream: string): string =>
  STREAMS.find((known) => known === stream) ?? 'no-stream';

/** A persona in a list: picture, name, descriptor, stream. */
export const PersonaTile = ({ persona }: { persona: Persona }) => (
  <Tile
    className={streamClass(persona.stream)}
    href={href('journeys', persona.name)}
    picture={{ src: avatarOf(persona.name), width: 400, height: 400 }}
    title={persona.name}
    text={persona.descriptor}
    foot={readableName(persona.stream)}
  />
);
