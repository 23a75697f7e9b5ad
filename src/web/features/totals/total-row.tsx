import Link from 'next/link';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { HeatStrip } from '#web/ui/charts/heat-strip.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import type { TotalLabels } from './total-labels.ts';
import styles from './total-table.module.css';
import type { TotalTuple } from './total-tuples.ts';

type Props = { row: TotalTuple; isMine: boolean; labels: TotalLabels };

/** One player's line, with a box that chooses the player for a comparison. */
export function TotalRow({ row, isMine, labels }: Props) {
  const [, rank, rankText, handle, name, rankClass, figures, places] = row;
  const { locale } = labels;
  return (
    <tr data-mine={isMine || undefined}>
      <td>
        <RankPlate place={rank} text={rankText} />
      </td>
      <th scope="row" className={styles.player}>
        <Link href={localePath(locale, playerRoute(handle))} prefetch={false}>
          <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
        </Link>
      </th>
      {figures.map((figure, index) => (
        <td key={labels.figures[index]} data-figure="">
          {figure}
        </td>
      ))}
      <td>
        <label className={styles.compare}>
          <input type="checkbox" name="player" value={handle} aria-label={fill(labels.compareOne, { name: name ?? labels.anonymous })} />
        </label>
      </td>
      <HeatStrip places={places} />
    </tr>
  );
}
