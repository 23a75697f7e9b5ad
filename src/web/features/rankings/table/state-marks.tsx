import { hasMark } from '#domain/records/record-marks.ts';
import { Check, CheckCheck, CircleHelp, type IconComponent, TriangleAlert } from '#web/ui/media/icons.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './state-marks.module.css';

type Mark = keyof RankingLabels['marks'];
type Props = { marks: number; labels: RankingLabels };

const CHECKS: readonly [Mark, IconComponent][] = [
  ['checked', CheckCheck],
  ['verified', Check],
];
const DOUBTS: readonly [Mark, IconComponent][] = [
  ['asked', CircleHelp],
  ['missing', TriangleAlert],
];

/** Shows who has checked a record, as labelled icons. */
export const CheckMarks = ({ marks, labels }: Props) =>
  CHECKS.map(
    ([mark, Icon]) =>
      hasMark(marks, mark) && (
        <span key={mark} className={styles.check} data-mark={mark}>
          <Icon aria-hidden />
          {labels.marks[mark]}
        </span>
      ),
  );

/** Shows that evidence is missing or a question is open, as icons: at every width, unlike the column of CheckMarks. */
export const DoubtMarks = ({ marks, labels }: Props) =>
  DOUBTS.map(
    ([mark, Icon]) =>
      hasMark(marks, mark) && (
        <span key={mark} className={styles.doubt} title={labels.marks[mark]}>
          <Icon aria-label={labels.marks[mark]} />
        </span>
      ),
  );
