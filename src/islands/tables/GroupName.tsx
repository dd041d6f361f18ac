import { useState } from 'react';

import * as m from '#messages';

import { GROUP_NAME_LENGTH } from '#contract/tables-bounds.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';

interface FormProps {
  readonly label: string;
  readonly name: string;
  readonly button: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Form for the name of a group. */
export const GroupNameForm = ({ label, name, button, onName, onCancel }: FormProps) => (
  <LineForm
    label={label}
    formClass="max-w-[34rem]"
    className="max-w-none min-w-[8rem]"
    initial={name}
    required
    maxLength={GROUP_NAME_LENGTH}
    onSend={(text) => {
      if (text.trim() !== '') onName(text.trim());
    }}
  >
    <Button type="submit">{button}</Button>
    <Button className="btn-ghost" onClick={onCancel}>
      {m.tables_group_cancel()}
    </Button>
  </LineForm>
);

/** Removes a group, after a confirmation; its cards and notes stay. */
const RemoveGroup = ({ group, name }: { group: string; name: string }) => (
  <Confirm
    ask={m.tables_group_remove()}
    name={m.tables_group_remove_what({ name })}
    className="btn-ghost px-3 text-small"
    yes={m.tables_group_remove()}
    yesName={m.tables_group_remove_named({ name })}
    no={m.tables_group_cancel()}
    onYes={() => void sendAction({ kind: 'ungroup', group })}
  >
    {m.tables_group_remove_ask()}
  </Confirm>
);

/** The name of a group; the host can rename or delete the group, whose cards and notes stay. */
export const GroupName = ({ group, id, name }: { group: string; id: string; name: string }) => {
  const { isHost, isOpen } = useTable();
  const [isEdited, setEdited] = useState(false);
  const may = isHost && isOpen;
  if (isEdited && may)
    return (
      <GroupNameForm
        label={m.tables_group_name()}
        name={name}
        button={m.tables_group_save()}
        onName={(next) => {
          void sendAction({ kind: 'group', group, name: next });
          setEdited(false);
        }}
        onCancel={() => setEdited(false)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <h2 id={id} className="min-w-0 text-h3 wrap-anywhere">
        {name}
      </h2>
      {may && (
        <div className="flex flex-wrap items-center gap-x-2 print:hidden">
          <Button
            className="btn-ghost px-3 text-small"
            aria-label={m.tables_group_rename_named({ name })}
            onClick={() => setEdited(true)}
          >
            {m.tables_group_rename()}
          </Button>
          <RemoveGroup group={group} name={name} />
        </div>
      )}
    </div>
  );
};
