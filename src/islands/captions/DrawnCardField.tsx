import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';

import * as m from '#messages';

import { LABEL } from '#islands/captions/ChoiceGroup.tsx';
import { Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { $choices } from '#lib/captions/choices.store.ts';
import { NO_ENTRY, type CardEntry } from '#lib/captions/drawn-card.ts';
import {
  $canScan,
  $cardEntry,
  $titles,
  chooseCard,
  lookForCamera,
  suggestTitles,
} from '#lib/captions/drawn-card.store.ts';
import { openScanner } from '#lib/scanner/scanner.store.ts';

const wordsFor = (entry: CardEntry): string => {
  switch (entry.kind) {
    case 'none':
      return m.captions_drawn_card_hint();
    case 'refused':
      return m.captions_drawn_card_refused({ problem: entry.problem });
    case 'card': {
      const { code, title = '' } = entry.card;
      if (code === undefined) return m.captions_drawn_card_title({ title });
      return title === ''
        ? m.captions_drawn_card_code({ code })
        : m.captions_drawn_card_both({ code, title });
    }
  }
};

/** 'Which card did you draw?': free text, a title suggestion for members, or a scan. */
export const DrawnCardField = () => {
  const id = useId();
  const { card } = useStore($choices, { ssr: 'initial' });
  const entry = useStore($cardEntry, { ssr: () => NO_ENTRY });
  const titles = useStore($titles, { ssr: 'initial' });
  const field = useRef<HTMLInputElement>(null);
  const scans = useStore($canScan, { ssr: 'initial' });
  useEffect(() => {
    void lookForCamera();
  }, []);
  const refused = entry.kind === 'refused';

  return (
    <div className="grid gap-2">
      <label className={LABEL} htmlFor={id}>
        {m.captions_drawn_card()}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          className="input w-full max-w-none min-w-[8rem] flex-1 text-[1rem] sm:max-w-[24rem]"
          list={`${id}-titles`}
          name="card"
          value={card}
          placeholder={m.captions_drawn_card_optional()}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={`${id}-words`}
          aria-invalid={refused}
          onFocus={() => void suggestTitles()}
          onChange={(event) => chooseCard(event.target.value)}
        />
        <datalist id={`${id}-titles`}>
          {titles.map(({ code, title }) => (
            <option key={code} value={title}>
              {code}
            </option>
          ))}
        </datalist>
        {card !== '' && (
          <Button
            className="btn-wrap btn-ghost"
            onClick={() => {
              chooseCard('');
              field.current?.focus();
            }}
          >
            {m.captions_drawn_card_clear()}
          </Button>
        )}
        {scans && (
          <Button
            className="btn-wrap"
            onPointerEnter={warmUp}
            onClick={() => openScanner({ kind: 'card', onCode: chooseCard })}
          >
            {m.captions_drawn_card_scan()}
          </Button>
        )}
      </div>
      <p
        id={`${id}-words`}
        className={`text-small wrap-anywhere ${refused ? 'font-bold text-danger' : 'text-muted'}`}
        role="status"
      >
        {wordsFor(entry)}
      </p>
      <Scanner kind="card" />
    </div>
  );
};
