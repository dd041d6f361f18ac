import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { EMPTY_LIBRARY, isSaved, type Saveable } from '#core/saved.ts';
import { $library, loadLibrary, toggleSaved } from '#stores/saved.ts';

/** Saves a case or a persona in this browser, and takes it out again. */
export const SaveButton = ({ item, className = '' }: { item: Saveable; className?: string }) => {
  const library = useStore($library, { ssr: 'initial' });
  useEffect(() => {
    if ($library.get() === undefined) loadLibrary();
  }, []);
  const { name } = item.kind === 'case' ? { name: item.value.title } : item.value;
  return (
    <button
      type="button"
      className={`pill ${className}`}
      aria-pressed={isSaved(library ?? EMPTY_LIBRARY, item)}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(item)}
    >
      Save
    </button>
  );
};
