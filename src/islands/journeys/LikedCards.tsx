import { useStore } from '@nanostores/react';
import { Suspense, useState, type ComponentType } from 'react';

import * as m from '#messages';

import type { Persona } from '#contract/journeys.ts';
import { SmallCards } from '#islands/cards/SmallCards.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { takeFocus } from '#islands/shared/take-focus.ts';
import { itemsOfKind, laidKey } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { langOf } from '#lib/shared/lang.ts';

interface Props {
  readonly persona: Persona;
  /** Places for the physical cards. */
  readonly Table: ComponentType<{ persona: Persona; onClose: () => void }>;
}

/** The cards a persona likes: face up, or as places for the physical cards. */
export const LikedCards = ({ persona, Table }: Props) => {
  const [laying, setLaying] = useState<boolean>();
  const items = useStore($items, { ssr: 'initial' });
  const begun = itemsOfKind(items, 'laid').filter(({ key }) =>
    key.startsWith(laidKey(persona.name, '')),
  );
  if (laying)
    return (
      <Suspense fallback={<div className="skeleton h-[20rem]" aria-busy="true" />}>
        <Table persona={persona} onClose={() => setLaying(false)} />
      </Suspense>
    );
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        {m.journeys_follow({ name: persona.name })}
        <Button ref={laying === false ? takeFocus : undefined} onClick={() => setLaying(true)}>
          {begun.length > 0
            ? m.journeys_lay_on({ count: begun.length, all: persona.cards.length })
            : m.journeys_lay()}
        </Button>
      </p>
      <SmallCards cards={persona.cards} lang={langOf(persona)} />
    </>
  );
};
