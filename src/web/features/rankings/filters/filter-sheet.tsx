'use client'; // Client component: opens over the page, and nothing is applied before the reader asks for it.
import { useEffect, useState } from 'react';
import { ALL_CONSOLES, FIRST_DAY, FIRST_YEAR } from '#domain/rankings/filter.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { OwnView } from '#web/features/rankings/own/own-view.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { arePaceLinesShown, areRivalsOnly, choosePaceLines } from '#web/features/rankings/view-choices.ts';
import type { StageCountsJson } from '#web/server/answer/response-types.ts';
import { callApi } from '#web/ui/call-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { choiceOf, type FilterChoice, hrefOf, plainChoice, playersOf, withRule } from './filter-choice.ts';
import { FilterFoot } from './filter-foot.tsx';
import type { FilterOptions } from './filter-options.ts';
import styles from './filter-sheet.module.css';
import { FilterSwitches } from './filter-switches.tsx';
import { RadioChips } from './radio-chips.tsx';

/** The part of the sheet that a cell of the filter bar opens. */
export type FilterSection = 'rule' | 'console' | 'when' | 'all';

type Props = {
  open: boolean;
  section: FilterSection;
  options: FilterOptions;
  own: OwnView | undefined;
  words: RankingSheetWords;
  onClose: () => void;
  /** Shows only the rows of the reader and of the reader's rivals, or all rows. */
  onRivals: (isOn: boolean) => void;
};

/** Lets the reader choose rule, console, time and rows of a ranking. Shows how many players each choice has. */
export function FilterSheet({ open, section, options, own, words, onClose, onRivals }: Props) {
  const t = words.filter;
  const [choice, setChoice] = useState(() => choiceOf(options));
  const [rows, setRows] = useState(() => ({ isRivalsOnly: areRivalsOnly(), hasPaceLines: arePaceLinesShown() }));
  const counts = useCounts(options.stageId);
  const change = (part: Partial<FilterChoice>) => setChoice({ ...choice, ...part });
  const lastYear = Number(options.today.slice(0, 4)) - 1;
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => lastYear - index);
  const rule = options.rules.find(({ id }) => id === choice.rule);
  const apply = () => {
    onRivals(rows.isRivalsOnly);
    if (rows.hasPaceLines !== arePaceLinesShown()) choosePaceLines(rows.hasPaceLines);
  };
  const reset = () => {
    setChoice(plainChoice(options));
    setRows({ ...rows, isRivalsOnly: false });
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t.title}
      closeLabel={words.close}
      action={
        <Button variant="ghost" onClick={reset}>
          {t.reset}
        </Button>
      }
      foot={
        <FilterFoot
          options={options}
          choice={choice}
          counts={counts}
          isRivalsOnly={rows.isRivalsOnly}
          words={t}
          onChoose={setChoice}
          onShow={(isHere) => {
            apply();
            if (isHere) onClose();
          }}
        />
      }
    >
      {options.rules.length > 1 && (
        <RadioChips
          name="rule"
          label={t.rule}
          chips={options.rules.map(({ id, label }) => ({
            value: id,
            label,
            count: playersOf(counts, withRule(options, choice, id)),
          }))}
          chosen={choice.rule}
          onChoose={(id) => setChoice(withRule(options, choice, id))}
          isFirst={section === 'rule'}
        />
      )}
      {rule && rule.consoles.length > 1 && (
        <RadioChips
          name="console"
          label={t.console}
          chips={[ALL_CONSOLES, ...rule.consoles].map((console) => ({
            value: console,
            label: console === ALL_CONSOLES ? t.allConsoles : (options.consoles[console] ?? ''),
            count: playersOf(counts, { ...choice, console }),
          }))}
          chosen={choice.console}
          onChoose={(console) => change({ console })}
          isFirst={section === 'console'}
        />
      )}
      <RadioChips
        name="when"
        label={t.when}
        chips={[
          { value: 'now', label: t.now },
          { value: 'year', label: t.endOfYear },
          { value: 'day', label: t.onDay },
        ]}
        chosen={whenOf(choice)}
        onChoose={(when) => change({ year: when === 'year' ? lastYear : undefined, at: when === 'day' ? options.today : undefined })}
        isFirst={section === 'when'}
      />
      {choice.year !== undefined && (
        <RadioChips
          name="year"
          label={t.year}
          chips={years.map((year) => ({ value: year, label: String(year) }))}
          chosen={choice.year}
          onChoose={(year) => change({ year })}
          isGrid
        />
      )}
      {choice.at !== undefined && (
        <label className={styles.day}>
          <span>{t.day}</span>
          <input
            type="date"
            value={choice.at}
            min={FIRST_DAY}
            max={options.today}
            required
            onChange={({ target }) => change({ at: target.value })}
          />
        </label>
      )}
      <FilterSwitches
        locale={options.locale}
        path={hrefOf({ ...options, locale: 'en' }, choiceOf(options))}
        paceSum={options.paceSum === null ? null : formatScore(options.paceSum)}
        own={own}
        rows={rows}
        onChange={setRows}
        words={t}
      />
    </Sheet>
  );
}

const whenOf = ({ year, at }: FilterChoice) => (at !== undefined ? 'day' : year !== undefined ? 'year' : 'now');

/** Fetches the numbers of players. Returns undefined until they are known, and without a connection. */
function useCounts(stageId: number): StageCountsJson | undefined {
  const [counts, setCounts] = useState<StageCountsJson>();
  useEffect(() => {
    callApi<StageCountsJson>(`/api/boards/${stageId}/counts`).then(({ ok, body }) => {
      if (ok) setCounts(body as StageCountsJson);
    });
  }, [stageId]);
  return counts;
}
