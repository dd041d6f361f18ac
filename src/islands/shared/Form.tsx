import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSend: () => unknown;
}

/** A form that the page itself handles. */
export const Form = ({ onSend, ...form }: Props) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
    {...form}
  />
);
