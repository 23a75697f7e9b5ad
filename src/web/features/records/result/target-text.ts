import { formatDistance } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import type { Improvement } from './improvement.ts';

type Target = Pick<NonNullable<Improvement['target']>, 'name' | 'rank' | 'gap'>;
type Words = Pick<PostResultWords, 'target' | 'anonymous' | 'place'>;

/** Returns the sentence about the next better player, such as "+90 ties Cinderhare for 14th". */
export const targetText = ({ name, rank, gap }: Target, locale: Language, words: Words): string =>
  fill(words.target[gap.value > 0 ? 'more' : 'less'], {
    gap: formatDistance(gap),
    name: name ?? words.anonymous,
    place: placeText(words.place, locale, rank),
  });
