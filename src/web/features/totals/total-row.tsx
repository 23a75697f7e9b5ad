import Link from 'next/link';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { HeatStrip } from '#web/ui/charts/heat-strip.tsx';
import { SpriteIcon } from '#web/ui/icon-sprite.tsx';
import { PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import { compareHref } from './total-href.ts';
import type { TotalLabels } from './total-labels.ts';
import styles from './total-table.module.css';
import type { TotalTuple } from './total-tuples.ts';

type Props = { row: TotalTuple; isMine: boolean; rival: TotalTuple | undefined; labels: TotalLabels; isFold: boolean };

/** One player's line. Its last link compares with the player above; the first line, with the one below. */
export function TotalRow({ row, isMine, rival, labels, isFold }: Props) {
  const [, rank, rankText, handle, name, rankClass, figures, places] = row;
  const { locale } = labels;
  return (
    <tr id={isFold ? 'fold' : undefined} data-mine={isMine || undefined}>
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
        {rival && (
          <Link className={styles.compare} href={localePath(locale, compareHref(handle, rival[3]))} prefetch={false}>
            <SpriteIcon name="compare" label={fill(labels.compareWith, { name: rival[4] ?? labels.anonymous })} />
          </Link>
        )}
      </td>
      <HeatStrip places={places} />
    </tr>
  );
}
