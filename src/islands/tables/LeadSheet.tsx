import { useState, type ComponentType } from 'react';

import * as m from '#messages';

import { MOST_DOTS } from '#contract/tables-bounds.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { ScreenTools } from '#islands/tables/ScreenTools.tsx';
import { TimerButtons } from '#islands/tables/TimerButtons.tsx';
import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { startTimer } from '#lib/tables/course.store.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { dotsGiven } from '#lib/tables/selectors.ts';
import { serverNow } from '#lib/tables/table.store.ts';

const LONGEST = 12 * 60;

const DOTS = Array.from({ length: MOST_DOTS + 1 }, (_, dots) => [`${dots}`, `${dots}`] as const);

/** Form that starts the shared timer. */
const StartTimer = () => {
  const [typed, setTyped] = useState('5');
  return (
    <Form className="flex flex-wrap items-end gap-2" onSend={() => startTimer(Number(typed))}>
      <div className="grid flex-1 gap-1">
        <TextField
          label={m.tables_lead_minutes()}
          className="max-w-none min-w-[5rem]"
          type="number"
          inputMode="decimal"
          required
          min={0.5}
          max={LONGEST}
          step={0.5}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" primary className="flex-auto">
        {m.tables_lead_start_timer()}
      </Button>
    </Form>
  );
};

const TimerTools = () => {
  const { timer } = useTable().state;
  return (
    <section className="grid gap-3" aria-label={m.tables_timer()}>
      <h3>{m.tables_timer()}</h3>
      {timer ? (
        <>
          <TimerDisplay timer={timer} now={serverNow} className="justify-self-start text-h2" />
          <TimerButtons timer={timer} />
        </>
      ) : (
        <StartTimer />
      )}
    </section>
  );
};

const Voting = () => {
  const { state } = useTable();
  const { settings, votes } = state;
  const given = dotsGiven(state);
  return (
    <section className="grid gap-3" aria-label={m.tables_lead_votes()}>
      <h3>{m.tables_lead_votes()}</h3>
      <p className="text-muted">
        {votes.shown && m.tables_lead_votes_shown()}
        {!votes.shown &&
          (given === 0 ? m.tables_lead_votes_none() : m.tables_lead_votes_so_far({ count: given }))}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Button
          primary
          className="flex-auto"
          onClick={() => void sendAction({ kind: 'showVotes', shown: !votes.shown })}
        >
          {votes.shown ? m.tables_lead_votes_hide() : m.tables_lead_votes_show()}
        </Button>
        <SelectField
          label={m.tables_lead_dots()}
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

interface Props {
  readonly onClose: () => void;
  /** The form that gives the table its steps; a prop, since it imports other concepts. */
  readonly Course: ComponentType<{ readonly onDone: () => void }>;
}

/** The host's controls of votes, screens and steps; of the timer, where no step has one. */
export const LeadSheet = ({ Course, onClose }: Props) => (
  <BottomSheet title={m.tables_lead_title()} onClose={onClose}>
    {useTable().state.steps.length === 0 && <TimerTools />}
    <Voting />
    <ScreenTools />
    <Course onDone={onClose} />
  </BottomSheet>
);
