/**
 * The address of an article's picture: a file of this site, below `/assets/`. The pages' policy shows
 * pictures of no other site, and reports every address that names one.
 */
export const OWN_PICTURE = /^\/assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
