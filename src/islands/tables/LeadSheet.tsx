import { useState } from 'react';

import { MOST_DOTS } from '#contract/tables-bounds.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { TimerDisplay } from '#islands/tables/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction, showCard } from '#lib/tables/table-actions.store.ts';
import { counted } from '#lib/shared/text.ts';
import { dotsGiven, peopleAt } from '#lib/tables/selectors.ts';

const MINUTE = 60_000;
const LONGEST = 12 * 60;

const DOTS = Array.from({ length: MOST_DOTS + 1 }, (_, dots) => [`${dots}`, `${dots}`] as const);

/** Button that spotlights the card of the current step. */
const StepCard = ({ code }: { code: string }) => {
  const { cards, state } = useTable();
  const placed = state.cards.find((card) => card.code === code);
  const isShown = placed?.face === 'up' && state.light === placed.place;
  return (
    <Button className="btn-wrap" disabled={isShown} onClick={() => void showCard(code, placed)}>
      {isShown ? 'Its card is in the light' : `Show ${cards.get(code)?.title ?? code}`}
    </Button>
  );
};

const Steps = () => {
  const { cards, state } = useTable();
  const { step, steps } = state;
  if (steps.length === 0) return null;
  const card = step === null ? undefined : steps[step]?.card;
  const go = (index: number | null) => void sendAction({ kind: 'step', index });
  return (
    <section className="grid gap-2" aria-label="Steps">
      <h3>Steps</h3>
      <ol className="grid gap-1" role="list">
        {steps.map(({ card: code, minutes, title }, index) => (
          <li key={index}>
            <button
              type="button"
              className="flex min-h-[2.75rem] w-full cursor-pointer items-center gap-3 rounded-small px-3 py-2 text-start aria-[current=step]:chosen"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <b className="font-display">{index + 1}</b>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {title ??
                  (code === undefined ? `Step ${index + 1}` : (cards.get(code)?.title ?? code))}
              </span>
              <span className="flex-none text-small">{minutes} min</span>
            </button>
          </li>
        ))}
      </ol>
      {card !== undefined && <StepCard code={card} />}
      <div className="flex flex-wrap gap-2">
        {step !== null && <Button onClick={() => go(null)}>No step</Button>}
        <Button
          primary
          className="flex-1"
          disabled={step === steps.length - 1}
          onClick={() => go(step === null ? 0 : step + 1)}
        >
          {step === null ? 'Start with step 1' : 'Next step'}
        </Button>
      </div>
    </section>
  );
};

/** Form that starts the shared timer, by default with the minutes of the step. */
const StartTimer = () => {
  const { state } = useTable();
  const minutes = (state.step === null ? undefined : state.steps[state.step]?.minutes) || 5;
  const [typed, setTyped] = useState<string>();
  const wanted = Number(typed ?? minutes);
  return (
    <Form
      className="flex flex-wrap items-end gap-2"
      onSend={() => sendAction({ kind: 'timer', do: 'start', ms: Math.round(wanted * MINUTE) })}
    >
      <div className="grid flex-1 gap-1">
        <TextField
          label="Minutes"
          className="max-w-none min-w-[5rem]"
          type="number"
          inputMode="decimal"
          required
          min={0.5}
          max={LONGEST}
          step={0.5}
          value={typed ?? String(minutes)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" primary className="flex-auto">
        Start timer
      </Button>
    </Form>
  );
};

const TimerTools = () => {
  const { state } = useTable();
  const { timer } = state;
  const tell = (what: 'start' | 'pause' | 'stop') => void sendAction({ kind: 'timer', do: what });
  return (
    <section className="grid gap-3" aria-label="Timer">
      <h3>Timer</h3>
      {timer ? (
        <>
          <TimerDisplay timer={timer} className="justify-self-start text-h2" />
          <div className="flex flex-wrap gap-2">
            {'endsAt' in timer ? (
              <Button onClick={() => tell('pause')}>Pause</Button>
            ) : (
              <Button primary onClick={() => tell('start')}>
                Go on
              </Button>
            )}
            <Button onClick={() => void sendAction({ kind: 'timer', do: 'add', ms: MINUTE })}>
              +1 minute
            </Button>
            <Button onClick={() => tell('stop')}>Stop</Button>
          </div>
        </>
      ) : (
        <StartTimer key={state.step} />
      )}
    </section>
  );
};

const Voting = () => {
  const { state } = useTable();
  const { settings, votes } = state;
  const people = peopleAt(state).length;
  return (
    <section className="grid gap-3" aria-label="Votes">
      <h3>Votes</h3>
      <p className="text-muted">
        {votes.shown
          ? 'Everybody sees the dots. Voting waits until they are hidden again.'
          : `${counted(dotsGiven(state), 'dot')} given by ${people === 0 ? 'you' : `you and ${counted(people, 'guest')}`}. Nobody sees where.`}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Button
          primary
          className="flex-auto"
          onClick={() => void sendAction({ kind: 'showVotes', shown: !votes.shown })}
        >
          {votes.shown ? 'Hide votes' : 'Show votes'}
        </Button>
        <SelectField
          label="Dots per person"
          className="grid flex-1 gap-1"
          fieldClass="min-w-[5rem]"
          value={settings.votes}
          options={DOTS}
          onPick={(count) => void sendAction({ kind: 'settings', votes: Number(count) })}
        />
      </div>
    </section>
  );
};

/** The host's controls of steps, timer and votes. */
export const LeadSheet = ({ onClose }: { onClose: () => void }) => (
  <BottomSheet title="Lead the group" onClose={onClose}>
    <Steps />
    <TimerTools />
    <Voting />
  </BottomSheet>
);
