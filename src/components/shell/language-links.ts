/**
 * The links to the other languages: each leads to this very address, and keeps the choice, which the head of the next
 * guarded page follows (src/lib/shell/boot.ts).
 */
import {
  DECK_LANGUAGE_KEY,
  PAGES_KEY,
  REMEMBERED_DECK_KEY,
  UNSENT_PAGES_KEY,
} from '#lib/shared/language-keys.ts';

/** The beginning of a language's addresses, by one of them; read here, since open pages do without the route table. */
const prefixIn = (path: string, language: string): string => {
  const prefix = `/${language}`;
  return `${path}/`.startsWith(`${prefix}/`) ? prefix : '';
};

const choose = (link: HTMLAnchorElement): void => {
  const { pathname, search, hash } = location;
  const own = prefixIn(pathname, document.documentElement.lang);
  const path = pathname.slice(own.length) || '/';
  link.href = prefixIn(link.pathname, link.lang) + path + search + hash;
  try {
    localStorage.setItem(PAGES_KEY, link.lang);
    // Guarded pages send it to the account.
    if (document.documentElement.dataset['session'] === 'in')
      localStorage.setItem(UNSENT_PAGES_KEY, link.lang);
    // The cards follow, and those that the browser remembers are in the old language.
    localStorage.removeItem(DECK_LANGUAGE_KEY);
    localStorage.removeItem(REMEMBERED_DECK_KEY);
  } catch {
    // Without storage the choice lasts as long as its links are followed.
  }
};

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  link.addEventListener('click', () => choose(link));
