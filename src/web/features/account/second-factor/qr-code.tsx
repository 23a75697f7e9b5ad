import { encode } from 'uqr';
import styles from './second-factor.module.css';

const QUIET = 4; // Modules of light ground around the code, as the standard requires.

/** Draws a QR code. Always dark on light, because scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  const full = size + 2 * QUIET;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${full} ${full}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={full} height={full} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
