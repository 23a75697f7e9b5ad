import { Hash } from 'lucide-react';
import Link from 'next/link';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath, otherLocale } from '#web/i18n/locales.ts';
import styles from './keyword-page.module.css';

type Entry = { readonly uniqueId: string; readonly names: Readonly<Partial<Record<Locale, string>>> };
type Props = { id: string; title: string; entries: readonly Entry[]; locale: Locale };

/** Other entries by their names; nothing when there are none. */
export function NamedEntries({ id, title, entries, locale }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className={`card ${styles.links}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {entries.map(({ uniqueId, names }) => {
          const lang = names[locale] === undefined ? otherLocale(locale) : locale;
          const name = names[lang];
          if (name === undefined) return null;
          return (
            <li key={uniqueId}>
              <Link href={localePath(locale, keywordRoute(name))} lang={lang === locale ? undefined : lang} prefetch={false}>
                <Hash data-icon="s" aria-hidden />
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
