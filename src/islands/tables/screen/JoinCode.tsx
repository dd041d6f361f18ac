import { useEffect, useState } from 'react';

import { drawQr, type QrDrawing } from '#lib/tables/qr.browser.ts';

/** The address of a table as a QR code; without the library, the six characters have to do. */
export const JoinCode = ({ address, className = '' }: { address: string; className?: string }) => {
  const [drawing, setDrawing] = useState<QrDrawing>();
  useEffect(() => {
    let left = false;
    drawQr(address).then(
      (drawn) => {
        if (!left) setDrawing(drawn);
      },
      (error: unknown) => console.error('The QR code could not be drawn.', error),
    );
    return () => {
      left = true;
    };
  }, [address]);
  if (!drawing) return <div className={`aspect-square rounded-card bg-paper ${className}`} />;
  return (
    <svg
      className={`aspect-square rounded-card bg-paper fill-paper-ink forced-color-adjust-none ${className}`}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code to join this table"
    >
      <path d={drawing.path} />
    </svg>
  );
};
