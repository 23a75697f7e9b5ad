import { KANA_ROWS, type KeywordInitial, LATIN_INITIALS } from '#domain/keywords/initials.ts';
import { KEYWORD_ORDERS, type KeywordFilter, LISTED_FLAGS } from '#domain/keywords/keyword-filter.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE, traitsOf } from '#domain/shared/language-traits.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './keyword-filters.module.css';
import { keywordListHref } from './keyword-list-href.ts';

type Props = { filter: KeywordFilter; locale: Language };

/** Renders links that filter the glossary by initial character and by flag, and links that sort it. */
export function KeywordFilters({ filter, locale }: Props) {
  const t = translate(locale, 'keywords');
  const href = (change: Partial<KeywordFilter>) => keywordListHref(locale, { ...filter, page: 1, ...change });
  return (
    <div className={styles.filters}>
      <KeywordIndex filter={filter} locale={locale} />
      <div className={shared.row}>
        <SelectLinks
          label={t('list.flag')}
          group="keywords"
          items={[
            { label: t('list.anyFlag'), href: href({ flag: undefined }), current: filter.flag === undefined },
            ...LISTED_FLAGS.map((flag) => ({ label: t(`flags.${flag}`), href: href({ flag }), current: filter.flag === flag })),
          ]}
        />
        <SelectLinks
          label={t('list.order')}
          group="keywords"
          items={KEYWORD_ORDERS.map((order) => ({
            label: t(`list.orders.${order}`),
            href: href({ order }),
            current: filter.order === order,
          }))}
        />
      </div>
    </div>
  );
}

/** Renders the initial characters of names and readings, starting with the reader's language. */
function KeywordIndex({ filter, locale }: Props) {
  const t = translate(locale, 'keywords.list');
  const link = (initial: KeywordInitial | undefined, label: string) => (
    <li key={label}>
      <Link
        href={keywordListHref(locale, { ...filter, initial, page: 1 })}
        aria-current={filter.initial === initial ? 'true' : undefined}
        scroll={false}
      >
        {label}
      </Link>
    </li>
  );
  const characters = { label: t('indexLetters'), lang: DEFAULT_LANGUAGE, initials: LATIN_INITIALS };
  const kana = { label: t('indexKana'), lang: READING_LANGUAGE, initials: KANA_ROWS };
  const groups = traitsOf(locale).isSortedByReading ? [kana, characters] : [characters, kana];
  return (
    <nav className={styles.index} aria-label={t('index')}>
      <ul>{link(undefined, t('all'))}</ul>
      {groups.map(({ label, lang, initials }) => (
        <ul key={lang} aria-label={label} lang={lang}>
          {initials.map((initial) => link(initial, initial.toUpperCase().replace('-', '–')))}
        </ul>
      ))}
    </nav>
  );
}
