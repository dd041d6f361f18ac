import { useId, useState } from 'react';

import * as m from '#messages';

import { LARGEST_HAND } from '#contract/printing.ts';
import { SHEETS } from '#contract/sheets.ts';
import { TextField } from '#islands/shared/TextField.tsx';
import { SAMPLE_CODES } from '#facts/samples.ts';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { parseHand, SHEET_WORDS } from '#lib/sheets/sheets.ts';

const PANEL = 'grid content-start gap-3 rounded-card border-2 border-line bg-surface p-5';

/** Printing of a hand, chosen by card codes. */
const Hand = () => {
  const hintId = useId();
  const [text, setText] = useState('');
  const codes = parseHand(text);
  return (
    <li className={PANEL}>
      <h3>{m.sheets_hand()}</h3>
      <p>{m.sheets_hand_about({ count: LARGEST_HAND })}</p>
      <div className="grid gap-1">
        <TextField
          label={m.sheets_hand_codes()}
          className="w-full max-w-none uppercase"
          value={text}
          placeholder={SAMPLE_CODES.slice(0, 3).join(', ')}
          autoComplete="off"
          aria-describedby={hintId}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={hintId} className="min-h-[1.55em] text-small text-muted" role="status">
          {text.trim() !== '' && !codes && m.sheets_hand_hint({ count: LARGEST_HAND })}
        </p>
      </div>
      {codes && <SheetButtons title={m.sheets_hand()} printed={codes} />}
    </li>
  );
};

/** Every sheet to print (behaviour/sheets.md, 'Sheets'). */
export const Sheets = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5" role="list">
    {SHEETS.map((sheet) => (
      <li key={sheet} className={PANEL}>
        <h3>{SHEET_WORDS[sheet].title()}</h3>
        <p>{SHEET_WORDS[sheet].about()}</p>
        <SheetButtons title={SHEET_WORDS[sheet].title()} printed={sheet} />
      </li>
    ))}
    <Hand />
  </ul>
);
