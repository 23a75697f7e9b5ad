import type { ReactNode } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ArrowDown } from '#web/ui/media/icons.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import type { Column } from '#web/ui/table/column.ts';
import type { PlayerRow } from './player-row.ts';

type DataAttributes = Readonly<Record<`data-${string}`, string | true | undefined>>;

/** A column of a table of players. */
export type PlayerColumn<Key extends string, Row, Context> = Column<Key, Row, Context> & {
  /** Class of the head and the cells, which sets the width. */
  readonly className?: string | undefined;
  /** Class of the cells where it differs from the head's. */
  readonly cellClassName?: string | undefined;
  /** Data attributes of the head and the cells, which set width and alignment. */
  readonly attributes?: DataAttributes;
  readonly cellAttributes?: (row: Row) => DataAttributes;
  readonly isSorted?: true;
  /** Renders the head's content. The default is the text alone. */
  readonly head?: (text: string) => ReactNode;
};

type PlayerContext = { readonly labels: PlayerLabels & { readonly locale: Language } };

/** Makes a column the one by which the table is sorted, with an arrow in its head. */
export const SORTED = {
  isSorted: true,
  head: (text: string) => (
    <>
      {text}
      <ArrowDown data-icon="s" aria-hidden />
    </>
  ),
} as const;

export const RANK = {
  key: 'rank',
  phone: 'rank',
  cell: ({ rank, rankText }: PlayerRow) => <RankPlate place={rank} text={rankText} />,
} as const;

/** The column with plain links to the players. `data-follow` on the table body routes them on the client. */
export const PLAYER = {
  key: 'player',
  phone: 'name',
  isRowHead: true,
  cell: ({ handle, name, rankClass }: PlayerRow, { labels }: PlayerContext) => (
    <a href={localePath(labels.locale, playerRoute(handle))}>
      <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
    </a>
  ),
} as const;
