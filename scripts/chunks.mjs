// @ts-check
// Groups of modules that the build writes as one file each. On a slow network a file costs more than its bytes,
// so a guarded page has eight in all: these, its script, its island and React's renderer (docs/decisions/0037).
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Small modules that nearly every page with code needs. A name that is none any more stops the build. */
const SMALL = new Set(
  [
    '#lib/shared/routes.ts',
    '#lib/shared/address.browser.ts',
    '#lib/shared/clock.browser.ts',
    '#lib/shared/config.browser.ts',
    '#lib/shared/network-error.ts',
    '#lib/shared/brand.ts',
    '#facts/brand.ts',
    '#lib/shared/owner.browser.ts',
    '#lib/shared/parse-json.ts',
    '#lib/shared/retry-after.ts',
  ].map((name) => resolve(name)),
);

const anyOf = (/** @type {readonly RegExp[]} */ ...patterns) => {
  return (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id));
};

/** Scripts of every page that has any, and what they need. */
const isOfPage = anyOf(
  /vite\/preload-helper/,
  /lib\/shared\/storage\.browser\.ts$/,
  /lib\/shell\/(scroll|prefetch)/,
  /components\/deck-codes\/deck-status\.ts$/,
  /components\/shell\/language-links\.ts$/,
  /lib\/shared\/language-keys\.ts$/,
);

/** State, and data of the person in browser storage: open pages need these as well. */
const isBase = anyOf(
  /\/nanostores\/(atom|clean-stores)\//,
  /lib\/shared\/(connection|random|tabs|visibility|personal|host-seats)\.browser\.ts$/,
  /lib\/shared\/xsrf\.ts$/,
  /lib\/api\/deck-language(\.browser)?\.ts$/,
  /lib\/my-cards\/(cases|saved-prefixes)\.ts$/,
);

/**
 * React without its renderer, which Astro asks for as a file of its own, shared views, the face of a card, the
 * buttons of its views, the scanner's button. None imports the session, since pages without one need them too.
 */
const isView = anyOf(
  /node_modules\/(@nanostores\/react|react|react-dom\/(index|cjs\/react-dom\.production))[/.]/,
  /\/nanostores\/computed\//,
  /(islands|lib)\/shared\/(?!wake-lock|timer|chime|sound|Say|TimerDisplay|use-time-left)/,
  /lib\/cards\/cards\.ts$/,
  /(islands|lib)\/run\/(stored-run\.ts|run-view\.store\.ts|use-run-view\.tsx|Care\.tsx|RunTabs\.tsx)$/,
  /facts\/(care|files|kinds|samples)\.ts$/,
  /contract\/streams\.ts$/,
  /islands\/cards\/(CardFace\.tsx|card-classes\.ts)$/,
  /scanner\/(Scanner\.tsx|DeckCodeFound\.tsx|scanner\.store\.ts|parse-code\.ts|video-inputs\.browser\.ts)$/,
  /session\/blocked\.ts$/,
);

/** The session, the API client, and what guarded pages share; not what they load later. */
const isOfGuardedPages = anyOf(
  /src\/(lib|islands)\/(articles|cards|exercises|journeys|pages|recipes|sheets|situations)\/(?!exercise-table)/,
  /src\/lib\/api\/(?!kept-answers)/,
  /src\/(lib|islands)\/session\/(session|last-route|use-when)/,
  /src\/(lib|islands)\/my-cards\/(items|my-items|my-load|hand|AddToHand|KeepButton|HandNameForm|SyncLine)/,
  /src\/lib\/deck-codes\/deck-status/,
  /src\/(lib|islands)\/offline\/(offline\.ts|DownloadProgress)/,
  /src\/(lib|islands)\/tables\/(StartTable|start-and-open)/,
  // These bring the words of captions and of the deck's facts, which few pages read.
  /\/contract\/(?!caption|profiles|open-deck|deck-facts|agendas|table-state)/,
);

/** Modules in more than one page's code. */
const SHARED = 2;

/** A higher priority takes its modules first. */
export const CHUNKS = [
  { name: 'page', test: isOfPage, priority: 5 },
  { name: 'base', test: (/** @type {string} */ id) => isBase(id) || SMALL.has(id), priority: 4 },
  { name: 'views', test: isView, minShareCount: SHARED, priority: 3 },
  { name: 'session', test: isOfGuardedPages, minShareCount: SHARED, priority: 2 },
  // Requests to the provider, which the sign-in, the sign-out and the reader of the session share.
  {
    name: 'provider',
    test: /lib\/session\/((oauth|owed-sign-out|provider)\.browser|oauth|logout)\.ts$/,
    priority: 1,
  },
  // My Cards, and the work without a network, which load once the page is there.
  {
    name: 'beside',
    test: /lib\/(offline\/(offline|kept-deck)|my-cards\/my)\.store\.ts$/,
    priority: 1,
  },
];
