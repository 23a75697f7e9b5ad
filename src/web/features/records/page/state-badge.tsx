import type { RecordState } from '#domain/records/states.ts';
import { Check, CheckCheck, CircleHelp, CircleX, Clock, Sprout, TriangleAlert, Undo2 } from '#web/ui/media/icons.tsx';
import styles from './state-badge.module.css';

export type BadgeKind = RecordState | 'best' | 'missing';

const ICONS: Readonly<Record<BadgeKind, typeof Check>> = {
  posted: Clock,
  checked: CheckCheck,
  verified: Check,
  'needs-information': CircleHelp,
  declined: CircleX,
  withdrawn: Undo2,
  best: Sprout,
  missing: TriangleAlert,
};

/** Renders the state of a record as an icon and a label. Waiting is grey, never red. */
export function StateBadge({ kind, label }: { kind: BadgeKind; label: string }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.badge} data-kind={kind}>
      <Icon data-icon="s" aria-hidden />
      {label}
    </span>
  );
}
