import { useId, useState, type ReactNode } from 'react';

import { CODE_INPUT } from '#islands/shared/code-input.ts';
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

/** Input of a card code by keyboard or scanner, cleared after each code. */
export const CodeField = ({ onCode, onCodes, label, all, children }: Props) => {
  const id = useId();
  const [text, setText] = useState('');
  const [hint, setHint] = useState('');
  const take = (typed: string): void => {
    const parsed = parseCode(typed);
    if (parsed.kind !== 'card') {
      setHint('A card code has three letters or digits, such as B14.');
      return;
    }
    setText('');
    setHint('');
    onCode(parsed.code, 'typed');
  };
  const table = () =>
    import('#lib/my-cards/whole-table.store.ts').then(({ takenBy }) => takenBy(all, onCodes));
  return (
    <form
      className="grid gap-1 print:hidden"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        Card code
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input max-w-[9rem] min-w-[5rem] flex-1 uppercase"
          value={text}
          placeholder="B14"
          {...CODE_INPUT}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn">
          {label}
        </button>
        <button
          type="button"
          className="btn"
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() =>
            openScanner({ kind: 'card', onCode: (code) => onCode(code, 'scanned'), table })
          }
        >
          Scan code
        </button>
        {children}
      </div>
      <p id={`${id}-hint`} className="font-semibold text-danger empty:hidden" role="status">
        {hint}
      </p>
      <Scanner kind="card" />
    </form>
  );
};
