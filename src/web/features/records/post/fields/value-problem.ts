import { withoutExtraDigit } from '#domain/records/draft/extra-digit.ts';
import { readValues } from '#domain/records/draft/read-values.ts';
import { doubtOf } from '#domain/records/evidence/doubt.ts';
import type { TypedField } from '#domain/records/metrics.ts';
import { formatScore, MAX_SCORE } from '#domain/shared/score.ts';
import { fieldWords } from '#web/features/records/post/answer-words.ts';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { type TypedDraft, toDraft } from '#web/features/records/post/typed-draft.ts';
import { fill } from '#web/i18n/fill.ts';
import { ungroupDigits } from '#web/ui/form/number/group-digits.ts';
import type { ValueProblem } from '#web/ui/form/number/number-field.tsx';

type Context = Pick<PostContext, 'board'> & {
  readonly words: Pick<PostContext['words'], 'fields' | 'errors' | 'answers'>;
  readonly recordKey?: number | null | undefined;
};

// Values that more typing cannot make possible. Other errors may only mean that the player has not finished.
const IMPOSSIBLE = ['out-of-range', 'over-limit', 'void-run'];

/** Returns why the value of a field is impossible on the board, or undefined when it is possible or incomplete. */
export function valueProblem(context: Context, field: TypedField, typed: TypedDraft): ValueProblem | undefined {
  const { board, words } = context;
  const code = errorOf(board, field, typed);
  if (code === undefined || !IMPOSSIBLE.includes(code)) return undefined;
  const digits = ungroupDigits(typed[field] ?? '');
  if (field === 'time' || !/^\d+$/.test(digits) || Number(digits) <= MAX_SCORE)
    return { text: fieldWords(words, { [field]: code })[field] ?? '' };
  const { fields } = words;
  const most = formatScore(MAX_SCORE);
  const repaired = withoutExtraDigit(digits, (candidate) => isPlausible(context, field, { ...typed, [field]: candidate }));
  if (repaired === undefined) return { text: fill(fields.tooHigh, { most }) };
  const label = fill(fields.repair, { value: formatScore(Number(repaired)) });
  return { text: fill(fields.digitTooMany, { most }), repair: { label, value: repaired } };
}

function errorOf(board: PostContext['board'], field: TypedField, typed: TypedDraft): string | undefined {
  const read = readValues(board, toDraft(typed));
  return read.ok ? undefined : read.errors.find((error) => error.field === field)?.code;
}

/** Returns whether a value is possible on the board and not far beyond the record. */
function isPlausible({ board, recordKey = null }: Context, field: TypedField, typed: TypedDraft): boolean {
  const read = readValues(board, toDraft(typed));
  if (!read.ok) return !read.errors.some((error) => error.field === field);
  return doubtOf(board, read.rankKey, recordKey) === undefined;
}
