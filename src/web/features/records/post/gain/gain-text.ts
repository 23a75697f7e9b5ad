import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { formatMargin } from '#domain/shared/score.ts';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';

/** The effect of a draft in a few words. Texts that do not apply are undefined. */
export type GainText = {
  readonly place: string;
  readonly points: string | undefined; // "+9,391 pts"
  readonly passes: string | undefined; // "passes 136 players"
  readonly stays: string | undefined; // "Your best stays 34,650."
};

/** Describes the effect of a draft, for the gain bar and the review. */
export function gainText({ board, words, locale }: PostContext, preview: PreviewJson): GainText {
  const { gain } = words;
  const { rank, points, passed, improves, bestKey } = preview;
  const place = rank.after === null ? '–' : placeText(words.place, locale, rank.after);
  if (!improves) {
    const best = bestKey === null ? undefined : formatShown(shownOfRankKey(board, bestKey));
    return { place, points: undefined, passes: undefined, stays: best === undefined ? gain.stays : fill(gain.bestStays, { value: best }) };
  }
  const won = points.after === null ? 0 : points.after - (points.before ?? 0);
  return {
    place,
    points: won === 0 ? undefined : fill(gain.gained, { points: formatMargin(won) }),
    passes: passed.count > 0 ? countText(gain.passes, locale, passed.count) : undefined,
    stays: undefined,
  };
}
