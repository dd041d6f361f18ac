import { useEffect } from 'react';

import { CaptionForm } from '#islands/captions/CaptionForm.tsx';
import { CaptionResult } from '#islands/captions/CaptionResult.tsx';
import { RecentCaptions } from '#islands/captions/RecentCaptions.tsx';
import { startCaptions } from '#lib/captions/captions.store.ts';

/** The caption generator (behaviour/captions.md, 'Captions'). */
export const Captions = () => {
  useEffect(() => startCaptions(location.search), []);
  return (
    <div className="social mt-5 grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] wide:grid-rows-[auto_1fr]">
      <CaptionForm />
      <CaptionResult />
      <RecentCaptions />
    </div>
  );
};
