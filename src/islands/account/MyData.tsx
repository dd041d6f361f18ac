import { useStore } from '@nanostores/react';
import { type ReactNode } from 'react';

import type { AccountSummary } from '#contract/account.ts';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { Failed } from '#islands/shared/States.tsx';
import {
  $account,
  $download,
  DATA_FILE,
  downloadData,
  loadAccount,
} from '#lib/account/account.store.ts';
import { href } from '#lib/shared/routes.ts';
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
      None yet. <a href={href('registration')}>Register your deck</a>
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
    <b className="text-danger">Not confirmed yet.</b> If you forget your password, you need a
    confirmed email to get back to what you stored.{' '}
    <a href={`${url}?back=${href('settings')}`}>Confirm it</a>
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
          <Fact name="Email">
            {account && (
              <>
                {account.email}
                {account.confirmedAt === null && confirmUrl !== undefined && (
                  <Unconfirmed url={confirmUrl} />
                )}
              </>
            )}
          </Fact>
          <Fact name="Given name">{account?.givenName}</Fact>
          <Fact name="Member since">{account && readableDay(account.createdAt)}</Fact>
        </>
      )}
      <Fact name={data?.decks.length === 1 ? 'Deck' : 'Decks'}>
        {data && <Decks decks={data.decks} />}
      </Fact>
    </dl>
  );
};

/** Summary and download of the stored data. */
export const MyData = ({ confirmUrl }: MyDataProps) => {
  const { status } = useWhenSignedIn(loadAccount);
  const account = useStore($account, { ssr: 'initial' });
  const download = useStore($download, { ssr: 'initial' });
  const isBusy = status !== 'authenticated' || download.status === 'working';
  return (
    <Section id="settings-data" title="My data">
      {account.status === 'ready' && <Facts confirmUrl={confirmUrl} data={account.value} />}
      {account.status === 'loading' && <Facts confirmUrl={confirmUrl} data={undefined} />}
      {account.status === 'failed' && (
        <Failed message={account.message} onRetry={() => void loadAccount()} />
      )}
      <p>
        The file holds everything that is stored about you: your account, your decks, My Cards with
        your notes, your devices, passkeys and sign-ins, recent activity of your account, and
        sign-in attempts. <a href={href('privacy')}>Privacy</a> says what each of them is for.
      </p>
      <Button aria-disabled={isBusy} onClick={() => void (isBusy || downloadData())}>
        {download.status === 'working' ? 'Collecting…' : 'Download my data'}
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
