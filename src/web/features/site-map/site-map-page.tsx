import { SITE_SERIES } from '#domain/catalogue/rows.ts';
import type { Language } from '#domain/shared/language.ts';
import { ABOUT_TOPICS, aboutRoute } from '#domain/site/about-topics.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { type Line, readSeriesLinks } from '#web/server/site/menus.ts';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import styles from './site-map-page.module.css';

/** Lists all menu targets as plain links, for readers without JavaScript and for search engines. Phones fold them. */
export async function SiteMapPage({ locale }: { locale: Language }) {
  const t = translate(locale, 'pages.menu');
  const series = await readSeriesLinks(locale);
  return (
    <ScapePage seed={2} seriesToken={0} title={t('title')} lead={t('lead')}>
      {series.map(({ id, title, lines, lists }) => (
        <section key={id} id={`series-${id}`} className={styles.series}>
          <FoldHead label={t('show', { name: title })} isOpen={id === SITE_SERIES}>
            <h2>{title}</h2>
          </FoldHead>
          <Links lines={id === SITE_SERIES ? [...lines, ...otherPages(locale)] : lines} />
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

/** Returns links to the public pages that no series menu contains. */
function otherPages(locale: Language): Line[] {
  const { about, embed, menu, profile, shell } = messagesOf(locale);
  const pages = [
    ['/compare', menu.links.compare],
    ['/log', shell.pages['/log']],
    ['/planet', profile.planet.title],
    ...ABOUT_TOPICS.map((topic) => [aboutRoute(topic), about.pages[topic].title] as const),
    ['/data', shell.pages['/data']],
    ['/developers', shell.pages['/developers']],
    ['/developers/embeds', embed.builder.title],
  ] as const;
  return pages.map(([route, text]) => [localePath(locale, route), text]);
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
