import { useState, type ReactNode } from 'react';

import * as m from '#messages';

import { SAMPLE_CODES } from '#facts/samples.ts';
import { Button } from '#islands/shared/Button.tsx';
import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { parseCode } from '#lib/scanner/parse-code.ts';
import { Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { openScanner } from '#lib/scanner/scanner.store.ts';

interface Props {
  readonly onCode: (code: string, how: 'typed' | 'scanned') => void;
  /** Called with the cards of a table scan. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly label: string;
  /** Label of the table scan's button. */
  readonly all: string;
  readonly children?: ReactNode;
}

const [example] = SAMPLE_CODES;
const HINT = example === undefined ? m.cards_code_has() : m.cards_code_has_example({ example });

/** Input of a card code by keyboard or scanner, cleared after each code. */
export const CodeField = ({ onCode, onCodes, label, all, children }: Props) => {
  const [hint, setHint] = useState('');
  const take = (typed: string): boolean => {
    const parsed = parseCode(typed);
    const isCard = parsed.kind === 'card';
    setHint(isCard ? '' : HINT);
    if (isCard) onCode(parsed.code, 'typed');
    return isCard;
  };
  const table = () =>
    import('#lib/my-cards/whole-table.store.ts').then(({ takenBy }) => takenBy(all, onCodes));
  return (
    <>
      <LineForm
        label={m.cards_code()}
        formClass="print:hidden"
        className="max-w-[9rem] min-w-[5rem] uppercase"
        placeholder={SAMPLE_CODES[0]}
        {...CODE_INPUT}
        hint={hint}
        onSend={take}
      >
        <Button type="submit">{label}</Button>
        <Button
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() =>
            openScanner({ kind: 'card', onCode: (code) => onCode(code, 'scanned'), table })
          }
        >
          {m.cards_scan_code()}
        </Button>
        {children}
      </LineForm>
      <Scanner kind="card" />
    </>
  );
};
