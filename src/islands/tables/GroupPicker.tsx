import { useState } from 'react';

import * as m from '#messages';

import { SelectField } from '#islands/shared/SelectField.tsx';
import { GroupNameForm } from '#islands/tables/GroupName.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { makeGroup } from '#lib/tables/table-actions.store.ts';

/** Option value of a new group. */
const NEW = 'new';

interface Props {
  readonly label: string;
  /** The present group; `null` for none. */
  readonly group: string | null;
  readonly className?: string;
  readonly fieldClass?: string;
  readonly onPick: (group: string | null) => void;
}

/** The group of a card or a note, with a form for a new one. */
export const GroupPicker = ({
  label,
  group,
  className = 'grid gap-1',
  fieldClass = 'w-full max-w-none',
  onPick,
}: Props) => {
  const { state } = useTable();
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <div className={className}>
        <GroupNameForm
          label={m.tables_group_new_name()}
          name=""
          button={m.tables_group_move_there()}
          onName={(name) => {
            setNaming(false);
            void makeGroup(name).then((made) => {
              if (made !== undefined) onPick(made);
            });
          }}
          onCancel={() => setNaming(false)}
        />
      </div>
    );
  return (
    <SelectField
      label={label}
      className={className}
      fieldClass={fieldClass}
      value={group ?? ''}
      options={[
        ...state.groups.map((each) => [each.group, each.name] as const),
        ['', m.tables_group_none()],
        [NEW, m.tables_group_new()],
      ]}
      onPick={(value) => {
        if (value === NEW) setNaming(true);
        else onPick(value === '' ? null : value);
      }}
    />
  );
};
