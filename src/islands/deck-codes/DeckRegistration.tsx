import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import * as m from '#messages';

import { DeckCodeForm } from '#islands/deck-codes/DeckCodeForm.tsx';
import { Scanner } from '#islands/scanner/Scanner.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Button } from '#islands/shared/Button.tsx';
import { $registration, goHome, startRegistration } from '#lib/deck-codes/registration.store.ts';
import type { RegistrationState as State } from '#lib/deck-codes/registration.ts';
import { cardArt } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { normalizeDeckCode } from '#lib/shared/normalize-deck-code.ts';
import { href } from '#lib/shared/routes.ts';

/** Seed of the art until there is a code. */
const SEED = PRODUCT_NAME;

const codeOf = (state: State): string | undefined =>
  state.step === 'entry' ? normalizeDeckCode(state.text) : state.code;

const Done = ({ own }: { own: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 className="[outline:none]" ref={heading} tabIndex={-1}>
        {own ? m.deck_codes_done_already() : m.deck_codes_done()}
      </h2>
      <p>{own ? m.deck_codes_done_already_text() : m.deck_codes_done_text()}</p>
      <div className="flex flex-wrap gap-3">
        <Button primary onClick={goHome}>
          {m.deck_codes_home()}
        </Button>
        <a className="btn" href={`${href('dash')}?draw`}>
          {m.deck_codes_draw()}
        </a>
        <a className="btn btn-wrap py-1" href={`${href('social')}?intent=first-impression`}>
          {m.deck_codes_share()}
        </a>
      </div>
    </>
  );
};

/**
 * The registration of a deck (behaviour/deck-codes.md, 'Registration'), as a card whose art is generated from its
 * code.
 */
export const DeckRegistration = () => {
  const state = useStore($registration, { ssr: 'initial' });
  useWhenSignedIn(startRegistration);
  const code = codeOf(state);
  const done = state.step === 'done';

  return (
    <>
      <div
        className={`ticket paper relative w-[min(38rem,100%)] overflow-hidden rounded-[28px] shadow-card${done ? ' empathy_nexus' : ''}`}
      >
        <svg
          className="art"
          viewBox="0 90 500 130"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {cardArt(code ?? SEED).layers.map(({ tone, d, line }) => (
            <path key={tone} className={`art-${tone}`} d={d} strokeWidth={line} />
          ))}
        </svg>
        <p className="corner-index" aria-hidden="true">
          <b>{PRODUCT_NAME}</b>
        </p>
        <div className="grid gap-4 p-[clamp(1.25rem,4vw,2.25rem)]" aria-live="polite">
          {done && code !== undefined && (
            <p className="flex flex-wrap font-display text-[clamp(1.0625rem,0.8rem+1.2vw,1.375rem)]/[1.25] [letter-spacing:0.02em]">
              <span className="sr-only">{m.deck_codes_deck_code()} </span>
              {code.split('-').map((part, index) => (
                <span key={index}>{index === 0 ? part : `-${part}`}</span>
              ))}
            </p>
          )}
          {done ? <Done own={state.own} /> : <DeckCodeForm state={state} />}
        </div>
      </div>
      <Scanner kind="deck" />
    </>
  );
};
