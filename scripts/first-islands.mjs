// @ts-check

/**
 * Adds the directive `client:first` of islands on guarded pages.
 * @returns {import('astro').AstroIntegration}
 */
export const firstIslands = () => ({
  name: 'dck-first-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'first', entrypoint: './src/layouts/first/island.ts' });
    },
  },
});
