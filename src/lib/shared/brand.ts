import { PRODUCT_NAME, PRODUCT_TITLE } from '#facts/brand.ts';

export { PRODUCT_NAME, PRODUCT_TITLE };

/** The text of `<title>` (behaviour/site.md, 'Routes'). */
export const documentTitle = (page: string): string => `${page} | ${PRODUCT_TITLE}`;
