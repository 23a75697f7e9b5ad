import type { CSSProperties } from 'react';
import { translate } from '#web/i18n/translate.ts';
import styles from './compare-boards.module.css';
import { type Duel, type DuelGroup, differenceOf } from './duel-groups.ts';
import { type BoardsProps, DuelRow } from './duel-row.tsx';

/** Lists boards by rule, with the values of both players and a stem that points to the player who leads. */
export function CompareBoards({ groups, ...props }: BoardsProps & { groups: readonly DuelGroup[] }) {
  const { names, locale } = props;
  const t = translate(locale, 'players.compare');
  return (
    <>
      <BoardHeads names={names} locale={locale} />
      {groups.map(({ key, title, series, sums, scores, widest, duels }) => (
        <section key={key} id={key} aria-label={title} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
          <div className={styles.group}>
            <h3>{title}</h3>
            <span>{scores?.[0]}</span>
            <b>
              <span aria-hidden>{t('groupSum', sums)}</span>
              <span className="sr">{t('groupSumMeaning', { ...sums, ...names })}</span>
            </b>
            <span>{scores?.[1]}</span>
          </div>
          <ol>
            {duels.map((duel) => (
              <DuelRow key={duel.board.boardId} {...props} duel={duel} length={differenceOf(duel) / widest} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

type FlatProps = BoardsProps & {
  duels: readonly Duel[];
  /** Returns the length of a duel's stem, from 0 to 1. */
  lengthOf: (duel: Duel) => number;
};

/** Lists boards of several rules in the given order. Each row names its game and rule. */
export const FlatBoards = ({ duels, lengthOf, ...props }: FlatProps) => (
  <>
    <BoardHeads names={props.names} locale={props.locale} />
    <ol>
      {duels.map((duel) => (
        <DuelRow key={duel.board.boardId} {...props} duel={duel} length={lengthOf(duel)} showsWhere />
      ))}
    </ol>
  </>
);

function BoardHeads({ names, locale }: Pick<BoardsProps, 'names' | 'locale'>) {
  const t = translate(locale, 'players.compare');
  return (
    <div className={styles.heads} aria-hidden>
      <span>{t('stage')}</span>
      <span>{names.a}</span>
      <span>{t('difference')}</span>
      <span>{names.b}</span>
    </div>
  );
}
