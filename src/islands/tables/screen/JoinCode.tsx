import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { $qr, showQr } from '#lib/tables/qr.store.ts';

/** The address of a table as a QR code. */
export const JoinCode = ({ address, className = '' }: { address: string; className?: string }) => {
  const qr = useStore($qr, { ssr: 'initial' });
  useEffect(() => {
    if ($qr.get()?.text !== address) void showQr(address);
  }, [address]);
  if (qr?.text !== address)
    return <div className={`aspect-square rounded-card bg-paper ${className}`} />;
  return (
    <svg
      className={`aspect-square rounded-card bg-paper fill-paper-ink forced-color-adjust-none ${className}`}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={m.tables_screen_qr()}
    >
      <path d={qr.path} />
    </svg>
  );
};
