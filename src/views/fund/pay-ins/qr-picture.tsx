import { useMemo } from 'react';
import { encode } from 'uqr';

type QrPictureProps = {
  readonly text: string;
  /** What the picture says to those who cannot see it. */
  readonly label: string;
};

/** Modules that stay white around the code (ISO/IEC 18004 §5.3.8). */
const quietZone = 4;

/** A QR code, black on white whatever the theme: cameras read no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      className="qr-picture"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** One path for all dark modules, a run of a row at a time. */
function drawing(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        const isStart = isDark && row[x - 1] !== true;
        const end = row.indexOf(false, x);
        return isStart ? [`M${String(x)} ${String(y)}h${String((end === -1 ? size : end) - x)}v1H${String(x)}z`] : [];
      }),
    )
    .join('');
  return { size, path };
}
