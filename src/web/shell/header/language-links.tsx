import type { LanguageWords } from '#web/i18n/language-names.ts';
import { Languages } from '#web/ui/media/icons.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';

export type HeaderLanguage = Pick<LanguageWords, 'lang' | 'short' | 'view'>;

/** Shows a link to the other language of the page, or a menu if there are several. */
export function LanguageLinks({ languages, label }: { languages: readonly HeaderLanguage[]; label: string }) {
  const [only, ...more] = languages;
  if (only === undefined) return null;
  if (more.length === 0)
    return (
      <LanguageLink lang={only.lang} className={`${styles.tool} ${styles.languageTool}`}>
        <span className={styles.language}>{only.short}</span>
        <span className="sr">{only.view}</span>
      </LanguageLink>
    );
  return (
    <details className={styles.languages}>
      <summary className={styles.tool} aria-label={label}>
        <Languages aria-hidden />
      </summary>
      <ul>
        {languages.map(({ lang, view }) => (
          <li key={lang}>
            <LanguageLink lang={lang}>{view}</LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
