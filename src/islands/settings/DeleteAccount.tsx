import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import { confirmsErasure, ERASURE_WORD } from '#core/erasure.ts';
import {
  $erasure,
  closeErasure,
  eraseAccount,
  openErasure,
  typeErasure,
  type Erasure,
} from '#stores/settings.ts';
import { $session } from '#stores/session.ts';

const Confirmation = ({ erasure }: { erasure: Exclude<Erasure, { step: 'closed' }> }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const typed = erasure.step === 'open' ? erasure.typed : ERASURE_WORD;
  const problem = erasure.step === 'open' ? erasure.problem : undefined;
  const ready = erasure.step === 'open' && confirmsErasure(typed);
  return (
    <form
      className="grid w-full justify-items-start gap-3 rounded-card border-2 border-danger bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void eraseAccount();
      }}
    >
      <label className="font-semibold" htmlFor="erasure-word">
        Type {ERASURE_WORD} to confirm
      </label>
      <input
        id="erasure-word"
        ref={field}
        className="input"
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        readOnly={erasure.step === 'erasing'}
        onChange={(event) => typeErasure(event.target.value)}
      />
      {problem !== undefined && (
        <p className="boxed border-danger font-semibold text-danger" role="alert">
          {problem} Nothing has been deleted.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="submit" className="btn btn-error" disabled={!ready}>
          {erasure.step === 'erasing' ? 'Deleting…' : 'Delete for good'}
        </button>
        <button
          type="button"
          className="btn"
          disabled={erasure.step === 'erasing'}
          onClick={closeErasure}
        >
          Keep my account
        </button>
      </div>
    </form>
  );
};

/** The end of an account, confirmed by typing. */
export const DeleteAccount = () => {
  const { status } = useStore($session, { ssr: 'initial' });
  const erasure = useStore($erasure, { ssr: 'initial' });
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const closed = erasure.step === 'closed';
  useEffect(() => {
    if (closed && wasOpen.current) opener.current?.focus();
    wasOpen.current = !closed;
  }, [closed]);
  return (
    <section className="grid justify-items-start gap-4 rule pt-5" aria-labelledby="settings-delete">
      <h2 className="text-h3" id="settings-delete">
        Delete my account
      </h2>
      <p>
        Your account, your sign-ins on every device and what is saved in this browser go at once,
        and cannot be brought back. Your decks become free: whoever holds the box can register them
        again.
      </p>
      {closed ? (
        <button
          ref={opener}
          type="button"
          className="btn btn-error btn-outline"
          disabled={status !== 'authenticated'}
          onClick={openErasure}
        >
          Delete my account
        </button>
      ) : (
        <Confirmation erasure={erasure} />
      )}
    </section>
  );
};
