import { guardPage, retryGuard } from '#lib/session/guard.store.ts';
import { $session } from '#lib/session/session.store.ts';

/** Guards a page: only signed-in people stay (behaviour/session.md, 'Guarded pages'). */
export const startGuard = (): void => {
  const notices = document.querySelectorAll<HTMLElement>('[data-session-notice]');
  $session.subscribe((session) => {
    const tab = session.status === 'authenticated' && session.forThisTab;
    const told = session.status === 'expired' ? session.refresh : session.status;
    for (const notice of notices) {
      notice.hidden = notice.dataset['sessionNotice'] !== (tab ? 'tab' : told);
    }
  });
  for (const button of document.querySelectorAll('[data-session-retry]')) {
    button.addEventListener('click', () => void retryGuard());
  }
  void guardPage();
};
