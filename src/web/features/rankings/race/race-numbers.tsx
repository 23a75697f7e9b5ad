import type { RaceLine, RaceStep, RaceWho } from '#domain/rankings/race/race-line.ts';
import { formatShown, type ShownKind } from '#domain/records/shown-value.ts';
import { formatDate } from '#domain/shared/date.ts';
import table from '#web/ui/charts/chart-table.module.css';

type Props = {
  lines: readonly RaceLine[];
  kind: ShownKind;
  /** Headings of the date, the player and the value. */
  heads: readonly string[];
  summary: string;
  caption: string;
};

/**
 * Lists all bests of a race, oldest first, in a folded table. Its rows have the data of the lines, which the chart reads
 * from the document (`readRaceLines`).
 */
export function RaceNumbers({ lines, kind, heads, summary, caption }: Props) {
  const rows = lines
    .flatMap((line) => line.steps.map((step) => ({ line, step, by: step.holder ?? line })))
    .toSorted((a, b) => (a.step.day < b.step.day ? -1 : Number(a.step.day > b.step.day)));
  return (
    <details className={table.fold}>
      <summary>{summary}</summary>
      <table className={table.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, step, by }) => (
            <tr key={`${line.who} ${step.day}`} data-who={line.who} data-day={step.day} data-value={step.value} data-handle={by.handle}>
              <th scope="row">{formatDate(step.day)}</th>
              <td>{by.name}</td>
              <td>{formatShown({ kind, value: step.value })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Reads the lines of a race from the table in the document. `record` is the name of the record's line. */
export function readRaceLines(place: ParentNode, record: string): RaceLine[] {
  const rows = [...place.querySelectorAll<HTMLElement>('tr[data-day]')];
  const linesOf = (who: RaceWho): RaceLine[] => {
    const own = rows.filter(({ dataset }) => dataset.who === who);
    const by = (row: HTMLElement | undefined) => ({ handle: row?.dataset.handle ?? '', name: row?.querySelector('td')?.textContent ?? '' });
    const steps = own.map((row): RaceStep => {
      const step = { day: row.dataset.day ?? '', value: Number(row.dataset.value) };
      return who === 'record' ? { ...step, holder: by(row) } : step;
    });
    return steps.length === 0 ? [] : [{ who, steps, ...(who === 'record' ? { handle: '', name: record } : by(own[0])) }];
  };
  return [...linesOf('record'), ...linesOf('rival')];
}
