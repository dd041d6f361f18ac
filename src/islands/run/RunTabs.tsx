import type { RefObject } from 'react';

import * as m from '#messages';

import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';

/** The two views of a card or an exercise. */
export type RunViewName = 'read' | 'run';

const VIEWS = [
  ['read', m.run_read],
  ['run', m.run_run_it],
] as const satisfies readonly (readonly [RunViewName, () => string])[];

interface Props {
  readonly view: RunViewName;
  readonly onView: (view: RunViewName) => void;
  /** Loads the code of the run before it is chosen. */
  readonly warmUp: () => void;
  readonly first: RefObject<HTMLButtonElement | null>;
}

/** The buttons that choose the view. The page's first script draws them too. */
export const RunTabs = ({ view, onView, warmUp, first }: Props) => (
  <div className="run-tabs" role="group" aria-label={m.run_view()}>
    {VIEWS.map(([name, words]) => (
      <button
        key={name}
        ref={name === 'read' ? first : undefined}
        type="button"
        aria-pressed={view === name}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={({ currentTarget, nativeEvent }) =>
          afterTouchPaint(currentTarget, nativeEvent, () => onView(name))
        }
      >
        {words()}
      </button>
    ))}
  </div>
);
