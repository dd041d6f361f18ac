import { Alert } from '#islands/shared/Alert.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { deleteOwnTable } from '#lib/tables/table-actions.store.ts';

/** Deletes the table for all participants, after a confirmation. */
export const DeleteTable = ({ code }: { code: string }) => {
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
        Delete it with everybody’s names, notes and votes, at once and for good? Its record can not
        be had any more.
      </Confirm>
      <Alert>{message}</Alert>
    </div>
  );
};
