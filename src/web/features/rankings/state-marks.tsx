import { Check, CheckCheck, CircleHelp, Swords, TriangleAlert } from 'lucide-react';
import { SpriteIcon } from '#web/ui/icon-sprite.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { MARKS } from './ranking-tuples.ts';
import styles from './state-marks.module.css';

/** The drawings of the marks, and of a rival, in the table's sprite. */
export const STATE_SPRITE = { checked: CheckCheck, verified: Check, asked: CircleHelp, missing: TriangleAlert, rival: Swords };

const SHOWN = ['checked', 'verified', 'asked', 'missing'] as const;

/** What is known of a record beside its evidence, as drawings with words; on a phone the words are left to who listens. */
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
