import * as m from '#messages';

import type { Citation } from '#contract/citation.ts';

interface Props {
  readonly sources: readonly Citation[] | undefined;
  /** Of the remarks. */
  readonly lang: string | undefined;
}

/** List of sources with their years; nothing where none are known. */
export const Sources = ({ sources, lang }: Props) =>
  sources &&
  sources.length > 0 && (
    <section className="grid gap-2 text-small/[1.5] print:text-[inherit]">
      <h2 className="text-h3/[1.1]">{m.shared_sources()}</h2>
      <ul className="grid gap-2">
        {sources.map(({ who, work, year, note, url }) => (
          <li key={work} className="wrap-anywhere">
            {who !== undefined && `${who}: `}
            {url === undefined ? (
              <cite>{work}</cite>
            ) : (
              <a className="underline" href={url} rel="noreferrer">
                <cite>{work}</cite>
              </a>
            )}{' '}
            ({year}). {note !== undefined && <span lang={lang}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
