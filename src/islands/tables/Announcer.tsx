import { useEffect, useState } from 'react';

import { announce } from '#lib/tables/announce.ts';
import { onTableEvent } from '#lib/tables/table-status.store.ts';
import { $tableCards } from '#lib/tables/table.store.ts';

/** Screen reader announcements of events. */
export const Announcer = ({ me }: { me: string | undefined }) => {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      onTableEvent((event, before, after) => {
        const words = announce(event, {
          before,
          after,
          me,
          titleOf: (code) => $tableCards.get().get(code)?.title,
        });
        if (words !== undefined) setSaid(words);
      }),
    [me],
  );
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};
