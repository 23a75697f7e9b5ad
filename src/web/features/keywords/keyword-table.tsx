import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { KeywordSummary } from '#web/server/read-keywords.ts';
import { FlagBadge } from './flag-badge.tsx';
import styles from './keyword-table.module.css';
import { ownText } from './keyword-texts.ts';

type Props = { keywords: readonly KeywordSummary[]; locale: Locale };

/** Entries line by line: both names, what it begins with, and how it stands. */
export async function KeywordTable({ keywords, locale }: Props) {
  const t = await getTranslations('keywords');
  return (
    <ul className={styles.list}>
      {keywords.map(({ uniqueId, flag, texts }) => {
        const own = ownText(texts, locale);
        if (!own) return null;
        const other = texts.find((text) => text !== own);
        return (
          <li key={uniqueId}>
            <Link href={localePath(locale, keywordRoute(own.name))} prefetch={false} lang={own.lang}>
              {own.name}
            </Link>
            {other && (
              <span className={styles.other} lang={other.lang}>
                {other.name}
              </span>
            )}
            <p lang={own.lang}>{own.content}</p>
            <FlagBadge flag={flag} label={t(`flags.${String(flag) as '1'}`)} />
          </li>
        );
      })}
    </ul>
  );
}
