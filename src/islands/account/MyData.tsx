import { useStore } from '@nanostores/react';
import { type ReactNode } from 'react';

import * as m from '#messages';

import type { AccountSummary } from '#contract/account.ts';
import { useIsSignedIn, useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { Failed } from '#islands/shared/States.tsx';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import {
  $account,
  $download,
  DATA_FILE,
  downloadData,
  loadAccount,
} from '#lib/account/account.store.ts';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { inDownloads, readableDay } from '#lib/shared/text.ts';

interface MyDataProps {
  /** URL of the email confirmation; `undefined` for another provider. */
  readonly confirmUrl: string | undefined;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-small text-muted sm:pt-[0.2em]">{name}</dt>
    <dd
      className={`mb-3 font-semibold wrap-anywhere ${children === undefined ? 'skeleton max-w-[16rem]' : ''}`}
    >
      {children ?? '\u00A0'}
    </dd>
  </>
);

const Decks = ({ decks }: Pick<AccountSummary, 'decks'>) =>
  decks.length === 0 ? (
    <>
      {m.account_no_deck()} <a href={href('registration')}>{m.account_register_deck()}</a>
    </>
  ) : (
    <ul role="list">
      {decks.map(({ code }) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );

/** Asks to confirm the email of an account, and says what it is for. */
const Unconfirmed = ({ url }: { readonly url: string }) => (
  <span className="mt-2 boxed block border-danger bg-surface">
    <b className="text-danger">{m.account_unconfirmed()}</b> {m.account_why_confirm()}{' '}
    <a href={`${url}?back=${href('settings')}`}>{m.account_confirm()}</a>
  </span>
);

/** Summary of the stored data; while loading, placeholders of the same size prevent layout shift. */
const Facts = ({ confirmUrl, data }: MyDataProps & { data: AccountSummary | undefined }) => {
  const account = data?.account;
  return (
    <dl
      className="grid w-full gap-x-5 gap-y-1 sm:grid-cols-[9rem_1fr]"
      aria-busy={data ? undefined : true}
    >
      {account !== null && (
        <>
          <Fact name={m.account_email()}>
            {account && (
              <>
                {account.email}
                {account.confirmedAt === null && confirmUrl !== undefined && (
                  <Unconfirmed url={confirmUrl} />
                )}
              </>
            )}
          </Fact>
          <Fact name={m.account_given_name()}>{account?.givenName}</Fact>
          <Fact name={m.account_member_since()}>{account && readableDay(account.createdAt)}</Fact>
        </>
      )}
      <Fact name={m.account_decks({ count: data?.decks.length ?? 2 })}>
        {data && <Decks decks={data.decks} />}
      </Fact>
    </dl>
  );
};

/** Summary and download of the stored data. */
export const MyData = ({ confirmUrl }: MyDataProps) => {
  useWhenSignedIn(loadAccount);
  const isSignedIn = useIsSignedIn();
  const account = useStore($account, { ssr: 'initial' });
  const download = useStore($download, { ssr: 'initial' });
  const isBusy = !isSignedIn || download.status === 'working';
  return (
    <Section id="settings-data" title={m.account_data()}>
      {account.status === 'ready' && <Facts confirmUrl={confirmUrl} data={account.value} />}
      {account.status === 'loading' && <Facts confirmUrl={confirmUrl} data={undefined} />}
      {account.status === 'failed' && (
        <Failed message={account.message} onRetry={() => void loadAccount()} />
      )}
      <p>
        <WithNodes
          text={m.account_file({ privacy: SLOT.a })}
          a={<a href={href('privacy')}>{m.account_privacy()}</a>}
        />
      </p>
      <Button aria-disabled={isBusy} onClick={() => void (isBusy || downloadData())}>
        {download.status === 'working' ? m.account_collecting() : m.account_download()}
      </Button>
      <p className="empty:hidden" role="status">
        {download.status === 'done' && inDownloads(DATA_FILE)}
      </p>
      {download.status === 'failed' && (
        <Alert className="boxed border-danger">{download.message}</Alert>
      )}
    </Section>
  );
};
