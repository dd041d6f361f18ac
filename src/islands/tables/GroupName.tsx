import { useState } from 'react';

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
      Cancel
    </Button>
  </LineForm>
);

/** Removes a group, after a confirmation; its cards and notes stay. */
const RemoveGroup = ({ group, name }: { group: string; name: string }) => (
  <Confirm
    ask="Remove"
    name={`Remove the group ${name}; its cards and notes stay`}
    className="btn-ghost px-3 text-small"
    yes="Remove"
    yesName={`Remove ${name}`}
    no="Cancel"
    onYes={() => void sendAction({ kind: 'ungroup', group })}
  >
    Remove the group? Its cards and notes stay.
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
        label="Name of the group"
        name={name}
        button="Save"
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
            aria-label={`Rename ${name}`}
            onClick={() => setEdited(true)}
          >
            Rename
          </Button>
          <RemoveGroup group={group} name={name} />
        </div>
      )}
    </div>
  );
};
