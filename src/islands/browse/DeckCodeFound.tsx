import { href } from '#core/routes.ts';

/** The way on for somebody who gives a deck code where a card's is asked for. */
export const DeckCodeFound = ({ code }: { readonly code: string }) => (
  <div className="deck-code-found">
    <p>This is a deck code. Register your deck?</p>
    <a className="btn btn-primary" href={href('registration', code)}>
      Register your deck
    </a>
  </div>
);
