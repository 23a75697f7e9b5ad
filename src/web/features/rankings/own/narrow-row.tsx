import type { MouseEvent } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { fill, placeText, writtenPlaceText } from '#web/i18n/fill.ts';
import { ArrowDown, Plus } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from '#web/ui/player/own-row/own-row-bar.module.css';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import type { OwnRow, OwnRowBarContext, OwnView } from './own-view.ts';

type Props = {
  own: OwnView;
  row: OwnRow;
  jump: { href: string; onClick: (event: MouseEvent) => void };
  context: OwnRowBarContext;
  words: RankingSheetWords;
};

/** The reader's row on phones: place, result and points in line 1, the way to the next place in line 2. One link. */
export function NarrowRow({ own, row, jump, context: { locale, anonymous }, words }: Props) {
  const place = (rank: number) => placeText(words.place, locale, rank);
  const { above, ahead } = row;
  const [before = '', after = ''] = words.own.toNext.split('{gap}');
  const next = above?.rank && { place: place(above.rank), name: above.name ?? anonymous };
  return (
    <Link className={`narrow-only ${styles.narrow}`} {...jump}>
      <strong>
        <span className="sr">{words.own.jump}: </span>
        {writtenPlaceText(words.place, locale, row.place)}
      </strong>
      <span className={styles.lines}>
        <span>
          <PlanetAvatar seed={own.userId} ring={own.rankClass === null ? undefined : CLASS_KEYS[own.rankClass]} size={24} />
          <b>{row.value}</b>
          {row.points !== null && <small>{fill(words.own.points, { points: formatScore(row.points) })}</small>}
        </span>
        {above && next && (
          <small>
            {fill(before, next)}
            <b>{above.missing}</b>
            {fill(after, next)}
          </small>
        )}
        {ahead && <small>{fill(words.own.lead, { lead: ahead.lead, place: place(ahead.rank) })}</small>}
      </span>
      <ArrowDown aria-hidden />
    </Link>
  );
}

type AbsentProps = { entry: NonNullable<OwnView['entry']>; href: string; words: RankingSheetWords };

/** The bar of a reader without a record on the board: the result that reaches the first places. Leads to the form. */
export const NarrowAbsent = ({ entry: { rank, value }, href, words }: AbsentProps) => (
  <Link className={styles.narrow} href={href}>
    <Plus aria-hidden />
    <span className={styles.lines}>
      <span>{words.own.absent}</span>
      <small>{fill(words.own.entry, { value, rank })}</small>
    </span>
  </Link>
);
