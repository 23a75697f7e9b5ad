import { CirclePlay, Image } from '#web/ui/media/icons.tsx';
import styles from './evidence-icons.module.css';

export type EvidenceLabels = Record<'image' | 'video' | 'missingImage' | 'missingVideo', string>;

type Props = { image: boolean; video: boolean; labels: EvidenceLabels };

/** Shows which evidence a record has. */
export const EvidenceIcons = (props: Props) => (
  <span className={styles.icons}>
    <EvidencePair {...props} />
  </span>
);

/**
 * The two icons alone, for the cells of a long table. Missing evidence is dimmed instead of removed so that the icons
 * stay aligned in a column.
 */
export const EvidencePair = ({ image, video, labels }: Props) => (
  <>
    <Image className={styles.icon} data-dimmed={image ? undefined : ''} aria-label={image ? labels.image : labels.missingImage} />
    <CirclePlay className={styles.icon} data-dimmed={video ? undefined : ''} aria-label={video ? labels.video : labels.missingVideo} />
  </>
);
