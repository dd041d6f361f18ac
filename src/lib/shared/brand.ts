/** The product's name, as it stands on the box. */
export const PRODUCT_NAME = 'DCK';

/** The fixed product title that every page title ends with (behaviour/site.md, 'Routes'). */
export const PRODUCT_TITLE = 'DCK Companion App';

/**
 * The text of a page's `<title>`.
 * @param page the page's own title, such as 'Browse DCK'
 */
export const documentTitle = (page: string): string => `${page} | ${PRODUCT_TITLE}`;
