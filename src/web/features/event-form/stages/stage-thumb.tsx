import type { KnownStage } from '#web/features/event-form/form-context.ts';
import { useLater } from '#web/ui/use-later.ts';
import styles from './stage-picker.module.css';

/** Renders the thumbnail of a stage. Shows an empty sky without a stage and until the landscape code has loaded. */
export function StageThumb({ stage }: { stage: KnownStage | undefined }) {
  const scape = useLater(() => import('#web/features/event-form/plan/plan-scape.tsx'));
  return (
    <span className={styles.thumb} aria-hidden>
      {stage && scape && <scape.ThumbScape stage={stage} />}
    </span>
  );
}
