import { CARE } from '#facts/care.ts';

/** The deck's agreement, for a card or an exercise that may hurt or expose someone. */
export const Care = ({ care }: { care: unknown }) =>
  care === true && CARE !== '' && <p className="care">{CARE}</p>;
