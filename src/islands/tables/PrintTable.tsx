import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { onPrint } from '#lib/tables/record.store.ts';

/** Prints the table's record in place of the page, also from the browser's own menu. */
export const PrintTable = () => {
  const [Printed, setPrinted] = useState<ComponentType>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Loaded ahead, since nothing can be awaited before a print; without it the page itself is printed.
    import('#islands/tables/PrintedRecord.tsx').then(
      ({ PrintedTable }) => setPrinted(() => PrintedTable),
      () => undefined,
    );
  }, []);
  useEffect(
    () =>
      onPrint(
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return isPrinting && Printed ? <Printed /> : null;
};
