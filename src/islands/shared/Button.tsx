import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Filled: the main action of its place. */
  readonly primary?: boolean;
}

/** A button in the style of the pages. It submits a form only where its `type` says so. */
export const Button = ({ className = '', primary = false, ...rest }: Props) => (
  <button type="button" className={`btn ${primary ? 'btn-primary' : ''} ${className}`} {...rest} />
);
