/**
 * The script of guarded pages: one file, because each file costs a round trip on a slow network.
 */
import '../components/shell/language-links.ts';
import '#lib/shell/scroll.browser.ts';
import '#lib/shell/prefetch.browser.ts';
import '../components/deck-codes/deck-status.ts';

import { startGuard } from '../components/session/guard.ts';
import { $session } from '#lib/session/session.store.ts';

// Loaded once the session is known.
const stop = $session.listen(() => {
  stop();
  const importMy = () => import('#lib/my-cards/my.store.ts');
  void import('#lib/offline/offline.store.ts')
    .then(({ startOffline }) =>
      startOffline({
        onRefused: (accountId) => void importMy().then((my) => my.keepUnsentOnly(accountId)),
        onUnsent: () => void importMy().then((my) => my.startMy()),
      }),
    )
    // The network failed: the page stays readable, and the next page retries.
    .catch(() => {});
});

// Last, so that nothing misses a change of the session.
startGuard();
