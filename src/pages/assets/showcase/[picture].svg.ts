import type { APIRoute, GetStaticPaths } from 'astro';

/** The drawings of the cases as they stand in their files, by path. */
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

/** A case's picture by an address that outlives a build: what is saved in a browser names it. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
