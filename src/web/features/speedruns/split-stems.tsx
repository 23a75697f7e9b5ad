import { splitGaps } from '#domain/records/split-gaps.ts';
import type { Split } from '#domain/records/splits.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './split-stems.module.css';

const STEP = 26;
const LINE = 10; // Height of the best run's line.
const DEEPEST = 10; // Length in pixels of the stem for the largest loss of the list.
const RADIUS = 3.5;

type Props = {
  run: readonly Split[] | undefined;
  best: readonly Split[];
  /** The largest loss of the list. All rows are scaled to its square root, so that one slow run does not flatten the others. */
  most: number;
  locale: Language;
};

/**
 * Draws a dot for each split on the line of the best run. Stems below the line show the time lost. A hundred rows have
 * ten splits each, so all dots of a kind are one element. Renders a dash for a run without the same splits.
 */
export function SplitStems({ run, best, most, locale }: Props) {
  const gaps = run && splitGaps(run, best);
  if (!gaps) return '–';
  const t = translate(locale, 'speedruns');
  const width = gaps.length * STEP;
  const points = gaps.map((gap, index) => ({
    isLost: gap > 0,
    x: STEP / 2 + index * STEP,
    y: Math.round((LINE + (gap > 0 ? 3 + Math.sqrt(gap / most) * DEEPEST : 0)) * 10) / 10,
  }));
  const lost = points.filter(({ isLost }) => isLost);
  return (
    <>
      <svg className={styles.stems} viewBox={`0 0 ${width} 28`} width={width} height={28} aria-hidden>
        <path className={styles.line} d={`M2 ${LINE}H${width - 2}`} />
        <path className={styles.stem} d={lost.map(({ x, y }) => `M${x} ${LINE}V${y}`).join('')} />
        <path
          className={run === best ? styles.best : styles.won}
          d={points
            .filter(({ isLost }) => !isLost)
            .map(dot)
            .join('')}
        />
        <path className={styles.lost} d={lost.map(dot).join('')} />
      </svg>
      <span className="sr">{t('splitsAhead', { ahead: gaps.filter((gap) => gap < 0).length, count: gaps.length })}</span>
    </>
  );
}

const dot = ({ x, y }: { x: number; y: number }): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;
