// Apart from the schemas: public pages draw cards without zod.

export const STREAMS = [
  'breakthrough_matrix',
  'transformation_voyage',
  'mindset_journey',
  'serendipity_symphony',
  'empathy_nexus',
] as const;
export type Stream = (typeof STREAMS)[number];
