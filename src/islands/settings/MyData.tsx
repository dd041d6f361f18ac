import { useStore } from '@nanostores/react';
import { type ReactNode } from 'react';

import type { AccountData } from '#contract/account.ts';
import { href } from '#core/routes.ts';
import { Failed } from '#islands/content/States.tsx';
import { useWhenSignedIn } from '#islands/use-when-signed-in.ts';
import { $account, $download, downloadData, loadAccount } from '#stores/settings.ts';

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    {children === undefined ? <dd className="skeleton">&nbsp;</dd> : <dd>{children}</dd>}
  </>
);

const Decks = ({ decks }: Pick<AccountData, 'decks'>) =>
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

/** What is stored; while it is on its way, places as large, so that nothing moves when it comes. */
const Facts = ({ data }: { data: AccountData | undefined }) => {
  const account = data?.account;
  return (
    <dl className="facts" aria-busy={data ? undefined : true}>
      {account !== null && (
        <>
          <Fact name="Email">{account?.email}</Fact>
          <Fact name="Given name">{account?.givenName}</Fact>
          <Fact name="With us since">{account && dayOf(account.createdAt)}</Fact>
        </>
      )}
      <Fact name={data?.decks.length === 1 ? 'Deck' : 'Decks'}>
        {data && <Decks decks={data.decks} />}
      </Fact>
    </dl>
  );
};

/** What is stored, and all of it as a file. */
export const MyData = () => {
  const { status } = useWhenSignedIn(loadAccount);
  const account = useStore($account, { ssr: 'initial' });
  const download = useStore($download, { ssr: 'initial' });
  return (
    <section className="settings-part" aria-labelledby="settings-data">
      <h2 id="settings-data">My data</h2>
      {account.status === 'ready' && <Facts data={account.value} />}
      {account.status === 'loading' && <Facts data={undefined} />}
      {account.status === 'failed' && (
        <Failed message={account.message} onRetry={() => void loadAccount()} />
      )}
      <p>
        The file holds everything that is stored about you: your account, your decks, your sign-ins
        and counted tries. What each of them is for is told under{' '}
        <a href={href('privacy')}>Privacy</a>.
      </p>
      <button
        type="button"
        className="btn"
        disabled={status !== 'authenticated' || download.status === 'working'}
        onClick={() => void downloadData()}
      >
        {download.status === 'working' ? 'Collecting…' : 'Download my data'}
      </button>
      <p className="settings-word" role="status">
        {download.status === 'done' && 'Your data is in your downloads: dck-my-data.json.'}
      </p>
      {download.status === 'failed' && (
        <p className="settings-problem" role="alert">
          {download.message}
        </p>
      )}
    </section>
  );
};
