import { useEffect } from 'react';

import { CaptionForm } from '#islands/social/CaptionForm.tsx';
import { CaptionResult } from '#islands/social/CaptionResult.tsx';
import { RecentCaptions } from '#islands/social/RecentCaptions.tsx';
import { startCaptions } from '#stores/social.ts';

/** The caption generator (behaviour.md, 'Captions'). */
export const Social = () => {
  useEffect(() => startCaptions(location.search), []);
  return (
    <div className="social">
      <CaptionForm />
      <CaptionResult />
      <RecentCaptions />
    </div>
  );
};
