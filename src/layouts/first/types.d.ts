declare module 'virtual:inline-script/*' {
  /** The bundled code of a script that stands in a page (scripts/inline-scripts.mjs). */
  const code: string;
  export default code;
  /** Its hash for the page's policy, which the frontmatter of the page has to add. */
  export const hash: `sha256-${string}`;
}
