import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { Journey } from '#islands/journeys/Journey.tsx';
import { PersonaTile } from '#islands/journeys/PersonaTile.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Failed, NotFound, TextSkeleton, TileSkeletons } from '#islands/shared/States.tsx';
import { Tiles } from '#islands/shared/Tile.tsx';
import { INVENTED } from '#lib/journeys/journeys.ts';
import { $journeyPage, $persona, startJourneys } from '#lib/journeys/journeys.store.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import { getRoute, href } from '#lib/shared/routes.ts';

const List = () => {
  const list = useStore($personas, { ssr: 'initial' });
  if (list.status === 'loading') {
    return <TileSkeletons label="Loading the journeys" />;
  }
  if (list.status === 'failed') {
    return <Failed message={list.message} onRetry={() => void loadPersonas()} />;
  }
  if (list.status === 'missing' || list.value.length === 0) {
    return (
      <div className="notice">
        <p>There are no journeys yet.</p>
        <a className="btn btn-primary" href={href('browse')}>
          {`Browse ${PRODUCT_NAME}`}
        </a>
      </div>
    );
  }
  return (
    <Tiles>
      {list.value.map((persona) => (
        <li key={persona.name}>
          <PersonaTile persona={persona} />
        </li>
      ))}
    </Tiles>
  );
};

type Liked = Pick<ComponentProps<typeof Journey>, 'LikedCards'>;

const One = ({ name, LikedCards }: Liked & { name: string }) => {
  const state = useStore($persona, { ssr: () => ({ status: 'loading' }) as const });
  switch (state.status) {
    case 'loading':
      return <TextSkeleton label="Loading the journey" />;
    case 'ready':
      return <Journey persona={state.value} LikedCards={LikedCards} />;
    case 'missing':
      return (
        <NotFound title="Journey not found">
          <p>There is no journey for “{name}”.</p>
          <a className="btn btn-primary" href={href('journeys')}>
            Show all journeys
          </a>
        </NotFound>
      );
    case 'failed':
      return (
        <>
          <h1>{getRoute('journeys').title}</h1>
          <Failed message={state.message} onRetry={() => void loadPersonas()} />
        </>
      );
  }
};

/** The journeys (behaviour/journeys.md, 'Journeys'). */
export const Journeys = ({ LikedCards }: Liked) => {
  const page = useStore($journeyPage, { ssr: 'initial' });
  useWhenSignedIn(startJourneys);
  if (page.kind === 'one') return <One name={page.name} LikedCards={LikedCards} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={page.kind === 'unknown' ? 'invisible' : undefined}>
        <h1>{getRoute('journeys').title}</h1>
        <p className="mt-3 lead">People who were stuck, what changed, and the cards they keep.</p>
        <p className="mt-3 text-muted">{INVENTED}</p>
      </div>
      {page.kind === 'list' && <List />}
    </div>
  );
};
