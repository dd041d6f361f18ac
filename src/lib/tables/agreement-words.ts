/** Words of decisions and tasks, on pages and in records. No DOM. */

interface Task {
  readonly who?: string | undefined;
  readonly until?: string | undefined;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Assignee and due date: `Kim, until 24 December 2026`; empty for a decision. */
export const taskWords = ({ until, who }: Task): string =>
  [...(who ? [who] : []), ...(until ? [`until ${DAY.format(new Date(until))}`] : [])].join(', ');
