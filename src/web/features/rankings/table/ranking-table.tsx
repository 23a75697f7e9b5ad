import { type CSSProperties, Fragment } from 'react';
import { Static } from '#web/markup/static.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import { type Border, BorderRow } from './border-row.tsx';
import { columnsOf } from './columns.tsx';
import { RankingHeads } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import { ROWS_ID } from './row-ids.ts';
import type { ShownRow } from './shown-rows.ts';

type Props = { rows: readonly ShownRow[]; borders: readonly Border[]; labels: RankingLabels; seriesToken: SeriesToken };

/** Renders a page of a ranking. Up to 600px, each row becomes two lines, in which the numbers have labels. */
export function RankingTable({ seriesToken, ...content }: Props) {
  const { caption, around } = content.labels;
  // The words around the numbers, once for all rows.
  const [beforeGap, afterGap] = cssTexts(around.gap);
  const [beforePoints, afterPoints] = cssTexts(around.points);
  const style = {
    '--c': `var(--series-${seriesToken})`,
    '--before-gap': beforeGap,
    '--after-gap': afterGap,
    '--before-points': beforePoints,
    '--after-points': afterPoints,
  };
  return (
    <SideScroller label={caption}>
      <Static as="table" {...ROLES.table} className={styles.table} style={style as CSSProperties}>
        <RankingContent {...content} />
      </Static>
    </SideScroller>
  );
}

/** Returns the parts of a text before and after its placeholder as CSS strings. */
const cssTexts = (text: string): string[] => text.split('{value}').map((part) => JSON.stringify(part));

/** Renders the caption, heads and rows of a ranking. */
export function RankingContent({ rows, borders, labels }: Omit<Props, 'seriesToken'>) {
  const columns = columnsOf(rows);
  return (
    <>
      <caption className="sr">{labels.caption}</caption>
      <RankingHeads columns={columns} labels={labels} />
      <tbody {...ROLES.group} id={ROWS_ID} data-follow="">
        {rows.map((row, index) => (
          <Fragment key={row.recordId}>
            {borders.map(
              (border) =>
                border.above === index && <BorderRow key={border.text} border={border} columns={columns} hide={labels.hideBorders} />,
            )}
            <RankingRow row={row} index={index} columns={columns} labels={labels} />
          </Fragment>
        ))}
      </tbody>
    </>
  );
}
