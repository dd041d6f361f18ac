import * as m from '#messages';

import { PRODUCT_NAME } from './brand.ts';
import type { RouteId } from './routes.ts';

const TITLES: Readonly<Record<RouteId, () => string>> = {
  landing: m.routes_landing,
  home: m.routes_landing,
  auth: m.routes_auth,
  accountneeded: m.routes_accountneeded,
  browse: () => m.routes_browse({ product: PRODUCT_NAME }),
  journeys: m.routes_journeys,
  articles: m.routes_articles,
  games: m.routes_games,
  social: m.routes_social,
  about: m.routes_about,
  showcase: m.routes_showcase,
  faq: m.routes_faq,
  saved: m.routes_saved,
  privacy: m.routes_privacy,
  terms: m.routes_terms,
  imprint: m.routes_imprint,
  card: m.routes_card,
  article: m.routes_article,
  journey: m.routes_journey,
  hand: m.routes_hand,
  agenda: m.routes_agenda,
  screen: m.routes_screen,
  table: m.routes_table,
  record: m.routes_record,
  mycards: m.routes_mycards,
  resources: m.routes_resources,
  tools: m.routes_tools,
  shop: m.routes_shop,
  dash: m.routes_dash,
  registration: m.routes_registration,
  settings: m.routes_settings,
  logout: m.routes_logout,
};

/** The title of a route's page, without the product's. */
export const titleOf = (id: RouteId): string => TITLES[id]();
