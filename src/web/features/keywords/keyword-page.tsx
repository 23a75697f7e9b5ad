import { getTranslations } from 'next-intl/server';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { plainParagraphs } from '#domain/keywords/plain-text.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { Keyword } from '#web/server/read-keywords.ts';
import { siteZone } from '#web/server/site-zone.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { LinkGrid } from '#web/ui/link-grid.tsx';
import { FlagBadge } from './flag-badge.tsx';
import styles from './keyword-page.module.css';
import { ownText } from './keyword-texts.ts';

type Props = { keyword: Keyword; locale: Locale };

/** One entry: its names, its text, its facts and the stages that it is about. */
export async function KeywordPage({ keyword, locale }: Props) {
  const [t, catalogue] = await Promise.all([getTranslations('keywords'), readCatalogue()]);
  const own = ownText(keyword.texts, locale);
  if (!own) return null;
  const other = keyword.texts.find((text) => text !== own);
  const isRule = keyword.category === RULE_CATEGORY;
  const stages = keyword.stageIds.flatMap((id) => catalogue.stages.get(id) ?? []);
  const isMarked = keyword.flag !== KEYWORD_FLAGS.editable && keyword.flag !== KEYWORD_FLAGS.notEditable;
  return (
    <main id="main" className={`wrap ${styles.columns}`}>
      <article>
        <Crumbs
          label={t('entry.breadcrumb')}
          items={[
            { label: t('list.title'), href: localePath(locale, '/keyword') },
            isRule
              ? { label: t('rules.title'), href: localePath(locale, '/keyword/rules') }
              : { label: t(`categories.${keyword.category}`), href: localePath(locale, `/keyword#${keyword.category}`) },
            { label: own.name },
          ]}
        />
        <h1 lang={own.lang}>{own.name}</h1>
        <p className={styles.other} lang={other?.lang ?? 'ja'}>
          {other ? `${other.name}（${keyword.yomi}）` : keyword.yomi}
        </p>
        <p className={styles.chips}>
          <span className={styles.category}>{t(`categories.${keyword.category}`)}</span>
          {isMarked && <FlagBadge flag={keyword.flag} label={t(`flags.${String(keyword.flag) as '1'}`)} />}
        </p>
        {own.lang !== locale && <p className={styles.note}>{t('entry.otherLanguage')}</p>}
        <div className={styles.text} lang={own.lang}>
          {plainParagraphs(own.content).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <aside className={styles.aside}>
        <section className={`card ${styles.card}`}>
          <Facts
            items={[
              { term: t('entry.reading'), value: <span lang="ja">{keyword.yomi}</span> },
              { term: t('entry.tag'), value: own.tag ?? t('categories.other') },
              { term: t('entry.changed'), value: formatDate(dayOf(keyword.changedAt, siteZone())) },
            ]}
          />
        </section>
        {stages.length > 0 && (
          <section className={`card ${styles.card}`}>
            <h2>{t('entry.stages')}</h2>
            <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, stageRoute(id)), label: name[locale] }))} />
          </section>
        )}
      </aside>
    </main>
  );
}
