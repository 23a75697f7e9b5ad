import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute, ruleAnchor } from '#domain/keywords/routes.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import { FlagBadge } from '#web/features/keywords/flag-badge.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { KeywordSummary } from '#web/server/texts/read-keywords.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './keyword-table.module.css';

type Props = { keywords: readonly KeywordSummary[]; ofRules?: boolean; locale: Language };

/**
 * Lists entries with their names, category, excerpt, flag and date of the last change. A list of rules leaves out what is
 * the same for all of them.
 */
export function KeywordTable({ keywords, ofRules = false, locale }: Props) {
  const t = translate(locale, 'keywords');
  return (
    <Static as="ul" className={styles.list} data-rules={ofRules || undefined}>
      {keywords.map(({ uniqueId, category, flag, yomi, changedAt, ruleIds, texts }) => {
        const own = ownText(texts, locale);
        if (!own) return null;
        // Shows a Japanese name with its reading in kana, and any other name with the Japanese name.
        const other = own.lang === READING_LANGUAGE ? yomi : (texts.find(({ lang }) => lang === READING_LANGUAGE)?.name ?? yomi);
        const changedOn = dayOf(changedAt, siteZone());
        return (
          <li key={uniqueId}>
            <div className={styles.names}>
              {ruleIds.map((id) => (
                <span key={id} id={ruleAnchor(id)} />
              ))}
              <Link href={localePath(locale, keywordRoute(own.name))} lang={own.lang}>
                {own.name}
              </Link>
              <small lang={READING_LANGUAGE}>{other}</small>
            </div>
            {!ofRules && <span className={`${shared.tag} ${styles.category}`}>{t(`categories.${category}`)}</span>}
            <p lang={own.lang} data-excerpt="">
              {own.content}
            </p>
            {!(ofRules && flag === KEYWORD_FLAGS.notEditable) && <FlagBadge flag={flag} label={t(`flags.${String(flag) as '1'}`)} />}
            {!ofRules && (
              <time className="num" dateTime={changedOn}>
                {formatDate(changedOn)}
              </time>
            )}
          </li>
        );
      })}
    </Static>
  );
}
