import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/keywords/keyword-page.module.css';
import { languageNames } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Languages } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';

type Spoken = { readonly lang: Language; readonly name: string };
type Props = { own: Spoken; other: Spoken | undefined; locale: Language };

/** Links to the text in another language, or explains that the text does not exist in the reader's. */
export function OtherLanguage({ own, other, locale }: Props) {
  const t = translate(locale, 'keywords.entry');
  const names = languageNames(locale);
  if (own.lang !== locale) return <p className={styles.note}>{t('otherLanguage', { language: names[own.lang] })}</p>;
  if (!other) return null;
  return (
    <p className={styles.note}>
      <Link className="link tap" href={localePath(other.lang, keywordRoute(other.name))} hrefLang={other.lang}>
        <Languages data-icon="s" aria-hidden />
        {t('readOther', { language: names[other.lang] })}
        <span lang={other.lang}>{other.name}</span>
      </Link>
    </p>
  );
}
