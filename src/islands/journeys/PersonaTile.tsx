import type { Persona } from '#contract/journeys.ts';
import { STREAMS } from '#contract/streams.ts';
import { Tile } from '#islands/shared/Tile.tsx';
import { avatarOf } from '#lib/journeys/journeys.ts';
import { href } from '#lib/shared/routes.ts';
import { langOf } from '#lib/shared/lang.ts';
import { kindName } from '#lib/shared/kind-name.ts';

/** Returns the class with the colours of a stream; neutral for an unknown one. */
export const streamClass = (stream: string): string =>
  STREAMS.find((known) => known === stream) ?? 'no-stream';

/** A persona tile: picture, name, descriptor, stream. */
export const PersonaTile = ({ persona }: { persona: Persona }) => (
  <Tile
    className={streamClass(persona.stream)}
    href={href('journeys', persona.name)}
    picture={{ src: avatarOf(persona.name), width: 400, height: 400 }}
    title={persona.name}
    text={persona.descriptor}
    lang={langOf(persona)}
    foot={kindName(persona.stream)}
  />
);
