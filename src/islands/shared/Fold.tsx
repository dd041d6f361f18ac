import type { ComponentProps, ReactNode } from 'react';

import { FoldSign } from '#islands/shared/FoldSign.tsx';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode;
}

/** A part of a page that is opened by its title, below a line. */
export const Fold = ({ title, children, className = '', ...rest }: Props) => (
  <details className={`rule ${className}`} {...rest}>
    <summary className="flex min-h-[3.25rem] list-none cursor-pointer items-center justify-between gap-4 font-display text-h3/[1.1] wrap-anywhere">
      {title}
      <FoldSign />
    </summary>
    {children}
  </details>
);
