import { readConstants } from './read.ts';

/** The name of the product, and the title of the app. */
export const { PRODUCT_NAME, PRODUCT_TITLE } = readConstants().brand;
