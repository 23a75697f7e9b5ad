import { Languages } from 'lucide-react';
import Link from 'next/link';
import { keywordRoute } from '#domain/keywords/routes.ts';
import styles from '#web/features/keywords/keyword-page.module.css';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';

type Spoken = { readonly lang: Locale; readonly name: string };
type Props = { own: Spoken; other: Spoken | undefined; locale: Locale };

/** Links to the text in the other language, or explains that the text exists in that language only. */
export function OtherLanguage({ own, other, locale }: Props) {
  const t = translate(locale, 'keywords.entry');
  if (own.lang !== locale) return <p className={styles.note}>{t('otherLanguage')}</p>;
  if (!other) return null;
  return (
    <p className={styles.note}>
      <Link className="link" href={localePath(other.lang, keywordRoute(other.name))} hrefLang={other.lang} prefetch={false}>
        <Languages data-icon="s" aria-hidden />
        {t('readOther')}
        <span lang={other.lang}>{other.name}</span>
      </Link>
    </p>
  );
}
