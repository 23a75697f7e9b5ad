import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Trends } from '#web/server/site/read-feeds.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import styles from './cards.module.css';
import { feedLabels } from './feed-labels.ts';

type Props = { catalogue: Catalogue; trends: Trends; locale: Language; shown?: number | undefined };

/** Lists the players with the most posts this month. */
export function ActiveCard({ catalogue, trends, locale, shown }: Props) {
  const t = translate(locale, 'feeds.active');
  const labels = feedLabels(catalogue, locale);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="active">
      <header>
        <h2 id="active">{t('heading')}</h2>
        <p className="num">{trends.months.at(-1)?.replace('-', '/')}</p>
      </header>
      {trends.mostActive.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ol className={styles.rows}>
        {trends.mostActive.slice(0, shown).map(({ userId, handle, name, rankClass, posts }) => (
          <li key={userId}>
            <Link href={localePath(locale, playerRoute(handle))}>
              <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
            </Link>
            <span className="num">{t('posts', { count: posts })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
