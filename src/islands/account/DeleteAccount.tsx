import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';

import * as m from '#messages';

import { Form } from '#islands/shared/Form.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Section } from '#islands/shared/Section.tsx';
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

type Step<Name extends Erasure['step']> = Extract<Erasure, { step: Name }>;

const GO_WORDS = {
  asked: m.account_continue,
  leaving: m.account_one_moment,
  proved: m.account_delete_for_good,
  erasing: m.account_deleting,
} as const;

/** First step: typing the word, then the password at the identity provider. */
const Confirmation = ({ erasure }: { erasure: Step<'asked' | 'leaving'> }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <label className="font-semibold" htmlFor="erasure-word">
        {m.account_type_word({ word: ERASURE_WORD })}
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
        value={erasure.step === 'asked' ? erasure.typed : ERASURE_WORD}
        readOnly={erasure.step === 'leaving'}
        onChange={(event) => typeErasure(event.target.value)}
      />
      <p id="erasure-next">{m.account_sign_in_next()}</p>
    </>
  );
};

/** Last step, after a fresh sign-in. */
const FinalConfirmation = () => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} className="focus:outline-none" tabIndex={-1}>
      {m.account_last_step()}
    </p>
  );
};

const Problem = ({ children }: { children: ReactNode }) => (
  <Alert className="boxed border-danger">{children}</Alert>
);

const Steps = ({ erasure }: { erasure: Exclude<Erasure, { step: 'closed' }> }) => {
  const { step } = erasure;
  const isFirst = step === 'asked' || step === 'leaving';
  const isReady = step === 'asked' ? confirmsErasure(erasure.typed) : step === 'proved';
  return (
    <Form
      className="grid w-full justify-items-start gap-3 rounded-card border-2 border-danger bg-surface p-5"
      onSend={() => {
        if (isReady) void (isFirst ? proveErasure() : requestErasure());
      }}
    >
      {isFirst ? <Confirmation erasure={erasure} /> : <FinalConfirmation />}
      {'problem' in erasure && (
        <Problem>
          {erasure.problem} {m.account_nothing_deleted()}
        </Problem>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" className="btn-error" disabled={!isReady}>
          {GO_WORDS[step]()}
        </Button>
        <Button disabled={step === 'leaving' || step === 'erasing'} onClick={closeErasure}>
          {m.account_keep()}
        </Button>
      </div>
    </Form>
  );
};

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
    <Section id="settings-delete" title={m.account_delete()}>
      <p>{m.account_delete_what()}</p>
      {closed && erasure.notice !== undefined && <Problem>{erasure.notice}</Problem>}
      {closed ? (
        <Button
          ref={opener}
          className="btn-error btn-outline"
          disabled={status !== 'authenticated'}
          onClick={openErasure}
        >
          {m.account_delete()}
        </Button>
      ) : (
        <Steps erasure={erasure} />
      )}
    </Section>
  );
};
