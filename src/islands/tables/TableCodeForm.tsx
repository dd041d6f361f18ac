import { useId, useState } from 'react';

import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { goToTable } from '#lib/tables/table-address.store.ts';

interface Props {
  /** The page of the table to navigate to. */
  readonly route: 'table' | 'screen';
  /** Initial text, such as an invalid code of the address. */
  readonly typed: string;
  readonly button: string;
}

const NO_CODE = 'The code of a table has six letters and digits, such as C4D7FH.';

/** Form for the code of a table; accepts any case and spaces. */
export const TableCodeForm = ({ route, typed, button }: Props) => {
  const id = useId();
  const [text, setText] = useState(typed);
  const [hint, setHint] = useState(typed === '' ? '' : NO_CODE);
  return (
    <form
      className="grid max-w-[26rem] gap-1"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHint(goToTable(route, text) ? '' : NO_CODE);
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        Table code
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input max-w-none min-w-[8rem] flex-1 font-display text-[1.375rem]/[1] [letter-spacing:0.1em] uppercase"
          value={text}
          placeholder="C4D7FH"
          {...CODE_INPUT}
          aria-describedby={`${id}-hint`}
          aria-invalid={hint !== ''}
          onChange={(event) => {
            setText(event.target.value);
            setHint('');
          }}
        />
        <button type="submit" className="btn btn-primary">
          {button}
        </button>
      </div>
      <p id={`${id}-hint`} className="font-semibold text-danger empty:hidden" role="status">
        {hint}
      </p>
    </form>
  );
};
