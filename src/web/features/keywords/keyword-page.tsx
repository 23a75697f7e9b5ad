import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { canEditKeyword, KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordEditRoute, keywordHistoryRoute } from '#domain/keywords/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE, traitsOf } from '#domain/shared/language-traits.ts';
import { ChangedBy } from '#web/features/keywords/history/changed-by.tsx';
import { OtherLanguage } from '#web/features/keywords/history/other-language.tsx';
import { keywordListHref } from '#web/features/keywords/list/keyword-list-href.ts';
import { NamedEntries } from '#web/features/keywords/list/named-entries.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { StaticArticle } from '#web/markup/static-article.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { readArticle } from '#web/server/texts/read-article.ts';
import { type Keyword, readSurroundings } from '#web/server/texts/read-keywords.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { headingsOf } from '#web/ui/markdown/headings-of.ts';
import { History, Pencil } from '#web/ui/media/icons.tsx';
import { Contents } from '#web/ui/nav/contents.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import shared from '#web/ui/page/shared.module.css';
import { FlagBadge } from './flag-badge.tsx';
import styles from './keyword-page.module.css';
import { KeywordStages } from './keyword-stages.tsx';

type Props = { keyword: Keyword; locale: Language };

/** Renders a glossary entry: names, text, facts, actions and related entries. */
export async function KeywordPage({ keyword, locale }: Props) {
  const t = translate(locale, 'keywords');
  const pages = translate(locale, 'pages.guide');
  const catalogue = await readCatalogue();
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
    <main id="main" className={`wrap ${shared.split} ${styles.columns}`}>
      <article>
        <Static as="div" className={styles.top}>
          <Crumbs
            label={t('entry.breadcrumb')}
            items={[{ label: t('list.title'), href: localePath(locale, '/keyword') }, list, { label: own.name }]}
          />
          <header className={styles.head}>
            <div>
              <h1 lang={own.lang}>{own.name}</h1>
              <p className={styles.other}>
                <OtherNames own={own} other={other} reading={keyword.yomi} />
              </p>
            </div>
            <KeywordActions uniqueId={keyword.uniqueId} name={own.name} locale={locale} />
          </header>
          <p className={styles.chips}>
            <span className={shared.tag}>{t(`categories.${category}`)}</span>
            {isMarked && <FlagBadge flag={keyword.flag} label={t(`flags.${String(keyword.flag) as '1'}`)} />}
          </p>
          <OtherLanguage own={own} other={other} locale={locale} />
        </Static>
        <StaticArticle text={own.content} lang={own.lang} locale={locale} ways={ways} />
      </article>
      <aside aria-label={t('entry.about')}>
        <Static as="div" className={styles.aside}>
          <KeywordFacts keyword={keyword} tag={own.tag} locale={locale} />
          <Contents title={t('entry.contents')} headings={headingsOf(own.content)} lang={own.lang} />
          <KeywordStages catalogue={catalogue} stageIds={keyword.stageIds} locale={locale} />
          <NamedEntries id="related" title={t('entry.related')} entries={related} {...{ catalogue, guideOf }} locale={locale} />
          <NamedEntries id="backlinks" title={t('entry.backlinks')} entries={backlinks} {...{ catalogue, guideOf }} locale={locale} />
        </Static>
      </aside>
    </main>
  );
}

type Text = Keyword['texts'][number];
type NamesProps = { own: Text; other: Text | undefined; reading: string };

/** Shows the reading after the Japanese name, which is the heading or the other name. */
function OtherNames({ own, other, reading }: NamesProps) {
  if (other?.lang === READING_LANGUAGE) return <span lang={other.lang}>{`${other.name}（${reading}）`}</span>;
  return (
    <>
      <span lang={READING_LANGUAGE}>{reading}</span>
      {other && (
        <>
          {traitsOf(own.lang).partMark}
          <span lang={other.lang}>{other.name}</span>
        </>
      )}
    </>
  );
}

type ActionsProps = { uniqueId: string; name: string; locale: Language };

/**
 * Links to the history and the editor of an entry. Shown to everyone because the page is cached. The editor checks
 * permissions.
 */
function KeywordActions({ uniqueId, name, locale }: ActionsProps) {
  const t = translate(locale, 'keywords.entry');
  return (
    <div className={styles.actions}>
      <ButtonLink href={localePath(locale, keywordHistoryRoute(name))} variant="line">
        <History aria-hidden />
        {t('history')}
      </ButtonLink>
      <ButtonLink href={localePath(locale, keywordEditRoute(uniqueId))} variant="primary">
        <Pencil aria-hidden />
        {t('edit')}
      </ButtonLink>
    </div>
  );
}

/** Shows an entry's reading, tag and last change, and the role required to edit it. */
function KeywordFacts({ keyword, tag, locale }: { keyword: Keyword; tag: string | null; locale: Language }) {
  const t = translate(locale, 'keywords');
  const changedOn = dayOf(keyword.changedAt, siteZone());
  const editors = (['player', 'editor'] as const).find((role) => canEditKeyword(role, keyword.flag)) ?? 'admin';
  return (
    <section className={`card ${styles.card}`}>
      <dl className={styles.facts}>
        <dt>{t('entry.reading')}</dt>
        <dd lang={READING_LANGUAGE}>{keyword.yomi}</dd>
        <dt>{t('entry.tag')}</dt>
        <dd>{tag || t('categories.other')}</dd>
        <dt>{t('entry.changed')}</dt>
        <dd className="num">
          <time dateTime={changedOn}>{formatDate(changedOn)}</time> · <ChangedBy by={keyword.changedBy} locale={locale} />
        </dd>
        <dt>{t('entry.editing')}</dt>
        <dd>{t(`entry.editors.${editors}`)}</dd>
      </dl>
    </section>
  );
}
