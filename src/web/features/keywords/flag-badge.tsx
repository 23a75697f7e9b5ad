import { CircleHelp, Hammer, type IconComponent, Lock, PencilLine, Star, Trash2, UserPen } from '#web/ui/media/icons.tsx';
import styles from './flag-badge.module.css';

const ICONS: Readonly<Record<number, IconComponent>> = { 0: Trash2, 1: PencilLine, 2: Star, 3: Hammer, 4: UserPen, 5: Lock, 9: CircleHelp };

/** Renders the flag of an entry as an icon with a label. */
export function FlagBadge({ flag, label }: { flag: number; label: string }) {
  const Icon = ICONS[flag] ?? CircleHelp;
  return (
    <span className={styles.flag} data-flag={flag}>
      <Icon data-icon="s" aria-hidden />
      {label}
    </span>
  );
}
