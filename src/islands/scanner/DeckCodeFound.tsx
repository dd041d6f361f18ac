import { href } from '#lib/shared/routes.ts';

/** Link to the registration for a deck code entered in place of a card code. */
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
