import type { TableUse } from '#lib/scanner/scanner.store.ts';

/** What the cards of a whole table become where no hand is open: a new hand, or a table to work at. */
export const intoHandOrTable = async (): Promise<TableUse> => {
  const [{ intoHand }, { startHere }] = await Promise.all([
    import('#lib/my-cards/whole-table.store.ts'),
    import('#lib/tables/start-here.store.ts'),
  ]);
  return {
    ...intoHand,
    also: {
      label: 'Start a table with these',
      onCodes: (codes) => startHere({ cards: codes.map((code) => ({ code })) }),
    },
  };
};
