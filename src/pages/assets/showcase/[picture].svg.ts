import type { APIRoute, GetStaticPaths } from 'astro';

/** Source files of the cases' drawings, by path. */
const drawings = import.meta.glob<string>('../../../content/showcase/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(drawings).map(([path, svg]) => ({
    params: { picture: path.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }));

/** A case's picture under an address that is stable across builds: saved cases refer to it. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
