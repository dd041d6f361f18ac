import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';

import * as m from '#messages';

import { CaptionEditor, selectSlot } from '#islands/captions/CaptionEditor.tsx';
import { OpenSlotDialog } from '#islands/captions/OpenSlotDialog.tsx';
import { PostPicture } from '#islands/captions/PostPicture.tsx';
import type { PostPreview } from '#islands/captions/PostPreview.tsx';
import { copiedWords, PLATFORM_NAMES } from '#islands/captions/labels.ts';
import { Button } from '#islands/shared/Button.tsx';
import {
  $previousText,
  $generation,
  $restored,
  $text,
  generateCaption,
  undoCaption,
} from '#lib/captions/captions.store.ts';
import type { RecentCaption } from '#lib/captions/captions.ts';
import { $choices } from '#lib/captions/choices.store.ts';
import { $canShare, $copied, copyCaption, shareCaption } from '#lib/captions/copying.store.ts';
import { $cardEntry } from '#lib/captions/drawn-card.store.ts';
import { NO_ENTRY } from '#lib/captions/drawn-card.ts';
import { findSlots } from '#lib/captions/slots.ts';

interface Props {
  readonly text: RecentCaption | undefined;
  /** Whether a caption exists or is loading. */
  readonly wanted: boolean;
}

/** The preview, loaded on demand; left out where loading fails. */
const LazyPreview = ({ text, wanted }: Props) => {
  const [loaded, setLoaded] = useState<{ readonly PostPreview: typeof PostPreview }>();
  useEffect(() => {
    if (wanted) import('#islands/captions/PostPreview.tsx').then(setLoaded).catch(() => {});
  }, [wanted]);
  return text && loaded ? <loaded.PostPreview {...text} /> : null;
};

/** The id of the area of the caption. */
export const RESULT = 'caption-result';

const NOTE = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small';

/** The caption area: empty, 'Generating…', the caption, and an error beside it. */
export const CaptionResult = () => {
  const making = useStore($generation, { ssr: 'initial' });
  const text = useStore($text, { ssr: 'initial' });
  const before = useStore($previousText, { ssr: 'initial' });
  const restored = useStore($restored, { ssr: 'initial' });
  const copied = useStore($copied, { ssr: 'initial' });
  const sharing = useStore($canShare, { ssr: 'initial' });
  const { platform } = useStore($choices, { ssr: 'initial' });
  const entry = useStore($cardEntry, { ssr: () => NO_ENTRY });
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const loading = making.status === 'loading';
  // On a phone the caption is below the form, off screen when the button is pressed.
  useEffect(() => {
    if (loading) area.current?.scrollIntoView({ block: 'nearest' });
  }, [loading]);
  const empty = !text || text.caption.trim() === '';

  /** Moves the focus first: the pressed button may be removed. */
  const generateHere = (): void => {
    area.current?.focus();
    void generateCaption();
  };

  return (
    <section
      className="grid min-w-0 gap-4 wide:col-start-2 wide:row-span-full"
      aria-label={m.captions_result()}
    >
      <div
        ref={area}
        id={RESULT}
        className="grid min-h-[16rem] scroll-mt-[72px] scroll-mb-4 content-start gap-3 rounded-card bg-surface p-[clamp(1rem,3vw,1.5rem)] shadow-card focus:outline-none"
        tabIndex={-1}
        aria-busy={loading}
      >
        <div className="empty:hidden" role="status">
          {!text && making.status === 'idle' && (
            <p className="text-lead text-muted">{m.captions_result_empty()}</p>
          )}
          {loading && (
            <div className="grid gap-3 text-lead">
              <p>{m.captions_generating()}</p>
              {!text && (
                <>
                  <div className="skeleton h-4" />
                  <div className="skeleton h-4" />
                  <div className="skeleton h-4 w-3/5" />
                </>
              )}
            </div>
          )}
          {text && restored && !loading && (
            <p className="text-small text-muted">{m.captions_restored()}</p>
          )}
        </div>
        {making.status === 'failed' && (
          <div className="grid justify-items-start gap-3 border-danger boxed" role="alert">
            <p className="font-semibold text-danger">{making.message}</p>
            <Button className="btn-wrap py-1" onClick={generateHere}>
              {m.captions_try_again()}
            </Button>
          </div>
        )}
        {text && platform !== text.platform && (
          <div className={`${NOTE} border-line-strong boxed`}>
            <p>{m.captions_made_for({ platform: PLATFORM_NAMES[text.platform] })}</p>
            <Button className="btn-wrap py-1" onClick={generateHere}>
              {m.captions_make_for({ platform: PLATFORM_NAMES[platform] })}
            </Button>
          </div>
        )}
        {before && (
          <div className={NOTE}>
            <p>{m.captions_replaced()}</p>
            <Button className="btn-wrap py-1" onClick={undoCaption}>
              {m.captions_undo()}
            </Button>
          </div>
        )}
        {text && (
          <CaptionEditor
            text={text}
            field={field}
            locked={loading}
            onEscape={() => copyButton.current?.focus()}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={copyButton}
          primary
          className="btn-wrap py-1"
          disabled={empty}
          onClick={() => void copyCaption()}
        >
          {m.captions_copy()}
        </Button>
        {sharing && (
          <Button className="btn-wrap py-1" disabled={empty} onClick={() => void shareCaption()}>
            {m.captions_share()}
          </Button>
        )}
        {text && (
          <Button
            className="btn-wrap py-1"
            aria-disabled={loading}
            onClick={() => void generateCaption()}
          >
            {m.captions_another()}
          </Button>
        )}
      </div>
      <p className="min-h-[1.55em] font-semibold text-success" role="status">
        {copiedWords(copied, text?.platform)}
      </p>
      {text && (
        <OpenSlotDialog
          slots={findSlots(text.caption)}
          lang={text.language}
          onFill={(slot) => selectSlot(field.current, slot)}
        />
      )}
      <LazyPreview text={text} wanted={loading || text !== undefined} />
      {text && <PostPicture {...text} card={entry.kind === 'card' ? entry.card : undefined} />}
    </section>
  );
};
