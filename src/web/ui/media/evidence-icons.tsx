import { CirclePlay, Image } from 'lucide-react';
import styles from './evidence-icons.module.css';
import { SpriteIcon } from './icon-sprite.tsx';

export type EvidenceLabels = Record<'image' | 'video' | 'missingImage' | 'missingVideo', string>;

/** The icons that `EvidenceIcons` needs in the page's sprite. */
export const EVIDENCE_SPRITE = { image: Image, video: CirclePlay };

type Props = { image: boolean; video: boolean; labels: EvidenceLabels };

/**
 * Shows which evidence a record has. Missing evidence is dimmed instead of removed so that the icons stay aligned in a
 * column.
 */
export function EvidenceIcons({ image, video, labels }: Props) {
  return (
    <span className={styles.icons}>
      <SpriteIcon name="image" label={image ? labels.image : labels.missingImage} dimmed={!image} />
      <SpriteIcon name="video" label={video ? labels.video : labels.missingVideo} dimmed={!video} />
    </span>
  );
}
