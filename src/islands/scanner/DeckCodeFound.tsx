import { href } from '#lib/shared/routes.ts';

/** The way on for somebody who gives a deck code where a card's is asked for. */
export const DeckCodeFound = ({
  code,
  className = '',
}: {
  readonly code: string;
  readonly className?: string;
}) => (
  <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
    <p>This is a deck code. Register your deck?</p>
    <a className="btn-wrap btn btn-primary" href={href('registration', code)}>
      Register your deck
    </a>
  </div>
);
