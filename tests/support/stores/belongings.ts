import type { TestPage } from '#support/stores/page.ts';

const PERSONAL = {
  localStorage: {
    'cd.personal.cards': '[]',
    'cd.personal.last-read': '["B12"]',
    'cd.case.rain-coat': '{}',
    'cd.persona.otto': '{}',
    'cd.captions.choices': '{}',
    'cd.captions.draft': '{}',
    'cd.captions.recent': '[]',
    'cd.deck.changed': '1',
    'dck.personal.last-read': '["T14"]',
  },
  sessionStorage: {
    'cd.registration': '{"text":"3F2504E0-4F89-41D3-9A0C-0305E82C3301"}',
    'cd.lastRoute': '/browse/B12',
    'cd.scroll:/browse': '400',
  },
};

/** Items that belong to the device, whichever account is signed in. */
export const OF_THE_DEVICE = { theme: 'dark', 'cd.camera': 'rear' };

/** Lets a browser remember something of every kind, as after a long afternoon. */
export const rememberMuch = ({ localStorage, sessionStorage }: TestPage): void => {
  for (const [key, value] of Object.entries({ ...PERSONAL.localStorage, ...OF_THE_DEVICE }))
    localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(PERSONAL.sessionStorage))
    sessionStorage.setItem(key, value);
};

/** The keys that a browser still has of what {@link rememberMuch} has put there, sorted. */
export const remainingOf = ({ localStorage, sessionStorage }: TestPage): string[] => {
  const known = Object.keys({ ...PERSONAL.localStorage, ...PERSONAL.sessionStorage });
  return known.filter((key) => key in localStorage || key in sessionStorage).toSorted();
};

/** All of them that lie in a tab's own storage. */
export const OF_THE_TAB = Object.keys(PERSONAL.sessionStorage).toSorted();

/** All of them. */
export const EVERYTHING = Object.keys({
  ...PERSONAL.localStorage,
  ...PERSONAL.sessionStorage,
}).toSorted();
