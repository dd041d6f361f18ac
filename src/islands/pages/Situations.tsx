import { useStore } from '@nanostores/react';

import type { Situation } from '#contract/situations.ts';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { Failed } from '#islands/shared/States.tsx';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';
import { $situations, loadSituations } from '#lib/situations/situations.store.ts';

const PLACES = Array.from({ length: 10 }, (_, place) => place);

/** Height of the longest text, to prevent layout shift. */
const TILE = 'min-h-[6.5rem] rounded-card';

interface Props {
  /** Shows a situation on this page; without it the link is followed. */
  readonly onChoose?: (situation: Situation) => void;
}

/** The starting situations as links. */
export const Situations = ({ onChoose }: Props) => {
  const list = useStore($situations, { ssr: 'initial' });
  useWhenSignedIn(loadSituations);
  if (list.status === 'failed')
    return <Failed message={list.message} onRetry={() => void loadSituations()} />;
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 xl:grid-cols-5"
      aria-busy={list.status === 'loading' || undefined}
    >
      {list.status === 'loading' &&
        PLACES.map((place) => <li key={place} className={`skeleton ${TILE}`} />)}
      {list.status === 'ready' &&
        list.value.map((situation) => (
          <li key={situation.slug}>
            <a
              className={`lift ${TILE} flex h-full items-center border-s-12 border-primary bg-paper p-3 font-display text-[1rem]/[1.2] text-paper-ink shadow-card`}
              href={`${href('browse')}?start=${situation.slug}`}
              lang={langOf(situation)}
              onClick={onChoose && onPlainClick(() => onChoose(situation))}
            >
              {situation.words}
            </a>
          </li>
        ))}
    </ul>
  );
};
