import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage } from '#domain/shared/language.ts';
import story from '#web/features/home/story.module.css';
import { fill, writtenPlaceText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ArrowDown, ArrowUp, List } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import type { CardProps } from './card-props.ts';
import styles from './own-week.module.css';

/** Shows the places that the player won and lost in seven days, and the boards where that happened. */
export function PlacesCard({ week: { won, lost, changes }, locale, words }: CardProps) {
  const place = ({ rank, shared }: { rank: number; shared: boolean }) => writtenPlaceText(words.place, locale, formatRank(rank, shared));
  return (
    <section className="card" data-card="places">
      <h2 className={story.over}>
        <List data-icon="s" aria-hidden />
        {words.places}
      </h2>
      <dl className={styles.sums}>
        <div data-direction="up">
          <dt>{words.won}</dt>
          <dd className="num">+{won}</dd>
        </div>
        <div data-direction={lost > 0 ? 'down' : undefined}>
          <dt>{words.lost}</dt>
          <dd className="num">−{lost}</dd>
        </div>
      </dl>
      {changes.length === 0 && <p>{words.quiet}</p>}
      <ul className={styles.changes}>
        {changes.map(({ route, stage, before, after, by }) => {
          const isWin = after.rank < before.rank;
          const values = { from: place(before), to: place(after) };
          return (
            <li key={route} data-direction={isWin ? 'up' : 'down'}>
              <span className="num">
                {isWin ? <ArrowUp data-icon="s" aria-label={words.rose} /> : <ArrowDown data-icon="s" aria-label={words.fell} />}
                {Math.abs(before.rank - after.rank)}
              </span>
              <span>
                <Link href={localePath(locale, route)}>{inLanguage(stage, locale)}</Link>{' '}
                {by === null ? fill(words.change, values) : fill(words.passed, { ...values, name: by })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
