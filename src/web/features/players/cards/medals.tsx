import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import styles from '#web/features/players/player-head.module.css';

/** Shows the number of first, second and third places in colour, with a text label for screen readers. */
export async function Medals({ counts }: { counts: readonly [number, number, number] }) {
  const t = await getTranslations('players.facts');
  return (
    <span className={styles.medals}>
      {counts.map((count, index) => {
        const words = t('medal', { place: String(index + 1), count: formatScore(count) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
          <span key={index} title={words} style={{ '--c': `var(--medal-${index + 1})` } as CSSProperties}>
            <span aria-hidden>{formatScore(count)}</span>
            <span className="sr">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
