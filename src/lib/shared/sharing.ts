/** What search engines and link previews are told about a page. */

import { PRODUCT_NAME, PRODUCT_TITLE } from './brand.ts';
import { getRoute, href, type RouteId } from './routes.ts';

/** A picture that stands for a page where its link is shared, 1200 by 630 pixels. */
export interface SharePicture {
  /** Path below the site, such as `/og/landing.png`. */
  readonly path: string;
  readonly alt: string;
}

export const LANDING_PICTURE: SharePicture = {
  path: '/og/landing.png',
  alt: `${PRODUCT_NAME}, a deck for people who start things: five of its cards in a fan`,
};

/** The path of the picture of an open page of the deck, which the build draws (scripts/link-pictures). */
export const linkPicture = (route: RouteId, parameter: string): string =>
  `/og${href(route, parameter)}.png`;

/** A description of a page in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A question and its answer, which may hold HTML. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** The text of a JSON-LD block, safe to stand in a script element. */
export const toJsonLd = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

/** The site and the product, for the landing page. */
export const productData = (site: URL, description: string): StructuredData => ({
  '@graph': [
    { '@type': 'WebSite', name: PRODUCT_TITLE, url: site.href },
    {
      '@type': 'Product',
      name: PRODUCT_NAME,
      description,
      category: 'Card deck for innovators',
      image: new URL(LANDING_PICTURE.path, site).href,
      url: site.href,
    },
  ],
});

/** A page of questions and answers. */
export const questionsData = (questions: readonly Answered[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The way from the landing page to a page below a route. */
export const breadcrumbData = (site: URL, route: RouteId, title?: string): StructuredData => {
  const steps = [
    { name: PRODUCT_NAME, item: site.href },
    { name: getRoute(route).title, item: new URL(href(route), site).href },
    ...(title === undefined ? [] : [{ name: title, item: undefined }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
};
