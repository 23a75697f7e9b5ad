import type { Stat } from '#domain/rankings/totals/total-stats.ts';
import { PLAYER, type PlayerColumn, RANK, SORTED } from '#web/features/totals/users/player-cells.tsx';
import { fill } from '#web/i18n/fill.ts';
import { When } from '#web/i18n/when.tsx';
import { GitCompareArrows } from '#web/ui/media/icons.tsx';
import type { TotalLabels } from './total-labels.ts';
import type { TotalRow } from './total-rows.ts';
import styles from './total-table.module.css';

type Context = { readonly labels: TotalLabels };
type TotalColumn = PlayerColumn<keyof TotalLabels['heads'], TotalRow, Context>;

/**
 * Returns the columns of a total. `stats` are its values, starting with the one by which it is ordered. The strip of
 * ranks on the boards follows.
 */
export const tableColumns = (stats: readonly Stat[]): readonly TotalColumn[] => [
  RANK,
  { ...PLAYER, className: styles.player },
  ...stats.map(
    (key, index): TotalColumn => ({
      key,
      phone: index === 0 ? 'value' : isShownOnPhones(key, stats) ? 'line2' : 'hidden',
      attributes: { 'data-number': '' },
      ...(index === 0 && SORTED),
      cell: (row) => row[key],
    }),
  ),
  {
    key: 'newest',
    phone: 'hidden',
    attributes: { 'data-date': '' },
    cell: ({ newestAt, newestOn }) => <When at={newestAt} text={newestOn} />,
  },
  {
    key: 'compare',
    phone: 'hidden', // On phones, the sheet with the cells links to the comparison.
    head: (text) => (
      <>
        <GitCompareArrows data-icon="s" aria-hidden />
        <span className="sr">{text}</span>
      </>
    ),
    cell: ({ handle, name }, { labels }) => (
      <label className={styles.compare}>
        <input type="checkbox" name="player" value={handle} aria-label={fill(labels.compareOne, { name: name ?? labels.anonymous })} />
      </label>
    ),
  },
];

/** Phones show no sum of scores in a total of points: scores of different kinds of boards have no common unit. */
const isShownOnPhones = (key: Stat, [first]: readonly Stat[]): boolean => !(key === 'score' && first === 'points');
