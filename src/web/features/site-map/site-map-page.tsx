import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { type Line, readSeriesLinks } from '#web/server/site/menus.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import styles from './site-map-page.module.css';

/** Lists all menu targets as plain links, for readers without JavaScript and for search engines. */
export async function SiteMapPage({ locale }: { locale: Language }) {
  const t = translate(locale, 'pages.menu');
  const series = await readSeriesLinks(locale);
  return (
    <ScapePage seed={2} seriesToken={0} title={t('title')} lead={t('lead')}>
      {series.map(({ id, title, lines, lists }) => (
        <section key={id} id={`series-${id}`} className={styles.series}>
          <h2>{title}</h2>
          <Links lines={lines} />
          {lists.map((list) => (
            <section key={list.name}>
              <h3>{list.name}</h3>
              <Links lines={list.lines} />
            </section>
          ))}
        </section>
      ))}
    </ScapePage>
  );
}

function Links({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.links}>
      {lines.map(([href, text]) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
