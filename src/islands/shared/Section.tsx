import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether its heading can be focused by script. */
  readonly canFocus?: boolean;
}

/** A part of a page, below a line and a small heading. */
export const Section = ({
  id,
  title,
  children,
  className = 'justify-items-start gap-4 pt-5',
  canFocus = false,
}: Props) => (
  <section className={`rule grid grid-cols-1 ${className}`} aria-labelledby={id}>
    <h2 className="text-h3" id={id} tabIndex={canFocus ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </section>
);
