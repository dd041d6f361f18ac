import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { onDialogClosed } from '#islands/shared/on-dialog-closed.ts';
import { ActionErrorMessage } from '#islands/tables/ActionErrorMessage.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; on a phone, a sheet at the bottom. It is open while it is mounted. */
export const BottomSheet = ({ title, onClose, children }: Props) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Close before unmounting: only then the browser restores the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet has-[:is(input,textarea):focus]:[overflow-anchor:none] max-h-[calc(100svh-1rem)] w-[min(100%-2rem,42rem)] content-start gap-5 px-5 pb-5 max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      aria-labelledby={id}
      closedby="any"
      onClose={onDialogClosed(onClose)}
    >
      <header className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-surface py-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <Button className="flex-none" onClick={() => dialog.current?.close()}>
          {m.tables_sheet_close()}
        </Button>
      </header>
      <ActionErrorMessage />
      {children}
    </dialog>
  );
};
