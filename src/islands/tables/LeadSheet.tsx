import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { MOST_DOTS } from '#contract/tables-bounds.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { ScreenTools } from '#islands/tables/ScreenTools.tsx';
import { TimerDisplay } from '#islands/tables/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { stepName } from '#lib/tables/course.ts';
import { $startsTimers, goToStep, setStartsTimers, startTimer } from '#lib/tables/course.store.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { counted } from '#lib/shared/text.ts';
import { dotsGiven } from '#lib/tables/selectors.ts';

const MINUTE = 60_000;
const LONGEST = 12 * 60;

const DOTS = Array.from({ length: MOST_DOTS + 1 }, (_, dots) => [`${dots}`, `${dots}`] as const);

const Steps = () => {
  const { cards, state } = useTable();
  const { step, steps } = state;
  if (steps.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label="Steps">
      <h3>Steps</h3>
      <ol className="grid gap-1" role="list">
        {steps.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              className="flex min-h-[2.75rem] w-full cursor-pointer items-center gap-3 rounded-small px-3 py-2 text-start aria-[current=step]:chosen"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => void goToStep(state, index)}
            >
              <b className="font-display">{index + 1}</b>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {stepName(one, index, (code) => cards.get(code)?.title)}
              </span>
              <span className="flex-none text-small">{one.minutes} min</span>
            </button>
          </li>
        ))}
      </ol>
      {step !== null && (
        <Button
          className="justify-self-start"
          onClick={() => void sendAction({ kind: 'step', index: null })}
        >
          End steps
        </Button>
      )}
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
    <Form className="flex flex-wrap items-end gap-2" onSend={() => startTimer(wanted)}>
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
  const startsTimers = useStore($startsTimers, { ssr: 'initial' });
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
      {state.steps.length > 0 && (
        <Switch
          className="flex-row-reverse justify-between gap-4"
          isOn={startsTimers}
          onChange={setStartsTimers}
        >
          Each step starts its timer
        </Switch>
      )}
    </section>
  );
};

const Voting = () => {
  const { state } = useTable();
  const { settings, votes } = state;
  const given = dotsGiven(state);
  return (
    <section className="grid gap-3" aria-label="Votes">
      <h3>Votes</h3>
      <p className="text-muted">
        {votes.shown
          ? 'Everybody sees the dots. Voting waits until they are hidden again.'
          : `${given === 0 ? 'No votes yet' : `${counted(given, 'vote')} so far`}. Votes stay hidden until you show them.`}
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

/** The host's controls of steps, timer, votes and screens. */
export const LeadSheet = ({ onClose }: { onClose: () => void }) => (
  <BottomSheet title="Lead the group" onClose={onClose}>
    <Steps />
    <TimerTools />
    <Voting />
    <ScreenTools />
  </BottomSheet>
);
