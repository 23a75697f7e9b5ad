import { Check, CheckCheck, CircleHelp, Swords, TriangleAlert } from 'lucide-react';
import { SpriteIcon } from '#web/ui/media/icon-sprite.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { MARKS } from './ranking-tuples.ts';
import styles from './state-marks.module.css';

/** Icons of record states and of rivals, for the sprite of the table. */
export const STATE_SPRITE = { checked: CheckCheck, verified: Check, asked: CircleHelp, missing: TriangleAlert, rival: Swords };

const SHOWN = ['checked', 'verified', 'asked', 'missing'] as const;

/** Shows the state of a record as icons with labels. On phones only screen readers get the labels. */
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
