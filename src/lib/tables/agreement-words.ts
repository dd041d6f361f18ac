/** Words of decisions and tasks, on pages and in records. No DOM. */

import * as m from '#messages';

interface Task {
  readonly who?: string | undefined;
  readonly until?: string | undefined;
}

const dayOf = (until: string): string =>
  new Date(until).toLocaleDateString(m.record_format_language(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Assignee and due date: `Kim, until 24 December 2026`; empty for a decision. */
export const taskWords = ({ until, who }: Task): string =>
  [...(who ? [who] : []), ...(until ? [m.tables_task_until({ day: dayOf(until) })] : [])].join(
    ', ',
  );
