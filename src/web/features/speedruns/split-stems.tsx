import { splitGaps } from '#domain/records/split-gaps.ts';
import type { Split } from '#domain/records/splits.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './split-stems.module.css';

const STEP = 26;
const DEEPEST = 10; // Length in pixels of the stem for the split with the largest loss.

type Props = { run: readonly Split[] | undefined; best: readonly Split[] | undefined; locale: Language };

/** Draws a dot for each split on the line of the best run. Stems below the line show the time lost. */
export function SplitStems({ run, best, locale }: Props) {
  const gaps = run && best && splitGaps(run, best);
  if (!gaps) return null;
  const t = translate(locale, 'speedruns');
  const most = Math.max(1, ...gaps);
  const width = gaps.length * STEP;
  return (
    <>
      <svg className={styles.stems} viewBox={`0 0 ${width} 28`} width={width} height={28} aria-hidden>
        <path d={`M2 10H${width - 2}`} />
        {gaps.map((gap, index) => {
          const x = STEP / 2 + index * STEP;
          const y = 10 + (gap > 0 ? 3 + (gap / most) * DEEPEST : 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a split has no other id than its index
            <g key={index} data-lost={gap > 0 || undefined}>
              <path d={`M${x} 10V${y}`} />
              <circle cx={x} cy={y} r={3.5} />
            </g>
          );
        })}
      </svg>
      <span className="sr">{t('splitsAhead', { ahead: gaps.filter((gap) => gap < 0).length, count: gaps.length })}</span>
    </>
  );
}
