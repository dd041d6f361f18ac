import { useEffect, useEffectEvent, useState } from 'react';

import type { RecordLink as Link } from '#contract/tables.ts';
import { RECORD_LINK_DAYS } from '#contract/tables-bounds.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { Failed } from '#islands/shared/States.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { href } from '#lib/shared/routes.ts';
import { endLink, findLink, makeLink } from '#lib/tables/record-link.store.ts';
import { localTimes } from '#lib/tables/record.store.ts';

interface Props {
  readonly code: string;
  /** The table's name, on a page with several. */
  readonly name?: string | undefined;
}

const wordsOf = ({ token, until }: Link): string => {
  if (until === null)
    return `People who were not there can read this record by a link, without an account, for ${RECORD_LINK_DAYS} days.`;
  const day = localTimes().day(new Date(until).toISOString());
  return token === undefined
    ? `There is a link until ${day}. If you make a new one, the old one ends.`
    : `Anyone with this link can read the record until ${day}.`;
};

/** The host's link to the record: make, share, end. */
export const RecordLink = ({ code, name }: Props) => {
  const [link, setLink] = useState<Link>();
  const { isRunning, message, run } = useTask();
  const labelOf = (label: string): string => (name === undefined ? label : `${label}: ${name}`);
  const isBusy = isRunning || !link;
  const change = (work: typeof makeLink) =>
    void run(async () => {
      const answer = await work(code);
      if (!answer.ok) return answer.message;
      setLink(answer.link);
      return '';
    });
  const find = useEffectEvent(() => change(findLink));
  useEffect(() => find(), []);
  if (!link && message !== '') return <Failed message={message} onRetry={() => change(findLink)} />;
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted empty:hidden">{link && wordsOf(link)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {link?.token === undefined ? (
          <Button
            disabled={isBusy}
            aria-label={labelOf('Make a link')}
            onClick={() => change(makeLink)}
          >
            Make a link
          </Button>
        ) : (
          <ShareButton title="The record of our table" path={`${href('record')}#${link.token}`} />
        )}
        {link && link.until !== null && (
          <Button
            disabled={isBusy}
            aria-label={labelOf('End the link')}
            onClick={() => change(endLink)}
          >
            End the link
          </Button>
        )}
      </div>
      <Alert>{message}</Alert>
    </div>
  );
};
