import { useId, useState } from 'react';

import { HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly verb: string;
  readonly primary?: boolean;
  /** Receives the trimmed name, which may be empty. */
  readonly onName: (name: string) => void;
}

/** A form for the name of a new hand; clears its field on submit. */
export const HandNameForm = ({ label, placeholder, verb, primary = false, onName }: Props) => {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="grid max-w-[34rem] grid-cols-1 gap-1 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
        setName('');
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input min-w-[min(8rem,100%)] max-w-none flex-1"
          value={name}
          maxLength={HAND_NAME_LENGTH}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={`btn ${primary ? 'btn-primary' : ''}`}>
          {verb}
        </button>
      </div>
    </form>
  );
};

/** Creates a named hand; an empty name creates none. */
export const NewHandForm = ({
  first,
  verb,
  onName,
}: Pick<Props, 'verb' | 'onName'> & {
  readonly first: boolean;
}) => (
  <HandNameForm
    label={first ? 'Name your first hand' : 'New hand'}
    placeholder="Monday’s kick-off"
    verb={verb}
    onName={(name) => {
      if (name !== '') onName(name);
    }}
  />
);
