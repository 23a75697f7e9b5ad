'use client'; // what it is given travels instead of a second copy of its markup (decision 0048)
import { CreatureGlyph, type GlyphNumber } from './creature-glyph.tsx';
import styles from './creature-glyphs.module.css';

type Props = {
  glyphs: readonly { glyph: GlyphNumber; label: string }[];
  size?: 's' | 'm' | 'l' | undefined;
  plate?: boolean | undefined;
};

/** A row of creatures; `plate` gives them a ground of their own on top of scenery. */
export function CreatureGlyphs({ glyphs, size, plate }: Props) {
  return (
    <span className={styles.glyphs} data-plate={plate || undefined}>
      {glyphs.map(({ glyph, label }) => (
        <CreatureGlyph key={glyph} glyph={glyph} label={label} size={size} />
      ))}
    </span>
  );
}
