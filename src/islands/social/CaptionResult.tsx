import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';

import type { RecentCaption } from '#core/captions.ts';
import { CaptionChecks } from '#islands/social/CaptionChecks.tsx';
import { PostPreview } from '#islands/social/PostPreview.tsx';
import { copiedWords, PLATFORM_NAMES } from '#islands/social/words.ts';
import {
  $canShare,
  $caption,
  $copied,
  copyCaption,
  editCaption,
  generateCaption,
  shareCaption,
} from '#stores/social.ts';

const Editor = ({ caption, platform, language }: RecentCaption) => {
  const id = useId();
  return (
    <>
      <label className="choice-label" htmlFor={id}>
        Caption for {PLATFORM_NAMES[platform]}
      </label>
      <textarea
        id={id}
        className="textarea caption-text"
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
    <section className="caption-result" aria-label="Your caption">
      <div ref={area} className="caption-area" aria-busy={loading}>
        <div role="status">
          {state.status === 'idle' && (
            <p className="caption-empty">Your caption appears here, ready to edit.</p>
          )}
          {loading && (
            <div className="caption-loading">
              <p>Generating…</p>
              <div className="skeleton" />
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          )}
        </div>
        {state.status === 'failed' && (
          <p className="caption-failed" role="alert">
            {state.message}
          </p>
        )}
        {ready && <Editor {...state} />}
      </div>
      <div className="actions">
        <button
          type="button"
          className="btn btn-primary"
          disabled={empty}
          onClick={() => void copyCaption()}
        >
          Copy
        </button>
        {sharing && (
          <button
            type="button"
            className="btn"
            disabled={empty}
            onClick={() => void shareCaption()}
          >
            Share
          </button>
        )}
        {ready && (
          <button type="button" className="btn" onClick={() => void generateCaption()}>
            Another version
          </button>
        )}
      </div>
      <p className="caption-copied" role="status">
        {copiedWords(copied, ready ? state.platform : undefined)}
      </p>
      {ready && <PostPreview {...state} />}
    </section>
  );
};
