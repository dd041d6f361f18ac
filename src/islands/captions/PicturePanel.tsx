import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef } from 'react';

import * as m from '#messages';

import type { Language } from '#contract/captions.ts';
import { STREAMS, type Stream } from '#contract/cards.ts';
import { ChoiceGroup } from '#islands/captions/ChoiceGroup.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { $titles, suggestTitles } from '#lib/captions/drawn-card.store.ts';
import { altTextOf } from '#lib/captions/alt-text.ts';
import {
  $canSharePicture,
  $chosenStream,
  $format,
  $news,
  copyAltText,
  savePicture,
  shareWithCaption,
  showPicture,
  type PictureNews,
} from '#lib/captions/picture.store.ts';
import { FORMAT_LAYOUTS, FORMATS, cardPicture } from '#lib/captions/picture.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { inDownloads } from '#lib/shared/text.ts';

export interface PostPictureProps {
  /** The known fields of the drawn card; without one the picture shows a stream's drawing. */
  readonly card?: { readonly code?: string; readonly title?: string } | undefined;
  readonly language: Language;
  readonly caption: string;
}

const FORMAT_NAMES = { square: m.captions_picture_square(), story: m.captions_picture_story() };

const STREAM_NAMES = Object.fromEntries(
  STREAMS.map((stream) => [stream, kindName(stream)]),
) as Readonly<Record<Stream, string>>;

const BUTTON = 'btn-wrap py-1';

const newsWords = (news: PictureNews): string => {
  switch (news.kind) {
    case 'nothing':
      return '';
    case 'failed':
      return m.captions_picture_failed();
    case 'saved':
      return inDownloads(news.name);
    case 'asking':
      return m.captions_picture_slots();
    case 'shared':
      return news.copied ? m.captions_picture_shared_copied() : m.captions_picture_shared();
    case 'cancelled':
      return news.copied ? m.captions_picture_cancelled_copied() : m.captions_picture_cancelled();
    case 'not-shared':
      return news.copied ? m.captions_picture_not_shared_copied() : m.captions_picture_not_shared();
    case 'alt-text':
      return news.copied ? m.captions_alt_text_copied() : m.captions_alt_text_refused();
  }
};

const isGood = (news: PictureNews): boolean =>
  news.kind === 'saved' || news.kind === 'shared' || (news.kind === 'alt-text' && news.copied);

/** The picture to post, with buttons to save, share and describe it. */
export const PicturePanel = ({ card, language, caption }: PostPictureProps) => {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const format = useStore($format);
  const chosen = useStore($chosenStream);
  const titles = useStore($titles);
  const sharing = useStore($canSharePicture);
  const news = useStore($news);
  const known = titles.find(({ code }) => code === card?.code);
  const { code, title, category } = { ...known, ...card };
  const picture = useMemo(
    () => cardPicture({ code, title, category }, chosen),
    [code, title, category, chosen],
  );
  const altText = altTextOf(picture, language);
  const { width, height } = FORMAT_LAYOUTS[format];

  useEffect(() => {
    void suggestTitles();
  }, []);
  useEffect(() => {
    if (canvas.current) showPicture(canvas.current, picture, format);
  }, [picture, format]);

  return (
    <div className="grid gap-4 pt-1 pb-5">
      <ChoiceGroup
        label={m.captions_picture_format()}
        values={FORMATS}
        names={FORMAT_NAMES}
        chosen={format}
        onChoose={(value) => $format.set(value)}
      />
      {!picture.ofStream && (
        <ChoiceGroup
          label={m.captions_picture_drawing()}
          values={STREAMS}
          names={STREAM_NAMES}
          chosen={chosen}
          onChoose={(value) => $chosenStream.set(value)}
        />
      )}
      {code === undefined && (
        <p className="text-small text-muted">{m.captions_picture_name_card()}</p>
      )}
      <canvas
        ref={canvas}
        className={`${picture.stream} h-auto w-full rounded-small shadow-card ${format === 'story' ? 'max-w-[15rem]' : 'max-w-[24rem]'}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={`${id}-alt`}
      />
      <p className="text-small">
        <b>{m.captions_alt_text()}</b>{' '}
        <span id={`${id}-alt`} className="wrap-anywhere" lang={language}>
          {altText}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button primary className={BUTTON} onClick={() => void savePicture()}>
          {m.captions_picture_save()}
        </Button>
        {sharing && (
          <Button className={BUTTON} onClick={() => void shareWithCaption(caption)}>
            {m.captions_picture_share()}
          </Button>
        )}
        <Button className={BUTTON} onClick={() => void copyAltText(altText)}>
          {m.captions_alt_text_copy()}
        </Button>
      </div>
      <p
        className={`min-h-[1.55em] font-semibold wrap-anywhere ${isGood(news) ? 'text-success' : ''}`}
        role="status"
      >
        {newsWords(news)}
      </p>
      {news.kind === 'asking' && (
        <Button
          className={`${BUTTON} justify-self-start`}
          onClick={() => void shareWithCaption(caption, true)}
        >
          {m.captions_share_anyway()}
        </Button>
      )}
    </div>
  );
};
