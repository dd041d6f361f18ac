import { TEXT } from '#islands/tables/screen/sizes.ts';
import type { ScreenPart } from '#lib/tables/screen-parts.ts';

/** Hides a part that is not current on wide screens; a phone shows all parts. */
const waiting = (hasTurn: boolean): string => (hasTurn ? '' : 'lg:sr-only');

const Content = ({ part, textClass }: { part: ScreenPart; textClass: string }) => {
  switch (part.kind) {
    case 'text':
      return <p className={`whitespace-pre-line ${textClass}`}>{part.text}</p>;
    case 'quote':
      return (
        <figure className={`grid gap-[calc(1*var(--u))] ${TEXT}`}>
          <blockquote className="quoted font-display">{part.text}</blockquote>
          <figcaption>{part.author}</figcaption>
        </figure>
      );
    case 'notes':
      return (
        <ul className="grid gap-[calc(1*var(--u))]" role="list">
          {part.notes.map(({ by, id, text }) => (
            <li
              key={id}
              className={`rounded-card bg-surface px-[calc(1.4*var(--u))] py-[calc(0.8*var(--u))] whitespace-pre-line wrap-anywhere ${TEXT}`}
            >
              {text}
              {by !== '' && <span className="text-muted"> {by}</span>}
            </li>
          ))}
        </ul>
      );
  }
};

interface Props {
  readonly parts: readonly ScreenPart[];
  /** Index of the current part. */
  readonly current: number;
  /** Class of the size of a text. */
  readonly textClass?: string;
}

/** The parts of a card, one at a time, below a list of their names. */
export const ScreenParts = ({ current, parts, textClass = TEXT }: Props) => {
  const now = parts[current];
  const labels = [...new Set(parts.map(({ label }) => label))];
  return (
    <div className="grid min-w-0 content-start gap-[calc(1.6*var(--u))]">
      {labels.length > 1 && (
        <p
          className={`flex flex-wrap gap-x-[calc(1.6*var(--u))] max-lg:hidden ${TEXT}`}
          aria-hidden="true"
        >
          {labels.map((label) => (
            <span
              key={label}
              className={
                label === now?.label
                  ? 'border-b-[calc(0.35*var(--u))] border-primary font-bold'
                  : 'text-muted'
              }
            >
              {label}
            </span>
          ))}
        </p>
      )}
      {parts.map((part, index) => (
        <section
          key={part.key}
          className={`grid gap-[calc(1*var(--u))] ${waiting(index === current)}`}
        >
          <h2 className={`lg:sr-only ${TEXT}`}>{part.label}</h2>
          <Content part={part} textClass={textClass} />
        </section>
      ))}
    </div>
  );
};
