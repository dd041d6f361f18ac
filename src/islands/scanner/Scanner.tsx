import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import * as m from '#messages';

import type { ScanDialog } from '#islands/scanner/ScanDialog.tsx';
import {
  $scanner,
  closeScanner,
  warmUpScanner,
  type ScanTarget,
} from '#lib/scanner/scanner.store.ts';

const importDialog = () => import('#islands/scanner/ScanDialog.tsx');

/** Classes of a button that scans; while it waits, a press on it is kept (src/layouts/first/head.ts). */
export const SCAN_CLASS =
  'btn btn-primary aria-disabled:pointer-events-auto aria-disabled:bg-primary aria-disabled:text-on-primary aria-disabled:opacity-70';

/** Preloads dialog and decoder. A failure shows on opening. */
export const warmUp = (): void => {
  importDialog().catch(() => {});
  void warmUpScanner();
};

/**
 * The scan dialog, loaded on first use.
 * @param kind the wanted kind of code, for the texts
 */
export const Scanner = ({ kind }: Pick<ScanTarget, 'kind'>) => {
  const { status } = useStore($scanner, { ssr: 'initial' });
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof ScanDialog }>();
  const [failed, setFailed] = useState(false);
  const wanted = status !== 'closed' && !loaded;

  useEffect(() => {
    if (!wanted) return;
    importDialog()
      .then(({ ScanDialog }) => setLoaded({ Dialog: ScanDialog }))
      .catch((error: unknown) => {
        console.error('The scan dialog could not be loaded.', error);
        setFailed(true);
        closeScanner();
      });
  }, [wanted]);

  // Releases the camera on unmount.
  useEffect(() => closeScanner, []);

  if (loaded) return <loaded.Dialog kind={kind} />;
  return failed && !wanted ? (
    <p className="mt-2 font-semibold text-danger" role="alert">
      {m.scanner_unloaded()}
    </p>
  ) : null;
};
