import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute, ruleAnchor } from '#domain/keywords/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { FlagBadge } from '#web/features/keywords/flag-badge.tsx';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { siteZone } from '#web/server/site/site-zone.ts';
import type { KeywordSummary } from '#web/server/texts/read-keywords.ts';
import styles from './keyword-table.module.css';

type Props = { keywords: readonly KeywordSummary[]; locale: Locale };

/** Lists entries with their names, category, excerpt, flag and date of the last change. */
export async function KeywordTable({ keywords, locale }: Props) {
  const t = await getTranslations('keywords');
  return (
    <ul className={styles.list}>
      {keywords.map(({ uniqueId, category, flag, yomi, changedAt, ruleIds, texts }) => {
        const own = ownText(texts, locale);
        if (!own) return null;
        // The kana shows how the kanji is read.
        const other = own.lang === 'ja' ? yomi : (texts.find((text) => text !== own)?.name ?? yomi);
        const changedOn = dayOf(changedAt, siteZone());
        return (
          <li key={uniqueId}>
            <div className={styles.names}>
              {ruleIds.map((id) => (
                <span key={id} id={ruleAnchor(id)} />
              ))}
              <Link href={localePath(locale, keywordRoute(own.name))} prefetch={false} lang={own.lang}>
                {own.name}
              </Link>
              <small lang="ja">{other}</small>
            </div>
            <span className={styles.category}>{t(`categories.${category}`)}</span>
            <p lang={own.lang}>{own.content}</p>
            <FlagBadge flag={flag} label={t(`flags.${String(flag) as '1'}`)} />
            <time className="num" dateTime={changedOn}>
              {formatDate(changedOn)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
