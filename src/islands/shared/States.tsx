import type { ReactNode } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { Tiles } from '#islands/shared/Tile.tsx';

/** Back arrow, as tall as the text beside it. */
const BackArrow = () => (
  <svg
    className="pen me-2 inline-block w-[1em] align-[-0.125em] stroke-[2.4]"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="M21 12H3M10 5l-7 7 7 7" />
  </svg>
);

/** Error message with a retry button. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="notice" role="alert">
    <p>{message}</p>
    <Button primary onClick={onRetry}>
      {m.shared_try_again()}
    </Button>
  </div>
);

/** Placeholder of a list of tiles. */
export const TileSkeletons = ({ label, wide = false }: { label: string; wide?: boolean }) => (
  <Tiles wide={wide} aria-label={label} aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <li key={place} className="skeleton h-[20rem]" />
    ))}
  </Tiles>
);

/** Placeholder of a text page. */
export const TextSkeleton = ({ label }: { label: string }) => (
  <div className="grid max-w-[42rem] gap-5" role="status" aria-label={label}>
    <div className="skeleton h-[4rem] w-[70%]" />
    <div className="skeleton h-[18rem]" />
    <div className="skeleton h-[18rem]" />
  </div>
);

/** Not-found page with a way on. */
export const NotFound = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    <div className="notice" role="alert">
      {children}
    </div>
  </>
);

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <p className="print:hidden">
    <a className="inline-block py-3" href={href}>
      <BackArrow />
      {children}
    </a>
  </p>
);
