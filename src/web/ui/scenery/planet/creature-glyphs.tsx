import { CreatureGlyph, type GlyphNumber } from './creature-glyph.tsx';
import styles from './creature-glyphs.module.css';

type Props = {
  glyphs: readonly { glyph: GlyphNumber; label: string }[];
  size?: 's' | 'm' | 'l' | undefined;
  plate?: boolean | undefined;
};

/** Shows a row of creatures. `plate` adds a background for use on scenery. */
export function CreatureGlyphs({ glyphs, size, plate }: Props) {
  return (
    <span className={styles.glyphs} data-plate={plate || undefined}>
      {glyphs.map(({ glyph, label }) => (
        <CreatureGlyph key={glyph} glyph={glyph} label={label} size={size} />
      ))}
    </span>
  );
}
