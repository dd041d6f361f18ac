import { useId, useState, type ReactNode } from 'react';

import * as m from '#messages';

import { SAMPLE_CODES } from '#facts/samples.ts';
import { CARD_CODE_LENGTH } from '#lib/shared/card-code.ts';
import { DeckCodeFound } from '#islands/scanner/DeckCodeFound.tsx';
import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { usePrehydrationInput } from '#islands/shared/use-prehydration-input.ts';
import { openCard } from '#lib/cards/open-card.store.ts';
import { parseCode } from '#lib/scanner/parse-code.ts';

interface Props {
  /** Code of the open card, which the field follows. */
  readonly shown: string;
  /** Content beside the field. */
  readonly children: ReactNode;
}

/** Returns the hint for a text that is no card code. */
const hintFor = (text: string): string => {
  const parsed = parseCode(text);
  switch (parsed.kind) {
    case 'card':
    case 'deck':
      return '';
    case 'empty':
      return m.cards_type_code();
    case 'other':
      return m.cards_no_code({ text: parsed.text.slice(0, 40) });
  }
};

/** Code field. A complete code opens its card at once; other text is never requested. */
export const CardCodeForm = ({ shown, children }: Props) => {
  const id = useId();
  const [text, setText] = useState(shown);
  const [hint, setHint] = useState('');

  const [followed, setFollowed] = useState(shown);
  if (followed !== shown) {
    setFollowed(shown);
    setText(shown);
    setHint('');
  }

  const change = (value: string) => {
    setText(value);
    setHint('');
    const parsed = parseCode(value);
    if (parsed.kind === 'card') openCard(parsed.code);
  };

  const parsed = parseCode(text);
  const field = usePrehydrationInput(shown, change);

  const submit = () => {
    if (parsed.kind === 'card') openCard(parsed.code);
    else setHint(hintFor(text));
  };

  return (
    <form
      className="min-w-0 handheld:flex-1"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label
        className="mb-1 block text-small font-semibold landscape:handheld:sr-only"
        htmlFor={id}
      >
        {m.cards_code()}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          className="input min-w-[5rem] max-w-[9rem] flex-1 font-display text-[1.375rem]/[1] [letter-spacing:0.06em] uppercase handheld:max-w-none"
          name="code"
          value={text}
          placeholder={SAMPLE_CODES[0]}
          size={CARD_CODE_LENGTH + 4}
          {...CODE_INPUT}
          aria-describedby={`${id}-hint`}
          aria-invalid={hint !== ''}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <button type="submit" className="btn handheld:hidden">
          {m.cards_show()}
        </button>
        {children}
      </div>
      <div id={`${id}-hint`} role="status">
        {hint !== '' && <p className="mt-2 font-semibold text-danger">{hint}</p>}
        {parsed.kind === 'deck' && <DeckCodeFound className="mt-3" code={parsed.code} />}
      </div>
    </form>
  );
};
