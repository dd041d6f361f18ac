import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';

import * as m from '#messages';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { Journey } from '#islands/journeys/Journey.tsx';
import { PersonaTile } from '#islands/journeys/PersonaTile.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { OpenItem, TileList } from '#islands/shared/ListPage.tsx';
import {
  $journeyPage,
  $persona,
  FIRST_PERSONA,
  startJourneys,
} from '#lib/journeys/journeys.store.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';

const List = () => (
  <TileList
    list={useStore($personas, { ssr: 'initial' })}
    loading={m.shared_loading_journeys()}
    empty={m.journeys_none()}
    instead={{ to: 'browse', label: m.journeys_browse({ product: PRODUCT_NAME }) }}
    onRetry={() => void loadPersonas()}
  >
    {(persona) => (
      <li key={persona.name}>
        <PersonaTile persona={persona} />
      </li>
    )}
  </TileList>
);

type Laid = Pick<ComponentProps<typeof Journey>, 'Table'>;

const One = ({ name, Table }: Laid & { name: string }) => (
  <OpenItem
    item={useStore($persona, { ssr: () => FIRST_PERSONA })}
    loading={m.shared_loading_journey()}
    notFound={m.shared_journey_not_found()}
    showAll={m.shared_all_journeys()}
    list="journeys"
    title={m.routes_journeys()}
    missing={m.journeys_missing({ name })}
    onRetry={() => void loadPersonas()}
  >
    {(persona) => <Journey persona={persona} Table={Table} />}
  </OpenItem>
);

/** The journeys (behaviour/journeys.md, 'Journeys'). */
export const Journeys = ({ Table }: Laid) => {
  const page = useStore($journeyPage, { ssr: 'initial' });
  useWhenSignedIn(startJourneys);
  if (page.kind === 'one') return <One name={page.name} Table={Table} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={page.kind === 'unknown' ? 'invisible' : undefined}>
        <h1>{m.routes_journeys()}</h1>
        <p className="mt-3 lead">{m.journeys_lead()}</p>
        <p className="mt-3 text-muted">{m.journeys_invented()}</p>
      </div>
      {page.kind === 'list' && <List />}
    </div>
  );
};
