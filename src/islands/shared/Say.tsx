import * as m from '#messages';

interface Props {
  readonly children: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** A sentence that a facilitator reads aloud. */
export const Say = ({ children, lang }: Props) => (
  <div className="grid gap-1 rounded-card border-s-8 border-primary bg-surface px-4 py-3">
    <p className="text-small font-semibold text-muted">{m.shared_say()}</p>
    <p className="quoted text-[1.22rem]/[1.32]" lang={lang}>
      {children}
    </p>
  </div>
);

/** The move that saves a step. */
export const Flop = ({ children, lang }: Props) => (
  <p className="text-muted">
    <b className="font-display text-fg">{m.shared_flop()}</b> <span lang={lang}>{children}</span>
  </p>
);
