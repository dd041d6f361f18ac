import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of a page, below a line and a small heading. */
export const Section = ({
  id,
  title,
  children,
  className = 'justify-items-start gap-4 pt-5',
}: Props) => (
  <section className={`rule grid ${className}`} aria-labelledby={id}>
    <h2 className="text-h3" id={id}>
      {title}
    </h2>
    {children}
  </section>
);
