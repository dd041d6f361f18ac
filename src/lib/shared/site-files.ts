/** Folders of static assets: a miss there is a 404, not a page. */
export const FILE_FOLDERS = ['_astro', 'fonts', 'assets'] as const;
