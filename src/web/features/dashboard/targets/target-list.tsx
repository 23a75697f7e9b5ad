import type { Target } from '#domain/advice/reach.ts';
import { formatScore } from '#domain/shared/score.ts';
import { boardNames } from '#web/features/dashboard/board-names.ts';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { StagePicture } from './stage-picture.tsx';
import { stepText } from './step-text.ts';
import styles from './target-list.module.css';

type Props = Pick<Parts, 'catalogue' | 'locale'> & { targets: readonly Target[]; nth: number };

/** Lists targets with their stage, places, result and points. Each row is a link to the stage. */
export function TargetList({ catalogue, locale, targets, nth }: Props) {
  const t = translate(locale, 'dashboard.target');
  return (
    <ul className={styles.list}>
      {targets.map((target) => {
        const { stage, rule, href } = boardNames(catalogue, target.board, locale);
        const { value, way, step } = stepText(target, locale);
        return (
          <li key={target.board.boardId}>
            <div className={styles.picture} aria-hidden>
              <StagePicture board={target.board} nth={nth} />
            </div>
            <div>
              <Link href={href}>
                {stage}
                {rule && <small> {rule}</small>}
              </Link>
              <p>{step === undefined ? way : t('row', { way, step })}</p>
            </div>
            <p className={styles.value}>
              <b>{value}</b>
              <small>{t('gain', { points: formatScore(target.gain) })}</small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
