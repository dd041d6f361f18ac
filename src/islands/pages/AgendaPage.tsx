import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import * as m from '#messages';

import { AgendaList } from '#islands/my-cards/AgendaList.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { Failed, TextSkeleton } from '#islands/shared/States.tsx';
import type { LinkedAgenda } from '#lib/my-cards/agenda-link.ts';
import {
  $agendaPage,
  enterWithAgenda,
  keepLinked,
  showAgenda,
  startAgenda,
} from '#lib/my-cards/agenda.store.ts';
import { loadMy } from '#lib/my-cards/my-load.store.ts';
import { $session } from '#lib/session/session.store.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { href } from '#lib/shared/routes.ts';

const Unloaded = () => (
  <p className="notice" role="alert">
    {m.my_cards_agenda_unloaded()}
  </p>
);

const Editor = lazyWithFallback(
  () =>
    Promise.all([import('#islands/pages/AgendaEditor.tsx'), loadMy()]).then(
      ([{ AgendaEditor }]) => AgendaEditor,
    ),
  Unloaded,
);

const Doors = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 print:hidden">
    <p className="font-display text-h3/[1.2]">{children}</p>
    <p className="flex flex-wrap gap-3">
      <Button primary onClick={() => void enterWithAgenda('sign-up')}>
        {m.my_cards_sign_up()}
      </Button>
      <Button onClick={() => void enterWithAgenda('sign-in')}>{m.my_cards_sign_in()}</Button>
    </p>
  </div>
);

const KeepLinked = ({ agenda }: { agenda: LinkedAgenda }) => {
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button
        primary
        className="btn-wrap"
        onClick={() => void keepLinked(agenda).then((kept) => setFailed(!kept))}
      >
        {m.my_cards_agenda_keep()}
      </Button>
      <Alert>{failed && NETWORK_ERROR}</Alert>
    </div>
  );
};

/** An agenda: of one's own to compose, or a linked one to read (behaviour/my-cards.md, 'Agendas'). */
export const AgendaPage = () => {
  const page = useStore($agendaPage, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  useEffect(startAgenda, []);
  const loading = <TextSkeleton label={m.my_cards_agenda_loading()} />;
  const isMember = session.status === 'authenticated' || session.status === 'expired';
  switch (page.status) {
    case 'loading':
      return loading;
    case 'failed':
      return <Failed message={NETWORK_ERROR} onRetry={() => void showAgenda()} />;
    case 'damaged':
      return (
        <div className="notice">
          <p>{m.my_cards_agenda_link_damaged()}</p>
          <a className="btn btn-primary" href={href('agenda')}>
            {m.my_cards_agenda_plan_new()}
          </a>
        </div>
      );
    case 'linked':
      return (
        <div className="grid gap-5">
          <AgendaList {...page.agenda} titleOf={(code) => page.titles.get(code)} />
          {isMember ? (
            <KeepLinked agenda={page.agenda} />
          ) : (
            <Doors>{m.my_cards_agenda_keep_needs_account()}</Doors>
          )}
        </div>
      );
    case 'new':
    case 'own':
      return isMember ? (
        <Suspense fallback={loading}>
          <Editor agendaKey={page.status === 'own' ? page.key : undefined} />
        </Suspense>
      ) : (
        <Doors>{m.my_cards_agenda_needs_account()}</Doors>
      );
  }
};
