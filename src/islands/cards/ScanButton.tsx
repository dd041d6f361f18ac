import * as m from '#messages';

import { SCAN_CLASS, warmUp } from '#islands/scanner/Scanner.tsx';
import { useIsSignedIn } from '#islands/session/use-when-signed-in.ts';
import { openScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';

interface Props {
  readonly className: string;
  readonly target: ScanTarget;
}

/** Opens the scanner for a card, once there is a session. */
export const ScanButton = ({ className, target }: Props) => {
  const isSignedIn = useIsSignedIn();
  return (
    <button
      type="button"
      className={`${SCAN_CLASS} ${className}`}
      aria-disabled={!isSignedIn}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => isSignedIn && openScanner(target)}
    >
      {m.cards_scan_code()}
    </button>
  );
};
