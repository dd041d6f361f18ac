import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';

import { CaptionChecks } from '#islands/captions/CaptionChecks.tsx';
import { LABEL } from '#islands/captions/ChoiceGroup.tsx';
import { PostPreview } from '#islands/captions/PostPreview.tsx';
import { copiedWords, PLATFORM_NAMES } from '#islands/captions/words.ts';
import {
  $canShare,
  $caption,
  $copied,
  copyCaption,
  editCaption,
  generateCaption,
  shareCaption,
} from '#lib/captions/captions.store.ts';
import type { RecentCaption } from '#lib/captions/captions.ts';

const Editor = ({ caption, platform, language }: RecentCaption) => {
  const id = useId();
  return (
    <>
      <label className={LABEL} htmlFor={id}>
        Caption for {PLATFORM_NAMES[platform]}
      </label>
      <textarea
        id={id}
        className="caption-text textarea max-h-[38rem] min-h-[14rem] w-full text-[1rem]/[1.5] field-sizing-content"
        lang={language}
        rows={9}
        value={caption}
        aria-describedby={`${id}-facts`}
        onChange={(event) => editCaption(event.target.value)}
      />
      <CaptionChecks id={`${id}-facts`} caption={caption} platform={platform} language={language} />
    </>
  );
};

/** The caption area: nothing yet, 'Generating…', the caption, or what went wrong. */
export const CaptionResult = () => {
  const state = useStore($caption, { ssr: 'initial' });
  const copied = useStore($copied, { ssr: 'initial' });
  const sharing = useStore($canShare, { ssr: 'initial' });
  const ready = state.status === 'ready';
  const area = useRef<HTMLDivElement>(null);
  const loading = state.status === 'loading';
  // On a phone the caption stands below the form, out of sight of the button.
  useEffect(() => {
    if (loading) area.current?.scrollIntoView({ block: 'nearest' });
  }, [loading]);
  const empty = !ready || state.caption.trim() === '';

  return (
    <section
      className="grid min-w-0 gap-4 wide:col-start-2 wide:row-span-full"
      aria-label="Your caption"
    >
      <div
        ref={area}
        className="grid min-h-[16rem] scroll-mt-[72px] scroll-mb-4 content-start gap-3 rounded-card bg-surface p-[clamp(1rem,3vw,1.5rem)] shadow-card"
        aria-busy={loading}
      >
        <div className="empty:hidden" role="status">
          {state.status === 'idle' && (
            <p className="text-lead text-muted">Your caption appears here, ready to edit.</p>
          )}
          {loading && (
            <div className="grid gap-3 text-lead">
              <p>Generating…</p>
              <div className="skeleton h-4" />
              <div className="skeleton h-4" />
              <div className="skeleton h-4 w-3/5" />
            </div>
          )}
        </div>
        {state.status === 'failed' && (
          <p className="text-lead font-semibold text-danger" role="alert">
            {state.message}
          </p>
        )}
        {ready && <Editor {...state} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn-wrap btn py-1 btn-primary"
          disabled={empty}
          onClick={() => void copyCaption()}
        >
          Copy
        </button>
        {sharing && (
          <button
            type="button"
            className="btn-wrap btn py-1"
            disabled={empty}
            onClick={() => void shareCaption()}
          >
            Share
          </button>
        )}
        {ready && (
          <button
            type="button"
            className="btn-wrap btn py-1"
            onClick={() => void generateCaption()}
          >
            Another version
          </button>
        )}
      </div>
      <p className="min-h-[1.55em] font-semibold text-success" role="status">
        {copiedWords(copied, ready ? state.platform : undefined)}
      </p>
      {ready && <PostPreview {...state} />}
    </section>
  );
};
