import styles from './creature-glyph.module.css';

export type GlyphNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Props = { glyph: GlyphNumber; label: string; size?: 's' | 'm' | 'l' | undefined };

/**
 * Paths of the eight shapes: flame, bolt, drop, wide oval, ring, flat hexagon, wings, pointed hexagon. The ring needs
 * the even-odd rule for its hole.
 */
const SHAPES: Record<GlyphNumber, string> = {
  1: 'M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-5.2.3 1.5 1 2.4 2 2.9C10 8 10.5 5 12 2z',
  2: 'M13.5 2L5 13.5h5.5L9.5 22 19 10h-6z',
  3: 'M12 2.5c3.5 4.5 6.5 7.7 6.5 11.8a6.5 6.5 0 0 1-13 0C5.5 10.2 8.5 7 12 2.5z',
  4: 'M12 4c5 0 9 3.6 9 8.3S17 20.5 12 20.5 3 17 3 12.3 7 4 12 4z',
  5: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 4.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4z',
  6: 'M8 3.5h8.5L21.5 11 17 20.5H7L2.5 12z',
  7: 'M12 14C10 8 6 5 2 5c0 6 3 10 8 10.5L9 20h6l-1-4.5C19 15 22 11 22 5c-4 0-8 3-10 9z',
  8: 'M12 2l8.7 5v10L12 22l-8.7-5V7z',
};

/** Shows a creature, identified by its shape and label. The colour is only an aid. */
export function CreatureGlyph({ glyph, label, size }: Props) {
  return (
    <svg
      className={styles.glyph}
      data-size={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      fill={`var(--creature-${glyph})`}
      fillRule="evenodd"
    >
      <path d={SHAPES[glyph]} />
    </svg>
  );
}
