/** Prefetches the page of a link before the click, in browsers without speculation rules. */

// In the page's markup: the route table would weigh more than the rest of its scripts.
const rules = document.querySelector('[type=speculationrules]')?.textContent ?? '';
const leftOut: readonly string[] = rules.match(/\/\w[\w/]*(?=\*)/g) ?? [];

const fetched = new Set<string>();

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (fetched.has(link.href) || leftOut.some((path) => link.pathname.startsWith(path))) return;
  fetched.add(link.href);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
};

// Missing in TypeScript's DOM types.
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

if (!savesData && !HTMLScriptElement.supports?.('speculationrules')) {
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
