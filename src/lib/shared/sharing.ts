import * as m from '#messages';

import { PRODUCT_NAME, PRODUCT_TITLE } from './brand.ts';
import { href, PAGE_PREFIX, type RouteId } from './routes.ts';
import { titleOf } from './titles.ts';

/** Preview picture of a page, 1200 by 630 pixels. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

export const LANDING_PICTURE: SharePicture = {
  path: `/og${PAGE_PREFIX}/landing.png`,
  alt: m.shared_landing_picture({ product: PRODUCT_NAME }),
};

/** Path of the preview picture of an open page, drawn at build time (scripts/link-pictures). */
export const linkPicture = (route: RouteId, parameter: string): string =>
  `/og${href(route, parameter)}.png`;

/** A schema.org description. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** `answer` may hold HTML. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** JSON-LD, escaped for a script element. */
export const toJsonLd = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

export const productData = (site: URL, description: string): StructuredData => ({
  '@graph': [
    { '@type': 'WebSite', name: PRODUCT_TITLE, url: site.href },
    {
      '@type': 'Product',
      name: PRODUCT_NAME,
      description,
      category: m.shared_product_category(),
      image: new URL(LANDING_PICTURE.path, site).href,
      url: site.href,
    },
  ],
});

export const questionsData = (questions: readonly Answered[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The breadcrumbs from the landing page. */
export const breadcrumbData = (site: URL, route: RouteId, title?: string): StructuredData => {
  const steps = [
    { name: PRODUCT_NAME, item: site.href },
    { name: titleOf(route), item: new URL(href(route), site).href },
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
