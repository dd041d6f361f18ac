/**
 * The links to the other languages on guarded pages: each leads to this very address, and keeps the choice, which the
 * head of the next guarded page follows (src/lib/shell/boot.ts).
 */
import { DECK_LANGUAGE_KEY, PAGES_KEY, REMEMBERED_DECK_KEY } from '#lib/shared/language-keys.ts';
import { PAGE_PREFIX, prefixOf } from '#lib/shared/routes.ts';

const choose = (link: HTMLAnchorElement): void => {
  const { pathname, search, hash } = location;
  link.href = `${prefixOf(link.lang)}${pathname.slice(PAGE_PREFIX.length)}${search}${hash}`;
  try {
    localStorage.setItem(PAGES_KEY, link.lang);
    // The cards follow, and those that the browser remembers are in the old language.
    localStorage.removeItem(DECK_LANGUAGE_KEY);
    localStorage.removeItem(REMEMBERED_DECK_KEY);
  } catch {
    // Without storage the choice lasts as long as its links are followed.
  }
};

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  link.addEventListener('click', () => choose(link));
