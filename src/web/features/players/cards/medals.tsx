import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import styles from '#web/features/players/player-head.module.css';
import { translate } from '#web/i18n/translate.ts';

/** Shows the number of first, second and third places in colour, with a text label for screen readers. */
export function Medals({ counts, locale }: { counts: readonly [number, number, number]; locale: Language }) {
  const t = translate(locale, 'players.facts');
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
