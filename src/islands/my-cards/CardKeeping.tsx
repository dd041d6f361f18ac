import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';

import { AddToHand } from '#islands/my-cards/AddToHand.tsx';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { valueOf } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { loadMy, withMy } from '#lib/my-cards/my-load.store.ts';

/** Rendered as nothing if its code fails to load. */
const Note = lazyWithFallback(
  () =>
    Promise.all([import('#islands/my-cards/NoteField.tsx'), loadMy()]).then(
      ([{ NoteField }]) => NoteField,
    ),
  () => null,
);

const place = (
  <div className="grid gap-2 print:hidden" aria-hidden="true">
    <div className="skeleton h-[1.5rem] w-[5rem]" />
    <div className="skeleton h-[6rem]" />
  </div>
);

/** Actions on an open card: keep it, add it to a hand, write a note. */
export const CardKeeping = ({ code }: { code: string }) => {
  const items = useStore($items, { ssr: 'initial' });
  const hasNote = valueOf(items, 'note', code) !== undefined;
  useEffect(() => {
    void withMy(({ meet }) => meet(code, 'read'));
  }, [code]);
  return (
    // Printed only with a note: an empty field can cost a second sheet.
    <div className={`grid gap-4 ${hasNote ? '' : 'print:hidden'}`}>
      <div className="flex flex-wrap items-start gap-2">
        <KeepButton kind="card" id={code} />
        <AddToHand code={code} />
      </div>
      {items ? (
        <Suspense fallback={place}>
          <Note key={code} code={code} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
};
