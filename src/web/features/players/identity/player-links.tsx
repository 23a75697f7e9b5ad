import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gameRoute } from '#domain/catalogue/routes.ts';
import { linkLabel } from '#domain/profile/profile-link.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { CalendarDays, Link2 } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import styles from './player-links.module.css';

type Props = {
  catalogue: Catalogue;
  favourite: number | null;
  links: readonly string[];
  first: CalendarDate | undefined;
  locale: Language;
};

/** The player's favourite game, own links (not vouched for by the site) and the month of the first post. */
export function PlayerLinks({ catalogue, favourite, links, first, locale }: Props) {
  const t = translate(locale, 'profile');
  const game = favourite === null ? undefined : catalogue.series.get(favourite);
  if (!game && links.length === 0 && !first) return null;
  return (
    <Static as="ul" className={styles.links} aria-label={t('links')}>
      {game && (
        <li>
          <Link href={localePath(locale, gameRoute(game.id))}>
            <Planet seriesToken={seriesToken(game.id)} size={28} />
            {t('favourite', { game: inLanguage(game.name, locale) })}
          </Link>
        </li>
      )}
      {links.map((href) => (
        <li key={href}>
          <a href={href} rel="nofollow ugc noopener" target="_blank">
            <Link2 data-icon="s" aria-hidden />
            {linkLabel(href)}
          </a>
        </li>
      ))}
      {first && (
        <li>
          <span>
            <CalendarDays data-icon="s" aria-hidden />
            {t('since', { month: first.slice(0, 7).replace('-', '/') })}
          </span>
        </li>
      )}
    </Static>
  );
}
