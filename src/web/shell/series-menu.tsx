import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { menuOf } from '#domain/catalogue/menu.ts';
import type { Series } from '#domain/catalogue/rows.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { seriesToken } from '#web/ui/series-token.ts';
import styles from './series-menu.module.css';

type Props = { catalogue: Catalogue; series: Series; locale: Locale };

/** One series' menu, a native popover: it opens, closes on Escape and click-away, and gives way to the next without a script. */
export async function SeriesMenu({ catalogue, series, locale }: Props) {
  const t = await getTranslations('frame');
  const id = `menu-${series.id}`;
  const token = seriesToken(series.id);
  const items = menuOf(catalogue, series.id).filter((item) => 'en' in item.name || item.route === '/');

  return (
    <div style={{ '--c': `var(--series-${token})`, '--p': `var(--planet-${token})` } as CSSProperties}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <i className={styles.planet} />
        {t(`seriesMenu.${series.id}` as 'seriesMenu.0')}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.title}>{series.name[locale]}</p>
        <ul>
          {items.map((item) => (
            <li key={item.route}>
              <a href={localePath(locale, item.route)}>{'en' in item.name ? item.name[locale] : t('home')}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
