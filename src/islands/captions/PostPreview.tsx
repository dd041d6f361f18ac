import { useState } from 'react';

import * as m from '#messages';
import { PAGE_LANGUAGE } from '#messages/languages.js';

import type { Platform } from '#contract/captions.ts';
import type { Stream } from '#contract/cards.ts';
import { SAMPLE } from '#facts/samples.ts';
import { PLATFORM_NAMES } from '#islands/captions/labels.ts';
import { SLOT } from '#islands/captions/slot.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import type { RecentCaption } from '#lib/captions/captions.ts';
import { captionParts, type CaptionPart } from '#lib/captions/preview.ts';
import { drawGraphic } from '#lib/shared/art.ts';

/** The ground of the post's picture: one of the deck's drawings, in the colours of another stream than the card's. */
const GROUND = drawGraphic('squares', 'post');
const GROUND_STREAM: Stream =
  SAMPLE?.stream === 'serendipity_symphony' ? 'empathy_nexus' : 'serendipity_symphony';

const Picture = () => (
  <div className="relative grid aspect-5/4 place-items-center overflow-clip py-5">
    <svg
      className={`art absolute size-full ${GROUND_STREAM}`}
      viewBox="0 0 500 400"
      preserveAspectRatio="xMidYMid slice"
    >
      {GROUND.map(({ tone, d, line }) => (
        <path key={tone} className={`art-${tone}`} d={d} strokeWidth={line} />
      ))}
    </svg>
    {SAMPLE && (
      <div className="post-card relative w-[max(42%,8.5rem)] -rotate-6">
        <CardFace {...SAMPLE} heading="p" />
      </div>
    )}
  </div>
);

/** Icon paths of the buttons below a post. */
const SIGNS: Record<string, string> = {
  like: 'M12 20.5 4.2 12.7a4.9 4.9 0 0 1 7.8-5.8 4.9 4.9 0 0 1 7.8 5.8Z',
  comment: 'M20.5 12a8.5 8.5 0 1 0-3.6 6.9l3.1.9-.8-3.2a8.4 8.4 0 0 0 1.3-4.6Z',
  send: 'M21 3.5 10.5 14M21 3.5l-6.5 17-4-6.5-7-3.5Z',
  repost:
    'M4 13V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20 11v3.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3',
  save: 'M6 3.5h12v17l-6-4.7-6 4.7Z',
};

const SIGNS_OF = (platform: Platform): readonly string[] =>
  platform === 'linkedin'
    ? ['like', 'comment', 'repost', 'send']
    : ['like', 'comment', 'send', 'save'];

const Signs = ({ platform }: { platform: Platform }) => (
  <div className={`flex gap-4 px-4 py-3 ${platform === 'linkedin' ? 'justify-around' : ''}`}>
    {SIGNS_OF(platform).map((sign) => (
      <svg
        key={sign}
        className="pen w-5 stroke-2 in-[.post-instagram]:last:ms-auto"
        viewBox="0 0 24 24"
      >
        <path d={SIGNS[sign]} />
      </svg>
    ))}
  </div>
);

const Part = ({ text, hashtag, reason, slot }: CaptionPart) => {
  if (slot) return <mark className={SLOT}>{text}</mark>;
  if (reason !== undefined) return <mark title={reason}>{text}</mark>;
  return hashtag ? (
    <span className="font-semibold transformation_voyage text-stream-text">{text}</span>
  ) : (
    text
  );
};

const Text = ({ caption, platform, language }: RecentCaption) => {
  const [open, setOpen] = useState(false);
  const parts = captionParts(platform, language, caption);
  const folded = parts.some(({ hidden }) => hidden);
  const shown = parts.filter(({ hidden }) => !hidden);
  const rest = parts.filter(({ hidden }) => hidden);
  return (
    <div className="px-4 pb-3">
      <p className="wrap-anywhere whitespace-pre-line" lang={language}>
        {platform === 'instagram' && <b lang={PAGE_LANGUAGE}>{m.captions_preview_handle()} </b>}
        {shown.map((part, index) => (
          <Part key={index} {...part} />
        ))}
        {open && folded && (
          <span
            className="post-fold my-1 flex items-center gap-2 text-[0.75rem] whitespace-nowrap text-paper-muted"
            lang={PAGE_LANGUAGE}
          >
            {m.captions_preview_fold()}
          </span>
        )}
        {open && rest.map((part, index) => <Part key={index} {...part} />)}
      </p>
      {folded && (
        <button
          type="button"
          className="min-h-[2.75rem] cursor-pointer font-semibold text-paper-muted hover:text-paper-ink"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? m.captions_preview_less() : m.captions_preview_more()}
        </button>
      )}
    </div>
  );
};

/** A sketch of the post on its platform, folded about where the platform folds. */
export const PostPreview = (made: RecentCaption) => {
  const { platform } = made;
  const name = PLATFORM_NAMES[platform];
  const textFirst = platform === 'linkedin' || platform === 'facebook' || platform === 'threads';
  return (
    <figure
      className={`post post-${platform} w-[min(100%,26rem)] overflow-clip rounded-card bg-paper text-[0.9375rem]/[1.45] text-paper-ink shadow-card`}
      aria-label={m.captions_preview({ platform: name })}
    >
      <div className="flex items-center gap-3 px-4 py-3 [line-height:1.25]" aria-hidden="true">
        <span className="mindset_journey post-avatar size-[2.25rem] flex-none rounded-pill" />
        <span>
          <b>{textFirst ? m.captions_preview_name() : m.captions_preview_handle()}</b>
          <small className="block text-[0.8125rem] text-paper-muted">
            {textFirst ? m.captions_preview_time({ platform: name }) : name}
          </small>
        </span>
      </div>
      {textFirst && <Text {...made} />}
      <div aria-hidden="true">
        <Picture />
        <Signs platform={platform} />
      </div>
      {!textFirst && <Text {...made} />}
    </figure>
  );
};
