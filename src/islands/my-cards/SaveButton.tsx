import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { SaveSign } from '#islands/my-cards/SaveSign.tsx';
import { $savedKeys, loadSavedKeys, toggleSaved } from '#lib/my-cards/saved.store.ts';
import { savedKey, type Saveable } from '#lib/my-cards/saved.ts';

/** Saves a case or persona in this browser, or removes it. */
export const SaveButton = ({ item, className = '' }: { item: Saveable; className?: string }) => {
  const keys = useStore($savedKeys, { ssr: 'initial' });
  useEffect(loadSavedKeys, []);
  const { name } = item.kind === 'case' ? { name: item.value.title } : item.value;
  return (
    <button
      type="button"
      className={`pill aria-pressed:chosen ${className}`}
      aria-pressed={keys?.has(savedKey(item)) ?? false}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(item)}
    >
      <SaveSign />
      Save
    </button>
  );
};
