import { inLanguage, type Language } from '#domain/shared/language.ts';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import type { Improvement } from './improvement.ts';
import styles from './post-result.module.css';

type Props = { change: Improvement['rankClass']; growth: string | null; locale: Language };

/** Shows the old and the new rank class if a post changed it, and what grew on the planet. */
export function ClassChange({ change: { before, now }, growth, locale }: Props) {
  const badge = (rankClass: typeof now) => {
    const classKey = rankClass && CLASS_KEYS[rankClass.id];
    return classKey && <RankClassBadge classKey={classKey} label={inLanguage(rankClass.name, locale) ?? ''} />;
  };
  const hasChanged = now !== null && before?.id !== now.id;
  if (!hasChanged && growth === null) return null;
  return (
    <p className={styles.growth}>
      {hasChanged && (
        <span>
          {badge(before)}
          {before && <ArrowRight data-icon="s" aria-label="→" />}
          {badge(now)}
        </span>
      )}
      {growth}
    </p>
  );
}
