import { useState } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { goToTable } from '#lib/tables/table-address.store.ts';

interface Props {
  /** The page of the table to navigate to. */
  readonly route: 'table' | 'screen';
  /** Initial text, such as an invalid code of the address. */
  readonly typed: string;
  readonly button: string;
  /** Whether the field takes the focus: on a page that begins with it. */
  readonly focused?: boolean;
}

const takeFreeFocus = (field: HTMLInputElement | null): void => {
  if (document.activeElement === document.body) field?.focus({ preventScroll: true });
};

/** Form for the code of a table; accepts any case, spaces and look-alikes. */
export const TableCodeForm = ({ route, typed, button, focused = false }: Props) => {
  const [hint, setHint] = useState(typed === '' ? '' : m.tables_code_malformed());
  return (
    <LineForm
      label={m.tables_code()}
      formClass="max-w-[26rem]"
      className="max-w-none min-w-[8rem] font-display text-[1.375rem]/[1] [letter-spacing:0.1em] uppercase"
      initial={typed}
      placeholder="C4D7FH"
      {...CODE_INPUT}
      ref={focused ? takeFreeFocus : undefined}
      hint={hint}
      aria-invalid={hint !== ''}
      onType={() => setHint('')}
      onSend={(text) => setHint(goToTable(route, text) ? '' : m.tables_code_malformed())}
    >
      <Button type="submit" primary>
        {button}
      </Button>
    </LineForm>
  );
};
