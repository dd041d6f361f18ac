/** The face of a card. Static: Astro renders it at build time, islands reuse it. */

import { STREAMS } from '#contract/streams.ts';
import { ART_VIEW, cardArt, GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { langOf } from '#lib/shared/lang.ts';
import { kindName } from '#lib/shared/kind-name.ts';

interface Props {
  code: string;
  title: string;
  /** Known or not; `challgenge` is already normalised to `challenge`. */
  category: string;
  /** A stream; an unknown one shows its name in neutral colours. */
  stream: string;
  /** Of the title. */
  language?: unknown;
  /** Element of the title: a heading where the card stands alone, else a paragraph. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  /** Id of a drawing on the page to reuse for this code's art; else the art is rendered here. */
  drawing?: string;
  /** Extra classes, such as a rotation. */
  className?: string | undefined;
}

const isStream = (name: string): boolean => STREAMS.some((stream) => stream === name);

export const CardFace = ({
  code,
  title,
  category,
  stream,
  language,
  heading: Heading = 'h3',
  drawing,
  className = '',
}: Props) => (
  <div className={`deck-card ${isStream(stream) ? stream : ''} ${className}`}>
    <div className="deck-card-art">
      <svg
        viewBox={`0 0 ${ART_VIEW.width} ${ART_VIEW.height}`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        {drawing === undefined ? (
          cardArt(code).layers.map(({ tone, d, line }) => (
            <path key={tone} className={`art-${tone}`} d={d} strokeWidth={line} />
          ))
        ) : (
          <use href={`#${drawing}`} />
        )}
      </svg>
    </div>
    <p className="deck-card-index">
      <b>{code}</b>
      <svg viewBox={`0 0 ${GLYPH_VIEW} ${GLYPH_VIEW}`} aria-hidden="true">
        <path d={glyphOf(category)} />
      </svg>
    </p>
    <div className="deck-card-face" data-code={code}>
      <p className="deck-card-category">{kindName(category)}</p>
      <Heading className="deck-card-title" lang={langOf({ language })}>
        {title}
      </Heading>
      <p className="deck-card-stream">{kindName(stream)}</p>
    </div>
  </div>
);
