import { useStore } from '@nanostores/react';

import { titleLines } from '#lib/scanner/table-scan-messages.ts';
import type { Detection } from '#lib/scanner/table-scan.ts';
import { $deck, $table } from '#lib/scanner/table-scan.store.ts';

/** Font size on small and large screens, as share of the frame's width. */
const SMALL = 0.036;
const LARGE = 0.025;

/** Average letter width, in em. */
const LETTER = 0.56;

/** Maximum width of a title, relative to its code. */
const ROOM = 1.3;

/** Minimum distance of a title's centre from the picture's sides, as share of its width. */
const MARGIN = 0.12;

interface Props {
  readonly sight: Detection;
  /** Width of the picture, and of its frame. */
  readonly width: number;
  readonly frame: number;
  /** Title; empty for a code that is not in the deck. */
  readonly title: string;
  readonly stream: string;
}

interface LabelProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
}

const Label = ({ lines, x, y, size, className }: LabelProps) => (
  <text
    className={`fill-[#fff] font-bold [paint-order:stroke] stroke-[#0b0a0e] [stroke-width:0.3em] [stroke-linejoin:round] ${className}`}
    x={x}
    y={y}
    fontSize={size}
    textAnchor="middle"
  >
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? '1.3em' : '1.15em'}>
        {line}
      </tspan>
    ))}
  </text>
);

const Outline = ({ sight: { corners }, title, stream }: Props) => {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g className={stream}>
      <polygon
        className="fill-none stroke-[#fff] stroke-[7] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        points={points}
      />
      <polygon
        className={`fill-none stroke-[4] [stroke-linejoin:round] [vector-effect:non-scaling-stroke] ${title === '' ? 'stroke-[#0b0a0e] [stroke-dasharray:6_5]' : 'stroke-stream'}`}
        points={points}
      />
    </g>
  );
};

const Title = ({ sight: { card, corners }, width, frame, title }: Props) => {
  const columns = corners.map(({ x }) => x);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const x = Math.min(Math.max((left + right) / 2, width * MARGIN), width * (1 - MARGIN));
  const y = Math.max(...corners.map((corner) => corner.y));
  const linesOf = (size: number): readonly string[] => {
    const longest = ((right - left) * ROOM) / (frame * size * LETTER);
    const lines = titleLines(title, longest);
    // Shows the code where the title does not fit; the list has the title.
    return lines.length <= 2 && lines.every((line) => line.length <= longest)
      ? lines
      : [card ?? ''];
  };
  return (
    <>
      <Label className="md:hidden" lines={linesOf(SMALL)} size={frame * SMALL} x={x} y={y} />
      <Label className="max-md:hidden" lines={linesOf(LARGE)} size={frame * LARGE} x={x} y={y} />
    </>
  );
};

/** Outlines of the detected codes, in stream colours, with titles. */
export const TableOutlines = () => {
  const { width, height, detections } = useStore($table, { ssr: 'initial' });
  const deck = useStore($deck, { ssr: 'initial' });
  if (width === 0) return null;
  // The frame of a portrait picture is 3:4.
  const frame = Math.max(width, height * 0.75);
  const all = detections.map((sight, index): Props & { readonly key: string } => {
    const card = sight.card === undefined ? undefined : deck?.get(sight.card);
    // Shows the code until the deck is loaded.
    const title = card?.title ?? (deck ? '' : (sight.card ?? ''));
    return {
      key: `${sight.text} ${index}`,
      sight,
      width,
      frame,
      title,
      stream: card?.stream ?? '',
    };
  });
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${width} ${height}`}
      data-upright={height > width || undefined}
      aria-hidden="true"
    >
      {all.map(({ key, ...outline }) => (
        <Outline key={key} {...outline} />
      ))}
      {all
        .filter(({ title }) => title !== '')
        .map(({ key, ...outline }) => (
          <Title key={key} {...outline} />
        ))}
    </svg>
  );
};
