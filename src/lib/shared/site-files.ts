/** Folders of the built site that hold what pages load: a miss there is a file, not a page, that is missing. */
export const FILE_FOLDERS = ['_astro', 'fonts', 'assets'] as const;
