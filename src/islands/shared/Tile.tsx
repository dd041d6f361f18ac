import type { ComponentProps, ReactNode } from 'react';

interface TilesProps extends ComponentProps<'ul'> {
  /** For tiles with sentences, not names only. */
  wide?: boolean;
}

/** A list of tiles, two columns on a phone: pictures are sharp up to 400 pixels. */
export const Tiles = ({ wide = false, ...rest }: TilesProps) => (
  <ul
    className={`grid ${
      wide
        ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5'
        : 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] sm:gap-5'
    }`}
    role="list"
    {...rest}
  />
);

interface TileProps extends Omit<ComponentProps<'a'>, 'title' | 'children' | 'lang'> {
  picture?: { readonly src: string; readonly width: number; readonly height: number };
  title: string;
  text: string;
  /** Of title and text. */
  lang?: string | undefined;
  /** Footer of the tile. */
  foot: ReactNode;
}

/** A link with picture, title and summary. */
export const Tile = ({ picture, title, text, lang, foot, className = '', ...rest }: TileProps) => (
  <a
    className={`tile group flex h-full flex-col overflow-clip rounded-card bg-paper text-paper-ink shadow-card ${className}`}
    {...rest}
  >
    {picture && <img className="w-full bg-stream" alt="" {...picture} />}
    <span className="flex flex-1 flex-col gap-2 p-4 [line-height:1.45]">
      <span
        className="font-title text-h3/[1.1] text-stream-text group-hover:underline-title"
        lang={lang}
      >
        {title}
      </span>
      <span lang={lang}>{text}</span>
      {typeof foot === 'string' ? (
        <small className="mt-auto pt-2 text-small text-paper-muted">{foot}</small>
      ) : (
        <span className="mt-auto pt-2">{foot}</span>
      )}
    </span>
  </a>
);
