import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { CellGrid } from '#web/ui/table/cell-grid.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import { areaCells } from './area-cells.ts';
import styles from './area-map.module.css';

// With more cells than this, a cell shows only its name and who holds it. The table has the rest, as text.
const DETAILED = 40;

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Renders the map of an area event with each cell's holder, points and admitted teams. */
export function AreaMap({ catalogue, view, locale }: Props) {
  const { area } = view.event;
  if (!area) return null;
  const t = translate(locale, 'eventBattle.area');
  const names = new Intl.ListFormat(locale, { style: 'short' });
  const cells = areaCells(catalogue, view, locale).map(
    (cell) =>
      cell && {
        ...cell,
        goal: t('border', { value: cell.border }),
        points: cell.points.map(({ side, points }) => ({ side, shown: formatScore(points) })),
        holderNames: names.format(cell.holders.map(({ name }) => name)),
        openNames: names.format(cell.open.map(({ name }) => name)),
      },
  );
  type Cell = NonNullable<(typeof cells)[number]>;
  const pointsOf = ({ points }: Cell) => names.format(points.map(({ side, shown }) => t('pointsOf', { team: side.name, points: shown })));
  const describe = (cell: Cell): string => {
    const held = cell.holders.length > 1 ? t('levelBetween', { teams: cell.holderNames }) : t('heldBy', { teams: cell.holderNames });
    return [
      ...(view.sealed ? [] : [cell.holders.length > 0 ? held : t('nobodys'), pointsOf(cell)]),
      ...(cell.home ? [t('homeOf', { team: cell.home.name })] : []),
      cell.goal,
      ...(view.event.teams.length === 0 || view.sealed
        ? []
        : [cell.open.length > 0 ? t('openTo', { teams: cell.openNames }) : t('openToNobody')]),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const isDetailed = cells.filter(Boolean).length <= DETAILED;
  const shownCell = (cell: Cell) => {
    const { key, name, href, holders, home } = cell;
    return isDetailed ? { ...cell, description: describe(cell) } : { key, name, href, holders, home, description: describe(cell) };
  };
  const columns = (['cell', 'holder', 'points', 'border', 'open'] as const).map((column) => ({ label: t(`columns.${column}`) }));
  return (
    <section className={styles.area}>
      <h2>{t('title')}</h2>
      {view.event.teams.length > 0 && <p>{t('lead')}</p>}
      <CellGrid label={t('title')} columns={area.columns} cells={cells.map((cell) => cell && shownCell(cell))} />
      <details>
        <summary>{t('asTable')}</summary>
        <PlainTable
          caption={t('asTable')}
          columns={columns}
          rows={cells.flatMap((cell) =>
            cell
              ? [
                  {
                    key: cell.key,
                    cells: [cell.name, cell.holderNames || t('none'), pointsOf(cell), cell.border, cell.openNames || t('none')],
                  },
                ]
              : [],
          )}
        />
      </details>
    </section>
  );
}
