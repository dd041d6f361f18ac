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
  /** Name of the part of the page, and labels of its links. */
  readonly name: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly neighbours: Neighbours<Item>;
  readonly linkTo: (item: Item) => Neighbour;
}

/** Links to the previous and next page of the same list. */
export const PreviousNext = <Item,>(props: Props<Item>) => {
  const { linkTo, name, neighbours, nextLabel, previousLabel } = props;
  const { next, previous } = neighbours;
  return (
    <nav className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:hidden" aria-label={name}>
      {previous && <NeighbourLink label={previousLabel} to={linkTo(previous)} />}
      {next && <NeighbourLink label={nextLabel} to={linkTo(next)} />}
    </nav>
  );
};
