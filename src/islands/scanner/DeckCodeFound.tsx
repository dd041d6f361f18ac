import * as m from '#messages';

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
    <p>{m.scanner_deck_code_found()}</p>
    <a className="btn-wrap btn btn-primary" href={href('registration', code)}>
      {m.scanner_register_deck()}
    </a>
  </div>
);
