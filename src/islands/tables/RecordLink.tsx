import { useEffect, useEffectEvent, useState } from 'react';

import * as m from '#messages';

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
  if (until === null) return m.record_link_none({ days: RECORD_LINK_DAYS });
  const day = localTimes().day(new Date(until).toISOString());
  return token === undefined ? m.record_link_until({ day }) : m.record_link_works({ day });
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
            aria-label={labelOf(m.record_link_make())}
            onClick={() => change(makeLink)}
          >
            {m.record_link_make()}
          </Button>
        ) : (
          <ShareButton title={m.record_share_title()} path={`${href('record')}#${link.token}`} />
        )}
        {link && link.until !== null && (
          <Button
            disabled={isBusy}
            aria-label={labelOf(m.record_link_end())}
            onClick={() => change(endLink)}
          >
            {m.record_link_end()}
          </Button>
        )}
      </div>
      <Alert>{message}</Alert>
    </div>
  );
};
