import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';

import * as m from '#messages';

import { CaptionChecks } from '#islands/captions/CaptionChecks.tsx';
import { LABEL } from '#islands/captions/ChoiceGroup.tsx';
import { SLOT, slotName } from '#islands/captions/slot.ts';
import { PLATFORM_NAMES } from '#islands/captions/labels.ts';
import { Button } from '#islands/shared/Button.tsx';
import type { RecentCaption } from '#lib/captions/captions.ts';
import { editCaption } from '#lib/captions/captions.store.ts';
import { findSlots, type Slot } from '#lib/captions/slots.ts';

/** Shared box styles: text field and marks overlay each other and must wrap alike. */
const BOX =
  '[grid-area:1/1] m-0 w-full border-2 p-3 text-[1rem]/[1.5] wrap-anywhere whitespace-pre-wrap';

/** Selects a slot, so that the next key replaces it. */
export const selectSlot = (field: HTMLTextAreaElement | null, { start, end }: Slot): void => {
  field?.focus();
  field?.setSelectionRange(start, end);
};

/** Highlights of the slots behind the text; a text field cannot style a range. */
const Marks = ({ caption, slots }: { caption: string; slots: readonly Slot[] }) => (
  <div
    className={`${BOX} min-h-[14rem] border-transparent text-transparent forced-colors:invisible`}
    aria-hidden="true"
  >
    {slots.map(({ start, end }, index) => (
      <span key={start}>
        {caption.slice(slots[index - 1]?.end ?? 0, start)}
        <mark className={`${SLOT} bg-line! p-0! text-transparent! outline-fg`}>
          {caption.slice(start, end)}
        </mark>
      </span>
    ))}
    {/* Only a text field renders a trailing line break as a line: the blank does so here. */}
    {caption.slice(slots.at(-1)?.end ?? 0)}{' '}
  </div>
);

interface Props {
  readonly text: RecentCaption;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** A new text is being generated; edits would be lost. */
  readonly locked: boolean;
  /** Called on Escape to move the focus out of the field. */
  readonly onEscape: () => void;
}

/** The caption editor with its open slots and the platform's checks. */
export const CaptionEditor = ({ text, field, locked, onEscape }: Props) => {
  const { caption, platform, language } = text;
  const id = useId();
  const slots = findSlots(caption);
  const pressedHere = useRef(false);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    pressedHere.current = true;
    if (slots.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const { selectionEnd } = event.currentTarget;
    const next = slots.find(({ start }) => start >= selectionEnd);
    if (!next) return;
    event.preventDefault();
    selectSlot(event.currentTarget, next);
  };

  /** Selects the first slot when Tab moved the focus into the field. */
  const onKeyUp = ({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (key === 'Tab' && !pressedHere.current && slots[0]) selectSlot(currentTarget, slots[0]);
    pressedHere.current = false;
  };

  return (
    <>
      <label className={LABEL} htmlFor={id}>
        {m.captions_label({ platform: PLATFORM_NAMES[platform] })}
      </label>
      <div className="grid">
        <Marks caption={caption} slots={slots} />
        <textarea
          ref={field}
          id={id}
          className={`${BOX} relative textarea max-w-none resize-none overflow-hidden bg-transparent`}
          lang={language}
          value={caption}
          readOnly={locked}
          aria-describedby={`${id}-slots ${id}-facts`}
          onChange={(event) => editCaption(event.target.value)}
          onKeyDown={onKeyDown}
          onKeyUp={onKeyUp}
          onBlur={() => {
            pressedHere.current = false;
          }}
        />
      </div>
      {slots.length > 0 && (
        <div className="grid gap-2">
          <p id={`${id}-slots`} className="text-small">
            <b>{m.captions_slots()}</b>{' '}
            <span className="pointer-coarse:hidden">{m.captions_slots_keys()}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => (
              <Button
                key={slot.start}
                className="btn-wrap border-dashed py-1 text-small wrap-anywhere"
                lang={language}
                onClick={() => selectSlot(field.current, slot)}
              >
                {slotName(slot)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {text.byModel && <p className="text-small text-muted">{m.captions_by_model()}</p>}
      <CaptionChecks id={`${id}-facts`} caption={caption} platform={platform} language={language} />
    </>
  );
};
