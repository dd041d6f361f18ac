/** A page of the same kind. */
interface Neighbour {
  readonly path: string;
  readonly title: string;
}

const NeighbourLink = ({ label, to }: { label: string; to: Neighbour }) => (
  <a
    className="group grid grid-cols-1 content-start gap-1 rounded-card border-2 border-line-strong p-4 no-underline"
    href={to.path}
  >
    <small className="text-small text-muted">{label}</small>
    <span className="font-display text-[min(1.25rem,8vw)]/[1.15] group-hover:underline-title">
      {to.title}
    </span>
  </a>
);

interface Props {
  /** Kind of the pages, in the singular. */
  readonly kind: string;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** Links to the previous and next page of the same list. */
export const PreviousNext = ({ kind, previous, next }: Props) => (
  <nav
    className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:hidden"
    aria-label={`The ${kind}s beside this one`}
  >
    {previous && <NeighbourLink label={`Previous ${kind}`} to={previous} />}
    {next && <NeighbourLink label={`Next ${kind}`} to={next} />}
  </nav>
);
