import { yearRoute } from '#domain/catalogue/routes.ts';
import { PlanetCard } from '#web/features/year/card/planet-card.tsx';
import { playerName, type YearProps } from '#web/features/year/year-parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ShareActions } from './share-actions.tsx';
import styles from './share-section.module.css';

/** Shows a player the picture of the year and lets them share the page or make it private again. */
export function ShareSection(parts: YearProps) {
  const { review, locale } = parts;
  const { player, year, isShared } = review;
  const t = translate(locale, 'year');
  const path = localePath(locale, yearRoute(player.handle, year));
  return (
    <section className={`card ${styles.section}`} aria-labelledby="share">
      <Static as="div">
        <PlanetCard {...parts} />
      </Static>
      <div>
        <h2 id="share">{t('share.heading')}</h2>
        <p>{t('share.lead')}</p>
        <ShareActions
          year={year}
          path={path}
          title={t('title', { name: playerName(review, locale), year: String(year) })}
          fileName={`${player.handle}-${year}.png`}
          isShared={isShared}
          words={messagesOf(locale).year.share}
        />
      </div>
    </section>
  );
}
