import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrated once the first words of its page are painted (src/layouts/first/island.ts). */
    'client:first'?: boolean;
  }
}
