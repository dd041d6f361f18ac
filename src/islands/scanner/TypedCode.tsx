import { useId, useRef } from 'react';

import { CODE_INPUT } from '#islands/shared/code-input.ts';
import type { ScanTarget } from '#lib/scanner/scanner.store.ts';
import { takeText } from '#lib/scanner/scanning.store.ts';

const WORDS: Record<ScanTarget['kind'], { label: string; placeholder: string; take: string }> = {
  card: { label: 'Card code', placeholder: 'B14', take: 'Show card' },
  deck: { label: 'Deck code', placeholder: '', take: 'Use this code' },
};

export const TypedCode = ({ kind }: Pick<ScanTarget, 'kind'>) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { label, placeholder, take } = WORDS[kind];
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        takeText(field.current?.value ?? '');
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          className="input min-w-[6rem] max-w-none flex-1 uppercase"
          required
          placeholder={placeholder}
          {...CODE_INPUT}
        />
        <button type="submit" className="btn-wrap btn btn-primary flex-auto">
          {take}
        </button>
      </div>
    </form>
  );
};
