import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes to life once the first words of its page are painted (src/layouts/first/island.ts). */
    'client:first'?: boolean;
  }
}
