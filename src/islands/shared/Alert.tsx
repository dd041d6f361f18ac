import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The message of something that failed. It takes no room without one. */
export const Alert = ({ children, className = '' }: Props) => (
  <p className={`font-semibold text-danger empty:hidden ${className}`} role="alert">
    {children}
  </p>
);
