export const PRODUCT_NAME = 'DCK';

/** The suffix of every page title (behaviour/site.md, 'Routes'). */
export const PRODUCT_TITLE = 'DCK Companion App';

/** The text of `<title>`. */
export const documentTitle = (page: string): string => `${page} | ${PRODUCT_TITLE}`;
