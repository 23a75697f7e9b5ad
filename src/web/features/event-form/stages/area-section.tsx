'use client'; // Client component: a cell is selected on the grid and edited below the grid.
import { type CSSProperties, useState } from 'react';
import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import { inLanguage } from '#domain/shared/language.ts';
import styles from '#web/features/event-form/event-form.module.css';
import { type TypedCell, unitOf } from '#web/features/event-form/plan/typed-plan.ts';
import { ChoiceField, TextLine } from '#web/features/event-form/sections/plan-fields.tsx';
import type { SectionProps } from '#web/features/event-form/sections/section.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import areaStyles from './area.module.css';
import { layOut, putStage, resize, rowsOf } from './area-cells.ts';
import { stageName } from './stage-name.ts';

/** Edits the grid of an area event: each cell's stage, home team, and the score that opens the neighbouring cells. */
export function AreaSection({ context, typed, change, textOf }: SectionProps) {
  const { words, locale, ground } = context;
  const { columns, cells, stages } = typed;
  const [chosen, choose] = useState(0);
  const teamOf = (id: number | null) => (id !== null && typed.teams.includes(id) ? ground.teams.find((team) => team.id === id) : undefined);
  const placeOf = (cell: TypedCell | null) => stages.findIndex(({ key }) => key === cell?.stage);
  const nameOf = (cell: TypedCell | null) => {
    const stage = stages[placeOf(cell)];
    return stage ? stageName(context, stage, placeOf(cell)) : words.empty;
  };
  const labelOf = (cell: TypedCell | null, place: number) => {
    const team = cell && teamOf(cell.home);
    const at = { row: Math.floor(place / columns) + 1, column: (place % columns) + 1, stage: nameOf(cell) };
    return team ? fill(words.cellHome, { ...at, team: inLanguage(team.name, locale) }) : fill(words.cell, at);
  };
  const error = textOf('area') ?? textOf('area.cells');
  return (
    <section className={styles.part} aria-labelledby="part-area">
      <div className={styles.head}>
        <h2 id="part-area">{words.parts.area}</h2>
        <span className={styles.help}>{words.areaLead}</span>
      </div>
      <ChoiceField label={words.columns} value={String(columns)} onChoose={(count) => change(resize(typed, Number(count), rowsOf(typed)))}>
        {counts(EVENT_LIMITS.columns, columns)}
      </ChoiceField>
      <ChoiceField label={words.rows} value={String(rowsOf(typed))} onChoose={(count) => change(resize(typed, columns, Number(count)))}>
        {counts(EVENT_LIMITS.cells / EVENT_LIMITS.columns, rowsOf(typed))}
      </ChoiceField>
      <div className={styles.full}>
        <fieldset className={areaStyles.grid} style={{ '--columns': columns } as CSSProperties} aria-label={words.grid}>
          {cells.map((cell, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
              key={place}
              type="button"
              aria-label={labelOf(cell, place)}
              aria-pressed={place === chosen}
              data-empty={placeOf(cell) === -1 || undefined}
              style={{ '--team': teamOf(cell?.home ?? null)?.colour } as CSSProperties}
              onClick={() => choose(place)}
            >
              <span>{placeOf(cell) === -1 ? '' : nameOf(cell)}</span>
            </button>
          ))}
        </fieldset>
        <div className={styles.add}>
          <Button variant="line" size="s" onClick={() => change({ cells: layOut(typed) })}>
            {words.fillGrid}
          </Button>
        </div>
        {error && <p className={styles.error}>{error}</p>}
      </div>
      {chosen < cells.length && (
        <CellFields {...{ context, typed, change, textOf }} place={chosen} label={labelOf(cells[chosen] ?? null, chosen)} />
      )}
    </section>
  );
}

const counts = (most: number, also: number) =>
  [...new Set([...Array.from({ length: most }, (_, index) => index + 1), also])].map((count) => (
    <option key={count} value={count}>
      {count}
    </option>
  ));

function CellFields({ context, typed, change, textOf, place, label }: SectionProps & { place: number; label: string }) {
  const { words, ground, locale } = context;
  const cell = typed.cells[place] ?? null;
  const stage = typed.stages.find(({ key }) => key === cell?.stage);
  const put = (part: Partial<TypedCell>) => cell && change({ cells: typed.cells.with(place, { ...cell, ...part }) });
  return (
    <fieldset className={areaStyles.cell} aria-label={label}>
      <ChoiceField
        label={words.cellStage}
        value={stage?.key ?? ''}
        onChoose={(key) => change({ cells: putStage(typed.cells, place, key || null) })}
      >
        <option value="">{words.cellNone}</option>
        {typed.stages.map((each, index) => (
          <option key={each.key} value={each.key}>
            {stageName(context, each, index)}
          </option>
        ))}
      </ChoiceField>
      {cell && stage && (
        <>
          <ChoiceField
            label={words.home}
            value={cell.home !== null && typed.teams.includes(cell.home) ? String(cell.home) : ''}
            onChoose={(id) => put({ home: id === '' ? null : Number(id) })}
          >
            <option value="">{words.homeNone}</option>
            {ground.teams
              .filter(({ id }) => typed.teams.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {inLanguage(name, locale)}
                </option>
              ))}
          </ChoiceField>
          <TextLine
            label={words.border}
            hint={unitOf(stage.metric) === 1 ? words.borderPoints : words.borderSeconds}
            inputMode="numeric"
            value={cell.border}
            error={textOf(`area.cells.${place}.border`)}
            onText={(border) => put({ border })}
          />
        </>
      )}
    </fieldset>
  );
}
