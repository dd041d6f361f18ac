/** File in the built site that holds the settings of its pages. A build writes it last. */
export const BUILD_SETTINGS = '_settings.json';
