import { useState } from 'react';

import { TABLE_TITLE_LENGTH } from '#contract/tables-bounds.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { CloseTable } from '#islands/tables/CloseTable.tsx';
import { JoinCode } from '#islands/tables/screen/JoinCode.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { href } from '#lib/shared/routes.ts';
import { sendAction, deleteOwnTable } from '#lib/tables/table-actions.store.ts';
import { addressOf, joinAddress } from '#lib/tables/table-address.store.ts';

/** Deletes the table for all participants, after a confirmation. */
const DeleteTable = ({ code }: { code: string }) => {
  const { message, run } = useTask();
  return (
    <div className="grid justify-items-start gap-3">
      <Confirm
        ask="Delete the table"
        className="btn-error btn-outline"
        yes="Delete for good"
        no="Keep it"
        onYes={() => void run(() => deleteOwnTable(code))}
      >
        Delete it with all names, notes and votes, at once and for good? You can no longer download
        its record.
      </Confirm>
      <Alert>{message}</Alert>
    </div>
  );
};

const SWITCH = 'flex-row-reverse justify-between gap-4 border-b border-line py-2';

const Invite = () => {
  const { me } = useTable();
  return (
    <section className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)]" aria-label="Invite">
      <JoinCode address={addressOf('table', me.code)} className="w-[11rem]" />
      <div className="grid content-start justify-items-start gap-3">
        <p>
          To join, scan this or type <b className="font-display">{me.code}</b> at{' '}
          <span className="wrap-anywhere">{joinAddress()}</span>. A name is enough, no account
          needed.
        </p>
        <div className="flex flex-wrap gap-2">
          <ShareButton title="Join our table" path={href('table', me.code)} />
          <a
            className="btn"
            href={`${href('screen', me.code)}?as=screen`}
            target="_blank"
            rel="noreferrer"
          >
            Open the screen
          </a>
        </div>
        <p className="text-small text-muted">
          The screen is for a projector. On another computer, open{' '}
          <span className="wrap-anywhere">{addressOf('screen').replace(/^https?:\/\//, '')}</span>{' '}
          and type the code.
        </p>
      </div>
    </section>
  );
};

/** The title of the table, for all and in the record. */
const Title = () => {
  const { title = '' } = useTable().state.source;
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    const wanted = typed?.trim() ?? '';
    setTyped(undefined);
    if (wanted !== '' && wanted !== title) void sendAction({ kind: 'title', title: wanted });
  };
  return (
    <Form className="grid gap-1" onSend={save}>
      <TextField
        label="Title of the table"
        maxLength={TABLE_TITLE_LENGTH}
        autoComplete="off"
        value={typed ?? title}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </Form>
  );
};

const SETTINGS = [
  ['locked', 'Lock: guests read, but do not write or vote'],
  ['named', 'New notes carry names'],
  ['asks', 'Ask me before anyone joins'],
] as const;

const Settings = () => {
  const { settings } = useTable().state;
  return (
    <section aria-label="Settings">
      <h3>Settings</h3>
      {SETTINGS.map(([name, words]) => (
        <Switch
          key={name}
          className={SWITCH}
          isOn={settings[name]}
          onChange={(on) => void sendAction({ kind: 'settings', [name]: on })}
        >
          {words}
        </Switch>
      ))}
    </section>
  );
};

const Close = () => (
  <section className="rule pt-4" aria-label="The end">
    <CloseTable />
  </section>
);

/** Sheet of the table: invitation, settings, closing. */
export const TableSheet = ({ onClose }: { onClose: () => void }) => {
  const { isOpen, me } = useTable();
  return (
    <BottomSheet title="This table" onClose={onClose}>
      {isOpen && <Invite />}
      {isOpen && <Title />}
      {isOpen && <Settings />}
      {isOpen && <Close />}
      <DeleteTable code={me.code} />
    </BottomSheet>
  );
};
