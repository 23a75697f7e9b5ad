import { keywordEditRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { KeywordList } from '#web/server/texts/read-keywords.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Pencil, ScrollText } from '#web/ui/media/icons.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import shared from '#web/ui/page/shared.module.css';
import { KeywordCategories } from './keyword-categories.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { keywordListHref } from './keyword-list-href.ts';
import styles from './keyword-list-page.module.css';
import { KeywordTable } from './keyword-table.tsx';
import { PickUps } from './pick-ups.tsx';

type Props = { list: KeywordList; locale: Language };

/** Renders the glossary: categories, filters, recommended entries and the paginated list. */
export function KeywordListPage({ list, locale }: Props) {
  const t = translate(locale, 'keywords.list');
  return (
    <main id="main" className="wrap">
      <Static as="header" className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead', { count: list.all })}</p>
        </div>
        <div className={shared.row}>
          <ButtonLink href={localePath(locale, '/keyword/rules')} variant="line">
            <ScrollText aria-hidden />
            {t('rules')}
          </ButtonLink>
          <ButtonLink href={localePath(locale, keywordEditRoute())} variant="primary">
            <Pencil aria-hidden />
            {t('new')}
          </ButtonLink>
        </div>
      </Static>
      <div className={styles.columns}>
        <KeywordCategories list={list} locale={locale} />
        <div>
          {list.pickUps.length > 0 && (
            <Static as="div">
              <PickUps keywords={list.pickUps} locale={locale} />
            </Static>
          )}
          <KeywordFilters filter={list.filter} locale={locale} />
          {list.entries.length > 0 ? (
            <KeywordTable keywords={list.entries} locale={locale} />
          ) : (
            <EmptyState title={t('none.title')} action={<ButtonLink href={localePath(locale, '/keyword')}>{t('none.action')}</ButtonLink>}>
              {t('none.text')}
            </EmptyState>
          )}
          <PageLinks
            page={list.filter.page}
            pages={list.pages}
            hrefOf={(page) => keywordListHref(locale, { ...list.filter, page })}
            words={pagingWords(locale)}
          />
        </div>
      </div>
    </main>
  );
}
