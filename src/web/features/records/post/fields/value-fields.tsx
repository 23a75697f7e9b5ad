import { readValues } from '#domain/records/draft/read-values.ts';
import { METRICS, type TypedField } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { formatDuration, parseDuration } from '#domain/shared/duration.ts';
import { formatMargin } from '#domain/shared/score.ts';
import type { FieldsContext } from '#web/features/records/post/post-context.ts';
import { type TypedDraft, toDraft } from '#web/features/records/post/typed-draft.ts';
import { fill } from '#web/i18n/fill.ts';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import styles from './record-fields.module.css';
import { valueProblem } from './value-problem.ts';

const SWITCH = 4; // Scores on this console are adjusted like those of a non-Japanese edition (domain.md §2).

type Props = {
  context: FieldsContext;
  typed: TypedDraft;
  initial?: TypedDraft | undefined;
  /** Shown beside the label of the first field. */
  note?: string | undefined;
};

/** Renders the value fields for a board's metric, with the parsed result. */
export function ValueFields({ context, typed, initial = {}, note }: Props) {
  const { board, words, names } = context;
  const { fields } = words;
  const read = readValues(board, toDraft(typed));
  const counts = read.ok ? fill(fields.readAs, { value: formatShown(shownOfRankKey(board, read.rankKey)) }) : undefined;
  const asked = METRICS[board.metric].typed;
  // True if the result can differ from the typed value.
  const isMade = asked.length > 1 || board.metric === 'countdown' || board.regionAdjustment !== null;
  const help = (field: TypedField) => {
    if (isMade && field === asked.at(-1) && counts) return counts;
    return field === 'time' ? (readBack(typed.time, words) ?? fields.timeHelp) : undefined;
  };

  return (
    <>
      {board.metric === 'countdown' && (
        <div className={styles.whole}>
          <RadioCards
            name="timeIs"
            label={fields.timeIs}
            items={[
              { value: 'elapsed', label: fields.elapsed },
              { value: 'left', label: fields.left },
            ]}
            chosen={initial.timeIs ?? 'elapsed'}
          />
        </div>
      )}
      {asked.map((field) => (
        <NumberField
          key={field}
          name={field}
          label={labelOf(field, board, words)}
          hint={(field === asked[0] && note) || (field === 'time' ? fields.timeForm : undefined)}
          help={help(field)}
          problem={valueProblem(context, field, typed)}
          grouped={field !== 'time'}
          inputMode={field === 'time' ? 'text' : 'numeric'}
          enterKeyHint="done"
          defaultValue={initial[field]}
          maxLength={32}
        />
      ))}
      {board.regionAdjustment !== null && (
        <label className={styles.check}>
          <input type="checkbox" name="overseasEdition" defaultChecked={initial.overseasEdition !== undefined} />
          <span>
            {fields.overseasEdition}
            <small>
              {fill(fields.overseasHelp, { adjustment: formatMargin(board.regionAdjustment), console: names.consoles[SWITCH] ?? '' })}
            </small>
          </span>
        </label>
      )}
    </>
  );
}

function labelOf(field: TypedField, { metric, regionAdjustment }: FieldsContext['board'], { fields }: FieldsContext['words']): string {
  if (field === 'score') return regionAdjustment === null ? fields.score : fields.originalScore;
  if (field !== 'time') return fields[field];
  if (metric === 'cavePoints') return fields.realTime;
  return metric === 'timeLeft' ? fields.timeLeft : fields.time;
}

function readBack(time: string | undefined, { fields }: FieldsContext['words']): string | undefined {
  const read = time?.trim() ? parseDuration(time, { fractions: true, leastMs: 0 }) : undefined;
  return read?.ok ? fill(fields.readBack, { time: formatDuration(read.value) }) : undefined;
}
