import { getTranslations } from 'next-intl/server';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { OtherLanguage } from '#web/features/keywords/history/other-language.tsx';
import { keywordListHref } from '#web/features/keywords/list/keyword-list-href.ts';
import { NamedEntries } from '#web/features/keywords/list/named-entries.tsx';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readArticle } from '#web/server/texts/read-article.ts';
import { type Keyword, readSurroundings } from '#web/server/texts/read-keywords.ts';
import { headingsOf } from '#web/ui/markdown/headings-of.ts';
import { Contents } from '#web/ui/nav/contents.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { Article } from '#web/ui/page/article.tsx';
import { FlagBadge } from './flag-badge.tsx';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordFacts } from './keyword-facts.tsx';
import styles from './keyword-page.module.css';
import { KeywordStages } from './keyword-stages.tsx';

type Props = { keyword: Keyword; locale: Locale };

/** Renders an entry of the glossary: names, text, facts, actions and related entries. */
export async function KeywordPage({ keyword, locale }: Props) {
  const [t, pages, catalogue] = await Promise.all([getTranslations('keywords'), getTranslations('pages.guide'), readCatalogue()]);
  const own = ownText(keyword.texts, locale);
  if (!own) return null;
  const [ways, { related, backlinks }] = await Promise.all([
    readArticle(own.content, locale, keyword.category === RULE_CATEGORY ? { uniqueId: keyword.uniqueId, lang: own.lang } : undefined),
    readSurroundings(keyword.uniqueId),
  ]);
  const other = keyword.texts.find((text) => text !== own);
  const guideOf = (stage: string) => pages('ofStage', { stage });
  const isMarked = keyword.flag !== KEYWORD_FLAGS.editable && keyword.flag !== KEYWORD_FLAGS.notEditable;
  const { category } = keyword;
  const list =
    category === RULE_CATEGORY
      ? { label: t('rules.title'), href: localePath(locale, '/keyword/rules') }
      : { label: t(`categories.${category}`), href: keywordListHref(locale, { category, order: 'edited', page: 1 }) };
  return (
    <main id="main" className={`wrap ${styles.columns}`}>
      <article>
        <Crumbs
          label={t('entry.breadcrumb')}
          items={[{ label: t('list.title'), href: localePath(locale, '/keyword') }, list, { label: own.name }]}
        />
        <header className={styles.head}>
          <div>
            <h1 lang={own.lang}>{own.name}</h1>
            <p className={styles.other} lang={other?.lang ?? 'ja'}>
              {other ? `${other.name}（${keyword.yomi}）` : keyword.yomi}
            </p>
          </div>
          <KeywordActions uniqueId={keyword.uniqueId} name={own.name} locale={locale} />
        </header>
        <p className={styles.chips}>
          <span className={styles.category}>{t(`categories.${category}`)}</span>
          {isMarked && <FlagBadge flag={keyword.flag} label={t(`flags.${String(keyword.flag) as '1'}`)} />}
        </p>
        <OtherLanguage own={own} other={other} locale={locale} />
        <Article text={own.content} lang={own.lang} locale={locale} ways={ways} />
      </article>
      <aside className={styles.aside} aria-label={t('entry.about')}>
        <KeywordFacts keyword={keyword} tag={own.tag} />
        <Contents title={t('entry.contents')} headings={headingsOf(own.content)} lang={own.lang} />
        <KeywordStages stageIds={keyword.stageIds} locale={locale} />
        <NamedEntries id="related" title={t('entry.related')} entries={related} {...{ catalogue, guideOf }} locale={locale} />
        <NamedEntries id="backlinks" title={t('entry.backlinks')} entries={backlinks} {...{ catalogue, guideOf }} locale={locale} />
      </aside>
    </main>
  );
}
