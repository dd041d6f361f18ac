import { useStore } from '@nanostores/react';

import { LANGUAGE_NAMES, PLATFORM_NAMES } from '#islands/social/words.ts';
import { $recent, forgetCaptions, reopenCaption } from '#stores/social.ts';

/** The captions that this browser has made before. */
export const RecentCaptions = () => {
  const recent = useStore($recent, { ssr: 'initial' });
  if (recent.length === 0) return null;
  return (
    <section className="recent">
      <h2>Your last captions</h2>
      <ul>
        {recent.map((made) => (
          <li key={made.caption}>
            <button type="button" onClick={() => reopenCaption(made)}>
              <span className="recent-text" lang={made.language}>
                {made.caption}
              </span>
              <span className="recent-facts">
                {PLATFORM_NAMES[made.platform]}, {LANGUAGE_NAMES[made.language]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="recent-note">
        They are kept in this browser only.{' '}
        <button type="button" className="recent-forget" onClick={forgetCaptions}>
          Forget them
        </button>
      </p>
    </section>
  );
};
