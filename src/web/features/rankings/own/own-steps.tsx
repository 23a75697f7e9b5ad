import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { Target } from '#web/ui/media/icons.tsx';
import styles from './own-fold.module.css';
import type { OwnColumn, OwnView } from './own-view.ts';
import { WideRow } from './wide-row.tsx';

type Props = {
  own: OwnView;
  columns: readonly OwnColumn[];
  classes: readonly string[];
  locale: Language;
  words: RankingSheetWords;
};

/** Says which result reaches the next place, and which one the next goal. Renders nothing where no one can post. */
export function OwnSteps({ own: { row, next, goal }, columns, classes, locale, words: { own: words, place } }: Props) {
  if (!next && !goal) return null;
  const at = (rank: number) => placeText(place, locale, rank);
  return (
    <WideRow columns={columns} classes={classes} className={styles.steps}>
      <p>
        <Target aria-hidden />
        <span>
          {next && next.rank !== goal?.rank && (
            <>
              {withValue(words.next, next.value, { place: at(next.rank) })}
              {goal && traitsOf(locale).sentenceMark}
            </>
          )}
          {goal && !row && withValue(words.would, goal.value, { place: at(goal.rank) })}
          {goal && row && withValue(...goalSentence(goal))}
        </span>
      </p>
    </WideRow>
  );

  function goalSentence({ rank, value, share, gain }: NonNullable<typeof goal>): Parameters<typeof withValue> {
    const text = share === 50 ? words.goalHalf : words.goalShare;
    const [before = '', after = ''] = fill(words.reward, { place: at(rank), gain: '\n' }).split('\n');
    const reward = gain ? (
      <>
        {before}
        <b className={styles.gain}>{countText(words.gain, locale, gain)}</b>
        {after}
      </>
    ) : (
      at(rank)
    );
    return [text, value, { share }, reward];
  }
}

/** Fills a sentence with a result in bold type, and with the reward that it earns. */
function withValue(text: string, value: string, others: Readonly<Record<string, string | number>>, reward?: ReactNode): ReactNode {
  const [before, between, after] = fill(text, { ...others, value: '\n', reward: '\n' }).split('\n');
  return (
    <>
      {before}
      <b>{value}</b>
      {between}
      {reward}
      {after}
    </>
  );
}
