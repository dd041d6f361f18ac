import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { confirmsErasure, ERASURE_WORD } from '#lib/account/erasure.ts';
import {
  $erasure,
  closeErasure,
  requestErasure,
  followReturn,
  openErasure,
  proveErasure,
  resumeErasure,
  typeErasure,
  type Erasure,
} from '#lib/account/account.store.ts';
import { $session } from '#lib/session/session.store.ts';

interface StepProps {
  /** Explanation and fields. */
  readonly children: ReactNode;
  readonly problem: string | undefined;
  /** Label of the button. */
  readonly go: string;
  readonly ready: boolean;
  /** Whether the request is running, which disables the form. */
  readonly working: boolean;
  readonly onGo: () => void;
}

const Step = ({ children, problem, go, ready, working, onGo }: StepProps) => (
  <form
    className="grid w-full justify-items-start gap-3 rounded-card border-2 border-danger bg-surface p-5"
    onSubmit={(event) => {
      event.preventDefault();
      if (ready) onGo();
    }}
  >
    {children}
    {problem !== undefined && (
      <p className="boxed border-danger font-semibold text-danger" role="alert">
        {problem} Nothing has been deleted.
      </p>
    )}
    <div className="mt-2 flex flex-wrap gap-3">
      <Button type="submit" className="btn-error" disabled={!ready}>
        {go}
      </Button>
      <Button disabled={working} onClick={closeErasure}>
        Keep my account
      </Button>
    </div>
  </form>
);

/** First step: typing the word, then the password at the identity provider. */
const Confirmation = ({
  erasure,
}: {
  erasure: Extract<Erasure, { step: 'asked' | 'leaving' }>;
}) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const asked = erasure.step === 'asked';
  const typed = asked ? erasure.typed : ERASURE_WORD;
  return (
    <Step
      problem={asked ? erasure.problem : undefined}
      go={asked ? 'Continue' : 'One moment…'}
      ready={asked && confirmsErasure(typed)}
      working={!asked}
      onGo={() => void proveErasure()}
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
        aria-describedby="erasure-next"
        value={typed}
        readOnly={!asked}
        onChange={(event) => typeErasure(event.target.value)}
      />
      <p id="erasure-next">
        Next you sign in once more, so that only you can do this. Nothing is deleted until you come
        back here and confirm.
      </p>
    </Step>
  );
};

/** Last step, after a fresh sign-in. */
const FinalConfirmation = ({
  erasure,
}: {
  erasure: Extract<Erasure, { step: 'proved' | 'erasing' }>;
}) => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const erasing = erasure.step === 'erasing';
  return (
    <Step
      problem={erasing ? undefined : erasure.problem}
      go={erasing ? 'Deleting…' : 'Delete for good'}
      ready={!erasing}
      working={erasing}
      onGo={() => void requestErasure()}
    >
      <p ref={words} className="focus:outline-none" tabIndex={-1}>
        Thank you. This is the last step: your account will be deleted, and we cannot bring it back.
      </p>
    </Step>
  );
};

const Steps = ({ erasure }: { erasure: Exclude<Erasure, { step: 'closed' }> }) =>
  erasure.step === 'asked' || erasure.step === 'leaving' ? (
    <Confirmation erasure={erasure} />
  ) : (
    <FinalConfirmation erasure={erasure} />
  );

/** Account deletion, confirmed by typing, a fresh sign-in and a last button. */
export const DeleteAccount = () => {
  const { status } = useStore($session, { ssr: 'initial' });
  const erasure = useStore($erasure, { ssr: 'initial' });
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const closed = erasure.step === 'closed';
  useEffect(followReturn, []);
  useEffect(() => {
    if (status === 'authenticated') void resumeErasure();
  }, [status]);
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
        This deletes your account, My Cards with your notes, your sign-ins on every device and what
        is saved in this browser, at once and for good. Your decks become free: whoever holds the
        box can register them again.
      </p>
      {closed && erasure.notice !== undefined && (
        <p className="boxed border-danger font-semibold text-danger" role="alert">
          {erasure.notice}
        </p>
      )}
      {closed ? (
        <Button
          ref={opener}
          className="btn-error btn-outline"
          disabled={status !== 'authenticated'}
          onClick={openErasure}
        >
          Delete my account
        </Button>
      ) : (
        <Steps erasure={erasure} />
      )}
    </section>
  );
};
