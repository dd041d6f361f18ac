import { useId, type ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
}

/** An input below its label, in a container of the caller's. */
export const TextField = ({ label, className = 'w-full max-w-none', ...input }: Props) => {
  const id = useId();
  return (
    <>
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <input id={id} className={`input ${className}`} {...input} />
    </>
  );
};
