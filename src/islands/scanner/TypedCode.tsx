import * as m from '#messages';

import { SAMPLE_CODES } from '#facts/samples.ts';
import { Button } from '#islands/shared/Button.tsx';
import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { LineForm } from '#islands/shared/LineForm.tsx';
import type { ScanTarget } from '#lib/scanner/scanner.store.ts';
import { takeText } from '#lib/scanner/scanning.store.ts';

const WORDS: Record<
  ScanTarget['kind'],
  { label: () => string; placeholder: string; take: () => string }
> = {
  card: {
    label: m.scanner_card_code,
    placeholder: SAMPLE_CODES[0] ?? '',
    take: m.scanner_show_card,
  },
  deck: { label: m.scanner_deck_code, placeholder: '', take: m.scanner_use_code },
};

export const TypedCode = ({ kind }: Pick<ScanTarget, 'kind'>) => {
  const { label, placeholder, take } = WORDS[kind];
  return (
    <LineForm
      label={label()}
      className="min-w-[6rem] max-w-none uppercase"
      required
      placeholder={placeholder}
      {...CODE_INPUT}
      onSend={takeText}
    >
      <Button type="submit" primary className="btn-wrap flex-auto">
        {take()}
      </Button>
    </LineForm>
  );
};
