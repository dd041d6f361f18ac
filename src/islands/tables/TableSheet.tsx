import { useState } from 'react';

import * as m from '#messages';

import { TABLE_TITLE_LENGTH } from '#contract/tables-bounds.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { CloseTable } from '#islands/tables/CloseTable.tsx';
import { JoinCode } from '#islands/tables/screen/JoinCode.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { sendAction, deleteOwnTable } from '#lib/tables/table-actions.store.ts';
import { addressOf, joinAddress } from '#lib/tables/table-address.store.ts';

/** Deletes the table for all participants, after a confirmation. */
const DeleteTable = ({ code }: { code: string }) => {
  const { message, run } = useTask();
  return (
    <div className="grid justify-items-start gap-3">
      <Confirm
        ask={m.tables_sheet_delete()}
        className="btn-error btn-outline"
        yes={m.tables_sheet_delete_yes()}
        no={m.tables_sheet_delete_no()}
        onYes={() => void run(() => deleteOwnTable(code))}
      >
        {m.tables_sheet_delete_ask()}
      </Confirm>
      <Alert>{message}</Alert>
    </div>
  );
};

const SWITCH = 'flex-row-reverse justify-between gap-4 border-b border-line py-2';

const Invite = () => {
  const { me } = useTable();
  return (
    <section
      className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)]"
      aria-label={m.tables_sheet_invite()}
    >
      <JoinCode address={addressOf('table', me.code)} className="w-[11rem]" />
      <div className="grid content-start justify-items-start gap-3">
        <p>
          <WithNodes
            text={m.tables_sheet_invite_how({ code: SLOT.a, address: SLOT.b })}
            a={<b className="font-display">{me.code}</b>}
            b={<span className="wrap-anywhere">{joinAddress()}</span>}
          />
        </p>
        <div className="flex flex-wrap gap-2">
          <ShareButton title={m.tables_sheet_share_title()} path={href('table', me.code)} />
          <a
            className="btn"
            href={`${href('screen', me.code)}?as=screen`}
            target="_blank"
            rel="noreferrer"
          >
            {m.tables_sheet_open_screen()}
          </a>
        </div>
        <p className="text-small text-muted">
          <WithNodes
            text={m.tables_sheet_screen_how({ address: SLOT.a })}
            a={
              <span className="wrap-anywhere">
                {addressOf('screen').replace(/^https?:\/\//, '')}
              </span>
            }
          />
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
        label={m.tables_sheet_name()}
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
  ['locked', m.tables_sheet_locked()],
  ['named', m.tables_sheet_named()],
  ['asks', m.tables_sheet_asks()],
] as const;

const Settings = () => {
  const { settings } = useTable().state;
  return (
    <section aria-label={m.tables_sheet_settings()}>
      <h3>{m.tables_sheet_settings()}</h3>
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
  <section className="rule pt-4" aria-label={m.tables_sheet_end()}>
    <CloseTable />
  </section>
);

/** Sheet of the table: invitation, settings, closing. */
export const TableSheet = ({ onClose }: { onClose: () => void }) => {
  const { isOpen, me } = useTable();
  return (
    <BottomSheet title={m.tables_sheet_title()} onClose={onClose}>
      {isOpen && <Invite />}
      {isOpen && <Title />}
      {isOpen && <Settings />}
      {isOpen && <Close />}
      <DeleteTable code={me.code} />
    </BottomSheet>
  );
};
