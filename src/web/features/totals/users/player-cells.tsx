import { playerRoute } from '#domain/catalogue/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';

type RankProps = { rank: number; rankText: string };

export const RankCell = ({ rank, rankText }: RankProps) => (
  <td>
    <RankPlate place={rank} text={rankText} />
  </td>
);

type PlayerProps = {
  handle: string;
  name: string | null;
  rankClass: number | null;
  labels: PlayerLabels & { readonly locale: Locale };
  className: string | undefined;
};

/** Renders the row header with a link to the player. The table body is marked with `data-follow`. */
export const PlayerCell = ({ handle, name, rankClass, labels, className }: PlayerProps) => (
  <th scope="row" className={className}>
    <a href={localePath(labels.locale, playerRoute(handle))}>
      <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
    </a>
  </th>
);
