import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { RESULT } from '#islands/captions/CaptionResult.tsx';
import { LANGUAGE_NAMES, PLATFORM_NAMES } from '#islands/captions/labels.ts';
import { $recent, forgetCaptions, reopenCaption } from '#lib/captions/captions.store.ts';

export const RecentCaptions = () => {
  const recent = useStore($recent, { ssr: 'initial' });
  if (recent.length === 0) return null;
  return (
    <section className="grid gap-3 wide:col-start-1 wide:row-start-2">
      <h2 className="text-h3">{m.captions_recent()}</h2>
      <ul className="grid gap-2">
        {recent.map((made) => (
          <li key={made.caption}>
            <button
              type="button"
              className="grid w-full cursor-pointer gap-1 rounded-small border-2 border-line px-4 py-3 text-start hover:border-fg"
              onClick={() => reopenCaption(made)}
            >
              <span className="truncate font-semibold" lang={made.language}>
                {made.caption}
              </span>
              <span className="text-small text-muted">
                {PLATFORM_NAMES[made.platform]}, {LANGUAGE_NAMES[made.language]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {m.captions_recent_kept()}{' '}
        <button
          type="button"
          className="min-h-[2.75rem] cursor-pointer underline underline-offset-[0.2em]"
          onClick={() => {
            // The pressed button is removed.
            document.getElementById(RESULT)?.focus();
            forgetCaptions();
          }}
        >
          {m.captions_recent_delete()}
        </button>
      </p>
    </section>
  );
};
