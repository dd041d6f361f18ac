import { z } from 'astro/zod';
import { defineCollection, reference } from 'astro:content';

import { STREAMS } from '#contract/cards.ts';
import { OpenArticle, OpenCard, OpenFacts, OpenPersona, OpenSample } from '#contract/open-deck.ts';

import { openDeckLoader } from '../scripts/open-deck.ts';
import { caseLoader, drawingLoader, textLoader } from '../scripts/public-content.ts';

const titled = z.object({ title: z.string(), desc: z.string() });

/** Questions of the FAQ page, in the order of `order`; the file's name is the anchor. */
const faq = defineCollection({
  loader: textLoader('faq'),
  schema: z.object({
    question: z.string(),
    order: z.number(),
    /** Whether it stands on the landing page too. */
    landing: z.boolean().default(false),
  }),
});

/** Privacy and terms. */
const legal = defineCollection({
  loader: textLoader('legal'),
  schema: z.object({ description: z.string(), updated: z.string() }),
});

/** The showcase cases (behaviour/showcase.md, 'Showcase'); the file's name is the slug. */
const showcase = defineCollection({
  loader: caseLoader(),
  schema: ({ image }) =>
    z.object({
      title: z.string(),
      /** The place in the list. */
      order: z.number(),
      /** The stream of the deck that it was drawn from, and the case's colours. */
      stream: z.enum(STREAMS),
      created: z.literal(0),
      description: z.string(),
      images: z.array(z.object({ src: image(), alt: z.string() })).length(4),
      input: z.object({
        productCategory: z.string(),
        specificProduct: z.string(),
        companySkills: z.string(),
      }),
      /** One for each card that was turned over. */
      ideas: z
        .array(titled.extend({ card: reference('card') }))
        .min(4)
        .max(6),
      details: z.array(titled).min(4).max(6),
      visPrompt: z.string(),
    }),
});

/** The drawings of the showcase, by the addresses that saved cases refer to. */
const drawing = defineCollection({
  loader: drawingLoader(),
  schema: z.object({ svg: z.string() }),
});

/** The deck's public facts, in one entry named `deck`. */
const facts = defineCollection({ loader: openDeckLoader('facts'), schema: OpenFacts });
/** The outside of cards, articles and personas, by the parameters of their open pages. */
const card = defineCollection({ loader: openDeckLoader('card'), schema: OpenCard });
/** The card that the landing page shows from both sides. */
const sample = defineCollection({ loader: openDeckLoader('sample'), schema: OpenSample });
const article = defineCollection({ loader: openDeckLoader('article'), schema: OpenArticle });
const journey = defineCollection({ loader: openDeckLoader('journey'), schema: OpenPersona });

export const collections = { faq, legal, showcase, drawing, facts, card, sample, article, journey };
