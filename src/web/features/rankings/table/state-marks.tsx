import { hasMark } from '#domain/records/record-marks.ts';
import { Check, CheckCheck, CircleHelp, TriangleAlert } from '#web/ui/media/icons.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './state-marks.module.css';

const ICONS = { checked: CheckCheck, verified: Check, asked: CircleHelp, missing: TriangleAlert };

/** Shows a record's state as labelled icons. */
export function StateMarks({ marks, labels }: { marks: number; labels: RankingLabels }) {
  return (Object.keys(ICONS) as (keyof typeof ICONS)[]).map((mark) => {
    if (!hasMark(marks, mark)) return null;
    const Icon = ICONS[mark];
    return (
      <span key={mark} className={styles.mark} data-mark={mark}>
        <Icon aria-hidden />
        {labels.marks[mark]}
      </span>
    );
  });
}
