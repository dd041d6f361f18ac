import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { DownloadProgress } from '#islands/offline/DownloadProgress.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Section } from '#islands/shared/Section.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import {
  $keptDeck,
  keepDeck,
  readKeptDeck,
  removeDeck,
  stopKeeping,
} from '#lib/offline/kept-deck.store.ts';
import { readableSize } from '#lib/offline/offline.ts';

/** Switch for the offline deck, with its size. */
export const KeptDeck = () => {
  useWhenSignedIn(readKeptDeck);
  const keeping = useStore($keptDeck, { ssr: 'initial' });
  const { status } = keeping;
  const isOn = status === 'kept' || status === 'working';
  const change = (wanted: boolean): void => {
    if (wanted) void keepDeck();
    else if (status === 'working') stopKeeping();
    else void removeDeck();
  };
  return (
    <Section id="settings-offline" title={m.offline_without_network()}>
      <p>{m.offline_why()}</p>
      <Switch
        className="gap-3 rounded-small font-semibold"
        isOn={isOn}
        disabled={status === 'unknown'}
        onChange={change}
      >
        {m.offline_keep()}
      </Switch>
      <p className="empty:hidden" role="status">
        {status === 'kept' && m.offline_kept({ size: readableSize(keeping.bytes) })}
        {status === 'working' && m.offline_on_its_way()}
      </p>
      {status === 'working' && <DownloadProgress keeping={keeping} />}
      {status === 'failed' && <Alert className="boxed border-danger">{keeping.message}</Alert>}
    </Section>
  );
};
