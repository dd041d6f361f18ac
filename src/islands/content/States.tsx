import type { ReactNode } from 'react';

/** What could not be loaded, and the way to try it again. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="notice" role="alert">
    <p>{message}</p>
    <button type="button" className="btn btn-primary" onClick={onRetry}>
      Try again
    </button>
  </div>
);

/** Places for things that are on their way. */
export const TileSkeletons = ({ label, className }: { label: string; className: string }) => (
  <ul className={className} aria-label={label} aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <li key={place} className="skeleton tile-skeleton" />
    ))}
  </ul>
);

/** A page of text that is on its way. */
export const TextSkeleton = ({ label }: { label: string }) => (
  <div className="text-skeleton" role="status" aria-label={label}>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
);

/** Something that is not there, and a way on. */
export const NotFound = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    <div className="notice" role="alert">
      {children}
    </div>
  </>
);
