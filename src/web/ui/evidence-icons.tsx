import { CirclePlay, Image, type LucideIcon } from 'lucide-react';
import styles from './evidence-icons.module.css';

type Proof = 'image' | 'video';

export type EvidenceLabels = Record<Proof | 'missingImage' | 'missingVideo', string>;

type Props = { image: boolean; video: boolean; labels: EvidenceLabels };

/** Which proof a record has. Missing proof is dimmed, not removed, so that the column stays readable. */
export function EvidenceIcons({ image, video, labels }: Props) {
  return (
    <span className={styles.icons}>
      <ProofIcon icon={Image} there={image} label={image ? labels.image : labels.missingImage} />
      <ProofIcon icon={CirclePlay} there={video} label={video ? labels.video : labels.missingVideo} />
    </span>
  );
}

function ProofIcon({ icon: Icon, there, label }: { icon: LucideIcon; there: boolean; label: string }) {
  return <Icon role="img" aria-label={label} data-missing={there ? undefined : true} />;
}
