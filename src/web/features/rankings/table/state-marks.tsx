import { Check, CheckCheck, CircleHelp, Swords, TriangleAlert } from 'lucide-react';
import { hasMark } from '#domain/records/record-marks.ts';
import { SpriteIcon } from '#web/ui/media/icon-sprite.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './state-marks.module.css';

/** Icons for record states and rivals, for the table's sprite. */
export const STATE_SPRITE = { checked: CheckCheck, verified: Check, asked: CircleHelp, missing: TriangleAlert, rival: Swords };

/** Shows a record's state as labelled icons. On phones, only screen readers get the labels. */
export function StateMarks({ marks, labels }: { marks: number; labels: RankingLabels }) {
  return (Object.keys(labels.marks) as (keyof typeof labels.marks)[]).map(
    (mark) =>
      hasMark(marks, mark) && (
        <span key={mark} className={styles.mark} data-mark={mark}>
          <SpriteIcon name={mark} />
          <span>{labels.marks[mark]}</span>
        </span>
      ),
  );
}
