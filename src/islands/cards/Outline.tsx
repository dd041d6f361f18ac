import type { ReactNode } from 'react';

/** Empty place of a card. */
export const Outline = ({ children }: { children?: ReactNode }) => (
  <div className="grid aspect-5/7 content-center justify-items-center gap-1 rounded-card border-2 border-dashed border-line-strong p-3 text-center">
    {children}
  </div>
);
