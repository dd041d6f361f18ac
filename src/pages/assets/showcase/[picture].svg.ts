import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('drawing')).map(({ id, data }) => ({
    params: { picture: id },
    props: data,
  }));

/** A case's picture under an address that is stable across builds: saved cases refer to it. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
