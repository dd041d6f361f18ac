import * as z from 'zod/mini';

const Titled = z.object({ title: z.string(), desc: z.string() });

/** A product idea and its origin (behaviour/showcase.md, 'Showcase'). */
export const Case = z.object({
  title: z.string(),
  slug: z.string(),
  /** When it was created or saved, in ms since the epoch; 0 for a showcase case. */
  created: z.number(),
  description: z.string(),
  /** Addresses of pictures; in input each may also be an object that holds one. */
  images: z.array(
    z.union([
      z.string(),
      z.pipe(
        z.object({ url: z.string() }),
        z.transform(({ url }) => url),
      ),
    ]),
  ),
  input: z.object({
    productCategory: z.string(),
    specificProduct: z.string(),
    companySkills: z.string(),
  }),
  ideas: z.array(Titled),
  details: z.array(Titled),
  /** The prompt for a picture generator. */
  visPrompt: z.string(),
});
export type Case = z.infer<typeof Case>;
