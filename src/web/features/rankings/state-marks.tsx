import { Check, CheckCheck, CircleHelp, Swords, TriangleAlert } from 'lucide-react';
import { SpriteIcon } from '#web/ui/icon-sprite.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { MARKS } from './ranking-tuples.ts';
import styles from './state-marks.module.css';

/** The icons of the marks and of a rival, for the table's sprite. */
export const STATE_SPRITE = { checked: CheckCheck, verified: Check, asked: CircleHelp, missing: TriangleAlert, rival: Swords };

const SHOWN = ['checked', 'verified', 'asked', 'missing'] as const;

/** The state of a record as icons with labels; on phones the labels are for screen readers only. */
export function StateMarks({ marks, labels }: { marks: number; labels: RankingLabels }) {
  return SHOWN.map(
    (mark) =>
      (marks & MARKS[mark]) !== 0 && (
        <span key={mark} className={styles.mark} data-mark={mark}>
          <SpriteIcon name={mark} />
          <span>{labels.marks[mark]}</span>
        </span>
      ),
  );
}
