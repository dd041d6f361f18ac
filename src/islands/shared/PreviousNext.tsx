import type { Neighbours } from '#lib/shared/neighbours.ts';

/** A page of the same kind. */
interface Neighbour {
  readonly path: string;
  readonly title: string;
  /** Of the title. */
  readonly lang?: string | undefined;
}

const NeighbourLink = ({ label, to }: { label: string; to: Neighbour }) => (
  <a
    className="group grid grid-cols-1 content-start gap-1 rounded-card border-2 border-line-strong p-4 no-underline"
    href={to.path}
  >
    <small className="text-small text-muted">{label}</small>
    <span
      className="font-display text-[min(1.25rem,8vw)]/[1.15] group-hover:underline-title"
      lang={to.lang}
    >
      {to.title}
    </span>
  </a>
);

interface Props<Item> {
  /** Kind of the pages, in the singular. */
  readonly kind: string;
  readonly neighbours: Neighbours<Item>;
  readonly linkTo: (item: Item) => Neighbour;
}

/** Links to the previous and next page of the same list. */
export const PreviousNext = <Item,>({ kind, linkTo, neighbours }: Props<Item>) => {
  const { next, previous } = neighbours;
  return (
    <nav
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:hidden"
      aria-label={`The ${kind}s beside this one`}
    >
      {previous && <NeighbourLink label={`Previous ${kind}`} to={linkTo(previous)} />}
      {next && <NeighbourLink label={`Next ${kind}`} to={linkTo(next)} />}
    </nav>
  );
};
