import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';

import * as m from '#messages';

import { slotName } from '#islands/captions/slot.ts';
import { Button } from '#islands/shared/Button.tsx';
import { onDialogClosed } from '#islands/shared/on-dialog-closed.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import {
  $pendingAction,
  proceedWithOpenSlots,
  dismissSlotWarning,
} from '#lib/captions/copying.store.ts';
import type { Slot } from '#lib/captions/slots.ts';
import { SLOT } from '#lib/shared/slots.ts';

interface Props {
  readonly slots: readonly Slot[];
  readonly lang: string;
  /** Selects the slot in the text. */
  readonly onFill: (slot: Slot) => void;
}

/** Confirmation before Copy and Share of a text with an open slot. */
export const OpenSlotDialog = ({ slots, lang, onFill }: Props) => {
  const asking = useStore($pendingAction, { ssr: 'initial' });
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = asking !== 'nothing';
  const [first, ...others] = slots;

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="sheet max-h-[calc(100svh-2rem)] w-[min(100%-2rem,26rem)] gap-4 p-5"
      aria-labelledby={id}
      onClose={onDialogClosed(dismissSlotWarning)}
    >
      <h2 id={id} className="text-h3 wrap-anywhere">
        <WithNodes
          text={
            others.length > 0
              ? m.captions_slots_open({ words: SLOT.a, count: others.length })
              : m.captions_slot_open({ words: SLOT.a })
          }
          a={<span lang={lang}>{first && slotName(first)}</span>}
        />
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button
          primary
          className="btn-wrap flex-auto py-1"
          onClick={() => {
            // Close first: closing restores the previous focus.
            dialog.current?.close();
            if (first) onFill(first);
          }}
        >
          {m.captions_fill_in()}
        </Button>
        <Button className="btn-wrap flex-auto py-1" onClick={() => void proceedWithOpenSlots()}>
          {asking === 'share' ? m.captions_share_anyway() : m.captions_copy_anyway()}
        </Button>
      </div>
    </dialog>
  );
};
