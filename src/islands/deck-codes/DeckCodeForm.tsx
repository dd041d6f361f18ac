import { useStore } from '@nanostores/react';
import { useId } from 'react';

import * as m from '#messages';

import { warmUp } from '#islands/scanner/Scanner.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { CODE_INPUT } from '#islands/shared/code-input.ts';
import { usePrehydrationInput } from '#islands/shared/use-prehydration-input.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import {
  $online,
  $secondsToWait,
  changeCode,
  confirmRegistration,
  continueRegistration,
  goHome,
  retryRegistration,
  supportLink,
  typeCode,
} from '#lib/deck-codes/registration.store.ts';
import type { RegistrationProblem, RegistrationState } from '#lib/deck-codes/registration.ts';
import { openScanner } from '#lib/scanner/scanner.store.ts';
import { $session } from '#lib/session/session.store.ts';
import { SLOT } from '#lib/shared/slots.ts';

type State = Exclude<RegistrationState, { step: 'done' }>;

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Details of a problem, below its message. */
const More = ({ problem }: { problem: RegistrationProblem }) => {
  const seconds = useStore($secondsToWait, { ssr: 'initial' });
  const online = useStore($online, { ssr: 'initial' });
  switch (problem.kind) {
    case 'entry':
      return problem.hint === '' ? null : <p>{problem.hint}</p>;
    case 'refused':
      return (
        <a className="inline-block py-2" href={supportLink}>
          {m.deck_codes_support()}
        </a>
      );
    case 'limited':
      return (
        <p>
          <WithNodes
            text={m.deck_codes_limited({ time: SLOT.a })}
            a={
              <span
                className="[font-variant-numeric:tabular-nums] font-bold"
                role="timer"
                aria-live="off"
              >
                {clockText(seconds)}
              </span>
            }
          />
        </p>
      );
    case 'network':
      return online ? (
        <>
          <p>{m.deck_codes_unanswered()}</p>
          <Button primary onClick={retryRegistration}>
            {m.deck_codes_try_again()}
          </Button>
        </>
      ) : (
        <p>{m.deck_codes_offline()}</p>
      );
  }
};

/** The form: entering the code, confirming it, waiting for the server. */
export const DeckCodeForm = ({ state }: { state: State }) => {
  const id = useId();
  const session = useStore($session, { ssr: 'initial' });
  const { step } = state;
  const entering = step === 'entry';
  const shown = entering ? state.text : state.code;
  const field = usePrehydrationInput<HTMLTextAreaElement>(shown, typeCode);
  const problem = entering ? state.problem : undefined;
  const ready = session.status === 'authenticated';

  const scan = () =>
    openScanner({
      kind: 'deck',
      onCode: (code) => {
        typeCode(code);
        field.current?.focus();
      },
    });

  return (
    <Form
      className="deck-form grid gap-2"
      noValidate
      aria-busy={step === 'activating'}
      onSend={() => {
        if (entering) continueRegistration();
        else if (step === 'confirm') confirmRegistration();
        // Focuses the field, so that Enter continues.
        field.current?.focus();
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {m.deck_codes_deck_code()}
      </label>
      {/* A textarea, because one line of text may need two on a phone, and an input would hide its end. */}
      <textarea
        ref={field}
        id={id}
        className="textarea min-h-[4.75rem] w-full resize-none bg-transparent px-3 py-[0.8rem] font-code text-[1rem]/[1.5] font-semibold text-fg uppercase field-sizing-content sm:min-h-[3.25rem] read-only:[border-style:dashed] read-only:bg-line"
        name="code"
        rows={1}
        value={shown}
        readOnly={!entering}
        placeholder="XXXXXXXX-XXXX-4XXX-XXXX-XXXXXXXXXXXX"
        {...CODE_INPUT}
        enterKeyHint={entering ? 'next' : 'done'}
        aria-describedby={`${id}-note ${id}-problem`}
        aria-invalid={problem?.kind === 'entry' || problem?.kind === 'refused'}
        onChange={(event) => typeCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // Submits by the button's click, as an input would: a disabled button blocks Enter too.
          event.currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
        }}
      />
      <p id={`${id}-note`} className="mt-2 empty:hidden" role="status">
        {entering && state.mended && m.deck_codes_mended()}
        {step === 'confirm' && m.deck_codes_is_this_the_code()}
        {step === 'activating' && m.deck_codes_registering()}
      </p>
      <div
        id={`${id}-problem`}
        className="deck-problem grid justify-items-start gap-2 border-danger not-empty:boxed not-empty:py-4"
        role="alert"
      >
        {problem && (
          <>
            <p className="font-bold text-danger">{problem.message}</p>
            <More problem={problem} />
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {entering ? (
          <>
            <Button
              type="submit"
              primary={problem?.kind !== 'network'}
              disabled={!ready || problem?.kind === 'limited'}
            >
              {m.deck_codes_continue()}
            </Button>
            <Button disabled={!ready} onPointerEnter={warmUp} onFocus={warmUp} onClick={scan}>
              {m.deck_codes_scan()}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" primary disabled={step === 'activating'}>
              {step === 'activating' && (
                <span className="spinner size-[1.5rem] rounded-pill" aria-hidden="true" />
              )}
              {m.deck_codes_confirm()}
            </Button>
            <Button
              disabled={step === 'activating'}
              onClick={() => {
                changeCode();
                field.current?.focus();
              }}
            >
              {m.deck_codes_change()}
            </Button>
          </>
        )}
        <Button className="btn-ghost" onClick={goHome}>
          {m.deck_codes_cancel()}
        </Button>
      </div>
    </Form>
  );
};
